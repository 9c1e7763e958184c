/** Reminders: times are chosen and kept, and the calendar file holds them. What an app of calendars reads is `calendar.test.ts`. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { heading, waitForToastDescription, openApp, press } from './app.tsx';
import { collectDownloads } from './downloads.ts';

const downloads = collectDownloads();

const button = (): HTMLButtonElement => screen.getByRole('button', { name: 'Get the calendar file' });
const check = (name: string): HTMLInputElement => screen.getByRole('checkbox', { name });
const time = (name: string): HTMLInputElement => screen.getByLabelText(`Time, ${name}`);

/** What a calendar reads in the file that the page gives: the time of each reminder. */
async function downloaded(): Promise<Record<string, string>> {
  const before = downloads.length;
  press(button());
  await waitFor(() => expect(downloads.length).toBe(before + 1));
  const { file, name } = downloads[before] ?? { file: new Blob(), name: '' };
  expect(name).toBe('misbaha-reminders.ics');
  const calendar = new ICAL.Component(ICAL.parse(await file.text()) as unknown[]);
  return Object.fromEntries(
    calendar.getAllSubcomponents('vevent').map((component) => {
      const { uid, startDate } = new ICAL.Event(component);
      return [uid.split('@')[0], startDate.toString().slice(11)];
    }),
  );
}

test('reached from Settings, the page stores the chosen times, puts them into the file, and leads back', async () => {
  const user = await openApp('/settings');
  await user.click(screen.getByRole('link', { name: 'Choose the times' }));
  await waitFor(() => expect(heading()).toBe('Reminders'));
  fireEvent.change(time('Morning'), { target: { value: '05:10' } });
  press(check('Evening'));
  expect(time('Evening').disabled).toBe(true);
  expect(await downloaded()).toEqual({ 'morning-remembrance': '05:10:00', 'sleep-remembrance': '22:00:00' });
  expect(await waitForToastDescription('Saved as misbaha-reminders.ics')).toContain('your calendar offers to add the reminders');

  await openApp('/reminders');
  expect([time('Morning').value, check('Evening').checked]).toEqual(['05:10', false]);
  // What is being typed and is no time yet is not kept.
  fireEvent.change(time('Morning'), { target: { value: '' } });
  fireEvent.blur(time('Morning'));
  press(check('Before sleep'));
  expect(time('Morning').value).toBe('05:10');
  expect(await downloaded()).toEqual({ 'morning-remembrance': '05:10:00' });
  press(check('Morning'));
  expect(button().disabled).toBe(true);

  press(screen.getByRole('link', { name: 'Back to Settings' }));
  await waitFor(() => expect(window.location.pathname).toBe('/settings'));
});

test('each reminder leads to the page that is said at its time', async () => {
  await openApp('/reminders');
  press(button());
  await waitFor(() => expect(downloads).toHaveLength(1));
  const text = (await downloads[0]?.file.text())?.replaceAll(/\r\n[ \t]/g, '') ?? '';
  for (const page of ['morning-remembrance', 'evening-remembrance']) expect(text).toContain(`/morning-evening/${page}`);
});
