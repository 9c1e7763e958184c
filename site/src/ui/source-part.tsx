import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Card } from '../../../packages/core/model.ts';
import * as messages from '../../../packages/core/messages/cards.ts';

/** Where a card's text comes from and how to check it, as a <details> that opens without scripts. */
export function SourceDetails({ card }: { card: Card }): ReactElement | null {
  const { evidence } = card;
  if (!evidence) return null;
  return (
    <details className="fold source">
      <summary>{messages.source}</summary>
      <ul>
        {evidence.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          <Link to="/about#checked">{messages.fingerprint}</Link>
          <code translate="no">{evidence.fingerprint}</code>
        </li>
      </ul>
    </details>
  );
}
