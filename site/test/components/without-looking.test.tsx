/** Counting without looking: the screen that stays on, the keys of a headset, the whole card, and what the help says of the browser. */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { element, elements, waitForElement, openApp, press, pressKey } from './app.tsx';

const AFTER_SALAM = '/prayer/after-salam';
const HELP = 'Counting without looking';

/** A device whose screen can be kept on, and which hands on the keys of a headset. */
const device = { awake: 0, keys: new Map<string, (() => void) | null>(), playing: 0 };

beforeEach(() => {
  Object.assign(device, { awake: 0, playing: 0 });
  device.keys.clear();
  const request = async (): Promise<object> => {
    device.awake += 1;
    const lock = {
      released: false,
      release: async () => {
        if (!lock.released) device.awake -= 1;
        lock.released = true;
      },
    };
    return lock;
  };
  const mediaSession = {
    metadata: null,
    playbackState: 'none',
    setActionHandler: (key: string, handler: (() => void) | null) => device.keys.set(key, handler),
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  Object.defineProperty(navigator, 'mediaSession', { value: mediaSession, configurable: true });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      readonly isStub = true;
    },
  );
  Object.assign(URL, { createObjectURL: () => 'blob:silence', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => void (device.playing += 1));
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void (device.playing = 0));
});

afterEach(() => {
  // Unmounts while the stubs are there, so that the screen can release the wake lock and the media session.
  cleanup();
  for (const name of ['wakeLock', 'mediaSession', 'vibrate']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

const count = (): string => element('.tasbih-count').textContent;
const headsetKey = (key: string): void => act(() => device.keys.get(key)?.());
const panel = () => within(element('dialog.panel'));

async function openHelp(): Promise<void> {
  press(screen.getByRole('button', { name: HELP }));
  await waitForElement('dialog.panel[open]');
}
async function closeHelp(): Promise<void> {
  press(panel().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.querySelector('dialog.panel')).toBeNull());
}
const headset = (): HTMLInputElement => panel().getByRole('checkbox', { name: 'Count with the headset button' });

test('switching the headset on twice starts one playback only, so that switching it off stops all sound', async () => {
  const playing = new Set<HTMLMediaElement>();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    playing.add(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    playing.delete(this);
  });
  await openApp('/tasbih-counter');
  await openHelp();
  act(() => {
    headset().click();
    headset().click();
  });
  await waitFor(() => expect(headset().checked).toBe(true));
  expect(playing.size).toBe(1);
  press(headset());
  expect(playing.size).toBe(0);
});

test('the tasbih keeps the screen on from the first count to the last, and releases the wake lock on leaving', async () => {
  const user = await openApp('/tasbih-counter');
  expect(device.awake).toBe(0);
  pressKey(' ');
  await waitFor(() => expect(device.awake).toBe(1));
  for (let time = 1; time < 33; time++) pressKey(' ');
  await waitFor(() => expect(device.awake).toBe(0));
  press('.tasbih-reset');
  pressKey(' ');
  await waitFor(() => expect(device.awake).toBe(1));
  await user.click(screen.getByRole('link', { name: 'Back to home' }));
  await waitFor(() => expect(device.awake).toBe(0));
});

test('nothing plays until the headset is switched on; then its keys are tried in the help, count on the screen, and stop on leaving', async () => {
  const user = await openApp('/tasbih-counter');
  pressKey(' ');
  await openHelp();
  expect([device.playing, device.keys.size]).toEqual([0, 0]);
  press(headset());
  await waitFor(() => expect(headset().checked).toBe(true));
  expect(device.playing).toBe(1);
  expect(panel().getByText(/^Press the button of your headset now/)).toBeTruthy();
  headsetKey('pause');
  expect(panel().getByText('1 press has come: it works here.')).toBeTruthy();
  expect(count()).toBe('1');
  await closeHelp();
  headsetKey('play');
  headsetKey('pause');
  expect(count()).toBe('3');
  await user.click(screen.getByRole('link', { name: 'Back to home' }));
  await waitFor(() => expect(device.playing).toBe(0));
  expect([...device.keys.values()]).toEqual([null, null, null]);
});

test('the headset can be switched off again, and a browser that refuses to play is reported', async () => {
  await openApp('/tasbih-counter');
  await openHelp();
  press(headset());
  await waitFor(() => expect(headset().checked).toBe(true));
  press(headset());
  await waitFor(() => expect(headset().checked).toBe(false));
  expect(device.playing).toBe(0);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  press(headset());
  await waitFor(() => expect(panel().getByText(/^The browser refuses to play/)).toBeTruthy());
  expect(headset().checked).toBe(false);
});

test('the help says what this browser can do and what it cannot', async () => {
  Object.defineProperty(navigator, 'vibrate', { value: () => true, configurable: true });
  await openApp('/tasbih-counter');
  await openHelp();
  const facts = (): string[] => elements('.without-looking-facts li').map(({ textContent }) => textContent);
  expect(facts()[0]).toBe('A tap anywhere on the screen counts.');
  expect(facts()[2]).toMatch(/^A device that can vibrate/);
  expect(facts()[3]).toMatch(/^The screen stays on/);
  expect(facts()[4]).toBe('Volume keys cannot count, as no browser passes them to a page.');
  for (const name of ['wakeLock', 'mediaSession', 'vibrate']) Reflect.deleteProperty(navigator, name);
  await openApp('/tasbih-counter');
  await openHelp();
  expect(facts().slice(2, 4)).toEqual(['This browser cannot make the device vibrate.', 'This browser cannot keep the screen on.']);
  expect(panel().getByText('This browser passes no headset buttons to a page.')).toBeTruthy();
});

test('in “One at a time” the whole card counts if the reader chooses so, and headset keys count and move on', async () => {
  await openApp(AFTER_SALAM);
  press('.open-one');
  await waitForElement('.one');
  const counter = (): string | null => element('.one .counter-button').getAttribute('aria-label');
  const tapCard = (pointerType: string, milliseconds = 50): void => {
    const card = element('.one .card');
    const tap = { pointerId: 1, pointerType, button: 0, clientX: 5, clientY: 5, isPrimary: true };
    for (const [type, timeStamp] of [['pointerdown', 0] as const, ['pointerup', milliseconds] as const])
      fireEvent(card, Object.defineProperty(new PointerEvent(type, { ...tap, bubbles: true }), 'timeStamp', { value: timeStamp }));
  };
  tapCard('mouse');
  // A long touch selects a text.
  tapCard('touch', 700);
  expect(counter()).toBe('0 / 3, count one');
  await openHelp();
  press(await panel().findByRole('checkbox', { name: 'The whole card counts' }));
  press(headset());
  await waitFor(() => expect(headset().checked).toBe(true));
  await closeHelp();
  expect(element('.one').classList.contains('one-whole')).toBe(true);
  tapCard('mouse');
  expect(counter()).toBe('1 / 3, count one');
  // Nothing can be selected now, so a slow touch counts too.
  tapCard('touch', 700);
  expect(counter()).toBe('2 / 3, count one');
  headsetKey('pause');
  expect(counter()).toBe('3 / 3, count one');
  // The card does not turn by itself: another line follows the counted one.
  await waitForElement('.one-next');
  headsetKey('play');
  await waitFor(() => expect(element('.one-progress output').textContent).toMatch(/^2 of/));
  await waitFor(() => expect(element('.one-next').getAttribute('aria-disabled')).toBe('false'));
  headsetKey('nexttrack');
  await waitFor(() => expect(element('.one-progress output').textContent).toMatch(/^3 of/));
});
