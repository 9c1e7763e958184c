import { cardYaml, ablutionFixtureFiles, type FaultyContent } from '../test/fixture.ts';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a narrator without a name',
    files: ablutionFixtureFiles(cardYaml({ narrator: 'hudaifa' })),
    says: 'there is no name for "hudaifa"',
    advises: 'Add the name',
  },
  { wrong: 'a misspelt narrator', files: ablutionFixtureFiles(cardYaml({ narrator: 'hudhayfa' })), says: 'is "hudhayfah" meant?' },
  {
    wrong: 'a name that no text asks for',
    files: { 'languages/en/people.yaml': 'al-albani: al-Albani\nhudhayfah: Hudhayfah\numar: Umar\n' },
    says: 'no text asks for the name of "umar"',
    advises: 'Take the line out of content/languages/en/people.yaml',
  },
  {
    wrong: 'a grader without a name',
    files: {
      'glossary.yaml': 'arabic: []\ngraders: [al-albani, ibn-hajar]\n',
      ...ablutionFixtureFiles(cardYaml({ references: '[abudawud:871]', more: 'grades: [{ verdict: sahih, by: ibn-hajar }]' })),
    },
    says: 'there is no name for "ibn-hajar"',
    advises: 'Add the name',
  },
  {
    wrong: 'a name that two texts ask for in vain, which is reported once',
    files: { 'languages/en/people.yaml': 'al-albani: al-Albani\n' },
    says: 'there is no name for "hudhayfah" in content/languages/en/people.yaml; 2 texts ask for it',
  },
  { wrong: 'a narration that nobody narrates', files: ablutionFixtureFiles(cardYaml({ narrator: null })), says: 'names nobody' },
  {
    wrong: 'a narration with a verdict that nobody narrates',
    files: ablutionFixtureFiles(
      cardYaml({}),
      cardYaml({
        id: 'glory',
        arabic: 'رَبِّيَ الْعَظِيمِ أَحْيَانَا',
        translation: 'My Lord, the Magnificent, gave us life.',
        narrator: null,
        references: '[abudawud:871]',
        more: 'grades: [{ verdict: hasan, by: al-albani }]',
      }),
    ),
    says: 'prayer/ablution#glory names nobody',
  },
  {
    wrong: 'a borrowed card with numbers of its own and no narrator',
    files: ablutionFixtureFiles(
      cardYaml({}),
      '  - use: prayer/bowing#glory\n    references: [abudawud:870]\n    grades: [{ verdict: sahih, by: al-albani }]\n',
    ),
    says: 'prayer/ablution#glory names nobody',
  },
];
