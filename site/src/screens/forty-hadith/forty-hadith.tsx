import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { FortyHadithCollection, NawawiHadith } from '../../../../packages/core/model.ts';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import * as messages from '../../../../packages/core/messages/forty-hadith.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';
import * as hadithMessages from '../../../../packages/core/messages/hadith.ts';

/** The collection, with numbers and titles of its hadith but not their texts. */
export type FortyHadithData = Omit<FortyHadithCollection, 'hadith'> & { hadith: Pick<NawawiHadith, 'number' | 'title'>[] };

/** Screen: a summary of the collection, and a link to each hadith. */
export default function FortyHadith(): ReactElement {
  const { title, summary, hadith } = useLoaderData<FortyHadithData>();
  return (
    <>
      <ScreenHeader title={title} back={{ to: '/', label: commonMessages.home }} />
      <main className="forty">
        <section className="card" aria-labelledby="summary">
          <h2 id="summary">{messages.summary}</h2>
          <p>{summary[0]}</p>
          <details className="fold">
            <summary>{messages.moreOfTheCollection}</summary>
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
                  <span>{hadithMessages.numbered({ number })}</span> <small>{about}</small>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      </main>
    </>
  );
}
