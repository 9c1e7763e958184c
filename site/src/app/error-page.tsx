import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { ScreenHeader } from '../ui/screen-header.tsx';
import { tabTitle } from './meta.ts';
import { focusHeadingIfLost } from '../platform/navigation/focus-heading.ts';
import * as messages from '../../../packages/core/messages/app.ts';
import * as commonMessages from '../../../packages/core/messages/common.ts';

const TITLE = messages.unexpectedApplicationError;

interface ErrorPageProps {
  /** Error message for the reader. */
  message: string;
  /** Tries once more, where that may help. */
  again?: (() => void) | undefined;
}

/**
 * Titles the tab with the error while it is shown, then restores the former title. Set after the shell has set its
 * title, and restored before the shell sets the next one.
 */
function useErrorTitle(): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    before.current = document.title;
    document.title = tabTitle({ title: TITLE });
  }, []);
  useLayoutEffect(
    () => () => {
      if (before.current !== undefined) document.title = before.current;
    },
    [],
  );
}

/**
 * Focuses the heading of the error when it appears, and that of the next page when it goes. The shell, which does so
 * otherwise, is replaced together with the failed screen.
 */
function useFocusAcrossPages(): void {
  useEffect(() => {
    focusHeadingIfLost();
    return focusHeadingIfLost;
  }, []);
}

/** Shown in place of a screen that failed: the message, and buttons to retry, reload, go back or go home. */
export function ErrorPage({ message, again }: ErrorPageProps): ReactElement {
  const navigate = useNavigate();
  useErrorTitle();
  useFocusAcrossPages();
  return (
    <>
      <ScreenHeader title={TITLE} back={{ to: '/', label: commonMessages.home }} />
      <main className="prose">
        <p>{message}</p>
        <p>{messages.nothingSavedIsLost}</p>
        <p className="ways-on">
          {again ? (
            <button type="button" className="button" onClick={again}>
              {commonMessages.tryAgain}
            </button>
          ) : null}
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {messages.reloadThePage}
          </button>
          <button type="button" className="button" onClick={() => void navigate(-1)}>
            {messages.goBack}
          </button>
          <Link to="/" className="button">
            {messages.goHome}
          </Link>
        </p>
      </main>
    </>
  );
}
