import type { ReactElement } from 'react';
import { READING_LICENCES } from '../../core/licences.ts';
import type { Chapter } from '../chapter.ts';
import { dayInWords } from '../../dataset/evidence/day-in-words.ts';
import type { Edition } from '../edition.ts';
import { TITLE as BOOK } from '../words.ts';

const TITLE = 'Licences and this edition';

/** What a deployment says of itself. */
export interface Publisher {
  origin: string;
  base: string;
  email: string;
}

const ColophonBody = ({ edition, publisher }: { edition: Edition; publisher: Publisher }): ReactElement => {
  const address = publisher.origin + publisher.base;
  return (
    <>
      <h1>{TITLE}</h1>
      <p>
        {BOOK}, edition {edition.version} of {dayInWords(edition.date)}. The newest edition, with search, the meaning of each word and a
        counter, is at <a href={address}>{address}</a>. Whoever finds a mistake is asked to tell us:{' '}
        <a href={`mailto:${publisher.email}`}>{publisher.email}</a>.
      </p>
      <p>
        The choice and order of many supplications are adapted from <cite>Hisn al-Muslim</cite> by Sa’id ibn Ali ibn Wahf al-Qahtani, may
        Allah have mercy on him.
      </p>
      <dl className="facts">
        {READING_LICENCES.map(({ what, licence, link }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{link ? <a href={link}>{licence}</a> : licence}</dd>
          </div>
        ))}
      </dl>
      <p className="blessing">
        May Allah accept it from all who had a part in it and all who pray with it, forgive our mistakes, and send His blessings and peace
        upon our Prophet Muhammad ﷺ, his family and his companions.
      </p>
    </>
  );
};

/** Which edition it is, and how it may be passed on. */
export const colophonChapter = (edition: Edition, publisher: Publisher): Chapter => ({
  address: '/colophon',
  title: TITLE,
  matter: 'backmatter',
  body: <ColophonBody edition={edition} publisher={publisher} />,
});
