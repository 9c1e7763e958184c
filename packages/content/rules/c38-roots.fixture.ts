import { card, page, roots, ROOT_SENSES_FILE, meaningsFile, type Files, type Fixture } from './fixture.ts';

/** The base with the meanings and the roots of its words, and something else in the file of roots. */
const changed = (...changes: Parameters<typeof roots>): Files => ({ ...meaningsFile({}), ...roots(...changes) });

/** Adds a line at the end of the file of roots. */
const ending = (line: string): readonly [string, string] => ['  الَّذِي: [الَّذِي]\n', `  الَّذِي: [الَّذِي]\n${line}\n`];

export const fixtures: readonly Fixture[] = [
  {
    wrong: 'a form of a text without an entry',
    files: changed(['  حيي:\n    أَحْيَا: [أَحْيَانَا]\n', ''], ['حيي: life\n', '']),
    says: 'أَحْيَانَا, word no. 4 of prayer/ablution#praise, has no entry',
  },
  {
    wrong: 'a word whose vowel changed',
    files: {
      ...changed(),
      ...meaningsFile({ أَحْيَانَا: undefined, أَحْيَانِي: 'gave me life' }),
      ...page(card({ arabic: 'الْحَمْدُ لِلَّهِ الَّذِي أَحْيَانِي', translation: 'All praise is for Allah, who gave me life.' })),
    },
    says: 'أَحْيَانِي, word no. 4 of prayer/ablution#praise, has no entry in content/roots.yaml',
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
  { wrong: 'a language without senses', files: { ...changed(), [ROOT_SENSES_FILE]: null }, says: 'this file is missing' },
  { wrong: 'a name that is no word of a root', files: changed(ending('names: [الَّذِي]')), says: 'الَّذِي is no word of a root' },
  {
    wrong: 'a name that is misspelt',
    files: changed(ending('names: [حَمُد]')),
    says: 'حَمُد is no word of a root',
    advises: 'names of places',
  },
  { wrong: 'a name that stands twice', files: changed(ending('names: [رَبّ, رَبّ]')), says: 'رَبّ stands there twice' },
  { wrong: 'a joined word that the file lacks', files: changed(ending('joined: { نُور: [حَمْد, رَبّ] }')), says: 'نُور is no word of a root' },
  {
    wrong: 'a joined word with a part that the file lacks',
    files: changed(ending('joined: { رَبّ: [رَ, ب] }')),
    says: 'رَ is no word of this file',
  },
  {
    wrong: 'a joined word of other letters than its parts',
    files: changed(ending('joined: { رَبّ: [حَمْد, رَبّ] }')),
    says: 'رَبّ is not حَمْد and رَبّ written as one',
    advises: 'the words that it is made of',
  },
  {
    wrong: 'a joined word under the root of no part',
    files: changed(
      ['    رَبّ: [رَبِّيَ]', '    رَبّ: [رَبِّيَ]\n    حَمْدعَظِيم: [سُبْحَانَ]'],
      ['  سبح:\n    سُبْحَان: [سُبْحَانَ]\n', ''],
      ['سبح: glory\n', ''],
      ending('joined: { حَمْدعَظِيم: [حَمْد, عَظِيم] }'),
    ),
    says: 'no part of حَمْدعَظِيم has its root, ربب',
  },
];
