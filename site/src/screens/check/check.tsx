import { type ClipboardEvent, type ReactElement, type SubmitEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnSharedText } from '../../features/check/use-on-shared-text.ts';
import { addStyles } from '../../platform/add-styles.ts';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useLazyModule } from '../../platform/loading/use-lazy-module.ts';
import { useHistoryState } from '../../platform/navigation/use-history-state.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import styles from './check.css?inline';
import * as messages from '../../../../packages/core/messages/check.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';
import * as screenMessages from '../../../../packages/core/messages/screens.ts';

addStyles(styles);

const load = () => import('../../features/check/answer.tsx');
const answer = lazyModule(messages.theCheck, load, 'Answer');
const prepareCheckerModule = lazyModule(messages.theCheck, load, 'prepareChecker');

/** Loads the checker and its texts ahead of need: on focus of the field, and when a text comes in. */
function preloadChecker(): void {
  // A failed module is not loaded again here: the answer shows the failure and waits for the reader.
  if (answer.state().status === 'failed') return;
  prepareCheckerModule.load().then(
    (begin) => begin(),
    () => undefined,
  );
}

function Answer({ message }: { message: string }): ReactElement | null {
  const state = useLazyModule(answer);
  if (state.status === 'failed') return <LoadFailed onRetry={answer.retry}>{messages.notLoaded}</LoadFailed>;
  return state.status === 'ready' ? <state.value message={message} /> : null;
}

/** Screen that checks whether a message is one of the site's texts. The message never leaves the device. */
export default function MessageCheck(): ReactElement {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useHistoryState<string>('text', '');
  const [asked, setAsked] = useHistoryState<string>('asked', '');
  const [hasAskedNothing, setHasAskedNothing] = useState(false);
  /** Whether the next change is a paste that leaves nothing of the former text. */
  const isWholePasted = useRef(false);

  const ask = useCallback(
    (message: string): void => {
      preloadChecker();
      setText(message);
      setAsked(message);
    },
    [setText, setAsked],
  );
  useOnSharedText(ask);

  // Text that was entered before hydration is unknown to React. It was probably pasted, so it is checked.
  const takeUp = useEffectEvent((): void => {
    const typed = field.current?.value ?? '';
    if (typed !== text) ask(typed);
  });
  useEffect(() => takeUp(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const message = field.current?.value ?? text;
    ask(message);
    const isNothing = message.trim() === '';
    setHasAskedNothing(isNothing);
    if (isNothing) field.current?.focus();
  };
  const change = (message: string, event: Event): void => {
    // A paste that changes nothing causes no change event and leaves the flag set, so the event itself must be a paste too.
    const isPaste = event instanceof InputEvent && event.inputType === 'insertFromPaste';
    if (isPaste && isWholePasted.current) ask(message);
    else setText(message);
    isWholePasted.current = false;
    setHasAskedNothing(false);
  };
  // A text that is pasted into the empty field, or over all that it had, is checked at once.
  const paste = ({ currentTarget: { value, selectionStart, selectionEnd } }: ClipboardEvent<HTMLTextAreaElement>): void => {
    isWholePasted.current = value.trim() === '' || (selectionStart === 0 && selectionEnd === value.length);
  };
  const clear = (): void => {
    ask('');
    setHasAskedNothing(false);
    field.current?.focus();
  };

  return (
    <>
      <ScreenHeader title={screenMessages.checkTitle} back={{ to: '/', label: commonMessages.home }} />
      <main>
        <p className="check-intro">{messages.intro}</p>
        <form className="check-form" onSubmit={submit}>
          <label htmlFor="check-text">{messages.yourText}</label>
          <textarea
            id="check-text"
            ref={field}
            name="text"
            rows={5}
            dir="auto"
            value={text}
            onChange={({ currentTarget, nativeEvent }) => change(currentTarget.value, nativeEvent)}
            onFocus={preloadChecker}
            onPaste={paste}
            aria-describedby="check-nothing"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
          />
          <p className="check-buttons">
            <button type="submit" className="button button-main">
              {messages.check}
            </button>
            {text === '' ? null : (
              <button type="button" className="button" onClick={clear}>
                {messages.clear}
              </button>
            )}
            <output id="check-nothing" htmlFor="check-text">
              {hasAskedNothing ? messages.nothing : ''}
            </output>
          </p>
        </form>
        <noscript>
          <p>{messages.needsJavaScript}</p>
        </noscript>
        {/* The answer to a former text must not stand under another one. */}
        {asked.trim() === '' || asked !== text ? null : <Answer message={asked} />}
      </main>
    </>
  );
}
