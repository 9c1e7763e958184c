import { expect, test } from 'vitest';
import { translationOfVerses } from './translation-of-verses.ts';

const verses = new Map([
  ['3:193', `"We have heard one who calls: 'Have faith in your Lord!' So we had faith in our parents' Lord."`],
  ['3:194', '"Give us what You promised."'],
  ['3:195', 'Their Lord answered them: "I let no deed be lost."'],
  ['113:1', 'Say: "I seek refuge,"'],
  ['113:2', '"from the evil."'],
]);
const of = (surah: number, from: number, to: number): string =>
  translationOfVerses([{ surah, from, to }], { verses, language: { tag: 'en' } });

test('verses that are nothing but a prayer stand without quotation marks', () => {
  expect(of(3, 193, 193)).toBe(`We have heard one who calls: "Have faith in your Lord!" So we had faith in our parents' Lord.`);
  expect(of(3, 193, 194)).toMatch(/^We .*\nGive us what You promised\.$/);
});

test('where a verse tells who speaks, what is said stays quoted', () => {
  expect(of(3, 194, 195)).toBe('"Give us what You promised."\nTheir Lord answered them: "I let no deed be lost."');
  expect(of(113, 1, 1)).toBe('Say: "I seek refuge,"');
});

test('speech that goes on in the next verse opens at each verse and closes at the last', () => {
  expect(of(113, 1, 2)).toBe('Say: "I seek refuge,\n"from the evil."');
});

test('a verse that the language does not have is named', () => {
  expect(() => of(3, 195, 196)).toThrow('3:196');
});
