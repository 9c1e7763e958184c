import type { ReactElement } from 'react';
import { narratorLine } from '../core/grades.ts';
import * as cardMessages from '../core/messages/cards.ts';
import * as commonMessages from '../core/messages/common.ts';
import type { Card } from '../core/model.ts';
import { Arabic, TextLines, Transliteration } from './arabic.tsx';
import { SourceLines } from './source-lines.tsx';

/** Id of the page's heading; it also labels a dua without a heading of its own. */
export const PAGE_TITLE_ID = 'page-title';

interface DuaProps {
  card: Card;
  /** Position among the duas of the page, from 1, and their number. */
  position: number;
  total: number;
  showReferences: boolean;
}

/**
 * One supplication in the order of its card on the site: instruction, Arabic, transliteration, translation, sources.
 */
export function Dua({ card, position, total, showReferences }: DuaProps): ReactElement {
  const { id, title, subtitle, occasion, instruction, note, repeat } = card;
  const place = card.kind === 'narration' ? cardMessages.narration : total > 1 ? commonMessages.positionOfTotal({ position, total }) : '';
  const meta = [place, repeat ? cardMessages.times({ count: repeat }) : ''].filter(Boolean).join(' · ');
  const headed = title !== undefined || meta !== '';
  return (
    <article id={id} className="dua" aria-labelledby={headed ? `${id}-heading` : PAGE_TITLE_ID}>
      {meta && title ? <p className="meta">{meta}</p> : null}
      {headed ? (
        <h2 id={`${id}-heading`} {...(title ? {} : { className: 'meta' })}>
          {title ?? meta}
        </h2>
      ) : null}
      {subtitle ? <p className="occasion">{subtitle}</p> : null}
      {occasion ? <p className="occasion">{occasion}</p> : null}
      {instruction ? <p className="instruction">{instruction}</p> : null}
      <Arabic text={card.arabic} script={card.script} />
      {card.transliteration ? <Transliteration stored={card.transliteration} /> : null}
      <p className="translation">
        <TextLines text={card.translation} />
      </p>
      {note ? <p className="note">{note}</p> : null}
      {showReferences ? <SourceLines references={card.references} grades={card.grades} narrator={narratorLine(card)} /> : null}
    </article>
  );
}
