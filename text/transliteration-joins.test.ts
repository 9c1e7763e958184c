import { expect, test } from 'vitest';
import { joinsOf, withJoins } from './transliteration-joins.ts';
import { shownText } from './transliteration/stored-words.ts';

test.each([
  ['al-ḥamdu lillāhi|-lladhī aḥyānā', '01'],
  ['bismi|-llāhi|-r-raḥmāni|-r-raḥīm', '11010'],
  ['lā ilāha illa|-llāh\nwa-lam yakun', '10'],
  ['subḥānaka', ''],
  ['al-ḥamd', ''],
  ['', ''],
])('the joins of %j are %j and give it back', (stored, joins) => {
  expect(joinsOf(stored)).toBe(joins);
  expect(withJoins(shownText(stored), joins)).toBe(stored);
});

test('lost joins are noticed: the stored form is another one', () => {
  const stored = 'bismi|-llāhi';
  expect(withJoins(shownText(stored), '')).not.toBe(stored);
});
