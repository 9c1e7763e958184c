/** The check of a text. What the checker finds is tested in `packages/core/check`, and how well in `packages/content/check`. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, type Mock, test, vi } from 'vitest';
import * as commonMessages from '../../../packages/core/messages/common.ts';
import * as texts from '../../src/platform/content/texts.ts';
import { element, elements, findElement, openApp, press, waitForToastDescription } from './app.tsx';

const KNOWN = 'اللهم إني أسألك علما نافعا ورزقا طيبا وعملا متقبلا';
const PROMISE = 'Send this to ten people and you will hear good news';

const field = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Your text' });
const verdict = async (): Promise<string> => (await findElement('.check-verdict h2')).textContent;

async function check(text: string): Promise<string> {
  const user = await openApp('/check');
  await user.click(field());
  await user.paste(text);
  return verdict();
}

/** Gives the device a share sheet, which takes everything. */
function openShareSheet(): Mock<(data: ShareData) => Promise<void>> {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', Object.create(navigator, { share: { value: share } }) as Navigator);
  return share;
}

/** Shares the result. @returns the text that the share sheet got */
async function sharedText(): Promise<string> {
  const share = openShareSheet();
  press(screen.getByRole('button', { name: 'Share the result' }));
  await waitFor(() => expect(share).toHaveBeenCalled());
  return share.mock.calls[0]?.[0].text ?? '';
}

describe('what it says', () => {
  test('a text of ours is named, with its source and a way to its page', async () => {
    expect(await check(KNOWN)).toBe('This is one of our texts');
    // Links of its source come a moment later.
    const [link] = within(element('.check-match')).getAllByRole('link');
    expect(link?.getAttribute('href')).toBe('/morning-evening/morning-remembrance#beneficial-knowledge');
    await waitFor(() => expect(element('.check-match .references').textContent).toContain('Ibn Majah'));
    expect(element('.check-match .references').textContent).toMatch(/al-Albani/);
    expect(elements('.step')).toEqual([]);
  });

  test('what differs is marked in our text, letter for letter, and told in words', async () => {
    expect(await check(KNOWN.replace('طيبا', 'واسعا'))).toBe('This is one of our texts, with differences');
    const marked = element('.step-word');
    const own = (await texts.loadCategory('prayer'))?.pages
      .flatMap(({ cards }) => cards)
      .find(({ id }) => id === 'beneficial-knowledge')?.arabic;
    const other = own?.split(/[،\s]+/)[6] ?? '';
    expect([marked.querySelector('del')?.textContent, marked.querySelector('ins')?.textContent]).toEqual(['واسعا', other]);
    expect(marked.textContent).toContain('another word in your text');
    const shown = element('.compared').cloneNode(true) as HTMLElement;
    for (const added of shown.querySelectorAll('del, .visually-hidden')) added.remove();
    expect(shown.textContent.replaceAll(/\s+/g, ' ').trim()).toBe(own);
    expect(element('.check-differences').textContent).toContain(`Your text has واسعا where this text has ${other}`);
  });

  test('of a part with another word both are told', async () => {
    expect(await check('اللهم اني اعوذ بك من الهم والفرح والعجز')).toBe('Part of this is known to us');
    expect(element('.check-verdict').textContent).toContain('a part of the text below. 1 difference is marked below.');
  });

  test('of our translation no vowels are spoken of', async () => {
    expect(await check('O Allah, I ask You for beneficial knowledge, good provision, and deeds that are accepted.')).toBe(
      'This is one of our texts',
    );
    expect(element('.check-verdict').textContent).toContain('Its words are those of our translation.');
  });

  test('what is left out is told with the reason', async () => {
    expect(await check('اللهم إنك عفو كريم تحب العفو فاعف عني')).toBe('This is known to us, and left out on purpose');
    expect((await findElement('.check-reason')).textContent).toContain('Later copies of at-Tirmidhi');
  });

  test('a promise is no part of the text', async () => {
    expect(await check(`${KNOWN}\n${PROMISE}`)).toBe('This is one of our texts');
    expect(element('.check-quoted').textContent).toBe(PROMISE);
  });

  test('an unknown text is no verdict, and there are ways to look further', async () => {
    expect(await check('خرج المسافرون من المدينة صباحا فوجدوا قافلة كبيرة')).toBe('This is not among our texts');
    expect(element('.check-verdict').textContent).toContain('This is no verdict on it');
    expect(within(element('.check-further')).getByRole('link', { name: 'sunnah.com' })).toBeDefined();
  });

  test('a transliteration is heard, with the others that it may be', async () => {
    expect(await check('allahumma inni as aluka al afiya')).toMatch(/^This sounds like/);
    expect(elements('.check-match .arabic')).toHaveLength(1);
    expect(element('.check-alike').textContent).toContain('It may also be');
  });

  test('a transliteration below the Arabic of another dua is shown beside it', async () => {
    expect(await check(`${KNOWN}\nAllahumma antas salam wa minkas salam tabarakta ya dhal jalali wal ikram`)).toBe(
      'This is put together from several texts',
    );
    expect(elements('.check-match h3')).toHaveLength(2);
    expect(elements('.check-alike')).toEqual([]);
  });

  test('a transliteration above words that are not ours is the known part, and the words are named', async () => {
    const words = 'Thanks belong to the One who woke me up today and who will gather all of us';
    expect(await check(`Allahumma inni asaluka ilman nafian wa rizqan tayyiban wa amalan mutaqabbalan\n${words}`)).toBe(
      'Part of this is known to us',
    );
    expect(element('.check-quoted').textContent).toBe(words);
  });

  test('where the source does not come, the text says so and offers to try again', async () => {
    const load = vi.spyOn(texts, 'loadCategory').mockRejectedValue(new Error('could not be loaded'));
    await check(KNOWN);
    expect((await findElement('.check-match [role="alert"] p')).textContent).toBe('The source of this text could not be loaded.');
    load.mockRestore();
    press(within(element('.check-match')).getByRole('button', { name: 'Try again' }));
    expect((await findElement('.check-match .references')).textContent).toContain('Ibn Majah');
    expect(elements('.check-match [role="alert"]')).toEqual([]);
  });

  test('where the reason for leaving a text out does not come, it says so', async () => {
    vi.spyOn(texts, 'loadCategory').mockRejectedValue(new Error('could not be loaded'));
    await check('اللهم إنك عفو كريم تحب العفو فاعف عني');
    expect((await findElement('.check-match [role="alert"] p')).textContent).toBe('The reason could not be loaded.');
  });

  test('what is no text is told', async () => {
    await check(KNOWN);
    const user = await openApp('/check');
    await user.click(field());
    await user.paste('🌹 123');
    expect((await findElement('.check-problem')).textContent).toBe('There are no words in Arabic or Latin letters in this.');
  });
});

describe('the ways to it and from it', { timeout: 30_000 }, () => {
  test('a text that is shared is checked, and does not stay in the address', async () => {
    await openApp(`/check?title=Dua&text=${encodeURIComponent(`${KNOWN}\nDua`)}`);
    expect(await verdict()).toBe('This is one of our texts');
    expect(field().value).toBe(`${KNOWN}\nDua`);
    expect(window.location.search).toBe('');
  });

  test('typed text is checked by the button, and cleared by the other', async () => {
    const user = await openApp('/check');
    await user.type(field(), 'allahumma inni as aluka ilman nafian wa rizqan tayyiban');
    expect(document.querySelector('.check-result')).toBeNull();
    press(screen.getByRole('button', { name: 'Check' }));
    await verdict();
    press(screen.getByRole('button', { name: 'Clear' }));
    expect([field().value, document.querySelector('.check-result')]).toEqual(['', null]);
    expect(document.activeElement).toBe(field());
  });

  test('the result is shared as text with its source', async () => {
    await check(KNOWN);
    const text = await sharedText();
    expect(text).toMatch(/^This is one of our texts\./);
    expect(text).toContain('Source: Sunan Ibn Majah 925\nSahih (al-Albani); weak for Zubair Ali Zai');
    expect(text).toContain('/morning-evening/morning-remembrance#beneficial-knowledge');
  });

  test('the verdict is shared with the full stop of the language', async () => {
    vi.spyOn(commonMessages as { betweenSentences: string }, 'betweenSentences', 'get').mockReturnValue('۔ ');
    await check(KNOWN);
    expect(await sharedText()).toMatch(/^This is one of our texts۔ Its letters/);
  });

  test('where the sources do not come, nothing is shared and a message says so', async () => {
    await check(KNOWN);
    await findElement('.check-match .references');
    vi.spyOn(texts, 'loadCategory').mockRejectedValue(new Error('could not be loaded'));
    const share = openShareSheet();
    press(screen.getByRole('button', { name: 'Share the result' }));
    expect(await waitForToastDescription('The result could not be shared')).toBe('Your connection may be down.');
    expect(share).not.toHaveBeenCalled();
  });

  test('the search leads to it where it finds nothing', async () => {
    await openApp('/search?q=xqzvw');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Check whether it is authentic' }).getAttribute('href')).toBe('/check'));
  });
});
