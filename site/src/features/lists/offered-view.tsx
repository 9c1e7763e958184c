import { type ReactElement, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { DelayedLoading } from '../../ui/loading.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { withBreaksAfterSlash } from '../../ui/with-breaks-after-slash.tsx';
import { useCards } from '../saved/use-cards.ts';
import { makeListIfRoom } from './add-to-list.ts';
import { listAddress, LISTS_OVERVIEW_ADDRESS } from './addresses.ts';
import { ReadOnlyItemList } from './item-row.tsx';
import { itemsWithCards, cardQueryOf } from './known-items.ts';
import { listOfferedByFile, listOfferedByLink, type OfferedList } from './known-duas.ts';
import type { ListInFile } from './list-file.ts';
import { decodeSharedList } from './list-link.ts';
import type { DuaList, ListItem } from './list-record.ts';
import { notifyAdded, notifyNotAdded } from './notify-lists.ts';
import { useLists } from './use-lists.ts';
import * as messages from '../../../../packages/core/messages/lists.ts';

const LINK_PROBLEM_SENTENCES = { damaged: messages.linkDamaged, newer: messages.linkNewer };

function OfferedDuas({ items }: Pick<OfferedList, 'items'>): ReactElement {
  const { value: lookup, failed, retry } = useCards(items.map(cardQueryOf));
  if (failed) return <LoadFailed onRetry={retry}>{messages.notLoaded}</LoadFailed>;
  if (!lookup) return <DelayedLoading />;
  return <ReadOnlyItemList known={itemsWithCards(items, lookup)} areLinked={false} />;
}

/** Whether a list has these duas in this order. An older link does not say from which card a dua was added. */
const hasSameItems = ({ items }: DuaList, offered: readonly ListItem[]): boolean =>
  items.length === offered.length &&
  offered.every(({ id, count, from }, at) => {
    const own = items[at];
    return own?.id === id && own.count === count && (from === undefined || own.from === from);
  });

function OfferedListContent({ list: { name, items, unknown } }: { list: OfferedList }): ReactElement {
  const navigate = useNavigate();
  const lists = useLists();
  const same = lists.find((one) => one.name === name && hasSameItems(one, items));
  const add = (): void => {
    const made = makeListIfRoom(name, items);
    if ('problem' in made) {
      void notifyNotAdded(made.problem);
      return;
    }
    void navigate(listAddress(made.id), { replace: true });
    void notifyAdded(items.length, made.name);
  };
  return (
    <>
      <p className="intro">{items.length === 0 ? messages.offeredNone : messages.offeredIntro}</p>
      {unknown > 0 && items.length > 0 ? <p className="lists-note">{messages.offeredUnknown({ count: unknown })}</p> : null}
      {same ? <p className="lists-note">{messages.offeredHave}</p> : null}
      <div className="lists-tools">
        {items.length === 0 ? null : same ? (
          <Link to={listAddress(same.id)} replace className="button button-main">
            {messages.openTheList}
          </Link>
        ) : (
          <button type="button" className="button button-main" onClick={add}>
            {messages.addList}
          </button>
        )}
        <Link to={LISTS_OVERVIEW_ADDRESS} replace className="button">
          {messages.notNow}
        </Link>
      </div>
      {items.length > 0 ? <OfferedDuas items={items} /> : null}
    </>
  );
}

/** A list from a link or a file, before anything of it is kept. */
const OfferedView = ({ list }: { list: OfferedList }): ReactElement => (
  <>
    <ScreenHeader
      title={list.name ? <bdi>{withBreaksAfterSlash(list.name)}</bdi> : messages.offeredTitle}
      subtitle={messages.offeredSubtitle}
      back={{ to: LISTS_OVERVIEW_ADDRESS, label: messages.myLists }}
    />
    <main className="lists">
      <OfferedListContent list={list} />
    </main>
  </>
);

/** The list of an opened file. */
export function OfferedFileView({ file }: { file: ListInFile }): ReactElement {
  const list = useMemo(() => listOfferedByFile(file), [file]);
  return <OfferedView list={list} />;
}

/** The list that a link holds, or why there is none. @param fragment without its `#` */
export function OfferedLinkView({ fragment }: { fragment: string }): ReactElement {
  const offered = useMemo(() => {
    const link = decodeSharedList(fragment);
    return 'list' in link ? { list: listOfferedByLink(link.list) } : link;
  }, [fragment]);
  if ('list' in offered) return <OfferedView list={offered.list} />;
  return (
    <>
      <ScreenHeader title={messages.offeredTitle} back={{ to: LISTS_OVERVIEW_ADDRESS, label: messages.myLists }} />
      <main className="lists">
        <p className="empty" role="alert">
          {LINK_PROBLEM_SENTENCES[offered.problem]}
        </p>
      </main>
    </>
  );
}
