import type { ReactElement } from 'react';
import { narratorLine } from '../core/grades.ts';
import * as cardMessages from '../core/messages/cards.ts';
import * as commonMessages from '../core/messages/common.ts';
import type { Card } from '../core/model.ts';
import { Arabic, Lines, Transliteration } from './arabic.tsx';
import { SourceLines } from './source-lines.tsx';

/** Id of a page's title, which is the title of a dua that stands alone too. */
export const PAGE_TITLE = 'page-title';

interface DuaProps {
  card: Card;
  /** Place among the page's duas, counted from 1, and how many there are. */
  position: number;
  total: number;
  showReferences: boolean;
}

/** One supplication, in the order of its card on the site: what to do, the Arabic, how it is read, what it means, where it stands. */
export function Dua({ card, position, total, showReferences }: DuaProps): ReactElement {
  const { id, title, subtitle, occasion, instruction, note, repeat } = card;
  const place = card.kind === 'narration' ? cardMessages.narration : total > 1 ? commonMessages.positionOfTotal({ position, total }) : '';
  const meta = [place, repeat ? cardMessages.times({ count: repeat }) : ''].filter(Boolean).join(' · ');
  const headed = title !== undefined || meta !== '';
  return (
    <article id={id} className="dua" aria-labelledby={headed ? `${id}-heading` : PAGE_TITLE}>
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
        <Lines text={card.translation} />
      </p>
      {note ? <p className="note">{note}</p> : null}
      {showReferences ? <SourceLines references={card.references} grades={card.grades} narrator={narratorLine(card)} /> : null}
    </article>
  );
}
