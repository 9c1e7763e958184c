import { type ReactElement, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHistoryState } from '../../platform/navigation/use-history-state.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { useCards } from '../learning/use-cards.ts';
import { AddPage } from './add-page.tsx';
import { listsOverviewAddress } from './addresses.ts';
import { EditableItems } from './editable-items.tsx';
import { GiveDialog } from './give-dialog.tsx';
import { ItemFace } from './item-row.tsx';
import { type KnownItem, knownItems } from './known-items.ts';
import type { DuaList } from './list-record.ts';
import { changeList, deleteList, putBackList } from './lists.ts';
import { offerUndo, tellWhereNotKept } from './notify-lists.ts';
import { SayButton } from './say-button.tsx';
import * as messages from '../../../../packages/core/messages/lists.ts';

/** Duas that this version does not have: they stay until the reader takes them out. */
function Unknown({ list, ids }: { list: DuaList; ids: readonly string[] }): ReactElement | null {
  if (ids.length === 0) return null;
  const takeOut = (): void =>
    tellWhereNotKept(changeList(list.id, ({ items }) => ({ items: items.filter(({ id }) => !ids.includes(id)) })));
  return (
    <div className="empty saved-aside">
      <p>{messages.notInVersion({ count: ids.length })}</p>
      <button type="button" className="button" onClick={takeOut}>
        {messages.takeUnknownOut({ count: ids.length })}
      </button>
    </div>
  );
}

const Items = ({ known }: { known: readonly KnownItem[] }): ReactElement => (
  <ol className="lists-items">
    {known.map(({ item, found }) => (
      <li key={item.id} className="lists-item">
        <div className="lists-item-face">
          <ItemFace found={found} item={item} isLink />
        </div>
      </li>
    ))}
  </ol>
);

/** The ways to give a list on, to add to it and to delete it. */
function Foot({ list, onAdd }: { list: DuaList; onAdd: () => void }): ReactElement {
  const navigate = useNavigate();
  const [isGiving, setIsGiving] = useState(false);
  const remove = (): void => {
    const kept = deleteList(list.id);
    void navigate(listsOverviewAddress, { replace: true });
    offerUndo(messages.deleted({ name: list.name }), messages.deletedDescription, () => putBackList(list));
    tellWhereNotKept(kept);
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
      <button type="button" className="button" onClick={remove}>
        {messages.deleteList}
      </button>
      {isGiving ? <GiveDialog list={list} onClose={() => setIsGiving(false)} /> : null}
    </div>
  );
}

/** One list: its duas, the way to say them one at a time, and what can be done with it. */
export function ListView({ list }: { list: DuaList }): ReactElement {
  const { id, name, items } = list;
  const { value: lookup, failed, retry } = useCards(items.map((item) => item.id));
  const known = useMemo(() => (lookup ? knownItems(items, lookup) : []), [items, lookup]);
  const [isChanging, setIsChanging] = useHistoryState<boolean>('changing', false);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <ScreenHeader
        title={name}
        subtitle={messages.duas({ count: items.length })}
        back={{ to: listsOverviewAddress, label: messages.myLists }}
      />
      <main className="lists">
        {failed ? <LoadFailed onRetry={retry}>{messages.notLoaded}</LoadFailed> : null}
        {!lookup && !failed ? <Loading /> : null}
        {items.length === 0 ? <p className="empty">{messages.emptyList}</p> : null}
        {known.length > 0 || isChanging ? (
          <div className="lists-tools">
            {known.length > 0 && !isChanging ? <SayButton id={id} /> : null}
            <button type="button" className="button" onClick={() => setIsChanging(!isChanging)}>
              {isChanging ? messages.editDone : messages.edit}
            </button>
          </div>
        ) : null}
        {lookup ? <Unknown list={list} ids={lookup.missing.filter((one) => items.some((item) => item.id === one))} /> : null}
        {isChanging ? <EditableItems list={list} known={known} /> : <Items known={known} />}
        <Foot list={list} onAdd={() => setIsAdding(true)} />
        {isAdding ? <AddPage list={list} onClose={() => setIsAdding(false)} /> : null}
      </main>
    </>
  );
}
