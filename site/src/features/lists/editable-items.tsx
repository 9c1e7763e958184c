import { type ReactElement, useRef, useState } from 'react';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts';
import { withItemMoved, withItemRestored, withItemCount } from './change-items.ts';
import { EditableItemRow, accessibleItemNames, itemTitle } from './item-row.tsx';
import type { ItemWithCard } from './known-items.ts';
import { type DuaList, type ListItem, MAX_LIST_ITEMS, MAX_NAME_LENGTH, tidyName } from './list-record.ts';
import { changeList, listWithId } from './lists.ts';
import { offerListUndo, notifyIfNotSaved, notifyNotAdded } from './notify-lists.ts';
import { StoredField } from './stored-field.tsx';
import * as messages from '../../../../packages/core/messages/lists.ts';

/** Field for a list's name; an empty name is reset. */
function NameField({ list }: { list: DuaList }): ReactElement {
  const store = (typed: string): string => {
    const name = tidyName(typed) || list.name;
    if (name !== list.name) notifyIfNotSaved(changeList(list.id, () => ({ name })));
    return name;
  };
  return (
    <label className="lists-name">
      <span>{messages.name}</span>
      <StoredField dir="auto" maxLength={MAX_NAME_LENGTH} value={list.name} onStore={store} />
    </label>
  );
}

/** A list that is being changed: its name, and its duas in their order. @param known its items whose cards this version has */
export function EditableList({ list, known }: { list: DuaList; known: readonly ItemWithCard[] }): ReactElement {
  const [said, setSaid] = useState('');
  const rows = useRef<HTMLOListElement>(null);
  useFocusAfterRemoval(rows, known.length, '.lists-handle');
  const change = (next: (items: readonly ListItem[]) => ListItem[]): boolean =>
    changeList(list.id, ({ items }) => ({ items: next(items) }));
  const placeIn = (items: readonly ListItem[], at: number): number => items.findIndex(({ id }) => id === known[at]?.item.id);
  const move = (from: number, to: number): void => {
    const one = known[from];
    if (!one) return;
    // Converts to indexes among all items: between those shown may be some that this version does not know.
    notifyIfNotSaved(change((items) => withItemMoved(items, placeIn(items, from), placeIn(items, to))));
    setSaid(messages.moved({ title: itemTitle(one.found), position: to + 1, total: known.length }));
  };
  const takeOut = ({ item, found }: ItemWithCard): void => {
    const at = list.items.findIndex(({ id }) => id === item.id);
    const kept = change((items) => items.filter(({ id }) => id !== item.id));
    // The position of the last move may no longer be true.
    setSaid('');
    offerListUndo(messages.takenOut({ title: itemTitle(found) }), messages.takenOutOf({ name: list.name }), () => {
      // Others may have been added meanwhile; a longer list could not be read.
      if ((listWithId(list.id)?.items.length ?? 0) < MAX_LIST_ITEMS) return change((items) => withItemRestored(items, item, at));
      void notifyNotAdded(messages.tooManyItems({ most: MAX_LIST_ITEMS }));
      return true;
    });
    notifyIfNotSaved(kept);
  };
  const names = accessibleItemNames(known);
  return (
    <>
      <NameField list={list} />
      {known.length > 0 ? (
        <p id="lists-move-hint" className="lists-hint">
          {messages.moveHint}
        </p>
      ) : null}
      <output className="visually-hidden">{said}</output>
      <ol ref={rows} className="lists-items">
        {known.map((one, position) => (
          <EditableItemRow
            key={one.item.id}
            {...one}
            name={names[position] ?? ''}
            position={position}
            total={known.length}
            onMove={move}
            onTimes={(count) => notifyIfNotSaved(change((items) => withItemCount(items, one.item.id, count)))}
            onTakeOut={() => takeOut(one)}
          />
        ))}
      </ol>
    </>
  );
}
