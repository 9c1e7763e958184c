import { RichText } from '../../ui/rich-text.tsx';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { NAME, site } from '../../platform/site.ts';
import * as messages from '../../../../packages/core/messages/search.ts';

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

/** Shown offline while the index is not on the device. */
export function Offline(): ReactElement {
  return (
    <section className="search-state" aria-live="polite">
      <h2>{messages.offlineTitle}</h2>
      <p>{messages.offline}</p>
    </section>
  );
}
