import { type ReactElement, useEffect, useState } from 'react';
import type { SearchResults } from './search.ts';
import * as messages from '../../../../packages/core/messages/search.ts';

/** Quiet after the last key press before a screen reader is told, so that it is not interrupted at each letter. */
const ANNOUNCEMENT_DELAY_MS = 600;

function resultSummary({ groups, texts, kind }: SearchResults): string {
  if (groups.length === 0) return messages.nothingFound;
  const pages = groups.length;
  const count = texts === 0 ? messages.pagesFound({ pages }) : messages.textsFound({ texts, pages });
  if (kind === 'perhaps') return messages.perhaps({ found: count });
  return kind === 'closest' ? messages.closest({ found: count }) : count;
}

/** The number of results: shown at once, announced politely when the typing pauses. */
export function ResultCount({ found }: { found: SearchResults }): ReactElement {
  const text = resultSummary(found);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      {found.groups.length > 0 ? (
        <p className="search-count" aria-hidden="true">
          {text}
        </p>
      ) : null}
      <output className="visually-hidden">{announced}</output>
    </>
  );
}
