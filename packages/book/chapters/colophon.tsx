import type { ReactElement } from 'react';
import { BOOK_LICENCES } from '../../core/licences.ts';
import * as aboutMessages from '../../core/messages/about.ts';
import * as messages from '../../core/messages/book.ts';
import type { Chapter } from '../chapter.ts';
import { dayInWords } from '../../dataset/evidence/day-in-words.ts';
import { type BookVersion, differsFromLastEdition } from '../edition.ts';
import { leftToRight } from '../left-to-right.tsx';
import { RichText } from '../rich-text.tsx';
import { BOOK_TITLE as BOOK } from '../titles.ts';

const TITLE = messages.colophonTitle;

/** Address and contact of the site that publishes the book. */
export interface Publisher {
  origin: string;
  base: string;
  email: string;
}

const ColophonBody = ({ edition, publisher }: { edition: BookVersion; publisher: Publisher }): ReactElement => {
  const address = publisher.origin + publisher.base;
  const last = { name: BOOK, edition: edition.last.version, date: dayInWords(edition.last.date) };
  return (
    <>
      <h1>{TITLE}</h1>
      <p>
        <RichText
          message={differsFromLastEdition(edition) ? messages.colophonRevised(last) : messages.colophonEdition(last)}
          elements={{ version: leftToRight }}
        />{' '}
        <RichText
          message={messages.colophon}
          elements={{
            // Among Arabic letters, the slash at the end of an address would stand before its beginning.
            address: () => (
              <a href={address} dir="ltr">
                {address}
              </a>
            ),
            mail: () => (
              <a href={`mailto:${publisher.email}`} dir="ltr">
                {publisher.email}
              </a>
            ),
          }}
        />
      </p>
      <p>
        <RichText message={messages.origin} elements={{ cite: (work) => <cite>{work}</cite> }} />
      </p>
      <dl className="facts">
        {BOOK_LICENCES.map(({ what, licence, link }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{link ? <a href={link}>{licence}</a> : licence}</dd>
          </div>
        ))}
      </dl>
      <p className="blessing">{aboutMessages.blessing}</p>
    </>
  );
};

/** The colophon: edition, contact and licences of the book. */
export const colophonChapter = (edition: BookVersion, publisher: Publisher): Chapter => ({
  address: '/colophon',
  title: TITLE,
  matter: 'backmatter',
  body: <ColophonBody edition={edition} publisher={publisher} />,
});
