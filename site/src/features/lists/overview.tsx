import { type ReactElement, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { notify } from '../../platform/toast/notify.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { listAddress, LISTS_OVERVIEW_ADDRESS } from './addresses.ts';
import { ListFileError, historyStateFromFile } from './open-file.ts';
import type { DuaList } from './list-record.ts';
import { NewListDialog } from './new-list.tsx';
import * as messages from '../../../../packages/core/messages/lists.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

/** Button that opens a list's file; the list is shown before it is stored. */
function OpenFileButton(): ReactElement {
  const navigate = useNavigate();
  const open = async (file: File): Promise<void> => {
    try {
      void navigate(LISTS_OVERVIEW_ADDRESS, { state: await historyStateFromFile(file) });
    } catch (error) {
      const description = error instanceof ListFileError ? error.message : messages.fileCannotBeRead;
      void notify({ title: messages.couldNotOpen, description, destructive: true });
    }
  };
  return <FileButton text={messages.openFile} onFile={(file) => void open(file)} />;
}

/** All lists by name, with buttons to make one or open one from a file. */
export function ListsOverview({ lists }: { lists: readonly DuaList[] }): ReactElement {
  const [isMaking, setIsMaking] = useState(false);
  return (
    <>
      <ScreenHeader title={messages.myLists} subtitle={messages.subtitle} back={{ to: '/', label: commonMessages.home }} />
      <main className="lists">
        {lists.length === 0 ? (
          <>
            <p className="intro">{messages.intro}</p>
            <p className="empty">{messages.noneYet}</p>
          </>
        ) : null}
        {lists.length > 0 ? (
          <ul className="rows">
            {lists.map(({ id, name, items }) => (
              <li key={id}>
                <Link to={listAddress(id)} className="row row-onward lists-row">
                  <span className="row-title">
                    <bdi>{name}</bdi>
                  </span>
                  <span className="row-count">{messages.duas({ count: items.length })}</span>
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
        <div className="lists-tools">
          <button type="button" className="button button-main" aria-haspopup="dialog" onClick={() => setIsMaking(true)}>
            {messages.newList}
          </button>
          <OpenFileButton />
          <Link to="/days" className="button">
            {messages.yourDays}
          </Link>
        </div>
        {isMaking ? <NewListDialog onClose={() => setIsMaking(false)} /> : null}
      </main>
    </>
  );
}
