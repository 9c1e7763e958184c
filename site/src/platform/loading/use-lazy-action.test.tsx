import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { lazyModule, type LazyModule } from './lazy-module.ts';
import { type DialogProps, useLazyDialog } from './use-lazy-dialog.ts';

const titles = (): string[] =>
  [...document.querySelectorAll('[data-sonner-toast]:not([data-removed="true"]) .toast-title')].map(({ textContent }) => textContent);
const press = (name: string): void => act(() => screen.getByRole('button', { name }).click());
/** Waits until everything that was begun has ended. */
const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => void setTimeout(resolve)));

type Dialog = (props: DialogProps) => ReactElement;

/** A dialog whose module has not loaded until `come` is called. */
function lateDialog(name: string): { module: LazyModule<Dialog>; come: () => Promise<void> } {
  const Named: Dialog = () => <dialog open>{name}</dialog>;
  let resolve: (module: { Named: Dialog }) => void = () => undefined;
  const loading = new Promise<{ Named: Dialog }>((whenThere) => (resolve = whenThere));
  const come = async (): Promise<void> => {
    resolve({ Named });
    await settled();
  };
  return { module: lazyModule(name, () => loading, 'Named'), come };
}

function Opener({ module, label }: { module: LazyModule<Dialog>; label: string }): ReactElement {
  const { Dialog, open, close } = useLazyDialog(module);
  return (
    <>
      <button type="button" onClick={open}>
        {label}
      </button>
      {Dialog ? <Dialog onClose={close} /> : null}
    </>
  );
}

const dialogs = (): string[] => [...document.querySelectorAll('dialog[open]')].map(({ textContent }) => textContent);

test('of two dialogs that load, the one that was asked for last opens alone', async () => {
  const first = lateDialog('First');
  const second = lateDialog('Second');
  render(
    <>
      <Opener module={first.module} label="one" />
      <Opener module={second.module} label="other" />
    </>,
  );
  press('one');
  press('other');
  await second.come();
  await first.come();
  expect(dialogs()).toEqual(['Second']);
});

test('a dialog of two cards opens on the one that was pressed last', async () => {
  const { module, come } = lateDialog('More');
  render(
    <>
      <Opener module={module} label="one" />
      <Opener module={module} label="other" />
    </>,
  );
  press('one');
  press('other');
  await come();
  expect(dialogs()).toEqual(['More']);
  expect(screen.getByText('other').nextElementSibling?.textContent).toBe('More');
});

test('the message with "Try again" disappears with the page that showed it', async () => {
  const missing = lazyModule('The menu', () => Promise.reject<{ Named: Dialog }>(new Error('gone')), 'Named');
  const { unmount } = render(<Opener module={missing} label="menu" />);
  press('menu');
  await waitFor(() => expect(titles()).toEqual(['The menu could not be loaded']));
  unmount();
  await waitFor(() => expect(titles()).toEqual([]));
});
