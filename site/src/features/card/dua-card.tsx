import { memo, type ReactElement } from 'react';
import { narratorLine } from '../../../../packages/core/grades.ts';
import type { Card } from '../../../../packages/core/model.ts';
import { composeCardId } from '../../platform/content/card-id.ts';
import { Counter } from '../counting/counter.tsx';
import { TextWithNameSlot } from '../../ui/arabic.tsx';
import { CardActions } from './card-actions.tsx';
import { CardArabic } from '../words/card-arabic.tsx';
import { ReferenceList } from '../../ui/reference-list.tsx';
import { SourceDetails } from '../../ui/source-part.tsx';
import { Transliteration } from '../../ui/transliteration.tsx';
import * as messages from '../../../../packages/core/messages/cards.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

interface DuaCardProps {
  card: Card;
  /** Position among the page's duas, from 1. */
  position: number;
  total: number;
  /** The card is shown alone, in a view that shows its position and has its counter. */
  alone?: boolean;
  showReferences: boolean;
  /** Leaves out everything below the Arabic, for a first render where the Arabic alone fills the window. */
  onlyArabic?: boolean;
  /** Address of the page below the base, for example `/prayer/ablution`. */
  path: string;
}

/** Transliteration, translation, note, counter and source of a card. */
function BelowArabic({
  card,
  alone,
  showReferences,
  path,
}: Required<Pick<DuaCardProps, 'card' | 'alone' | 'showReferences' | 'path'>>): ReactElement {
  return (
    <>
      {card.transliteration ? <Transliteration stored={card.transliteration} /> : null}
      <p className="translation">
        <TextWithNameSlot text={card.translation} />
      </p>
      {card.note ? <p className="note">{card.note}</p> : null}
      {card.repeat && !alone ? <Counter countKey={composeCardId(path, card.id)} repeat={card.repeat} /> : null}
      <div className="card-foot">
        {showReferences ? <ReferenceList references={card.references} grades={card.grades} narrator={narratorLine(card)} /> : null}
        <SourceDetails card={card} />
        <CardActions card={card} path={path} />
      </div>
    </>
  );
}

/**
 * One supplication: instruction, Arabic, transliteration, translation, source. Memoized: a page has many cards, and a change
 * of the address alone, as by the view of one dua at a time, changes none of them.
 */
export const DuaCard = memo(function DuaCard({
  card,
  position,
  total,
  alone = false,
  showReferences,
  onlyArabic = false,
  path,
}: DuaCardProps): ReactElement {
  const { id, title, subtitle, occasion, instruction, repeat } = card;
  // A narration is not recited, so it has no counter.
  const isTold = card.kind === 'narration';
  const place = isTold ? messages.narration : total > 1 && !alone ? commonMessages.positionOfTotal({ position, total }) : '';
  return (
    <article
      id={id}
      className={isTold ? 'card told' : 'card'}
      aria-label={title ?? (isTold ? place : messages.duaOfTotal({ position, total }))}
    >
      {place || repeat ? (
        <p className="card-meta">
          <span>{place}</span>
          {repeat ? <span className="badge">{messages.times({ count: repeat })}</span> : null}
        </p>
      ) : null}
      {title ? <h2>{title}</h2> : null}
      {subtitle ? <p className="card-subtitle">{subtitle}</p> : null}
      {occasion ? <p className="card-subtitle occasion">{occasion}</p> : null}
      {instruction ? <p className="instruction">{instruction}</p> : null}
      <CardArabic card={card} />
      {onlyArabic ? null : <BelowArabic {...{ card, alone, showReferences, path }} />}
    </article>
  );
});
