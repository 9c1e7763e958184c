import { type ReactElement, useEffect, useState } from 'react';
import type { Found } from '../../search/search.ts';

/** Quiet after the last key press before a screen reader is told, so that it is not interrupted at each letter. */
const QUIET_MS = 600;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function summary({ groups, texts, kind }: Found): string {
  if (groups.length === 0) return 'Nothing found';
  const count = texts === 0 ? counted(groups.length, 'page') : `${counted(texts, 'text')} on ${counted(groups.length, 'page')}`;
  return kind === 'closest' ? `Nothing has all of these words. Closest: ${count}` : count;
}

/** How much was found: in sight at once, announced politely when the typing pauses. */
export function Announcement({ found }: { found: Found }): ReactElement {
  const text = summary(found);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), QUIET_MS);
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
