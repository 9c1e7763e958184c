import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';
import { Link } from 'react-router';
import type { SavedCard } from '../saved/lookup.ts';
import { startDrag } from './drag.ts';
import { type ListItem, MOST_TIMES, parseTimes } from './list-record.ts';
import * as messages from '../../../../packages/core/messages/lists.ts';

/** What a dua is called in a list: its own title, or that of its page. */
export const itemTitle = ({ card, pageTitle }: SavedCard): string => card.title ?? pageTitle;

/** How often a dua is said: the narration's number before the reader's own; undefined for once. */
function timesText({ card: { repeat } }: SavedCard, { count }: ListItem): string | undefined {
  if (repeat !== undefined) return messages.timesNarrated({ count: repeat });
  return count === undefined ? undefined : messages.timesOwn({ count });
}

interface FaceProps {
  found: SavedCard;
  item: ListItem;
  /** The title leads to the dua. */
  isLink?: boolean;
}

/** Title, first words and count of a dua. */
export function ItemFace({ found, item, isLink = false }: FaceProps): ReactElement {
  const { card, path } = found;
  const times = timesText(found, item);
  return (
    <>
      {isLink ? (
        <Link to={`${path}#${card.id}`} className="lists-item-title">
          {itemTitle(found)}
        </Link>
      ) : (
        <span className="lists-item-title">{itemTitle(found)}</span>
      )}
      <p className={`arabic arabic-${card.script} lists-first-words`} lang="ar" dir="rtl" translate="no">
        {card.arabic.split('\n', 1)}
      </p>
      {times === undefined ? null : <p className="lists-item-times">{times}</p>}
    </>
  );
}

interface ItemRowProps {
  found: SavedCard;
  item: ListItem;
  /** Counted from 0. */
  position: number;
  total: number;
  onMove: (from: number, to: number) => void;
  onTimes: (count: number | undefined) => void;
  onTakeOut: () => void;
}

function Times({ title, count, onTimes }: { title: string; count: number | undefined; onTimes: ItemRowProps['onTimes'] }): ReactElement {
  return (
    <label className="lists-times">
      <span aria-hidden="true">{messages.timesLabel}</span>
      <input
        type="number"
        inputMode="numeric"
        className="lists-field"
        min={1}
        max={MOST_TIMES}
        aria-label={messages.timesOf({ title })}
        defaultValue={count ?? 1}
        // What is typed holds when the field is left; what is no number of times means once.
        onBlur={({ currentTarget }) => {
          const typed = parseTimes(Math.min(Number(currentTarget.value), MOST_TIMES));
          currentTarget.value = String(typed ?? 1);
          if (typed !== count) onTimes(typed);
        }}
      />
    </label>
  );
}

/** A dua in a list that is being changed: to be moved by pointer, key or button, counted, and taken out. */
export function ItemRow({ found, item, position, total, onMove, onTimes, onTakeOut }: ItemRowProps): ReactElement {
  const title = itemTitle(found);
  const step = (by: 1 | -1): void => {
    const to = position + by;
    if (to >= 0 && to < total) onMove(position, to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  const onPointerDown = ({ button, currentTarget, nativeEvent }: PointerEvent<HTMLElement>): void => {
    if (button === 0) startDrag(currentTarget, nativeEvent, onMove);
  };
  return (
    <li className="lists-item lists-item-changed">
      <button
        type="button"
        className="icon-button lists-handle"
        aria-label={messages.move({ title })}
        aria-describedby="lists-move-hint"
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      >
        <GripVertical aria-hidden="true" />
      </button>
      <div className="lists-item-face">
        <ItemFace found={found} item={item} />
      </div>
      <div className="lists-item-tools">
        {found.card.repeat === undefined ? <Times key={item.count ?? 1} title={title} count={item.count} onTimes={onTimes} /> : null}
        <button
          type="button"
          className="icon-button"
          aria-label={messages.moveUp({ title })}
          data-tooltip={messages.up}
          aria-disabled={position === 0}
          onClick={() => step(-1)}
        >
          <ArrowUp aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={messages.moveDown({ title })}
          data-tooltip={messages.down}
          aria-disabled={position === total - 1}
          onClick={() => step(1)}
        >
          <ArrowDown aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={messages.takeOut({ title })}
          data-tooltip={messages.takeOutShort}
          onClick={onTakeOut}
        >
          <X aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}
