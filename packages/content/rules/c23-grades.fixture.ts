import { cardYaml, ablutionFixtureFiles, VERSE_TRANSLATIONS_FILE, type FaultyContent } from '../test/fixture.ts';

/** Cites al-Bukhari, since the rule "references" reports a collection that no text cites. */
const OTHER_CARD = cardYaml({ id: 'other', arabic: 'نَعُوذُ بِهِ مِنْ ذَلِكَ', translation: 'We seek refuge in Him from that.' });

const withGrades = (references: string, more?: string): FaultyContent['files'] =>
  ablutionFixtureFiles(OTHER_CARD, cardYaml({ references, ...(more ? { more } : {}) }));

export const faultyContents: readonly FaultyContent[] = [
  { wrong: 'no grade where it is due', files: withGrades('[abudawud:1]'), says: 'needs a grade' },
  {
    wrong: 'a grade beside al-Bukhari',
    files: withGrades('[bukhari:1, abudawud:1]', 'grades: [{ verdict: sahih, by: al-albani }]'),
    says: 'needs none',
  },
  {
    wrong: 'a grade without a narration',
    files: {
      ...ablutionFixtureFiles(cardYaml({}), '  - id: verse\n    quran: 112:1\n    grades: [{ verdict: sahih, by: al-albani }]\n'),
      [VERSE_TRANSLATIONS_FILE]: '"112:1": "Say: He is Allah, the One."\n',
    },
    says: 'no narration',
  },
  {
    wrong: 'a verdict beside verses that does not say which narration it is on',
    files: {
      ...ablutionFixtureFiles(
        cardYaml({}),
        '  - id: verse\n    quran: 112:1\n    references: [abudawud:1]\n    grades: [{ verdict: sahih, by: al-albani }]\n',
      ),
      [VERSE_TRANSLATIONS_FILE]: '"112:1": "Say: He is Allah, the One."\n',
    },
    says: 'does not say which narration it is on',
  },
  { wrong: 'an unknown grader', files: withGrades('[abudawud:1]', 'grades: [{ verdict: sahih, by: albani }]'), says: 'no known grader' },
  {
    wrong: 'a weak narration without a word',
    files: withGrades('[abudawud:1]', 'grades: [{ verdict: daif, by: al-albani }]'),
    says: 'no note says so',
  },
  {
    wrong: 'a verdict on a number that is not cited',
    files: withGrades('[abudawud:1]', 'grades: [{ verdict: sahih, by: al-albani, of: "abudawud:2" }]'),
    says: 'is not cited',
  },
  {
    wrong: 'two verdicts of one scholar',
    files: withGrades('[abudawud:1]', 'grades: [{ verdict: sahih, by: al-albani }, { verdict: daif, by: al-albani }]'),
    says: 'two verdicts',
  },
  {
    wrong: 'an unknown grader of words that are left out',
    files: {
      'prayer/ablution.yaml': `title: Ablution\ncards:\n${cardYaml({})}omitted:\n  - id: 1\n    words: Some words\n    reason: They are in no sound narration.\n    references: [abudawud:1]\n    grades: [{ verdict: daif, by: al-albanii }]\n`,
    },
    says: 'is "al-albani" meant?',
  },
  {
    wrong: 'a grader who gives no verdict',
    files: { 'glossary.yaml': 'arabic: []\ngraders: [al-albani, ibn-hajar]\n' },
    says: 'no text has a verdict of "ibn-hajar"',
    advises: 'Take the id out',
  },
];
