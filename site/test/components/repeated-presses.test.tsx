/** Presses that come twice, as from a trembling hand or a key that is held: the second was meant for what stood there before. */
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { historyEntryByKey } from '../../src/platform/navigation/history-entries.ts';
import { element, elements, openApp } from './app.tsx';

test('a double click takes one dua out of a list', async () => {
  const items = ['prayer/after-salam#forgiveness-and-peace', 'morning-evening/waking-up#praise-on-waking'];
  const list = {
    id: '7f1c2b9e-0c55-4c38-9d0e-0a4f6a3d2b11',
    name: 'Morning',
    items: items.map((id) => ({ id })),
    changed: '2026-11-24T04:00:00.000Z',
  };
  localStorage.setItem(`misbaha:lists/${list.id}`, JSON.stringify(list));
  const user = await openApp(`/lists?list=${list.id}`);
  await waitFor(() => expect(elements('.lists-item').length).toBeGreaterThan(1));
  const before = elements('.lists-item').length;
  await user.click(element('.lists > .lists-tools button'));
  await user.pointer([
    { keys: '[MouseLeft]', target: element('.lists-take-out') },
    { keys: '[MouseLeft]', target: elements('.lists-take-out')[1] ?? element('h1') },
  ]);
  await waitFor(() => expect(elements('.lists-item')).toHaveLength(before - 1));
});

test('a double click takes a learned dua out, and does not put it back', async () => {
  localStorage.setItem(
    'misbaha:learning/prayer/after-salam#forgiveness-and-peace',
    JSON.stringify({ at: '2026-11-24T04:00:00.000Z', step: 0 }),
  );
  const user = await openApp('/learn');
  await waitFor(() => expect(elements('.learn-row')).toHaveLength(1));
  await user.dblClick(element('.learn-row > button'));
  expect(elements('.learn-row-out')).toHaveLength(1);
});

test('pasting the same text over itself does not make the next typed letter start a check', async () => {
  const user = await openApp('/check');
  const field = element('#check-text');
  await user.type(field, 'Rabbi zidni ilma');
  await user.tripleClick(field);
  // Nothing changes, so no event of input comes.
  field.dispatchEvent(new Event('paste', { bubbles: true }));
  await user.type(field, 'n', { initialSelectionStart: 16, initialSelectionEnd: 16 });
  const { key } = window.history.state as { key: string };
  await waitFor(() => expect(historyEntryByKey(key).kept).toEqual({ text: 'Rabbi zidni ilman' }));
});
