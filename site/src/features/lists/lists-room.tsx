/**
 * The screen of the reader's own lists: all of them, one, one that is said, or one that a link holds; and the dialog that adds to a list.
 * One chunk, loaded with the first use of either.
 */
import type { ReactElement } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { addStyles } from '../../platform/add-styles.ts';
import { listsOverviewAddress, ONE_AT_A_TIME } from './addresses.ts';
import { ListView } from './list-view.tsx';
import { OneList } from './one-list.tsx';
import styles from './lists.css?inline';
import { OfferedView } from './offered-view.tsx';
import { Overview } from './overview.tsx';
import { useLists } from './use-lists.ts';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { useFocusOnHeading } from './use-focus-on-heading.ts';
import * as messages from '../../../../packages/core/messages/lists.ts';

export { AddDialog } from './add-dialog.tsx';

addStyles(styles);

const Gone = (): ReactElement => (
  <>
    <ScreenHeader title={messages.myLists} back={{ to: listsOverviewAddress, label: messages.myLists }} />
    <main>
      <p className="empty">{messages.gone}</p>
    </main>
  </>
);

export default function ListsRoom(): ReactElement {
  const [parameters] = useSearchParams();
  const { hash } = useLocation();
  const lists = useLists();
  const id = parameters.get('list');
  useFocusOnHeading(`${id} ${parameters.has(ONE_AT_A_TIME)} ${hash}`);
  if (id !== null) {
    const list = lists.find((one) => one.id === id);
    if (!list) return <Gone />;
    return parameters.has(ONE_AT_A_TIME) ? <OneList key={id} list={list} /> : <ListView key={id} list={list} />;
  }
  return hash.length > 1 ? <OfferedView key={hash} fragment={hash.slice(1)} /> : <Overview lists={lists} />;
}
