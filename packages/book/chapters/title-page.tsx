import type { ReactElement } from 'react';
import * as messages from '../../core/messages/book.ts';
import { InlineArabic } from '../arabic.tsx';
import { type Chapter, chapterHref } from '../chapter.ts';
import { dayInWords } from '../../dataset/evidence/day-in-words.ts';
import { type BookVersion, differsFromLastEdition } from '../edition.ts';
import { leftToRight } from '../left-to-right.tsx';
import { RichText } from '../rich-text.tsx';
import { ARABIC_BOOK_TITLE, BOOK_SUBTITLE, BOOK_TITLE } from '../titles.ts';

/** "Edition 1.1.0, 22 November 2026"; revised texts name the edition that they come after. */
const EditionWords = ({ edition }: { edition: BookVersion }): ReactElement => {
  const last = { edition: edition.last.version, date: dayInWords(edition.last.date) };
  return (
    <RichText
      message={differsFromLastEdition(edition) ? messages.revised(last) : messages.edition(last)}
      elements={{ version: leftToRight }}
    />
  );
};

const TitleBody = ({ edition, star }: { edition: BookVersion; star: string }): ReactElement => (
  <div className="title-page">
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" className="star" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <path strokeWidth="0.7" d={star} />
        <path strokeWidth="0.4" d={star} transform="translate(48 48) rotate(22.5) scale(0.76) translate(-48 -48)" />
        <path strokeWidth="0.4" d={star} transform="translate(48 48) scale(0.52) translate(-48 -48)" />
      </g>
    </svg>
    <h1 className="book-title">
      <InlineArabic text={ARABIC_BOOK_TITLE} />
      <br />
      {BOOK_TITLE}
    </h1>
    <p>{BOOK_SUBTITLE}</p>
    <p className="edition">
      <EditionWords edition={edition} />
    </p>
    <p className="edition">
      <a href={chapterHref('/needs')}>{messages.findByNeed}</a>
    </p>
  </div>
);

/** @param starPath path data of the star's outline, in a viewBox of 96 × 96 */
export const titleChapter = (edition: BookVersion, starPath: string): Chapter => ({
  address: '/title',
  title: messages.titlePage,
  matter: 'frontmatter',
  body: <TitleBody edition={edition} star={starPath} />,
});
