import { expect, test } from 'vitest';
import { plainFromPrecise } from './plain.ts';
import { transliterate } from './transliterate.ts';

test('without a spelling of the language, plainFromPrecise gives the plain style of the engine', () => {
  const arabic = 'اللَّهُمَّ إِنِّي أَسْأَلُكَ الْعَفْوَ وَالْعَافِيَةَ، وَثَبِّتْهُ عَلَى شُكْرِكَ';
  expect(plainFromPrecise(transliterate(arabic, 'precise'))).toBe(transliterate(arabic, 'plain'));
});

test.each([
  ['ash-shukru lillāh', { sh: 'ch', u: 'ou', ū: 'ou' }, 'ach-choukrou lillah'],
  ['yaqūlūna', { u: 'ou', ū: 'ou' }, 'yaqoulouna'],
  ['aṣ-ṣalāh, thumma adh-dhikr', { th: 'ts', dh: 'dz', ṣ: 'sh' }, 'ash-shalah, tsumma adz-dzikr'],
  ['thabbit·hu', { th: 'ts' }, 'tsabbit-hu'],
])('%s with %o is %s', (precise, spelling, plain) => {
  expect(plainFromPrecise(precise, spelling)).toBe(plain);
});

test.each([
  ['ʿalayhi', "'alaihi"],
  ['law', 'lau'],
  ['yawma, aw-l', 'yauma, au-l'],
  ['bayān', 'bayan'],
  ['ayyuhā', 'ayyuha'],
  ['tawwāb', 'tawwab'],
])('ay and aw are spelled as one sound at the end of a syllable alone: %s is %s', (precise, plain) => {
  expect(plainFromPrecise(precise, { ay: 'ai', aw: 'au' })).toBe(plain);
});
