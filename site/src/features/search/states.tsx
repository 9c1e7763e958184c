import { RichText } from '../../ui/rich-text.tsx';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { MOST_LETTERS, MOST_WORDS } from './query-limits.ts';
import { NAME, site } from '../../platform/site.ts';
import * as messages from '../../../../packages/core/messages/search.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

const EXAMPLES = [
  { query: messages.exampleRain },
  { query: messages.exampleAnxiety },
  { query: messages.exampleLeavingHome },
  { query: 'رحمة', arabic: true },
  { query: 'allahumma inni asaluka' },
  { query: 'bukhari 6312' },
  { query: '2:255' },
];

/** Before anything is sought: what the box understands, shown by examples. */
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

/** Why not all of a long query is answered. */
export const QueryTooLong = (): ReactElement => (
  <output className="search-bounds">{messages.bounds({ words: MOST_WORDS, letters: MOST_LETTERS })}</output>
);

/** A letter to us that asks for what was not found. */
const letterFor = (query: string): string => {
  const body = `${messages.letterLookingFor({ query })}\n\n${messages.letterNeed}\n`;
  return `mailto:${site.email}?subject=${encodeURIComponent(messages.letterSubject({ name: NAME, query }))}&body=${encodeURIComponent(body)}`;
};

/** The way to ask for what is missing. */
export const RequestMissingText = ({ query }: { query: string }): ReactElement => (
  <p className="search-ask">
    <RichText message={messages.ask} elements={{ letter: (text) => <a href={letterFor(query)}>{text}</a> }} />
  </p>
);

/** The ways to the texts without a search. */
export const OtherWays = (): ReactElement => (
  <p className="search-ways">
    <Link to="/needs" className="button">
      {messages.toNeeds}
    </Link>
    <Link to="/" className="button">
      {messages.toCategories}
    </Link>
  </p>
);

/** For those whose words speak of harming themselves. */
export const SelfHarm = (): ReactElement => (
  <p className="search-care" role="note">
    {messages.selfHarm}
  </p>
);

/** The view below the box where the search finds nothing. */
export function NothingFound({ query }: { query: string }): ReactElement {
  return (
    <section className="search-state">
      <h2>
        <RichText message={messages.nothingFoundFor} elements={{ query: () => <bdi>{query}</bdi> }} />
      </h2>
      <ul className="search-hints">
        <li>{messages.hintFewer}</li>
        <li>{messages.hintArabic}</li>
        <li>{messages.hintSource}</li>
        <li>
          <RichText message={messages.hintCheck} elements={{ check: (text) => <Link to="/check">{text}</Link> }} />
        </li>
      </ul>
      <OtherWays />
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
        <button type="button" className="button" onClick={retry}>
          {commonMessages.tryAgain}
        </button>
      </p>
    </section>
  );
}

/** No network, and the index is not on this device yet. */
export function Offline(): ReactElement {
  return (
    <section className="search-state" aria-live="polite">
      <h2>{messages.offlineTitle}</h2>
      <p>{messages.offline}</p>
    </section>
  );
}
