import { card, page, roots, SENSES, words, type Files, type Fixture } from './fixture.ts';

/** The base with the meanings and the roots of its words, and something else in the file of roots. */
const changed = (...changes: Parameters<typeof roots>): Files => ({ ...words({}), ...roots(...changes) });

export const fixtures: readonly Fixture[] = [
  {
    wrong: 'a form of a text without an entry',
    files: changed(['  حيي:\n    أَحْيَا: [أَحْيَانَا]\n', ''], ['حيي: life\n', '']),
    says: 'أَحْيَانَا has no entry',
  },
  {
    wrong: 'a word whose vowel changed',
    files: {
      ...changed(),
      ...words({ أَحْيَانَا: undefined, أَحْيَانِي: 'gave me life' }),
      ...page(card({ arabic: 'الْحَمْدُ لِلَّهِ الَّذِي أَحْيَانِي', translation: 'All praise is for Allah, who gave me life.' })),
    },
    says: 'أَحْيَانِي has no entry: it is word no. 4 of prayer/ablution#praise',
  },
  { wrong: 'an entry that no text uses', files: changed(['[أَحْيَانَا]', '[أَحْيَانَا, نُحْيِي]']), says: 'no text has the form نُحْيِي' },
  { wrong: 'a form that stands twice', files: changed(['[الَّذِي]', '[الَّذِي, رَبِّيَ]']), says: 'رَبِّيَ stands under' },
  {
    wrong: 'a word under two roots',
    files: changed(['    رَبّ: [رَبِّيَ]', '    عَظِيم: [رَبِّيَ]']),
    says: 'عَظِيم stands under',
  },
  {
    wrong: 'a root of two letters',
    files: changed(['  ربب:', '  رب:'], ['ربب: ', 'رب: ']),
    says: '"رب" is no root',
    advises: 'letters of the root',
  },
  { wrong: 'a root with a bare alif', files: changed(['  حيي:', '  حيا:'], ['حيي: ', 'حيا: ']), says: '"حيا" is no root' },
  { wrong: 'a root with a mark', files: changed(['  حيي:', '  حَيي:'], ['حيي: ', 'حَيي: ']), says: 'is no root' },
  { wrong: 'a dictionary form in the spelling of the Qur’an', files: changed(['  رَبّ:', '  رَبّٰ:']), says: 'no word in dictionary form' },
  { wrong: 'a root without a sense', files: changed(['ربب: lord\n', '']), says: 'ربب has no sense' },
  { wrong: 'a sense without a root', files: changed(['ربب: lord\n', 'ربب: lord\nنور: light\n']), says: 'there is no root نور' },
  { wrong: 'a language without senses', files: { ...changed(), [SENSES]: null }, says: 'this file is missing' },
];
