import type { ReactElement } from 'react';
import { GRADES } from '../../core/grade-meanings.ts';
import type { Collections } from '../../core/reference.ts';
import type { Chapter } from '../chapter.ts';

const TITLE = 'Sources and grades';
const PLACES = { grades: { id: 'grades', title: 'What the grades mean' }, works: { id: 'works', title: 'How narrations are numbered' } };

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
    <p>
      The verses of the Qur’an are in Uthmani script, in the reading of Hafs from Asim. The Arabic of each narration was held, letter by
      letter, against the hadith collections that it is cited from. The English of both is our own, made from the Arabic. The source under
      each text leads to where it stands.
    </p>
    <section className="more" id={PLACES.grades.id}>
      <h2>{PLACES.grades.title}</h2>
      <p>
        No grade is printed beside al-Bukhari and Muslim, whose narrations the scholars of hadith accept. Under every other narration stand
        its grade and the name of the scholar who gave it; where another scholar finds it weak, his verdict stands beside it.
      </p>
      <Facts facts={GRADES} />
    </section>
    <section className="more" id={PLACES.works.id}>
      <h2>{PLACES.works.title}</h2>
      <p>Editions number the same narrations differently. The numbers here are those that sunnah.com shows, or of the edition named.</p>
      <Facts facts={Object.values(collections).map(({ name, numbering }) => [name, numbering])} />
    </section>
  </>
);

/** What the sources and the verdicts under a text mean. */
export const sourcesChapter = (collections: Collections): Chapter => ({
  address: '/sources',
  title: TITLE,
  matter: 'backmatter',
  body: <SourcesBody collections={collections} />,
  places: Object.values(PLACES),
});
