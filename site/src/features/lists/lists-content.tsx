/**
 * Content of the screen of the reader's own lists: the overview, a list, its duas one at a time, or a list from a link or a file.
 * Also exports the dialog that adds to a list, so that both share one chunk.
 */
import type { ReactElement } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { addStyles } from '../../platform/add-styles.ts';
import { LISTS_OVERVIEW_ADDRESS } from './addresses.ts';
import { ONE_AT_A_TIME_PARAMETER } from '../../platform/navigation/one-at-a-time-parameter.ts';
import { ListView } from './list-view.tsx';
import { ListOneAtATime } from './list-one-at-a-time.tsx';
import styles from './lists.css?inline';
import { OfferedFileView, OfferedLinkView } from './offered-view.tsx';
import { listFromHistoryState } from './open-file.ts';
import { ListsOverview } from './overview.tsx';
import { useLists } from './use-lists.ts';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { useFocusHeadingOnViewChange } from './use-focus-heading-on-view-change.ts';
import * as messages from '../../../../packages/core/messages/lists.ts';

export { AddDialog } from './add-dialog.tsx';

addStyles(styles);

const ListGone = (): ReactElement => (
  <>
    <ScreenHeader title={messages.myLists} back={{ to: LISTS_OVERVIEW_ADDRESS, label: messages.myLists }} />
    <main>
      <p className="empty">{messages.gone}</p>
      <p className="empty">
        <Link to={LISTS_OVERVIEW_ADDRESS} className="button">
          {messages.myLists}
        </Link>
      </p>
    </main>
  </>
);

export default function ListsContent(): ReactElement {
  const [parameters] = useSearchParams();
  const { hash, state } = useLocation();
  const lists = useLists();
  const id = parameters.get('list');
  const file = listFromHistoryState(state);
  useFocusHeadingOnViewChange(`${id} ${parameters.has(ONE_AT_A_TIME_PARAMETER)} ${hash} ${file !== undefined}`);
  if (id !== null) {
    const list = lists.find((one) => one.id === id);
    if (!list) return <ListGone />;
    return parameters.has(ONE_AT_A_TIME_PARAMETER) ? <ListOneAtATime key={id} list={list} /> : <ListView key={id} list={list} />;
  }
  if (file) return <OfferedFileView file={file} />;
  return hash.length > 1 ? <OfferedLinkView key={hash} fragment={hash.slice(1)} /> : <ListsOverview lists={lists} />;
}
