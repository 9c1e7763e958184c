import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Card } from '../../../packages/core/model.ts';
import * as messages from '../../../packages/core/messages/cards.ts';

/** The source of a card's text and the means to check it, sentence by sentence. It opens without scripts. */
export function SourcePart({ card }: { card: Card }): ReactElement | null {
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
