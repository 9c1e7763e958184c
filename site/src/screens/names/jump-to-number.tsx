import { type ReactElement, type SubmitEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import * as messages from '../../../../packages/core/messages/names.ts';

interface JumpToNumberProps {
  last: number;
  /** The id of the element of a number. */
  idOf: (number: number) => string;
}

/** A field that leads to a number of the list. The browser itself refuses what is not a number from 1 to the last. */
export function JumpToNumber({ last, idOf }: JumpToNumberProps): ReactElement {
  const field = useId();
  const navigate = useNavigate();

  const jump = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const number = Number(new FormData(event.currentTarget).get('number'));
    const target = document.querySelector<HTMLElement>(`#${idOf(number)}`);
    if (!target) return;
    // The fragment lets the reader share the place. Replacing the entry keeps "back" one step from the previous page.
    void navigate({ hash: idOf(number) }, { replace: true });
    target.focus({ preventScroll: true });
  };

  return (
    <form className="jump" onSubmit={jump}>
      <label htmlFor={field}>{messages.jumpToNumber}</label>
      <input
        id={field}
        name="number"
        className="field"
        type="number"
        inputMode="numeric"
        min={1}
        max={last}
        step={1}
        required
        autoComplete="off"
        placeholder={`1–${last}`}
      />
      <button type="submit" className="button">
        {messages.go}
      </button>
    </form>
  );
}
