import { RichText } from '../../ui/rich-text.tsx';
import { TryAgainButton } from '../../ui/try-again-button.tsx';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { MAX_QUERY_LETTERS, MAX_QUERY_WORDS } from './query-limits.ts';
import * as messages from '../../../../packages/core/messages/search.ts';

const EXAMPLES = [
  { query: messages.exampleRain },
  { query: messages.exampleAnxiety },
  { query: messages.exampleLeavingHome },
  { query: 'رحمة', arabic: true },
  { query: messages.exampleOpening },
  { query: messages.exampleReference },
  { query: '2:255' },
];

/** Shown for an empty query: examples of what the box understands. */
export function Examples(): ReactElement {
  return (
    <section className="search-state" aria-labelledby="search-examples">
      <h2 id="search-examples">{messages.examplesTitle}</h2>
      <ul className="search-examples">
        {EXAMPLES.map(({ query, arabic }) => (
          <li key={query}>
            <Link
              to={{ pathname: '/search', search: `?q=${encodeURIComponent(query)}` }}
              className="search-example"
              preventScrollReset
              {...(arabic ? { lang: 'ar', dir: 'rtl', translate: 'no' } : {})}
            >
              {query}
            </Link>
          </li>
        ))}
      </ul>
      <p>{messages.howToSearch}</p>
      <p>
        <RichText message={messages.lookThrough} elements={{ needs: (text) => <Link to="/needs">{text}</Link> }} />
      </p>
      <p className="search-keys">
        <RichText message={messages.keyHint} elements={{ key: (text) => <kbd>{text}</kbd> }} />
      </p>
      <noscript>
        <p>{messages.needsJavaScript}</p>
      </noscript>
    </section>
  );
}

/** Says that only part of a long query is searched for. */
export const QueryTruncatedNote = (): ReactElement => (
  <output className="search-bounds">{messages.bounds({ words: MAX_QUERY_WORDS, letters: MAX_QUERY_LETTERS })}</output>
);

/** The index could not be fetched, after every retry. */
export function SearchNotLoaded({ retry }: { retry: () => void }): ReactElement {
  return (
    <section className="search-state" role="alert">
      <h2>{messages.searchNotLoaded}</h2>
      <p>{messages.textsNotAffected}</p>
      <p>
        <TryAgainButton onRetry={retry} />
      </p>
    </section>
  );
}
