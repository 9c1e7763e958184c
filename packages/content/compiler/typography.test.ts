import { cwd } from 'node:process';
import { describe, expect, test } from 'vitest';
import { readLanguageSettings } from './language-settings.ts';
import { languageTagsIn } from './languages.ts';
import { projectLibrary, untypesetProjectLibrary } from '../test/project-library.ts';
import { typesetLibrary, textTypesetter, libraryWithNoBreakBeforeSalawat } from './typography.ts';

const typeset = textTypesetter(projectLibrary().language.settings?.typography);

describe('the typeset form of quotation marks, apostrophes and ranges', () => {
  test.each([
    ["the Qur'an", 'the Qur’an'],
    ["an-Nasa'i", 'an-Nasa’i'],
    ['He said: "Come."', 'He said: “Come.”'],
    ['("Come")', '(“Come”)'],
    ['"A," he said, "and B."', '“A,” he said, “and B.”'],
    [`"The Exalted said: 'O messengers, eat.' And more."`, '“The Exalted said: ‘O messengers, eat.’ And more.”'],
    [`"'All praise' fills the scale."`, '“‘All praise’ fills the scale.”'],
    ["the angels' words", 'the angels’ words'],
    ["in the '90s", 'in the ’90s'],
    ["'Umar's son", '’Umar’s son'],
    ["Qur'an 3:190-200", 'Qur’an 3:190–200'],
    ['al-Bukhari, well-being', 'al-Bukhari, well-being'],
    ['Say: "One.\nTwo."', 'Say: “One.\nTwo.”'],
    ['{name} ﷺ', '{name} ﷺ'],
  ])('%s', (straight, set) => {
    expect(typeset(straight)).toBe(set);
    expect(typeset(set)).toBe(set);
  });
});

test('of a whole library the English is set and nothing else is touched', () => {
  const library = untypesetProjectLibrary();
  // Without the files of the texts, which every card names.
  const written = (): string =>
    JSON.stringify({ ...library, files: [], menus: [...library.menus] }, (key, value: unknown) =>
      /^(?:file|wordsFile)$/.test(key) ? key : value,
    );
  const before = written();
  const set = typesetLibrary(library);
  expect(written()).toBe(before);
  expect(set.cards.map(({ card }) => [card.permanentId, card.arabic, card.transliteration])).toEqual(
    library.cards.map(({ card }) => [card.permanentId, card.arabic, card.transliteration]),
  );
  expect(JSON.stringify(set.cards.map(({ card }) => card.translation + (card.note ?? '')))).not.toMatch(/'|\\"/);
  const listed = [...set.menus].flatMap(([slug, { pages }]) =>
    pages.map((page) => [page, set.pages.get(`${slug}/${page.slug}`)?.page] as const),
  );
  const ownPages = listed.filter(([, own]) => own !== undefined);
  expect(ownPages.length).toBeGreaterThan(200);
  expect(ownPages.filter(([page, own]) => page !== own)).toEqual([]);
});

test('on a screen no English text breaks before ﷺ; the Arabic keeps its bytes', () => {
  const library = untypesetProjectLibrary();
  const shown = libraryWithNoBreakBeforeSalawat(library);
  const english = JSON.stringify([
    shown.cards.map(({ card }) => [card.title, card.subtitle, card.occasion, card.translation, card.note]),
    shown.passages.map(({ translation }) => translation),
    shown.names?.introduction,
    [...shown.menus.values()].map(({ menu }) => menu),
  ]);
  expect(english).toContain('Prophet\u00a0ﷺ');
  expect(english).not.toContain(' ﷺ');
  expect(shown.cards.map(({ card }) => card.arabic)).toEqual(library.cards.map(({ card }) => card.arabic));
});

test('French sets a space within its quotation marks and before : ; ! ?, and none in a number of a verse', () => {
  const set = textTypesetter({
    outer: ['«\u202f', '\u202f»'],
    inner: '‘',
    apostrophe: '’',
    range: '–',
    spaces: { ':': '\u00a0', ';': '\u202f', '!': '\u202f', '?': '\u202f' },
  });
  expect(set('Il dit: "Qui est-ce?" (2:255; 3:1-2)')).toBe('Il dit\u00a0: «\u202fQui est-ce\u202f?\u202f» (2:255\u202f; 3:1–2)');
  expect(set('"Il dit: \'Va!\'"')).toBe('«\u202fIl dit\u00a0: ‘Va\u202f!’\u202f»');
});

test('in Urdu, an inner quotation begins with an opening quotation mark, whatever stop it ends with', () => {
  const set = textTypesetter({ outer: ['“', '”'], inner: '‘', apostrophe: '’', range: '–' });
  for (const stop of ['۔', '؟', '!']) expect(set(`"اس نے کہا: 'آؤ${stop}'"`)).toBe(`“اس نے کہا: ‘آؤ${stop}’”`);
});

test('in a language from right to left a left-to-right mark on either side of a range keeps its numbers in their places', () => {
  const root = cwd();
  const fromRight = languageTagsIn(root)
    .map((tag) => readLanguageSettings(root, tag))
    .filter(({ direction }) => direction === 'rtl');
  expect(fromRight.length).toBeGreaterThan(0);
  for (const { typography } of fromRight) expect(textTypesetter(typography)('قرآن 112:1-4')).toBe('قرآن 112:1\u200e–\u200e4');
});
