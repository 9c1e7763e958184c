import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { RootSummary } from '../../../../packages/core/model.ts';
import { rootAddress } from '../../../../packages/core/roots.ts';
import { RootLetters } from '../../features/roots/root-letters.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { type RootFrequencyBand, rootFrequencyBands, rootsByLetter } from './bands.ts';
import * as messages from '../../../../packages/core/messages/roots.ts';
import * as screenMessages from '../../../../packages/core/messages/screens.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

const BY_LETTER_ID = 'by-letter';

const titleOf = ({ least, most }: RootFrequencyBand): string => {
  if (most === undefined) return messages.inDuasAndMore({ least });
  return least < most && least > 1 ? messages.inDuasFromTo({ least, most }) : messages.inOneDua;
};

/** A root with its meaning and the number of its duas; screen readers read them in this order. */
const Row = ({ root: { letters, sense, count } }: { root: RootSummary }): ReactElement => (
  <li>
    <Link to={rootAddress(letters)} className="root-row">
      <RootLetters letters={letters} /> <span className="root-sense">{sense}</span>{' '}
      <span className="root-count">
        {count}
        <span className="visually-hidden"> {messages.duas({ count })}</span>
      </span>
    </Link>
  </li>
);

const BandSection = ({ band }: { band: RootFrequencyBand }): ReactElement => (
  <section aria-labelledby={band.id}>
    <h2 id={band.id} className="root-band">
      {titleOf(band)}
    </h2>
    <ol className="root-rows">
      {band.roots.map((root) => (
        <Row key={root.letters} root={root} />
      ))}
    </ol>
  </section>
);

/** Every root once more by its first letter, for those who look one up. */
const ByLetter = ({ roots }: { roots: readonly RootSummary[] }): ReactElement => (
  <section aria-labelledby={BY_LETTER_ID}>
    <h2 id={BY_LETTER_ID} className="root-band">
      {messages.byLetter}
    </h2>
    <dl className="root-index" lang="ar" dir="rtl" translate="no">
      {rootsByLetter(roots).map(({ letter, roots: own }) => (
        <div key={letter}>
          <dt>{letter}</dt>
          {own.map(({ letters }) => (
            <dd key={letters}>
              <Link to={rootAddress(letters)}>
                <RootLetters letters={letters} />
              </Link>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </section>
);

/** The roots of the words of all duas, the most frequent first, and by their letters. */
export default function WordRoots(): ReactElement {
  const roots = useLoaderData<RootSummary[]>();
  const bands = rootFrequencyBands(roots);
  return (
    <>
      <ScreenHeader title={screenMessages.wordsTitle} subtitle={messages.subtitle} back={{ to: '/', label: commonMessages.home }} />
      <main className="words-page">
        <p className="words-intro">{messages.introduction({ count: roots.length })}</p>
        <nav className="need-jumps" aria-label={messages.parts}>
          <ul>
            {bands.map((band) => (
              <li key={band.id}>
                <Link to={`#${band.id}`}>{titleOf(band)}</Link>
              </li>
            ))}
            <li>
              <Link to={`#${BY_LETTER_ID}`}>{messages.byLetter}</Link>
            </li>
          </ul>
        </nav>
        {bands.map((band) => (
          <BandSection key={band.id} band={band} />
        ))}
        <ByLetter roots={roots} />
      </main>
    </>
  );
}
