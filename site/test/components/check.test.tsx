/** The check of a text. What the checker finds is tested in `packages/core/check`, and how well in `packages/content/check`. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, type Mock, test, vi } from 'vitest';
import * as commonMessages from '../../../packages/core/messages/common.ts';
import * as texts from '../../src/platform/content/texts.ts';
import { element, elements, waitForElement, openApp, press, waitForToastDescription } from './app.tsx';

const KNOWN = 'اللهم إني أسألك علما نافعا ورزقا طيبا وعملا متقبلا';
const PROMISE = 'Send this to ten people and you will hear good news';

const field = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Your text' });
const verdict = async (): Promise<string> => (await waitForElement('.check-verdict h2')).textContent;

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

describe('the result of a check', () => {
  test('a text of ours is named, with its source and a way to its page', async () => {
    expect(await check(KNOWN)).toBe('This is one of our texts');
    // Links of its source come a moment later.
    const [link] = within(element('.check-match')).getAllByRole('link');
    expect(link?.getAttribute('href')).toBe('/morning-evening/morning-remembrance#beneficial-knowledge');
    await waitFor(() => expect(element('.check-match .references').textContent).toContain('Ibn Majah'));
    expect(element('.check-match .references').textContent).toMatch(/al-Albani/);
    expect(elements('.step')).toEqual([]);
  });

  test('our text is shown letter for letter, with the differences marked and described in words', async () => {
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

  test('a part of our text with one changed word is reported as a part with one difference', async () => {
    expect(await check('اللهم اني اعوذ بك من الهم والفرح والعجز')).toBe('This is part of one of our texts');
    expect(element('.check-verdict').textContent).toContain('a part of the text below. 1 difference is marked below.');
  });

  test('for our translation the result says "Its words are those of our translation", and nothing of vowels', async () => {
    expect(await check('O Allah, I ask You for beneficial knowledge, good provision, and deeds that are accepted.')).toBe(
      'This is one of our texts',
    );
    expect(element('.check-verdict').textContent).toContain('Its words are those of our translation.');
  });

  test('a text that we left out on purpose is reported with the reason', async () => {
    expect(await check('اللهم إنك عفو كريم تحب العفو فاعف عني')).toBe('This is known to us, and left out on purpose');
    expect((await waitForElement('.check-reason')).textContent).toContain('Later copies of at-Tirmidhi');
  });

  test('a promise below a known text does not change the verdict and is listed apart', async () => {
    expect(await check(`${KNOWN}\n${PROMISE}`)).toBe('This is one of our texts');
    expect(element('.check-quoted').textContent).toBe(PROMISE);
  });

  test('a promise on the same line as a transliteration is listed apart too', async () => {
    expect(await check('allahumma innaka afuwwun tuhibbul afwa fafu anni send this to 10 people')).toBe(
      'This sounds like one of our texts',
    );
    expect(element('.check-quoted').textContent.trim()).toBe('send this to 10 people');
  });

  test('an unknown text is reported as unknown and not as inauthentic, with links to look further', async () => {
    expect(await check('خرج المسافرون من المدينة صباحا فوجدوا قافلة كبيرة')).toBe('This is not among our texts');
    expect(element('.check-verdict').textContent).toContain('This is not a verdict on it');
    expect(within(element('.check-further')).getByRole('link', { name: 'sunnah.com' })).toBeDefined();
  });

  test('a transliteration is matched by sound, and other possible texts are listed', async () => {
    expect(await check('allahumma inni as aluka al afiya')).toMatch(/^This sounds like/);
    expect(elements('.check-match .arabic')).toHaveLength(1);
    expect(element('.check-alike').textContent).toContain('It may also be');
  });

  test('Arabic of one dua above a transliteration of another is reported as put together, with both matches', async () => {
    expect(await check(`${KNOWN}\nAllahumma antas salam wa minkas salam tabarakta ya dhal jalali wal ikram`)).toBe(
      'This is put together from several texts',
    );
    expect(elements('.check-match h3')).toHaveLength(2);
    expect(elements('.check-alike')).toEqual([]);
  });

  test('a transliteration above unknown words is reported as the known part, and the unknown words are listed', async () => {
    const words = 'Thanks belong to the One who woke me up today and who will gather all of us';
    expect(await check(`Allahumma inni asaluka ilman nafian wa rizqan tayyiban wa amalan mutaqabbalan\n${words}`)).toBe(
      'Part of this is known to us',
    );
    expect(element('.check-quoted').textContent).toBe(words);
  });

  test('words in the middle of a transliteration that our text does not have are named', async () => {
    const words = "wasy syarofa wad darojatal 'aliyatar rofi'ah";
    const message = `Allahumma rabba hadzihid da'watit tammah, was sholatil qo'imah, ati Muhammadanil wasilata wal fadhilah, ${words}, wab'atshu maqomam mahmudanil ladzi wa'adtah`;
    expect(await check(message)).toBe('Part of this is known to us');
    expect(element('.check-quoted').textContent).toBe(words);
  });

  test('if the source fails to load, a message says so and offers to try again', async () => {
    const load = vi.spyOn(texts, 'loadCategory').mockRejectedValue(new Error('could not be loaded'));
    await check(KNOWN);
    expect((await waitForElement('.check-match [role="alert"] p')).textContent).toBe('The source of this text could not be loaded.');
    load.mockRestore();
    press(within(element('.check-match')).getByRole('button', { name: 'Try again' }));
    expect(document.activeElement).toBe(element('.check-match'));
    expect((await waitForElement('.check-match .references')).textContent).toContain('Ibn Majah');
    expect(elements('.check-match [role="alert"]')).toEqual([]);
  });

  test('if the reason for leaving a text out fails to load, a message says so', async () => {
    vi.spyOn(texts, 'loadCategory').mockRejectedValue(new Error('could not be loaded'));
    await check('اللهم إنك عفو كريم تحب العفو فاعف عني');
    expect((await waitForElement('.check-match [role="alert"] p')).textContent).toBe('The reason could not be loaded.');
  });

  test('input without words in Arabic or Latin letters is reported as such', async () => {
    await check(KNOWN);
    const user = await openApp('/check');
    await user.click(field());
    await user.paste('🌹 123');
    expect((await waitForElement('.check-problem')).textContent).toBe('There are no words in Arabic or Latin letters in this.');
  });
});

/** A remark without its Unicode isolates (U+2066 to U+2069). */
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');
const remarks = async (): Promise<string> => plain((await waitForElement('.check-remarks')).textContent);
/** Waits for the source, with which remarks come. */
async function expectNoRemark(): Promise<void> {
  await waitForElement('.check-match .references');
  expect(elements('.check-remarks')).toEqual([]);
}

const BEFORE_SLEEP = 'باسمك اللهم اموت واحيا';
const NOTHING_HARMS = 'بسم الله الذي لا يضر مع اسمه شيء في الارض ولا في السماء وهو السميع العليم';

describe('the source and the number of repetitions that a message gives for a text', { timeout: 30_000 }, () => {
  test('another collection is reported beside ours, and the verdict on the words stays', async () => {
    expect(await check(`${BEFORE_SLEEP} رواه مسلم`)).toBe('This is one of our texts');
    await remarks();
    expect(elements('.check-remarks p').map(({ textContent }) => plain(textContent))).toEqual([
      'Your text names مسلم; we have it from Sahih al-Bukhari 6324.',
      'The same words can stand in several books, and editions number their narrations differently.',
    ]);
    expect(plain(await sharedText())).toContain('Your text names مسلم; we have it from Sahih al-Bukhari 6324.');
  });

  test('another number of the narration is reported too', async () => {
    await check(`${BEFORE_SLEEP} رواه البخاري 1234`);
    expect(await remarks()).toContain('Your text names البخاري 1234; we have it from Sahih al-Bukhari 6324.');
  });

  test('another source in Latin letters after a transliteration is reported too', async () => {
    expect(await check('Bismika Allahumma amutu wa ahya (Sahih Muslim 2711)')).toBe('This sounds like one of our texts');
    expect(await remarks()).toContain('Your text names Muslim 2711; we have it from Sahih al-Bukhari 6324.');
  });

  test.each([
    `${BEFORE_SLEEP} رواه البخاري`,
    `${BEFORE_SLEEP} (Bukhari 6324)`,
    `${BEFORE_SLEEP} متفق عليه`,
    `${BEFORE_SLEEP} (Hisn al-Muslim 99)`,
    `Bismika Allahumma amutu wa ahya (HR. Bukhari no. 6324)`,
    'Rabbi zidni ilma (Surah Taha 114)',
    'Rabbi zidni ilma (20:114)',
  ])('a message whose source agrees with ours gets no remark: %s', async (message) => {
    expect(await check(message)).toMatch(/^This (?:is|sounds like) one of our texts$/);
    await expectNoRemark();
  });

  test('the source of a longer text of ours that contains the words counts as ours too', async () => {
    const words = 'يا حي يا قيوم برحمتك استغيث';
    await check(`${words} رواه مسلم`);
    expect(await remarks()).toContain('at-Tirmidhi 3524');
    const load = vi.spyOn(texts, 'loadCategory');
    await check(`${words} رواه الحاكم`);
    await expectNoRemark();
    expect(load.mock.calls.length).toBeGreaterThan(1);
  });

  test('our number of repetitions is shown, and a different number in the message is reported', async () => {
    await check(`${NOTHING_HARMS} سبع مرات`);
    expect(await remarks()).toBe('Your text says 7 times; here it is said 3 times.');
    expect(element('.check-times').textContent).toBe('Said 3 times.');
    const shared = await sharedText();
    expect(shared).toContain('Said 3 times.');
    expect(shared).toContain('Your text says 7 times; here it is said 3 times.');
  });

  test('the same number of repetitions gives no remark, nor do two different numbers', async () => {
    await check(`${NOTHING_HARMS} (3x)`);
    await expectNoRemark();
    expect(element('.check-times').textContent).toBe('Said 3 times.');
    await check(`${NOTHING_HARMS} (5x) (7x)`);
    await expectNoRemark();
  });

  test('a number of repetitions is reported if the text on the site has none', async () => {
    await check(`${BEFORE_SLEEP} 129x`);
    expect(await remarks()).toBe('Your text says 129 times; here no number is given.');
    expect(elements('.check-times')).toEqual([]);
  });

  test('a heading and a source in Latin letters are not listed as unknown', async () => {
    expect(await check('Dua before sleep:\nBismika Allahumma amutu wa ahya\nBukhari')).toBe('This sounds like one of our texts');
    expect(elements('.check-quoted')).toEqual([]);
  });
});

describe('entering the text and sharing the result', { timeout: 30_000 }, () => {
  test('a text shared to the app is checked and removed from the address', async () => {
    await openApp(`/check?title=Dua&text=${encodeURIComponent(`${KNOWN}\nDua`)}`);
    expect(await verdict()).toBe('This is one of our texts');
    expect(field().value).toBe(`${KNOWN}\nDua`);
    expect(window.location.search).toBe('');
    press(within(element('.check-match')).getAllByRole('link')[0] ?? '');
    await waitFor(() => expect(window.location.pathname).not.toBe('/check'));
    window.history.back();
    expect(await verdict()).toBe('This is one of our texts');
    expect(field().value).toBe(`${KNOWN}\nDua`);
  });

  test('editing the text removes the result; text pasted over the former text is checked', async () => {
    expect(await check(KNOWN)).toBe('This is one of our texts');
    const user = userEvent.setup();
    await user.click(field());
    await user.keyboard('x');
    expect(document.querySelector('.check-result')).toBeNull();
    await user.keyboard('{Backspace}');
    await verdict();
    field().setSelectionRange(0, field().value.length);
    await user.paste(PROMISE);
    expect(await verdict()).toBe('This is not among our texts');
    expect(field().value).toBe(PROMISE);
  });

  test('the Check button checks typed text, and the Clear button clears the field', async () => {
    const user = await openApp('/check');
    await user.type(field(), 'allahumma inni as aluka ilman nafian wa rizqan tayyiban');
    expect(document.querySelector('.check-result')).toBeNull();
    press(screen.getByRole('button', { name: 'Check' }));
    await verdict();
    press(screen.getByRole('button', { name: 'Clear' }));
    expect([field().value, document.querySelector('.check-result')]).toEqual(['', null]);
    expect(document.activeElement).toBe(field());
  });

  test.each(['', ' \n '])('with only %j in the field, Check says that there is no text and focuses the field', async (blank) => {
    const user = await openApp('/check');
    if (blank !== '') await user.type(field(), blank);
    await user.click(screen.getByRole('button', { name: 'Check' }));
    const said = 'There is no text to check yet. Paste or write it in the field above.';
    expect(screen.getByText(said).tagName).toBe('OUTPUT');
    expect(document.activeElement).toBe(field());
    expect(document.querySelector(`#${field().getAttribute('aria-describedby')}`)?.textContent).toBe(said);
    await user.type(field(), 'a');
    expect(screen.queryByText(said)).toBeNull();
  });

  test('the result is shared as text with its source', async () => {
    await check(KNOWN);
    const text = await sharedText();
    expect(text).toMatch(/^This is one of our texts\./);
    expect(text).toContain('Source: Sunan Ibn Majah 925\nSahih (al-Albani); weak for Zubair Ali Zai');
    expect(text).toContain('/morning-evening/morning-remembrance#beneficial-knowledge');
  });

  test('the shared text names each difference', async () => {
    expect(await check(NOTHING_HARMS.replace('السماء', 'البحر'))).toBe('This is one of our texts, with differences');
    const shared = plain(await sharedText());
    expect(shared).toContain('1 difference is marked below.');
    expect(shared).toContain('Your text has البحر where this text has ال');
  });

  test('the shared text has the translation that was compared, with its differences', async () => {
    await check('There is god but You. Glory be to You! Truly, I have been among the wrongdoers.');
    const shared = plain(await sharedText());
    expect(shared).toContain('There is no god but You.');
    expect(shared).toContain('Missing in your text: no');
  });

  test('the shared text has the words that are not among our texts', async () => {
    expect(await check(`${KNOWN}\nاللهم زدني مالا وبيتا كبيرا وسيارة جديدة`)).toBe('Part of this is known to us');
    expect(await sharedText()).toContain('Not among our texts\nاللهم زدني مالا وبيتا كبيرا وسيارة جديدة');
  });

  test('a text that the message has several times is shown once', async () => {
    expect(await check(`${KNOWN}\n${KNOWN}\n${KNOWN}`)).toBe('This is one of our texts');
    expect(elements('.check-match')).toHaveLength(1);
    expect((await sharedText()).split('Source:')).toHaveLength(2);
  });

  test('the shared text of an unknown message says that the texts in it are only alike', async () => {
    const others = 'يا رب اعطنا سيارة جديدة وبيتا واسعا ومالا كثيرا وزوجة جميلة وسفرا سعيدا';
    expect(await check(`${others} اسالك علما نافعا ورزقا طيبا`)).toBe('This is not among our texts');
    const [beginning] = (await sharedText()).split('\n\n');
    expect(beginning).toMatch(
      /^This is not among our texts\. This is not a verdict on it\..*[^.]\. Some words in it are those of our texts/,
    );
  });

  test('the verdict is shared with the full stop of the language', async () => {
    vi.spyOn(commonMessages as { betweenSentences: string }, 'betweenSentences', 'get').mockReturnValue('۔ ');
    await check(KNOWN);
    expect(await sharedText()).toMatch(/^This is one of our texts۔ Its letters/);
  });

  test('if the sources fail to load, nothing is shared and a message says so', async () => {
    await check(KNOWN);
    await waitForElement('.check-match .references');
    vi.spyOn(texts, 'loadCategory').mockRejectedValue(new Error('could not be loaded'));
    const share = openShareSheet();
    press(screen.getByRole('button', { name: 'Share the result' }));
    expect(await waitForToastDescription('The result could not be shared')).toBe('Your connection may be down.');
    expect(share).not.toHaveBeenCalled();
  });

  test('a search without results links to the check', async () => {
    await openApp('/search?q=xqzvw');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Check whether it is authentic' }).getAttribute('href')).toBe('/check'));
  });
});
