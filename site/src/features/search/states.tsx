import { RichText } from '../../ui/rich-text.tsx';
import { TryAgainButton } from '../../ui/try-again-button.tsx';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { MAX_QUERY_LETTERS, MAX_QUERY_WORDS } from './query-limits.ts';
import { NAME, site } from '../../platform/site.ts';
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

/** A `mailto:` address with a message that asks for the missing text. */
const requestMailLink = (query: string): string => {
  const body = `${messages.letterLookingFor({ query })}\n\n${messages.letterNeed}\n`;
  return `mailto:${site.email}?subject=${encodeURIComponent(messages.letterSubject({ name: NAME, query }))}&body=${encodeURIComponent(body)}`;
};

/** Link to a mail that asks for a missing text. */
export const RequestMissingText = ({ query }: { query: string }): ReactElement => (
  <p className="search-ask">
    <RichText message={messages.ask} elements={{ letter: (text) => <a href={requestMailLink(query)}>{text}</a> }} />
  </p>
);

/** Links to the needs and to the categories. */
export const OtherWaysToTexts = (): ReactElement => (
  <p className="search-ways">
    <Link to="/needs" className="button">
      {messages.toNeeds}
    </Link>
    <Link to="/" className="button">
      {messages.toCategories}
    </Link>
  </p>
);

/** A note for readers whose query speaks of self-harm. */
export const SelfHarmNote = (): ReactElement => (
  <p className="search-care" role="note">
    {messages.selfHarm}
  </p>
);

/** The view below the box where the search finds nothing. @param absent words of a reference that the query names and no text has */
export function NothingFound({ query, absent }: { query: string; absent: string | undefined }): ReactElement {
  return (
    <section className="search-state">
      <h2>
        {absent === undefined ? (
          <RichText message={messages.nothingFoundFor} elements={{ query: () => <bdi>{query}</bdi> }} />
        ) : (
          messages.referenceAbsent({ reference: absent })
        )}
      </h2>
      <ul className="search-hints">
        {absent === undefined ? (
          <>
            <li>{messages.hintFewer}</li>
            <li>{messages.hintArabic}</li>
            <li>{messages.hintSource}</li>
          </>
        ) : null}
        <li>
          <RichText message={messages.hintCheck} elements={{ check: (text) => <Link to="/check">{text}</Link> }} />
        </li>
      </ul>
      <OtherWaysToTexts />
      <RequestMissingText query={query} />
    </section>
  );
}

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

/** Shown offline while the index is not on the device. */
export function Offline(): ReactElement {
  return (
    <section className="search-state" aria-live="polite">
      <h2>{messages.offlineTitle}</h2>
      <p>{messages.offline}</p>
    </section>
  );
}
