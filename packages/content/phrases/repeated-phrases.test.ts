import { expect, test } from 'vitest';
import type { PositionedSource } from '../compiler/source-file.ts';
import { untypesetProjectLibrary } from '../test/project-library.ts';
import type { PhraseComparisonWord, PhraseComparisonText } from './phrase-texts.ts';
import { bareWordWithoutAlif, textsToComparePhrases } from './phrase-texts.ts';
import { oddRenderings } from './repeated-phrases.ts';
import { senseLookupOf } from './senses.ts';

const library = untypesetProjectLibrary();
const senses = senseLookupOf(library, ['give gave given']);
const PLACE = 'content/languages/en/texts/a.yaml';
const file: PositionedSource = {
  path: PLACE,
  valueAt: () => undefined,
  locate: () => ({ file: PLACE, line: 1 }),
  problem: (_, code, message) => ({ file: PLACE, line: 1, code, message }),
};

/** A text of words in everyday spelling; a dictionary form stands after a slash. */
const text = (id: string, words: string, translation: string): PhraseComparisonText => ({
  id,
  words: words.split(' ').map((one): PhraseComparisonWord => {
    const [form = '', lemma] = one.split('/');
    return { form, bare: bareWordWithoutAlif(form), ...(lemma ? { lemma } : {}) };
  }),
  translation,
  file,
  path: [],
});

const FORGIVE = 'اللَّهُمَّ/اللَّهُمَّ اغْفِرْ/غَفَرَ لِي';
const odd = (...texts: PhraseComparisonText[]): string[] =>
  [...oddRenderings(texts, senses)].map(({ text: { id }, word }) => `${id}: ${word}`);

test('a phrase with one rendering in two texts is left alone, whatever stands around it', () => {
  expect(odd(text('a', FORGIVE, 'O Allah, forgive me.'), text('b', `${FORGIVE} ذَنْبِي/ذَنْب`, 'O Allah, forgive me my sin.'))).toEqual([]);
});

test('the text that stands alone with its rendering is named', () => {
  const alike = [text('a', FORGIVE, 'O Allah, forgive me.'), text('b', FORGIVE, 'O Allah, forgive me!')];
  expect(odd(...alike, text('c', FORGIVE, 'O Allah, pardon me.'))).toEqual(['c: اغْفِرْ']);
});

test('a rendering at another place of a long translation counts, as often as the Arabic has the word', () => {
  const far = `Forgive, we ask, ${'whatever was said and done in those days '.repeat(4)}, O Allah.`;
  const long = `${FORGIVE} ${'قَوْل/قَوْل '.repeat(20).trim()}`;
  const model = [text('a', FORGIVE, 'O Allah, forgive me.'), text('b', FORGIVE, 'O Allah, forgive me.')];
  expect(odd(...model, text('c', long, far))).toEqual([]);
});

test('words that the language lists as alike count as one rendering', () => {
  const given = 'الَّذِي أَعْطَى/أَعْطَى لَنَا';
  const two = [text('a', given, 'who gave to us'), text('b', given, 'who gave to us'), text('c', given, 'who has given to us')];
  expect(odd(...two)).toEqual([]);
});

test.each([
  ['ٱلۡكِتَٰبِ', 'الْكِتَابِ'],
  ['ٱلسَّمَٰوَٰتِ', 'السَّمَاوَاتِ'],
  ['ٱلرَّحۡمَٰنِ', 'الرَّحْمَنِ'],
])('%s of a verse and %s are one word', (verse, everyday) => {
  expect(bareWordWithoutAlif(verse)).toBe(bareWordWithoutAlif(everyday));
});

test('the words for ﷺ are no phrase, and a verse that is shown whole is compared by itself', () => {
  const texts = textsToComparePhrases(library);
  expect(texts.some(({ id }) => id === 'quran:2:255')).toBe(true);
  const counting = texts.find(({ id }) => id === 'adhkar/prophet-tasbeeh#counting-on-his-hand');
  expect(counting?.words.map(({ bare }) => bare)).not.toContain('وسلم');
});
