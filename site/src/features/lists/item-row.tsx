import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';
import { Link } from 'react-router';
import type { FoundCard } from '../saved/lookup.ts';
import { isDoubleClick } from '../../ui/double-click.ts';
import { namesOfRows } from '../../ui/names-of-rows.ts';
import { startDrag } from './drag.ts';
import type { ItemWithCard } from './known-items.ts';
import { type ListItem, MAX_REPETITIONS, parseRepetitions } from './list-record.ts';
import { StoredField } from './stored-field.tsx';
import { withNameSlot } from '../../ui/arabic.tsx';
import * as messages from '../../../../packages/core/messages/lists.ts';

/** What a dua is called in a list: its own title, or that of its page. */
export const itemTitle = ({ card, pageTitle }: FoundCard): string => card.title ?? pageTitle;

/** What screen readers call the duas of a list: their titles, with the position where several have the same. */
export const accessibleItemNames = (known: readonly ItemWithCard[]): string[] =>
  namesOfRows(
    known.map(({ found }) => itemTitle(found)),
    messages.titleAtPosition,
  );

/** How often a dua is said: the narration's number takes precedence over the reader's own; undefined for once. */
function repetitionText({ card: { repeat } }: FoundCard, { count }: ListItem): string | undefined {
  if (repeat !== undefined) return messages.timesNarrated({ count: repeat });
  return count === undefined ? undefined : messages.timesOwn({ count });
}

interface ItemSummaryProps {
  found: FoundCard;
  item: ListItem;
  /** What screen readers call the link to the dua; without it the title is no link. */
  linkName?: string | undefined;
}

/** Title, first words and count of a dua. */
function ItemSummary({ found, item, linkName }: ItemSummaryProps): ReactElement {
  const { card, path } = found;
  const times = repetitionText(found, item);
  return (
    <>
      {linkName === undefined ? (
        <span className="lists-item-title">{itemTitle(found)}</span>
      ) : (
        <Link to={`${path}#${card.id}`} className="lists-item-title" aria-label={linkName}>
          {itemTitle(found)}
        </Link>
      )}
      <p className={`arabic arabic-${card.script} lists-first-words`} lang="ar" dir="rtl" translate="no">
        {withNameSlot(card.arabic.split('\n', 1)[0] ?? '')}
      </p>
      {times === undefined ? null : <p className="lists-item-times">{times}</p>}
    </>
  );
}

/** The duas of a list that is not being changed. @param areLinked whether each title leads to its dua */
export function ReadOnlyItemList({ known, areLinked }: { known: readonly ItemWithCard[]; areLinked: boolean }): ReactElement {
  const names = accessibleItemNames(known);
  return (
    <ol className="lists-items">
      {known.map(({ item, found }, position) => (
        <li key={item.id} className="lists-item">
          <div className="lists-item-face">
            <ItemSummary found={found} item={item} linkName={areLinked ? names[position] : undefined} />
          </div>
        </li>
      ))}
    </ol>
  );
}

interface EditableItemRowProps {
  found: FoundCard;
  /** What screen readers call it: its title, with its position where others have the same. */
  name: string;
  item: ListItem;
  /** Counted from 0. */
  position: number;
  total: number;
  onMove: (from: number, to: number) => void;
  onTimes: (count: number | undefined) => void;
  onTakeOut: () => void;
}

function RepetitionField({
  title,
  count,
  onTimes,
}: {
  title: string;
  count: number | undefined;
  onTimes: EditableItemRowProps['onTimes'];
}): ReactElement {
  /**
   * Stores a whole number from 1 on, cut to the maximum; anything else leaves the count as it was. Returns what the field then
   * shows.
   */
  const store = (typed: string): string => {
    const number = Math.min(Number(typed), MAX_REPETITIONS);
    const times = Number.isInteger(number) && number >= 1 ? parseRepetitions(number) : count;
    if (times !== count) onTimes(times);
    return String(times ?? 1);
  };
  return (
    <label className="lists-times">
      <span aria-hidden="true">{messages.timesLabel}</span>
      <StoredField
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_REPETITIONS}
        name={messages.timesOf({ title })}
        value={String(count ?? 1)}
        onStore={store}
      />
    </label>
  );
}

/** A dua of a list in edit mode: move it by pointer, key or button, set its repetitions, remove it. */
export function EditableItemRow({
  found,
  name: title,
  item,
  position,
  total,
  onMove,
  onTimes,
  onTakeOut,
}: EditableItemRowProps): ReactElement {
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
        <ItemSummary found={found} item={item} />
      </div>
      <div className="lists-item-tools">
        {found.card.repeat === undefined ? <RepetitionField title={title} count={item.count} onTimes={onTimes} /> : null}
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
          className="icon-button lists-take-out"
          aria-label={messages.takeOut({ title })}
          data-tooltip={messages.takeOutShort}
          onClick={(event) => isDoubleClick(event) || onTakeOut()}
        >
          <X aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}
