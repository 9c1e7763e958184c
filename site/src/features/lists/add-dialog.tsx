/** Dialog that adds a dua, or all duas of its page, to a list. Opened from “More” at the foot of a card. */
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { RadioChips, Group } from '../../ui/panel-fields.tsx';
import { focusAtOpening, useModal } from '../../ui/use-modal.ts';
import { useLoaded } from '../../platform/loading/use-loaded.ts';
import type { CardDialogProps } from '../card/card-dialog.ts';
import { addDuasToList, makeListIfRoom } from './add-to-list.ts';
import { itemsOfCards } from './change-items.ts';
import { duasOfPage } from './duas-of-page.ts';
import { ListDialogFrame } from './list-dialog.tsx';
import { type DuaList, type ListItem, MAX_NAME_LENGTH } from './list-record.ts';
import { notifyAdded } from './notify-lists.ts';
import { useLists } from './use-lists.ts';
import * as messages from '../../../../packages/core/messages/lists.ts';

type AddScope = 'dua' | 'page';
const ADD_SCOPES: readonly AddScope[] = ['dua', 'page'];

interface NewListFormProps {
  /** Whether its field has the focus when the dialog opens. */
  isFirst: boolean;
  onMake: (name: string) => void;
}

/** Form that makes a new list with what is added. */
function NewListForm({ isFirst, onMake }: NewListFormProps): ReactElement {
  const [name, setName] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onMake(name);
  };
  return (
    <form className="lists-new" onSubmit={submit}>
      <input
        ref={isFirst ? focusAtOpening : undefined}
        className="field"
        dir="auto"
        autoComplete="off"
        required
        maxLength={MAX_NAME_LENGTH}
        aria-label={messages.toNewList}
        placeholder={messages.toNewList}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <button type="submit" className="button button-main">
        {messages.make}
      </button>
    </form>
  );
}

export function AddDialog({ card, path, onClose }: CardDialogProps): ReactElement {
  const dialog = useModal();
  const lists = useLists();
  const [what, setWhat] = useState<AddScope>('dua');
  const [problem, setProblem] = useState('');
  const [load] = useState(() => async (): Promise<ListItem[]> => itemsOfCards(path.slice(1), await duasOfPage(path.slice(1))));
  const { value: page, failed, retry } = useLoaded(load);
  const items = what === 'page' && page ? page : itemsOfCards(path.slice(1), [card]);
  const done = (): void => dialog.current?.close();
  const add = (list: DuaList): void => {
    const why = addDuasToList(list, items);
    setProblem(why);
    if (why === '') done();
  };
  const make = (name: string): void => {
    const made = makeListIfRoom(name, items);
    if ('problem' in made) return setProblem(made.problem);
    void notifyAdded(items.length, made.name);
    done();
  };
  return (
    <ListDialogFrame dialog={dialog} title={messages.addToAList} problem={problem} onClose={onClose}>
      {failed ? <LoadFailed onRetry={retry}>{messages.pageNotLoaded}</LoadFailed> : null}
      {page && page.length > 1 ? (
        <Group title={messages.whatToAdd}>
          <RadioChips
            names={{ dua: messages.thisDua, page: messages.wholePage({ count: page.length }) }}
            options={ADD_SCOPES}
            chosen={what}
            onChoose={setWhat}
          />
        </Group>
      ) : null}
      <Group title={messages.toWhichList}>
        {lists.length > 0 ? (
          <ul className="sheet-list">
            {lists.map((list, index) => (
              <li key={list.id}>
                <button
                  ref={index === 0 ? focusAtOpening : undefined}
                  type="button"
                  className="sheet-entry lists-entry"
                  onClick={() => add(list)}
                >
                  <bdi>{list.name}</bdi>
                  <span className="row-count">{messages.duas({ count: list.items.length })}</span>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <NewListForm isFirst={lists.length === 0} onMake={make} />
      </Group>
    </ListDialogFrame>
  );
}
