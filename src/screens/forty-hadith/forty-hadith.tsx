import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { FortyHadith as Collection, Hadith } from '../../../text/model.ts';
import { ScreenHeader } from '../../components/screen-header.tsx';

/** The collection without its texts. */
export type FortyData = Omit<Collection, 'hadith'> & { hadith: Pick<Hadith, 'number' | 'title'>[] };

/** The collection: what it is, and a button for each hadith. */
export default function FortyHadith(): ReactElement {
  const { title, summary, hadith } = useLoaderData<FortyData>();
  return (
    <>
      <ScreenHeader title={title} back={{ to: '/', label: 'home' }} />
      <main className="forty">
        <section className="card" aria-labelledby="summary">
          <h2 id="summary">Summary</h2>
          <p>{summary[0]}</p>
          <details className="fold">
            <summary>More of the collection</summary>
            {summary.slice(1).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        </section>
        <nav aria-label={title}>
          <ol className="hadith-grid">
            {hadith.map(({ number, title: about }) => (
              <li key={number}>
                <Link to={`/forty-hadith/${number}`} className="row hadith-button">
                  <span>Hadith {number}</span> <small>{about}</small>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      </main>
    </>
  );
}
