import {
  cardYaml,
  ablutionFixtureFiles,
  rootsFixtureFiles,
  ROOT_SENSES_FILE,
  meaningsFixtureFiles,
  type FixtureFiles,
  type FaultyContent,
} from '../test/fixture.ts';

/** The base with meanings and roots of its words, with changes in the roots file. */
const withRootsChanged = (...changes: Parameters<typeof rootsFixtureFiles>): FixtureFiles => ({
  ...meaningsFixtureFiles({}),
  ...rootsFixtureFiles(...changes),
});

/** The replacement that adds a line at the end of the roots file. */
const addLineAtEnd = (line: string): readonly [string, string] => ['  الَّذِي: [الَّذِي]\n', `  الَّذِي: [الَّذِي]\n${line}\n`];

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a form of a text without an entry',
    files: withRootsChanged(['  حيي:\n    أَحْيَا: [أَحْيَانَا]\n', ''], ['حيي: life\n', '']),
    says: 'أَحْيَانَا, word no. 4 of prayer/ablution#praise, has no entry',
  },
  {
    wrong: 'a word whose vowel changed',
    files: {
      ...withRootsChanged(),
      ...meaningsFixtureFiles({ أَحْيَانَا: undefined, أَحْيَانِي: 'gave me life' }),
      ...ablutionFixtureFiles(cardYaml({ arabic: 'الْحَمْدُ لِلَّهِ الَّذِي أَحْيَانِي', translation: 'All praise is for Allah, who gave me life.' })),
    },
    says: 'أَحْيَانِي, word no. 4 of prayer/ablution#praise, has no entry in content/roots.yaml',
  },
  { wrong: 'an entry that no text uses', files: withRootsChanged(['[أَحْيَانَا]', '[أَحْيَانَا, نُحْيِي]']), says: 'no text has the form نُحْيِي' },
  { wrong: 'a form that stands twice', files: withRootsChanged(['[الَّذِي]', '[الَّذِي, رَبِّيَ]']), says: 'رَبِّيَ stands under' },
  {
    wrong: 'a word under two roots',
    files: withRootsChanged(['    رَبّ: [رَبِّيَ]', '    عَظِيم: [رَبِّيَ]']),
    says: 'عَظِيم stands under',
  },
  {
    wrong: 'a root of two letters',
    files: withRootsChanged(['  ربب:', '  رب:'], ['ربب: ', 'رب: ']),
    says: '"رب" is no root',
    advises: 'letters of the root',
  },
  { wrong: 'a root with a bare alif', files: withRootsChanged(['  حيي:', '  حيا:'], ['حيي: ', 'حيا: ']), says: '"حيا" is no root' },
  { wrong: 'a root with a mark', files: withRootsChanged(['  حيي:', '  حَيي:'], ['حيي: ', 'حَيي: ']), says: 'is no root' },
  {
    wrong: 'a dictionary form in the spelling of the Qur’an',
    files: withRootsChanged(['  رَبّ:', '  رَبّٰ:']),
    says: 'no word in dictionary form',
  },
  { wrong: 'a root without a sense', files: withRootsChanged(['ربب: lord\n', '']), says: 'ربب has no sense' },
  { wrong: 'a sense without a root', files: withRootsChanged(['ربب: lord\n', 'ربب: lord\nنور: light\n']), says: 'there is no root نور' },
  { wrong: 'a language without senses', files: { ...withRootsChanged(), [ROOT_SENSES_FILE]: null }, says: 'this file is missing' },
  { wrong: 'a name that is no word of a root', files: withRootsChanged(addLineAtEnd('names: [الَّذِي]')), says: 'الَّذِي is no word of a root' },
  {
    wrong: 'a name that is misspelt',
    files: withRootsChanged(addLineAtEnd('names: [حَمُد]')),
    says: 'حَمُد is no word of a root',
    advises: 'names of places',
  },
  { wrong: 'a name that stands twice', files: withRootsChanged(addLineAtEnd('names: [رَبّ, رَبّ]')), says: 'رَبّ stands there twice' },
  {
    wrong: 'a joined word that the file lacks',
    files: withRootsChanged(addLineAtEnd('joined: { نُور: [حَمْد, رَبّ] }')),
    says: 'نُور is no word of a root',
  },
  {
    wrong: 'a joined word with a part that the file lacks',
    files: withRootsChanged(addLineAtEnd('joined: { رَبّ: [رَ, ب] }')),
    says: 'رَ is no word of this file',
  },
  {
    wrong: 'a joined word of other letters than its parts',
    files: withRootsChanged(addLineAtEnd('joined: { رَبّ: [حَمْد, رَبّ] }')),
    says: 'رَبّ is not حَمْد and رَبّ written as one',
    advises: 'the words that it is made of',
  },
  {
    wrong: 'a joined word under the root of no part',
    files: withRootsChanged(
      ['    رَبّ: [رَبِّيَ]', '    رَبّ: [رَبِّيَ]\n    حَمْدعَظِيم: [سُبْحَانَ]'],
      ['  سبح:\n    سُبْحَان: [سُبْحَانَ]\n', ''],
      ['سبح: glory\n', ''],
      addLineAtEnd('joined: { حَمْدعَظِيم: [حَمْد, عَظِيم] }'),
    ),
    says: 'no part of حَمْدعَظِيم has its root, ربب',
  },
];
