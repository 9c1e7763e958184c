import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { MOST_LETTERS, MOST_WORDS } from '../../search/query-bounds.ts';
import { NAME, site } from '../../site.ts';

const EXAMPLES = [
  { query: 'rain' },
  { query: 'anxiety' },
  { query: 'leaving home' },
  { query: 'رحمة', arabic: true },
  { query: 'allahumma inni asaluka' },
  { query: 'bukhari 6312' },
  { query: '2:255' },
];

/** Before anything is sought: what the box understands, shown by examples. */
export function Examples(): ReactElement {
  return (
    <section className="search-state" aria-labelledby="search-examples">
      <h2 id="search-examples">Try one of these</h2>
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
      <p>
        Search by what you need it for, by the title of a page, in English, in Arabic with or without vowels, by how the Arabic sounds, or
        by where a text stands: a collection and its number, a surah and its verse.
      </p>
      <p>
        Or look through <Link to="/needs">the needs from A to Z</Link>: situations and feelings, each with the duas that serve.
      </p>
      <p className="search-keys">
        <kbd>/</kbd> opens the search from every page.
      </p>
      <noscript>
        <p>Searching needs JavaScript. Every text is reached through the menus as well.</p>
      </noscript>
    </section>
  );
}

/** Why not all of a long query is answered. */
export const Bounds = (): ReactElement => (
  <output className="search-bounds">
    Only the beginning is sought: the first {MOST_WORDS} words, {MOST_LETTERS} letters at most.
  </output>
);

/** A letter to us that asks for what was not found. */
const letterFor = (query: string): string => {
  const body = `I was looking for: ${query}\n\nWhat I need it for:\n`;
  return `mailto:${site.email}?subject=${encodeURIComponent(`${NAME}: I did not find “${query}”`)}&body=${encodeURIComponent(body)}`;
};

/** The way to ask for what is missing. */
export const AskForIt = ({ query }: { query: string }): ReactElement => (
  <p className="search-ask">
    Is something missing? <a href={letterFor(query)}>Tell us what you need</a>, and we will see what the sources have.
  </p>
);

/** What stands below the box where nothing answers the query. */
export function NothingFound({ query }: { query: string }): ReactElement {
  return (
    <section className="search-state">
      <h2>
        Nothing was found for “<bdi>{query}</bdi>”
      </h2>
      <ul className="search-hints">
        <li>Try fewer words, or another word for the same thing.</li>
        <li>Write Arabic words in full; vowels and the forms of hamza do not matter.</li>
        <li>Name a source by its collection and number, such as “bukhari 6312”, or a verse such as “2:255”.</li>
      </ul>
      <p className="search-ways">
        <Link to="/needs" className="button">
          Look through the needs
        </Link>
        <Link to="/" className="button">
          Look through the categories
        </Link>
      </p>
      <AskForIt query={query} />
    </section>
  );
}

/** The index could not be fetched, after every retry. */
export function NotLoaded({ retry }: { retry: () => void }): ReactElement {
  return (
    <section className="search-state" role="alert">
      <h2>The search could not be loaded</h2>
      <p>The texts themselves are not affected: they are reached through the menus.</p>
      <p>
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
      </p>
    </section>
  );
}

/** No network, and the index is not on this device yet. */
export function Offline(): ReactElement {
  return (
    <section className="search-state" aria-live="polite">
      <h2>You are offline</h2>
      <p>The search is not on this device yet. It is loaded by itself as soon as there is a network.</p>
    </section>
  );
}
