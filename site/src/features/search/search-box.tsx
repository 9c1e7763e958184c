import { Search as SearchIcon, X } from 'lucide-react';
import { type ReactElement, type SubmitEvent, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { MAX_QUERY_LETTERS } from './query-limits.ts';
import { queryInAddress } from './use-query-address.ts';
import * as messages from '../../../../packages/core/messages/search.ts';

interface SearchBoxProps {
  text: string;
  setText: (text: string) => void;
  /** Called when the query is final. */
  settle: () => void;
  /** Called when the reader is about to search, to preload the engine. */
  prepare: () => void;
}

/** The search box. It takes the focus where the page opens with an empty query. */
export function SearchBox({ text, setText, settle, prepare }: SearchBoxProps): ReactElement {
  const box = useRef<HTMLInputElement>(null);

  // The box may have text from before hydration, which React does not know.
  useEffect(() => {
    const typed = box.current?.value ?? '';
    if (typed) setText(typed);
  }, [setText]);

  // On a page load, no navigation of the app sets the focus. The address is asked too, as hydration begins with an empty text.
  const [parameters] = useSearchParams();
  const opensEmpty = useRef(text === '' && queryInAddress(parameters) === '');
  useEffect(() => {
    if (opensEmpty.current && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);

  const clear = (): void => {
    setText('');
    box.current?.focus();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    settle();
    // Closes the keyboard on the screen, so that the results are visible.
    if (window.matchMedia('(pointer: coarse)').matches) box.current?.blur();
  };

  return (
    <search>
      <form className="search-box" onSubmit={submit}>
        <SearchIcon aria-hidden="true" />
        <input
          ref={box}
          data-search-box=""
          data-first-focus={text === '' ? '' : undefined}
          type="search"
          name="q"
          dir="auto"
          maxLength={MAX_QUERY_LETTERS}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onPointerDown={prepare}
          onKeyDown={(event) => {
            prepare();
            if (event.key !== 'Escape' || text === '') return;
            event.preventDefault();
            clear();
          }}
          aria-label={messages.searchTheDuas}
          placeholder={messages.arabicEnglishOrSource}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        {text ? (
          <button
            type="button"
            className="icon-button"
            onClick={clear}
            aria-label={messages.clearTheSearch}
            data-tooltip={messages.clearTheSearch}
          >
            <X aria-hidden="true" />
          </button>
        ) : null}
      </form>
    </search>
  );
}
