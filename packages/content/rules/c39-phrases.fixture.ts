import {
  BASE_FILES,
  cardYaml,
  ablutionFixtureFiles,
  rootsFixtureFiles,
  meaningsFixtureFiles,
  type FixtureFiles,
  type FaultyContent,
} from '../test/fixture.ts';

/** The base's texts, with a third one that has the words of both. */
const withTextCombiningBoth = (translation: string, arabic = 'سُبْحَانَ رَبِّيَ الْعَظِيمِ، الْحَمْدُ لِلَّهِ الَّذِي أَحْيَانَا'): FixtureFiles => ({
  ...meaningsFixtureFiles({}),
  ...rootsFixtureFiles(),
  ...ablutionFixtureFiles(cardYaml({}), cardYaml({ id: 'both', arabic, translation })),
});

/** A translation that breaks no rule. */
const FAULTLESS_TRANSLATION = 'Glory be to my Lord, the Magnificent. All praise is for Allah, who gave us life.';

/** The base's glossary with a word that means something else before another. */
const withContextDependentWord = (lemma: string, before: string): FixtureFiles => ({
  'glossary.yaml': `${BASE_FILES['glossary.yaml'] as string}governed:\n  - { lemma: ${lemma}, before: [${before}] }\n`,
});

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a word that another text has otherwise',
    files: withTextCombiningBoth('Glory be to my Lord, the Magnificent. All praise is for Allah, who brought us back.'),
    says: 'prayer/ablution#both: in لِلَّهِ الَّذِي أَحْيَانَا the word أَحْيَانَا is not "gave" as in prayer/ablution#praise',
    advises: 'Read both texts',
  },
  {
    wrong: 'a name of Allah that another text has otherwise',
    files: withTextCombiningBoth('Glory be to my Lord, the Mighty. All praise is for Allah, who gave us life.'),
    says: 'in سُبْحَانَ رَبِّيَ الْعَظِيمِ the word الْعَظِيمِ is not "magnificent"',
  },
  {
    wrong: 'a phrase whose words are written with other vowels',
    files: {
      ...withTextCombiningBoth(
        'Glory be to my Lord, the Vast. All praise is for Allah, who gave us life.',
        'سُبْحَانَ رَبِّيَ الْعَظِيمُ، الْحَمْدُ لِلَّهِ الَّذِي أَحْيَانَا',
      ),
      ...meaningsFixtureFiles({ الْعَظِيمُ: 'the Magnificent' }),
      ...rootsFixtureFiles(['عَظِيم: [الْعَظِيمِ]', 'عَظِيم: [الْعَظِيمِ, الْعَظِيمُ]']),
    },
    says: 'the word الْعَظِيمُ is not "magnificent"',
  },
  {
    wrong: 'a meaning of its own that the phrase has nowhere else',
    files: {
      ...withTextCombiningBoth('Glory be to my Lord, the Magnificent. All praise is for Allah, who gave us life.'),
      ...meaningsFixtureFiles({}, '4 أَحْيَانَا: brought us back'),
    },
    says: 'the word أَحْيَانَا means "brought us back", and "gave us life" in prayer/ablution#both',
  },
  {
    wrong: 'a word that stands nowhere before the word with which it is said to mean something else',
    files: { ...withTextCombiningBoth(FAULTLESS_TRANSLATION), ...withContextDependentWord('أَحْيَا', 'من') },
    says: 'no text has أَحْيَا before من',
    advises: 'Take the entry out of "governed"',
  },
  {
    wrong: 'a word that stands before that word everywhere',
    files: { ...withTextCombiningBoth(FAULTLESS_TRANSLATION), ...withContextDependentWord('رَبّ', 'العظيم') },
    says: 'رَبّ stands before العظيم everywhere',
  },
];
