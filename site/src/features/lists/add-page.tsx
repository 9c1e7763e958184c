import { type ReactElement, type SubmitEvent, useState } from 'react';
import { focusAtOpening, useModal } from '../../ui/use-modal.ts';
import { addToListAndNotify } from './add-to-list.ts';
import { itemsOfCards } from './change-items.ts';
import { duasOfPage } from './duas-of-page.ts';
import { ListDialogFrame } from './list-dialog.tsx';
import type { DuaList } from './list-record.ts';
import { notifyNotAdded } from './notify-lists.ts';
import { PageChoice } from './page-choice.tsx';
import * as messages from '../../../../packages/core/messages/lists.ts';

/** The preselected page: the first one of the menus. */
const DEFAULT_PAGE = 'morning-evening/waking-up';

/** Adds the duas of a page at the end of a list. */
export function AddPageDialog({ list, onClose }: { list: DuaList; onClose: () => void }): ReactElement {
  const dialog = useModal();
  const [page, setPage] = useState(DEFAULT_PAGE);
  const add = async (): Promise<void> => {
    try {
      if (addToListAndNotify(list, itemsOfCards(page, await duasOfPage(page)))) dialog.current?.close();
    } catch {
      void notifyNotAdded(messages.notLoaded);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void add();
  };
  return (
    <ListDialogFrame dialog={dialog} title={messages.addPage} onClose={onClose}>
      <form className="lists-form" onSubmit={submit}>
        <label htmlFor="add-page">{messages.page}</label>
        <PageChoice id="add-page" selectRef={focusAtOpening} value={page} onChoose={setPage} />
        <button type="submit" className="button lists-first">
          {messages.add}
        </button>
      </form>
    </ListDialogFrame>
  );
}
