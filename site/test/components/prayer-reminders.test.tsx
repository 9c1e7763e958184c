/** The panel of the reminders that follow prayer: place, method, reminders, and the file. What a calendar reads in it is `prayer-reminder-calendar.test.ts`. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import ICAL from 'ical.js';
import { afterEach, expect, test, vi } from 'vitest';
import { element, elements, openApp, press } from './app.tsx';
import { collectDownloads } from './downloads.ts';

const downloads = collectDownloads();

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

const OPEN = 'Choose place and reminders';
const GET = 'Get the calendar file';
const panel = (): HTMLElement => element('.prayer-panel');
const inPanel = () => within(panel());
const get = (): void => press(inPanel().getByRole('button', { name: GET }));
/** The message below the button that makes the file. */
const said = (): string => element('.button-main + .prayer-said').textContent;

async function openPanel() {
  const user = await openApp('/reminders');
  await user.click(screen.getByRole('button', { name: OPEN }));
  await waitFor(() => element('.prayer-panel[open]'));
  return user;
}

async function choose(city: string, name: string): Promise<void> {
  fireEvent.change(inPanel().getByRole('searchbox', { name: 'City' }), { target: { value: city } });
  press(inPanel().getByRole('button', { name }));
  await waitFor(() => expect(element('.prayer-place strong').textContent).toBe(name));
}

/** Presses "Remove reminder" with the focus on it, as a keyboard does. */
function removeReminder(number: number): void {
  const button = inPanel().getByRole('button', { name: `Remove reminder ${number}` });
  act(() => button.focus());
  press(button);
}

/** What the list of reminders says of a change. */
const told = (): string | undefined => element('.prayer-reminders').previousElementSibling?.textContent;

const method = (): HTMLSelectElement => inPanel().getByRole('combobox', { name: 'Method' });

function stubPosition(answer: (found: PositionCallback, refused: PositionErrorCallback) => void) {
  const getCurrentPosition = vi.fn<typeof answer>(answer);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  return getCurrentPosition;
}

test('a city is chosen: its method, its times of today, and a year of reminders in the file', async () => {
  await openPanel();
  expect(method().value).toBe('muslimWorldLeague');
  get();
  expect(inPanel().getByText('Choose a place first.')).toBeTruthy();
  expect(document.activeElement).toBe(inPanel().getByRole('searchbox', { name: 'City' }));
  await choose('islam', 'Islamabad, Pakistan');
  expect(document.activeElement).toBe(inPanel().getByRole('button', { name: 'Choose another place' }));
  expect(method().value).toBe('karachi');
  expect(inPanel().getByRole<HTMLInputElement>('radio', { name: 'Hanafi' }).checked).toBe(true);
  expect(elements('.prayer-today dd').map(({ textContent }) => textContent)).toEqual(Array(6).fill(expect.stringMatching(/^\d\d:\d\d$/)));
  expect(elements('.prayer-summary')[0]?.textContent).toMatch(/^15 minutes after Fajr, today at \d\d:\d\d$/);
  get();
  // The file is made only once this message has been painted. A second press meanwhile makes no second file.
  const button = inPanel().getByRole('button', { name: GET });
  expect([said(), button.getAttribute('aria-busy'), downloads]).toEqual(['The file is being made…', 'true', []]);
  get();
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  expect(downloads).toHaveLength(1);
  const calendar = new ICAL.Component(ICAL.parse((await downloads[0]?.file.text()) ?? '') as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').length;
  expect(events).toBeGreaterThanOrEqual(2 * 366 - 2);
  expect(said().split('\n')).toEqual([
    'Saved as misbaha-prayer-reminders.ics',
    `Open it, and your calendar offers to add ${events} reminders`,
  ]);
});

test('the message of the file button disappears once the message is no longer true', async () => {
  await openPanel();
  get();
  expect(said()).toBe('Choose a place first.');
  await choose('islam', 'Islamabad, Pakistan');
  expect(said()).toBe('');
  get();
  await waitFor(() => expect(said()).toMatch(/^Saved as/));
  fireEvent.change(method(), { target: { value: 'egypt' } });
  expect(said()).toBe('');
  get();
  await waitFor(() => expect(said()).toMatch(/^Saved as/));
  removeReminder(1);
  expect(said()).toBe('');
  // Where the plan changes while its file is made, that file is not reported either.
  const before = downloads.length;
  get();
  fireEvent.change(method(), { target: { value: 'karachi' } });
  await waitFor(() => expect(downloads).toHaveLength(before + 1));
  await act(() => Promise.resolve());
  expect(said()).toBe('');

  const minutes = inPanel().getByRole('spinbutton', { name: 'Reminder 1: minutes' });
  fireEvent.change(minutes, { target: { value: '999' } });
  get();
  expect(said()).toMatch(/^Minutes are whole numbers/);
  fireEvent.change(minutes, { target: { value: '30' } });
  expect(said()).toBe('');

  stubPosition((found) => found({ coords: { latitude: 21.42, longitude: 39.82 } } as GeolocationPosition));
  get();
  press(inPanel().getByRole('button', { name: 'Choose another place' }));
  press(inPanel().getByRole('button', { name: 'Use my position' }));
  await waitFor(() => expect(said()).toBe(''));
  get();
  await waitFor(() => expect(said()).toMatch(/^Saved as/));
  fireEvent.change(method(), { target: { value: 'karachi' } });
  expect(said()).toBe('');
});

test('reminders are changed, added and removed, kept, and said in words', async () => {
  await openPanel();
  fireEvent.change(inPanel().getByRole('combobox', { name: 'Reminder 1: which time' }), { target: { value: 'dhuhr' } });
  fireEvent.change(inPanel().getByRole('combobox', { name: 'Reminder 1: before or after' }), { target: { value: 'before' } });
  fireEvent.change(inPanel().getByRole('spinbutton', { name: 'Reminder 1: minutes' }), { target: { value: '20' } });
  expect(elements('.prayer-summary').map(({ textContent }) => textContent)).toEqual([
    '20 minutes before Dhuhr',
    '30 minutes before sunset',
  ]);
  for (let count = 2; count < 6; count++) {
    const add = inPanel().getByRole('button', { name: 'Add a reminder' });
    act(() => add.focus());
    press(add);
    expect(told()).toBe(`Reminder ${count + 1} was added.`);
  }
  expect(document.activeElement).toBe(elements('.prayer-occasion').at(-1));
  expect(inPanel().queryByRole('button', { name: 'Add a reminder' })).toBeNull();
  expect(inPanel().getByText(/^At most 6 reminders a day/)).toBeTruthy();
  for (let count = 6; count > 1; count--) {
    removeReminder(count);
    expect(told()).toBe(`Reminder ${count} was removed. ${count === 2 ? '1 is' : `${count - 1} are`} left.`);
    // The focus is not on the button that removes another reminder.
    expect(document.activeElement).toBe(inPanel().getByRole('combobox', { name: `Reminder ${count - 1}: what` }));
  }

  await openPanel();
  expect(elements('.prayer-summary').map(({ textContent }) => textContent)).toEqual(['20 minutes before Dhuhr']);
  removeReminder(1);
  expect(told()).toBe('Reminder 1 was removed. None is left.');
  expect(document.activeElement).toBe(inPanel().getByRole('button', { name: 'Add a reminder' }));
  await choose('jakarta', 'Jakarta, Indonesia');
  get();
  expect(inPanel().getByText('Add a reminder first.')).toBeTruthy();
  expect(downloads).toEqual([]);
});

test('invalid minutes are reported and not stored', async () => {
  await openPanel();
  const minutes = inPanel().getByRole<HTMLInputElement>('spinbutton', { name: 'Reminder 1: minutes' });
  for (const wrong of ['', '-5', '500', '2.5']) {
    fireEvent.change(minutes, { target: { value: wrong } });
    expect(inPanel().getByRole('alert').textContent, wrong).toBe('Minutes are whole numbers from 0 to 180.');
  }
  fireEvent.blur(minutes);
  expect([minutes.value, inPanel().queryByRole('alert')?.textContent]).toEqual(['2.5', 'Minutes are whole numbers from 0 to 180.']);
  expect(elements('.prayer-summary')[0]?.textContent).toBe('15 minutes after Fajr');
  fireEvent.change(minutes, { target: { value: '20' } });
  fireEvent.blur(minutes);
  expect([minutes.value, inPanel().queryByRole('alert')]).toEqual(['20', null]);
});

test('the position is asked for at the press alone, once, and is not kept', async () => {
  const asked = stubPosition((found) => found({ coords: { latitude: 21.42, longitude: 39.82 } } as GeolocationPosition));
  await openPanel();
  expect(asked).not.toHaveBeenCalled();
  press(inPanel().getByRole('button', { name: 'Use my position' }));
  await waitFor(() => expect(element('.prayer-place strong').textContent).toBe('My position'));
  expect(method().value).toBe('ummAlQura');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(JSON.stringify({ ...localStorage })).not.toContain('21.4');
  await openPanel();
  expect(document.querySelector('.prayer-place')).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('removing a reminder also removes its invalid minutes and their error', async () => {
  await openPanel();
  fireEvent.change(inPanel().getByRole('spinbutton', { name: 'Reminder 1: minutes' }), { target: { value: '999' } });
  removeReminder(1);
  expect(inPanel().getByRole<HTMLInputElement>('spinbutton', { name: 'Reminder 1: minutes' }).value).toBe('30');
  expect(inPanel().queryByRole('alert')).toBeNull();
});

test('“Choose another place” focuses the field for the city', async () => {
  await openPanel();
  await choose('islam', 'Islamabad, Pakistan');
  press(inPanel().getByRole('button', { name: 'Choose another place' }));
  expect(document.activeElement).toBe(inPanel().getByRole('searchbox', { name: 'City' }));
});

test('a position sets its method only while the panel is open; the stored city keeps its own method', async () => {
  stubPosition((found) => found({ coords: { latitude: 24.86, longitude: 67.01 } } as GeolocationPosition));
  await openPanel();
  await choose('manchester', 'Manchester, United Kingdom');
  expect(method().value).toBe('moonsighting');
  press(inPanel().getByRole('button', { name: 'Choose another place' }));
  press(inPanel().getByRole('button', { name: 'Use my position' }));
  await waitFor(() => expect(method().value).toBe('karachi'));
  expect(inPanel().getByRole<HTMLInputElement>('radio', { name: 'Hanafi' }).checked).toBe(true);
  await openPanel();
  expect(element('.prayer-place strong').textContent).toBe('Manchester, United Kingdom');
  expect(method().value).toBe('moonsighting');
  expect(inPanel().getByRole<HTMLInputElement>('radio', { name: 'Hanafi' }).checked).toBe(false);
});

test('a school or a method chosen against the default of a place is kept at the next place', async () => {
  await openPanel();
  await choose('london', 'London, United Kingdom');
  press(inPanel().getByRole('radio', { name: 'Hanafi' }));
  press(inPanel().getByRole('button', { name: 'Choose another place' }));
  await choose('jakarta', 'Jakarta, Indonesia');
  expect(method().value).toBe('indonesia');
  expect(inPanel().getByRole<HTMLInputElement>('radio', { name: 'Hanafi' }).checked).toBe(true);
  fireEvent.change(method(), { target: { value: 'egypt' } });
  press(inPanel().getByRole('button', { name: 'Choose another place' }));
  await choose('london', 'London, United Kingdom');
  expect(method().value).toBe('egypt');
});

test('a school chosen against the default is kept after a position in a country where that school is the default', async () => {
  stubPosition((found) => found({ coords: { latitude: 24.86, longitude: 67.01 } } as GeolocationPosition));
  await openPanel();
  await choose('london', 'London, United Kingdom');
  press(inPanel().getByRole('radio', { name: 'Hanafi' }));
  press(inPanel().getByRole('button', { name: 'Choose another place' }));
  press(inPanel().getByRole('button', { name: 'Use my position' }));
  await waitFor(() => expect(method().value).toBe('karachi'));
  press(inPanel().getByRole('button', { name: 'Choose another place' }));
  await choose('jakarta', 'Jakarta, Indonesia');
  expect(method().value).toBe('indonesia');
  expect(inPanel().getByRole<HTMLInputElement>('radio', { name: 'Hanafi' }).checked).toBe(true);
});

test('while the reader looks for another place no times are shown, and the former place can be kept', async () => {
  await openPanel();
  await choose('jakarta', 'Jakarta, Indonesia');
  expect(elements('.prayer-today')).toHaveLength(1);
  press(inPanel().getByRole('button', { name: 'Choose another place' }));
  expect(elements('.prayer-today')).toEqual([]);
  press(inPanel().getByRole('button', { name: 'Keep Jakarta, Indonesia' }));
  expect(elements('.prayer-today')).toHaveLength(1);
  expect(document.activeElement).toBe(inPanel().getByRole('button', { name: 'Choose another place' }));
});

test('no file is made while minutes are wrong', async () => {
  await openPanel();
  await choose('jakarta', 'Jakarta, Indonesia');
  const minutes = inPanel().getByRole('spinbutton', { name: 'Reminder 1: minutes' });
  fireEvent.change(minutes, { target: { value: '999' } });
  get();
  expect([downloads, document.activeElement]).toEqual([[], minutes]);
  expect(said()).toBe('Minutes are whole numbers from 0 to 180.');
});

test('a position that comes after a city was chosen does not replace it', async () => {
  let answer = (): void => undefined;
  stubPosition((found) => {
    answer = () => found({ coords: { latitude: 21.42, longitude: 39.82 } } as GeolocationPosition);
  });
  await openPanel();
  press(inPanel().getByRole('button', { name: 'Use my position' }));
  await choose('islam', 'Islamabad, Pakistan');
  await act(async () => answer());
  expect(element('.prayer-place strong').textContent).toBe('Islamabad, Pakistan');
  expect(method().value).toBe('karachi');
});

test('where there is no position the panel says why and how to go on', async () => {
  for (const [code, text] of [
    [1, /^Access to your position was refused\. Choose a city/],
    [3, /^Your device cannot tell its position just now\. Choose a city/],
  ] as const) {
    stubPosition((_, refused) => refused({ code } as GeolocationPositionError));
    await openPanel();
    press(inPanel().getByRole('button', { name: 'Use my position' }));
    expect(await inPanel().findByText(text)).toBeTruthy();
  }
  Reflect.deleteProperty(navigator, 'geolocation');
  await openPanel();
  press(inPanel().getByRole('button', { name: 'Use my position' }));
  expect(await inPanel().findByText('This browser gives no position. Choose a city.')).toBeTruthy();
});

test('Enter in the field takes the first city that was found', async () => {
  const user = await openPanel();
  const city = inPanel().getByRole('searchbox', { name: 'City' });
  await user.type(city, 'Karach{Enter}');
  await waitFor(() => expect(element('.prayer-place strong').textContent).toMatch(/^Karachi/));
});

test('a city name that is not in the list shows a message', async () => {
  await openPanel();
  fireEvent.change(inPanel().getByRole('searchbox', { name: 'City' }), { target: { value: 'Xyzzy' } });
  expect(inPanel().getByText(/^No city of this name in the list\./)).toBeTruthy();
});

test('where the sun does not set, the panel says so, and which days the file leaves out', async () => {
  vi.useFakeTimers({ now: new Date('2026-06-21T10:00:00Z'), toFake: ['Date'] });
  try {
    stubPosition((found) => found({ coords: { latitude: 69.65, longitude: 18.96 } } as GeolocationPosition));
    await openPanel();
    press(inPanel().getByRole('button', { name: 'Use my position' }));
    await waitFor(() => expect(inPanel().getByText(/^The sun does not rise or set here today/)).toBeTruthy());
    get();
    await waitFor(() => expect(downloads).toHaveLength(1));
    expect(inPanel().getByText(/At this place the sun does not rise or set on some days/).textContent).toMatch(
      /no reminders for 21 June to \d+ July, \d+ November to \d+ January 2027 and \d+ May to 21 June 2027\./,
    );
  } finally {
    vi.useRealTimers();
  }
});

test('a press outside the panel closes the panel, unless the press began inside, as when selecting text', async () => {
  await openPanel();
  fireEvent.pointerDown(inPanel().getByRole('searchbox', { name: 'City' }));
  fireEvent.click(panel());
  expect(document.querySelector('.prayer-panel')).not.toBeNull();
  fireEvent.pointerDown(panel());
  fireEvent.click(panel());
  await waitFor(() => expect(document.querySelector('.prayer-panel')).toBeNull());
});

test('the Close button closes the panel', async () => {
  await openPanel();
  act(() => inPanel().getByRole('button', { name: 'Close' }).click());
  await waitFor(() => expect(document.querySelector('.prayer-panel')).toBeNull());
});
