import { type ReactElement, type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { focusAtOpening, useModal } from '../../ui/use-modal.ts';
import { makeListIfRoom } from './add-to-list.ts';
import { listAddress } from './addresses.ts';
import { itemsOfCards } from './change-items.ts';
import { duasOfPage } from './duas-of-page.ts';
import { ListDialogFrame } from './list-dialog.tsx';
import { MAX_NAME_LENGTH, tidyName } from './list-record.ts';
import { PageChoice } from './page-choice.tsx';
import * as messages from '../../../../packages/core/messages/lists.ts';

/** Makes a list: empty, or with the duas of a page. */
export function NewListDialog({ onClose }: { onClose: () => void }): ReactElement {
  const dialog = useModal();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [page, setPage] = useState({ slug: '', title: '' });
  const [problem, setProblem] = useState('');
  // The texts of the page take a moment; a second press until then would make a second list.
  const isMaking = useRef(false);
  const fail = (why: string): void => {
    isMaking.current = false;
    setProblem(why);
  };
  const make = async (): Promise<void> => {
    try {
      const duas = page.slug === '' ? [] : await duasOfPage(page.slug);
      // Closed meanwhile.
      if (!dialog.current?.open) return;
      const made = makeListIfRoom(tidyName(name) || page.title, itemsOfCards(page.slug, duas));
      if ('problem' in made) return fail(made.problem);
      dialog.current.close();
      void navigate(listAddress(made.id));
    } catch {
      fail(messages.pageNotLoaded);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isMaking.current) return;
    isMaking.current = true;
    setProblem('');
    void make();
  };
  return (
    <ListDialogFrame dialog={dialog} title={messages.newList} problem={problem} onClose={onClose}>
      <form className="lists-form" onSubmit={submit}>
        <label htmlFor="new-list-name">{messages.name}</label>
        <input
          ref={focusAtOpening}
          id="new-list-name"
          className="field"
          dir="auto"
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          required={page.slug === ''}
          placeholder={page.title}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <label htmlFor="new-list-page">{messages.beginWith}</label>
        <PageChoice
          id="new-list-page"
          none={messages.beginEmpty}
          value={page.slug}
          onChoose={(slug, title) => setPage({ slug, title: slug === '' ? '' : title })}
        />
        <button type="submit" className="button button-main">
          {messages.make}
        </button>
      </form>
    </ListDialogFrame>
  );
}
