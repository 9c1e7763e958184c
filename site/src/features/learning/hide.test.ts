import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { LETTER_NAMES, MARK_NAMES } from '../../../../packages/arabic/script.ts';
import { hideText, wordsOfLines } from './hide.ts';
import { phraseLengths } from './phrases.ts';
import { LAST_HIDING_STEP_INDEX, HIDING_STEPS } from './steps.ts';

const NASKH = 'اللَّهُمَّ إِنِّي أَسْأَلُكَ عِلْمًا نَافِعًا، وَرِزْقًا طَيِّبًا، وَعَمَلًا مُتَقَبَّلًا';
const VERSE = 'ٱللَّهُ لَآ إِلَٰهَ إِلَّا هُوَ ٱلۡحَيُّ ٱلۡقَيُّومُۚ لَا تَأۡخُذُهُۥ سِنَةࣱ وَلَا نَوۡمࣱۚ';

const shown = (text: string, step: number, turn = 0): string[] =>
  hideText(text, step, turn).flatMap((line) => line.map((word) => word.shown));

it('the steps show the whole text, first letters, every other word, and nothing', () => {
  expect(shown(NASKH, 0).join(' ')).toBe(NASKH);
  expect(shown(NASKH, 1)).toEqual(['ا', 'إِ', 'أَ', 'عِ', 'نَ', 'وَ', 'طَ', 'وَ', 'مُ']);
  expect(shown(NASKH, 2)).toEqual(['اللَّهُمَّ', '', 'أَسْأَلُكَ', '', 'نَافِعًا،', '', 'طَيِّبًا،', '', 'مُتَقَبَّلًا']);
  expect(shown(NASKH, 3).join('')).toBe('');
});

it('keeps the marks of a first letter on it, in the script of the Qur’an too', () => {
  expect(shown(VERSE, 1).slice(0, 6)).toEqual(['ٱ', 'لَ', 'إِ', 'إِ', 'هُ', 'ٱ']);
});

it('never hides the placeholder of a name; the step of first letters shows a word of one letter whole', () => {
  expect(shown('{name}، غَفَرَ ﷺ', LAST_HIDING_STEP_INDEX)).toEqual(['{name}،', '', '']);
  expect(shown('ق ﷺ:', 1)).toEqual(['ق', 'ﷺ:']);
});

it('breaks a text at its pauses, but leaves no word alone', () => {
  expect(phraseLengths(wordsOfLines(NASKH))).toEqual([5, 4]);
  expect(phraseLengths(wordsOfLines(VERSE))).toEqual([7, 5]);
  expect(phraseLengths(wordsOfLines('قَالَ: نَعَمْ\nحَسَنٌ'))).toEqual([2, 1]);
});

const word = fc.string({
  unit: fc.constantFrom(...Object.keys(LETTER_NAMES), ...Object.keys(MARK_NAMES), '،', ':', 'ﷺ'),
  minLength: 1,
  maxLength: 12,
});
const text = fc
  .array(fc.array(fc.oneof({ weight: 9, arbitrary: word }, fc.constantFrom('{name}')), { minLength: 1, maxLength: 12 }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((lines) => lines.map((words) => words.join(' ')).join('\n'));

it('alters nothing: what is shown is how the word begins, and the words together are the text', () => {
  fc.assert(
    fc.property(text, fc.nat(LAST_HIDING_STEP_INDEX), fc.nat(9), (arabic, step, turn) => {
      const lines = hideText(arabic, step, turn);
      expect(lines.map((line) => line.map((one) => one.word).join(' ')).join('\n')).toBe(arabic);
      expect(lines.flat().filter((one) => !one.word.startsWith(one.shown))).toEqual([]);
    }),
  );
});

it('shows less with every step, and after two turns every word was hidden once', () => {
  fc.assert(
    fc.property(text, (arabic) => {
      const length = (step: number, turn = 0): number => shown(arabic, step, turn).join('').length;
      expect(length(0)).toBe(arabic.replaceAll(/[ \n]/g, '').length);
      expect(length(LAST_HIDING_STEP_INDEX)).toBe(Math.min(...HIDING_STEPS.map((_, step) => length(step))));
      const [all, first, second] = [shown(arabic, LAST_HIDING_STEP_INDEX), shown(arabic, 2), shown(arabic, 2, 1)];
      expect(all.filter((hidden, place) => first[place] !== hidden && second[place] !== hidden)).toEqual([]);
    }),
  );
});

it('phrases have all words of the text, and end where a line ends', () => {
  fc.assert(
    fc.property(text, (arabic) => {
      const lines = wordsOfLines(arabic);
      const lengths = phraseLengths(lines);
      // Laid one after another, the phrases fill each line exactly.
      for (const { length } of lines) {
        let left = length;
        while (left > 0) left -= lengths.shift() ?? Number.NaN;
        if (left !== 0) throw new Error(`a phrase goes ${-left} words over the end of its line`);
      }
      expect(lengths).toEqual([]);
    }),
  );
});
