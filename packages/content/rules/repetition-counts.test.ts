import { expect, it } from 'vitest';
import { readLanguageSettings } from '../compiler/language-settings.ts';
import { PROJECT_FOLDER, projectLibrary } from '../test/project-library.ts';
import { RepetitionCountParser } from './repetition-counts.ts';

const { settings } = projectLibrary().language;
if (!settings) throw new Error('The project has no language.yaml.');
const said = new RepetitionCountParser(settings.counting);

it.each([
  ['Say it three times.', [3]],
  ['Say it thirty-three times each, then once.', [33, 1]],
  ['Say it a hundred times.', [100]],
  ['Say it one hundred times in the day.', [100]],
  ['Say it 100 times in one sitting.', [100, 1]],
  ['Say it with each of the seven pebbles.', [7]],
  ['Say it twice, then thirty-four times.', [2, 34]],
  ['Say it often.', []],
  ['Someone sometimes wonders.', []],
])('reads the numbers of "%s"', (text, numbers) => {
  expect(said.numbers(text)).toEqual(numbers);
});

it.each([
  ['Said 33 times', [33]],
  ['one hundred times a day, or twice', [100, 2]],
  ['The Messenger of Allah, a hundred times in a day', [100]],
  ['the three surahs', []],
])('reads the times of "%s"', (text, times) => {
  expect(said.times(text)).toEqual(times);
});

const french = new RepetitionCountParser(readLanguageSettings(PROJECT_FOLDER, 'fr').counting);

it.each([
  ['Porter du neuf, puis dire trois fois.', [3], [3, 9]],
  ['dix-neuf phrases', [19], [19]],
  ['sept cents fois', [7], [7, 100]],
  ['verset 7 et deux autres', [2], [2, 7]],
])('tells the numbers of "%s" from words that only may be one', (text, inWords, possible) => {
  expect(french.numbersInWords(text)).toEqual(inWords);
  expect([...french.possibleNumbers(text)].toSorted((a, b) => a - b)).toEqual(possible);
});
