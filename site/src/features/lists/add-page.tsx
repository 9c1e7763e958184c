import { type ReactElement, type SubmitEvent, useRef, useState } from 'react';
import { focusAtOpening, useModal } from '../../ui/use-modal.ts';
import { addDuasToList } from './add-to-list.ts';
import { itemsOfCards } from './change-items.ts';
import { duasOfPage } from './duas-of-page.ts';
import { ListDialogFrame } from './list-dialog.tsx';
import type { DuaList } from './list-record.ts';
import { PageChoice } from './page-choice.tsx';
import * as messages from '../../../../packages/core/messages/lists.ts';

const CHOICE_ID = 'add-page';

/** Adds the duas of a page at the end of a list. */
export function AddPageDialog({ list, onClose }: { list: DuaList; onClose: () => void }): ReactElement {
  const dialog = useModal();
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState('');
  // The texts of the page take a moment; a second press until then would say that its duas are in the list already.
  const isAdding = useRef(false);
  const fail = (why: string): void => {
    isAdding.current = false;
    setProblem(why);
  };
  const add = async (page: string): Promise<void> => {
    try {
      const duas = await duasOfPage(page);
      // Closed meanwhile.
      if (!dialog.current?.open) return;
      const why = addDuasToList(list, itemsOfCards(page, duas));
      if (why !== '') return fail(why);
      dialog.current.close();
    } catch {
      fail(messages.pageNotLoaded);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // Until the pages are shown, the reader has chosen none.
    const choice = event.currentTarget.elements.namedItem(CHOICE_ID);
    if (isAdding.current || !(choice instanceof HTMLSelectElement)) return;
    isAdding.current = true;
    setProblem('');
    void add(choice.value);
  };
  return (
    <ListDialogFrame dialog={dialog} title={messages.addPage} problem={problem} onClose={onClose}>
      <form className="lists-form" onSubmit={submit}>
        <label htmlFor={CHOICE_ID}>{messages.page}</label>
        <PageChoice id={CHOICE_ID} selectRef={focusAtOpening} value={chosen} onChoose={setChosen} />
        <button type="submit" className="button button-main">
          {messages.add}
        </button>
      </form>
    </ListDialogFrame>
  );
}
