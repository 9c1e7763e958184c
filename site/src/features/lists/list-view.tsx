import { type ReactElement, useMemo, useState } from 'react';
import { useGoBackTo } from '../../platform/navigation/use-go-back-to.ts';
import { useHistoryState } from '../../platform/navigation/use-history-state.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { DelayedLoading } from '../../ui/loading.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { withBreaksAfterSlash } from '../../ui/with-breaks-after-slash.tsx';
import { useHeadingFocusWhenEmpty } from '../../ui/use-focus-after-removal.ts';
import { LearnAllButton } from '../learning/learn-all-button.tsx';
import { useCards } from '../saved/use-cards.ts';
import { AddPageDialog } from './add-page.tsx';
import { LISTS_OVERVIEW_ADDRESS } from './addresses.ts';
import { EditableList } from './editable-items.tsx';
import { ShareListDialog } from './share-list-dialog.tsx';
import { ReadOnlyItemList } from './item-row.tsx';
import { type ItemWithCard, itemsWithCards, cardQueryOf } from './known-items.ts';
import { type DuaList, MAX_LISTS } from './list-record.ts';
import { canAddList, changeList, deleteList, putBackList } from './lists.ts';
import { offerListUndo, notifyIfNotSaved, notifyNotAdded } from './notify-lists.ts';
import { OneAtATimeLink } from './one-at-a-time-link.tsx';
import { RestartListButton } from './restart-list-button.tsx';
import * as messages from '../../../../packages/core/messages/lists.ts';

/** Says how many duas this version does not have, with a button to remove them. */
function UnknownDuas({ list, ids }: { list: DuaList; ids: readonly string[] }): ReactElement | null {
  // The button disappears with the last of these duas.
  useHeadingFocusWhenEmpty(ids.length);
  if (ids.length === 0) return null;
  const takeOut = (): void =>
    notifyIfNotSaved(changeList(list.id, ({ items }) => ({ items: items.filter(({ id }) => !ids.includes(id)) })));
  return (
    <div className="empty notice">
      <p>{messages.notInVersion({ count: ids.length })}</p>
      <button type="button" className="button" onClick={takeOut}>
        {messages.takeUnknownOut({ count: ids.length })}
      </button>
    </div>
  );
}

interface ListActionsProps {
  list: DuaList;
  known: readonly ItemWithCard[];
  onAdd: () => void;
}

/** Buttons to add a page to a list, to share it, to learn it by heart, and to delete it. */
function ListActions({ list, known, onAdd }: ListActionsProps): ReactElement {
  const goToOverview = useGoBackTo(LISTS_OVERVIEW_ADDRESS);
  const [isGiving, setIsGiving] = useState(false);
  const remove = (): void => {
    const kept = deleteList(list.id);
    goToOverview();
    offerListUndo(messages.deleted({ name: list.name }), messages.deletedDescription, () => {
      // Another may have been made meanwhile.
      if (canAddList()) return putBackList(list);
      void notifyNotAdded(messages.tooManyLists({ most: MAX_LISTS }));
      return true;
    });
    notifyIfNotSaved(kept, messages.deletedForNowOnly);
  };
  return (
    <div className="lists-tools lists-foot">
      <button type="button" className="button" aria-haspopup="dialog" onClick={onAdd}>
        {messages.addPage}
      </button>
      {list.items.length > 0 ? (
        <button type="button" className="button" aria-haspopup="dialog" onClick={() => setIsGiving(true)}>
          {messages.give}
        </button>
      ) : null}
      <LearnAllButton label={messages.learnAll} cards={known.map(({ found }) => found)} />
      <button type="button" className="button" onClick={remove}>
        {messages.deleteList}
      </button>
      {isGiving ? <ShareListDialog list={list} known={known} onClose={() => setIsGiving(false)} /> : null}
    </div>
  );
}

/** View of one list: its duas, "one at a time", edit, and further actions. */
export function ListView({ list }: { list: DuaList }): ReactElement {
  const { id, name, items } = list;
  const { value: lookup, failed, retry } = useCards(items.map(cardQueryOf));
  const known = useMemo(() => (lookup ? itemsWithCards(items, lookup) : []), [items, lookup]);
  const [isChanging, setIsChanging] = useHistoryState<boolean>('changing', false);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <ScreenHeader
        title={<bdi>{withBreaksAfterSlash(name)}</bdi>}
        subtitle={messages.duas({ count: items.length })}
        back={{ to: LISTS_OVERVIEW_ADDRESS, label: messages.myLists }}
      />
      <main className="lists">
        {failed ? <LoadFailed onRetry={retry}>{messages.notLoaded}</LoadFailed> : null}
        {!lookup && !failed ? <DelayedLoading /> : null}
        {items.length === 0 ? <p className="empty">{messages.emptyList}</p> : null}
        <div className="lists-tools">
          {known.length > 0 && !isChanging ? <OneAtATimeLink id={id} /> : null}
          {isChanging ? null : <RestartListButton id={id} />}
          <button type="button" className="button" onClick={() => setIsChanging(!isChanging)}>
            {isChanging ? messages.editDone : messages.edit}
          </button>
        </div>
        {lookup ? <UnknownDuas list={list} ids={lookup.missing.filter((one) => items.some((item) => item.id === one))} /> : null}
        {isChanging ? <EditableList list={list} known={known} /> : <ReadOnlyItemList known={known} areLinked />}
        <ListActions list={list} known={known} onAdd={() => setIsAdding(true)} />
        {isAdding ? <AddPageDialog list={list} onClose={() => setIsAdding(false)} /> : null}
      </main>
    </>
  );
}
