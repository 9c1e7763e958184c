import type { ReactElement } from 'react';
import type { Card } from '../../text/model.ts';
import { Counter } from '../counting/counter.tsx';
import { WithName } from './arabic.tsx';
import { CardActions } from './card-actions.tsx';
import { CardArabic } from './card-arabic.tsx';
import { ReferenceList } from './reference-list.tsx';
import { Transliteration } from './transliteration.tsx';

interface DuaCardProps {
  card: Card;
  /** Place in the page, counted from 1, and how many there are. */
  position: number;
  total: number;
  showReferences: boolean;
  /** Address of the page below the base, for example `/prayer/ablution`. */
  path: string;
}

/** One supplication: what to do, the Arabic, how it is read, what it means, where it stands. */
export function DuaCard({ card, position, total, showReferences, path }: DuaCardProps): ReactElement {
  const { id, title, subtitle, instruction, note, repeat } = card;
  return (
    <article id={id} className="card" aria-label={title ?? `Dua ${position} of ${total}`}>
      {total > 1 || repeat ? (
        <p className="card-meta">
          <span>{total > 1 ? `${position} of ${total}` : ''}</span>
          {repeat ? <span className="badge">{repeat} times</span> : null}
        </p>
      ) : null}
      {title ? <h2>{title}</h2> : null}
      {subtitle ? <p className="card-subtitle">{subtitle}</p> : null}
      {instruction ? <p className="instruction">{instruction}</p> : null}
      <CardArabic card={card} />
      {card.transliteration ? <Transliteration stored={card.transliteration} /> : null}
      <p className="translation">
        <WithName text={card.translation} />
      </p>
      {note ? <p className="note">{note}</p> : null}
      {repeat ? <Counter countKey={`${path.slice(1)}#${id}`} repeat={repeat} /> : null}
      <div className="card-foot">
        {showReferences ? <ReferenceList references={card.references} grade={card.grade} /> : null}
        <CardActions card={card} path={path} />
      </div>
    </article>
  );
}
