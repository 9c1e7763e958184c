/** From one device to another: the panel with its file, its codes and the camera. The merge and the frames are tested beside their modules. */
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serializeCopy } from '../../src/features/transfer/copy-file.ts';
import { createFrameCollector, framesOf } from '../../src/features/transfer/frames.ts';
import { readReaderData } from '../../src/features/transfer/reader-data.ts';
import { element, elements, openApp, press, waitForToastDescription } from './app.tsx';
import { collectDownloads } from './downloads.ts';

const downloads = collectDownloads();

const LIST = '7f1c2b9e-0c55-4c38-9d0e-0a4f6a3d2b11';
const OTHER_DEVICE: Readonly<Record<string, string>> = {
  theme: 'night',
  'misbaha:saved/morning-evening/waking-up#praise-on-waking': '2026-11-20T04:00:00.000Z',
  [`misbaha:lists/${LIST}`]: JSON.stringify({
    id: LIST,
    name: 'Morning',
    items: [{ id: 'prayer/after-salam#forgiveness-and-peace' }],
    changed: '2026-11-20T04:00:00.000Z',
  }),
};

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const storedEntries = (): Record<string, string> => Object.fromEntries(Object.entries(localStorage) as [string, string][]);

/** Makes the copy of another device, and clears local storage. */
function copyOfOther(entries = OTHER_DEVICE): string {
  for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  const text = serializeCopy(readReaderData());
  localStorage.clear();
  return text;
}

async function openPanel(): Promise<UserEvent> {
  const user = await openApp('/settings');
  press(button('Transfer'));
  await screen.findByRole('dialog', { name: 'Another device' });
  return user;
}

const choose = (user: UserEvent, text: string): Promise<void> =>
  user.upload(element('input[type="file"]'), new File([text], 'saved.json', { type: 'application/json' }));

describe('a file', () => {
  test('is merged and the changes are listed; settings chosen here stay until the reader takes those of the file', async () => {
    const text = copyOfOther();
    localStorage.setItem('theme', 'dark');
    const user = await openPanel();
    await choose(user, text);
    expect(await screen.findByText('One dua was added')).not.toBeNull();
    expect(screen.getByText('The list “Morning” was added')).not.toBeNull();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await user.click(button('Take the other device’s settings'));
    expect(document.activeElement?.id).toBe('transfer-title');
    expect(await screen.findByText(/settings of the other device apply here now/)).not.toBeNull();
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('night'));
    expect(storedEntries()).toEqual(OTHER_DEVICE);
    await choose(user, text);
    expect(await screen.findByText('All of it was here already')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /^Take the other device/ })).toBeNull();
  });

  const listEntry = (at: number, name: string, items: readonly string[], changed: string): [string, string] => {
    const id = LIST.slice(0, -1) + String(at);
    return [`misbaha:lists/${id}`, JSON.stringify({ id, name, items: items.map((card) => ({ id: `a/b#${card}` })), changed })];
  };
  const [EARLIER, LATER] = ['2026-11-20T04:00:00.000Z', '2026-11-21T04:00:00.000Z'];
  /** Three lists of which the other device renamed one, has fewer duas in another, and deleted the third. */
  const HERE = Object.fromEntries([
    listEntry(1, 'Wird', ['a', 'b', 'c'], EARLIER),
    listEntry(2, 'Travel', ['a'], EARLIER),
    listEntry(3, 'Night', ['a', 'b'], EARLIER),
  ]);
  const deletedAt3 = LIST.slice(0, -1) + '3';
  const THERE = Object.fromEntries([
    listEntry(1, 'My wird', ['a'], LATER),
    listEntry(2, 'Journey', ['a', 'b'], LATER),
    [`misbaha:lists/${deletedAt3}`, JSON.stringify({ id: deletedAt3, deleted: true, changed: LATER })],
    listEntry(4, 'New', [], LATER),
    listEntry(5, 'Newer', [], LATER),
  ] as [string, string][]);
  const namesAndItems = (): unknown[] =>
    Object.values(storedEntries())
      .map((text) => JSON.parse(text) as { name?: string; items?: unknown[] })
      .flatMap(({ name, items }) => (name === undefined ? [] : [`${name} ${items?.length}`]))
      .toSorted();
  const bringHere = (): string => {
    const text = copyOfOther(THERE);
    for (const [key, value] of Object.entries(HERE)) localStorage.setItem(key, value);
    return text;
  };
  const BACK = ['Journey 2', 'New 0', 'Newer 0', 'Night 2', 'Wird 3'];

  test('that deletes two lists of the same name is reported for each of them', async () => {
    const deletion = (at: number): [string, string] => {
      const id = LIST.slice(0, -1) + String(at);
      return [`misbaha:lists/${id}`, JSON.stringify({ id, deleted: true, changed: LATER })];
    };
    const text = copyOfOther(Object.fromEntries([deletion(1), deletion(2)]));
    for (const [key, value] of [listEntry(1, 'Night', ['a'], EARLIER), listEntry(2, 'Night', ['b'], EARLIER)])
      localStorage.setItem(key, value);
    await choose(await openPanel(), text);
    await screen.findByRole('button', { name: /^Put the former/ });
    expect(elements('.transfer-taken li').map(({ textContent }) => textContent)).toEqual(
      ['Night', 'Night'].map((name) => `The list “${name}” was deleted here, as on the other device`),
    );
  });

  test('that removes duas from a list or deletes a list is reported with the name of the list; both can be put back', async () => {
    const text = bringHere();
    const user = await openPanel();
    await choose(user, text);
    await screen.findByText('2 lists were added');
    expect(elements('.transfer-taken li').map(({ textContent }) => textContent)).toEqual([
      '2 lists were added',
      'The list “Journey” was brought up to date',
      'The list “My wird” is now that of the other device: 2 duas that it had here are no longer in it',
      'The list “Night” was deleted here, as on the other device',
    ]);
    expect(namesAndItems()).toEqual(['Journey 2', 'My wird 1', 'New 0', 'Newer 0']);
    press(button('Put the former lists back'));
    await screen.findByText('The lists are again as they were on this device.');
    expect(screen.queryByRole('button', { name: /^Put the former/ })).toBeNull();
    expect(document.activeElement?.id).toBe('transfer-title');
    expect(namesAndItems()).toEqual(BACK);
    await choose(user, text);
    await screen.findByText('All of it was here already');
    expect(namesAndItems()).toEqual(BACK);
  });

  test('that takes duas out of a list says so on the page of saved duas too, where the message waits for an answer', async () => {
    const text = bringHere();
    const user = await openApp('/saved');
    await choose(user, text);
    expect(await waitForToastDescription('Imported')).toContain(
      '2 duas that it had here are no longer in it. The list “Night” was deleted here',
    );
    press(button('Put the former lists back'));
    await waitForToastDescription('The lists are again as they were on this device.');
    expect(namesAndItems()).toEqual(BACK);
  });

  test('if the former lists cannot be stored again, a message says so, and the button stays', async () => {
    const text = bringHere();
    const user = await openPanel();
    await choose(user, text);
    await screen.findByText('2 lists were added');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    press(button('Put the former lists back'));
    await screen.findByText(/This browser could not store them/);
    expect(button('Put the former lists back')).not.toBeNull();
    expect(namesAndItems()).toEqual(['Journey 2', 'My wird 1', 'New 0', 'Newer 0']);
  });

  test.each(['', '{"format":"misbaha-saved","ver'])('of which a part is missing is said to be unreadable: %j', async (text) => {
    const user = await openPanel();
    await choose(user, text);
    expect(
      await screen.findByText(/^This file cannot be read\. Either “Export” did not make it, or a part of it is missing/),
    ).not.toBeNull();
  });

  test('that is damaged is refused in the panel, and nothing is changed', async () => {
    const text = copyOfOther();
    const user = await openPanel();
    await choose(user, text.replace('Morning', 'Evening'));
    expect(await screen.findByText(/a part of it is missing or has changed on the way/)).not.toBeNull();
    expect(storedEntries()).toEqual({});
  });

  test('of all stored data is what “Export” makes', async () => {
    const text = copyOfOther();
    for (const [key, value] of Object.entries(OTHER_DEVICE)) localStorage.setItem(key, value);
    await openPanel();
    press(button('Export'));
    expect(screen.getByText('Saved as misbaha-saved.json')).not.toBeNull();
    expect(downloads).toHaveLength(1);
    expect(await downloads[0]?.file.text()).toBe(text);
  });
});

/** More entries than one QR code holds. */
const MANY = Object.fromEntries(
  Array.from({ length: 60 }, (_, at) => [`misbaha:saved/a/b#c-${(at * 7919).toString(36)}`, new Date(at * 86_400_123_457).toISOString()]),
);

describe('the codes', () => {
  test('are shown one after another, can be paused and stepped through', async () => {
    for (const [key, text] of Object.entries(MANY)) localStorage.setItem(key, text);
    await openPanel();
    press(button('Show QR codes'));
    const position = () => element('.transfer-position').textContent;
    await waitFor(() => expect(position()).toMatch(/^Code 1 of [3-9]$/));
    await waitFor(() => expect(position()).toMatch(/^Code 2 of/));
    press(button('Pause'));
    const stopped = position();
    const drawing = element('.transfer-code path').getAttribute('d');
    press(button('Next code'));
    expect(position()).not.toBe(stopped);
    expect(element('.transfer-code path').getAttribute('d')).not.toBe(drawing);
    press(button('Previous code'));
    expect(position()).toBe(stopped);
    expect(element('.transfer-code path').getAttribute('d')).toBe(drawing);
    press(button('Other ways'));
    expect(button('Read QR codes')).not.toBeNull();
  });

  test('do not advance by themselves with reduced motion, and are stepped through by hand', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: media.includes('reduce') }) as MediaQueryList);
    for (const [key, text] of Object.entries(MANY)) localStorage.setItem(key, text);
    await openPanel();
    press(button('Show QR codes'));
    await waitFor(() => expect(element('.transfer-position').textContent).toMatch(/^Code 1 of/));
    expect(screen.queryByRole('button', { name: /Pause|Play/ })).toBeNull();
    press(button('Next code'));
    expect(element('.transfer-position').textContent).toMatch(/^Code 2 of/);
  });
});

describe('the camera', () => {
  const stop = vi.fn<() => void>();
  const getUserMedia = vi.fn<() => Promise<MediaStream>>();
  /** What is before the camera now. */
  let seen: string[] = [];

  class FakeDetector {
    static getSupportedFormats = (): Promise<string[]> => Promise.resolve(['qr_code']);
    detect = (): Promise<{ rawValue: string }[]> => Promise.resolve(seen.map((rawValue) => ({ rawValue })));
  }

  beforeEach(() => {
    seen = [];
    stop.mockReset();
    getUserMedia.mockReset();
    getUserMedia.mockResolvedValue({ getTracks: () => [{ stop }] } as unknown as MediaStream);
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
    vi.stubGlobal('BarcodeDetector', FakeDetector);
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });

  const codesOf = async (entries: Readonly<Record<string, string>>): Promise<string[]> => (await framesOf(copyOfOther(entries))) ?? [];

  test('is requested at the press, reads codes in any order, reports missing codes, merges the copy, and is released', async () => {
    const codes = await codesOf(MANY);
    expect(codes.length).toBeGreaterThan(2);
    await openPanel();
    expect(getUserMedia).not.toHaveBeenCalled();
    press(button('Read QR codes'));
    await screen.findByText('No code read yet');
    expect(getUserMedia).toHaveBeenCalledOnce();
    seen = codes.slice(1).toReversed();
    await screen.findByText(`${codes.length - 1} of ${codes.length} codes read`);
    expect(screen.getByText('Still missing: 1')).not.toBeNull();
    expect([stop.mock.calls.length, storedEntries()]).toEqual([0, {}]);
    seen = codes.slice(0, 1);
    await screen.findByText('60 duas were added');
    expect(stop).toHaveBeenCalledOnce();
    expect(storedEntries()).toEqual(MANY);
    expect(elements('video')).toEqual([]);
  });

  test('reports a code of another copy and a foreign code as such; neither changes anything', async () => {
    const codes = await codesOf(MANY);
    const [other = ''] = await codesOf(OTHER_DEVICE);
    expect(createFrameCollector().add(other)).toBe('new');
    await openPanel();
    press(button('Read QR codes'));
    await screen.findByText('No code read yet');
    seen = ['https://example.org/'];
    await screen.findByText(/holds something else/);
    seen = codes.slice(0, 1);
    await screen.findByText(`1 of ${codes.length} codes read`);
    seen = [other];
    await screen.findByText(/from a different copy than the first one/);
    expect(screen.getByText(`1 of ${codes.length} codes read`)).not.toBeNull();
    seen = [];
    press(button('Start over'));
    await screen.findByText('No code read yet');
    seen = [other];
    await screen.findByText('One dua was added');
  });

  test.each([
    ['refused', new DOMException('', 'NotAllowedError'), /This site may not use the camera/],
    ['not there', new DOMException('', 'NotFoundError'), /The browser finds no camera/],
    ['in use', new DOMException('', 'NotReadableError'), /another app may be using it/],
  ])('that is %s shows a message that offers a file instead, and can be tried again', async (_, error, answer) => {
    getUserMedia.mockRejectedValueOnce(error);
    await openPanel();
    press(button('Read QR codes'));
    expect((await screen.findByText(answer)).textContent).toMatch(/ a file/);
    button('Try again').focus();
    press(button('Try again'));
    expect(document.activeElement).toBe(element('dialog'));
    await screen.findByText('No code read yet');
  });

  test('is released when the panel closes, even if the browser grants access only afterwards', async () => {
    await openPanel();
    press(button('Read QR codes'));
    await screen.findByText('No code read yet');
    press(button('Close'));
    await waitFor(() => expect(stop).toHaveBeenCalledOnce());
    let answer: (stream: MediaStream) => void = () => undefined;
    getUserMedia.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    press(button('Transfer'));
    await screen.findByRole('dialog', { name: 'Another device' });
    press(button('Read QR codes'));
    await screen.findByText(/Waiting for the camera/);
    press(button('Other ways'));
    answer({ getTracks: () => [{ stop }] } as unknown as MediaStream);
    await waitFor(() => expect(stop).toHaveBeenCalledTimes(2));
  });

  test('a browser without cameras says so', async () => {
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
    await openPanel();
    press(button('Read QR codes'));
    expect(await screen.findByText(/The browser finds no camera/)).not.toBeNull();
  });
});
