import { type ReactElement, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { DelayedLoading } from '../../ui/loading.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { useCards } from '../learning/use-cards.ts';
import { makeListOrNotify } from './add-to-list.ts';
import { listAddress, listsOverviewAddress } from './addresses.ts';
import { ItemSummary } from './item-row.tsx';
import { itemsWithCards, soughtCard } from './known-items.ts';
import { itemsInLink, listInLink, type OfferedList } from './known-duas.ts';
import { notifyAdded } from './notify-lists.ts';
import { useLists } from './use-lists.ts';
import * as messages from '../../../../packages/core/messages/lists.ts';

const LINK_PROBLEM_SENTENCES = { damaged: messages.linkDamaged, newer: messages.linkNewer };

function OfferedDuas({ items }: Pick<OfferedList, 'items'>): ReactElement {
  const { value: lookup, failed, retry } = useCards(items.map(soughtCard));
  if (failed) return <LoadFailed onRetry={retry}>{messages.notLoaded}</LoadFailed>;
  if (!lookup) return <DelayedLoading />;
  return (
    <ol className="lists-items">
      {itemsWithCards(items, lookup).map(({ item, found }) => (
        <li key={item.id} className="lists-item">
          <div className="lists-item-face">
            <ItemSummary found={found} item={item} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function OfferedListContent({ list: { name, items, unknown } }: { list: OfferedList }): ReactElement {
  const navigate = useNavigate();
  const lists = useLists();
  const same = lists.find((one) => one.name === name && JSON.stringify(itemsInLink(one.items)) === JSON.stringify(items));
  const add = (): void => {
    const list = makeListOrNotify(name, items);
    if (!list) return;
    void navigate(listAddress(list.id), { replace: true });
    void notifyAdded(items.length, list.name);
  };
  return (
    <>
      <ScreenHeader
        title={name || messages.offeredTitle}
        subtitle={messages.offeredSubtitle}
        back={{ to: listsOverviewAddress, label: messages.myLists }}
      />
      <main className="lists">
        <p className="intro">{items.length === 0 ? messages.offeredNone : messages.offeredIntro}</p>
        {unknown > 0 && items.length > 0 ? <p className="lists-note">{messages.offeredUnknown({ count: unknown })}</p> : null}
        {same ? <p className="lists-note">{messages.offeredHave}</p> : null}
        <div className="lists-tools">
          {items.length === 0 ? null : same ? (
            <Link to={listAddress(same.id)} replace className="button lists-first">
              {messages.openTheList}
            </Link>
          ) : (
            <button type="button" className="button lists-first" onClick={add}>
              {messages.addList}
            </button>
          )}
          <Link to={listsOverviewAddress} replace className="button">
            {messages.notNow}
          </Link>
        </div>
        {items.length > 0 ? <OfferedDuas items={items} /> : null}
      </main>
    </>
  );
}

/** The list that a link holds, before anything of it is kept; or why there is none. @param fragment without its `#` */
export function OfferedListView({ fragment }: { fragment: string }): ReactElement {
  const list = useMemo(() => listInLink(fragment), [fragment]);
  if (typeof list === 'object') return <OfferedListContent list={list} />;
  return (
    <>
      <ScreenHeader title={messages.offeredTitle} back={{ to: listsOverviewAddress, label: messages.myLists }} />
      <main className="lists">
        <p className="empty" role="alert">
          {LINK_PROBLEM_SENTENCES[list]}
        </p>
      </main>
    </>
  );
}
