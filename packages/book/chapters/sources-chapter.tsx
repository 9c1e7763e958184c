import type { ReactElement } from 'react';
import { GRADE_NAMES_AND_MEANINGS } from '../../core/grade-meanings.ts';
import * as aboutMessages from '../../core/messages/about.ts';
import * as messages from '../../core/messages/book.ts';
import type { Collections } from '../../core/reference.ts';
import type { Chapter } from '../chapter.ts';

const TITLE = messages.sourcesTitle;
const SECTIONS = {
  grades: { id: 'grades', title: aboutMessages.gradesTitle },
  works: { id: 'works', title: aboutMessages.numberingTitle },
};

const Facts = ({ facts }: { facts: readonly (readonly [string, string])[] }): ReactElement => (
  <dl className="facts">
    {facts.map(([what, meaning]) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
);

const SourcesBody = ({ collections }: { collections: Collections }): ReactElement => (
  <>
    <h1>{TITLE}</h1>
    <p>{messages.sources}</p>
    <section className="more" id={SECTIONS.grades.id}>
      <h2>{SECTIONS.grades.title}</h2>
      <p>{messages.grades}</p>
      <Facts facts={GRADE_NAMES_AND_MEANINGS} />
    </section>
    <section className="more" id={SECTIONS.works.id}>
      <h2>{SECTIONS.works.title}</h2>
      <p>{aboutMessages.numbering}</p>
      <Facts facts={Object.values(collections).map(({ name, numbering }) => [name, numbering])} />
    </section>
  </>
);

/** Explains the sources and grades that stand below texts. */
export const sourcesChapter = (collections: Collections): Chapter => ({
  address: '/sources',
  title: TITLE,
  matter: 'backmatter',
  body: <SourcesBody collections={collections} />,
  places: Object.values(SECTIONS),
});
