import { expect, test } from 'vitest';
import { tokensOf, unspacedSoundsOf, withoutStopWords } from './query-tokens.ts';

const aboutOf = (text: string): string[] => withoutStopWords(tokensOf(text)).map(({ folded }) => folded);
const meet = (one: string, other: string): boolean => {
  const [a, b] = [tokensOf(one)[0], tokensOf(other)[0]];
  return (a?.forms ?? []).some((form) => b?.forms.includes(form));
};

test.each([
  ['what to say when it thunders', ['thunders']],
  ['Dua for my mother', ['mother']],
  ['دعاء السفر', ['السفر']],
  ['dua for', ['dua', 'for']],
])('"%s" is about %j', (text, words) => {
  expect(aboutOf(text)).toEqual(words);
});

test.each([
  ['exams', 'exam'],
  ['travelling', 'travels'],
  ['qunoot', 'qunut'],
  ['استخارة', 'الاستخارة'],
  ['للميت', 'الميت'],
  ['المطر', 'مطر'],
])('%s and %s are one word', (one, other) => {
  expect(meet(one, other)).toBe(true);
});

test.each([
  ['exam', 'example'],
  ['prayer', 'prostration'],
  ['مطر', 'سفر'],
])('%s and %s are different words', (one, other) => {
  expect(meet(one, other)).toBe(false);
});

test('the sound of a transliterated query does not depend on where its words are split', () => {
  const sound = (text: string): string => unspacedSoundsOf(tokensOf(text)).sound;
  expect(sound('rabbana hablana')).toBe(sound('Rabbanā hab lanā'));
  expect(sound('sakhkhara')).toBe(sound('sakhara'));
  const consonants = (text: string): string => unspacedSoundsOf(tokensOf(text)).consonants;
  expect(consonants('rabbi ighfir li')).toBe(consonants('rabbighfirli'));
});
