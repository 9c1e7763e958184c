import { expect, test } from 'vitest';
import { needWithoutLeadingArticle } from './without-article.ts';

test.each([
  ['A bad dream', ['A ', 'An ', 'The '], 'bad dream'],
  ['Anger', ['A ', 'An ', 'The '], 'Anger'],
  ['L’examen', ['Le ', "L'"], 'examen'],
  ['Marah', [], 'Marah'],
])('only a leading article is removed from the need "%s"', (need, articles, words) => {
  expect(needWithoutLeadingArticle(need, articles)).toBe(words);
});
