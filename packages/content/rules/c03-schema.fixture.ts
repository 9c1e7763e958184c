import { BASE_FILES, cardYaml, ablutionPage, type Fixture } from './fixture.ts';

const withCollectionLink = (link: string): Fixture['files'] => ({
  'collections.yaml': (BASE_FILES['collections.yaml'] as string).replace('sahih: true', `sahih: true, link: "${link}"`),
});

export const faultyContents: readonly Fixture[] = [
  { wrong: 'a link that is no address', files: withCollectionLink('javascript:alert{number}'), says: 'https address' },
  { wrong: 'a link without encryption', files: withCollectionLink('http://sunnah.com/bukhari:{number}'), says: 'https address' },
  { wrong: 'a misspelt placeholder', files: withCollectionLink('https://sunnah.com/bukhari:{nummer}'), says: 'https address' },
  { wrong: 'a link without its number', files: withCollectionLink('https://sunnah.com/bukhari'), says: 'https address' },
  { wrong: 'a number twice', files: withCollectionLink('https://sunnah.com/{number}/{number}'), says: 'https address' },
  { wrong: 'a number in place of a host', files: withCollectionLink('https://{number}.com/'), says: 'https address' },
  { wrong: 'a misspelt key', files: ablutionPage(cardYaml({ more: 'subtile: In the morning' })), says: 'unknown key "subtile"' },
  {
    wrong: 'a missing translation',
    files: { 'prayer/ablution.yaml': 'title: Ablution\ncards:\n  - id: a\n    arabic: نَعَمْ\n    references: [bukhari:1]\n' },
    says: 'translation',
  },
  {
    wrong: 'an icon that lucide does not have',
    files: { 'prayer/ablution.yaml': (BASE_FILES['prayer/ablution.yaml'] as string).replace('cards:', 'icon: moonn\ncards:') },
    says: 'there is no icon "moonn"; near it are moon',
  },
  {
    wrong: 'an unknown verdict',
    files: ablutionPage(cardYaml({ references: '[abudawud:1]', more: 'grades: [{ verdict: saheeh, by: al-albani }]' })),
    says: '"saheeh" is no known verdict; known are sahih, ',
  },
  {
    wrong: 'words of a language in the file of a text',
    files: { 'texts/prayer/bowing.yaml': 'title: Bowing\ncards:\n  - id: glory\n    arabic: نَعَمْ\n    references: [bukhari:1]\n' },
    says: '"title" is what a language says',
    advises: 'Move it to content/languages/en/texts/prayer/bowing.yaml',
  },
  {
    wrong: 'a reference in the folder of a language',
    files: {
      'languages/en/texts/prayer/bowing.yaml':
        'title: Bowing\ncards:\n  glory:\n    translation: Glory be to my Lord.\n    references: [bukhari:1]\n',
    },
    says: '"references" has no language',
    advises: 'Move it to content/texts/prayer/bowing.yaml',
  },
  {
    wrong: 'a card that the language does not have',
    files: { 'languages/en/texts/prayer/bowing.yaml': 'title: Bowing\ncards: {}\n' },
    says: 'translation: is missing',
  },
  {
    wrong: 'a page that the language does not have',
    files: { 'texts/prayer/bowing.yaml': 'cards:\n  - use: prayer/ablution#praise\n', 'languages/en/texts/prayer/bowing.yaml': null },
    says: 'title: is missing',
  },
  {
    wrong: 'a page of several texts that the language does not have, which is told once',
    files: { 'languages/en/texts/prayer/bowing.yaml': null },
    says: 'this file is missing: 2 texts of content/texts/prayer/bowing.yaml have no words',
    advises: 'the file of another language shows',
  },
  {
    wrong: 'words for a card that is not there',
    files: {
      'languages/en/texts/prayer/bowing.yaml':
        'title: Bowing\ncards:\n  glory: { instruction: Say it three times., translation: "Glory be to my Lord, the Magnificent." }\n  praise: { translation: Praise. }\n',
    },
    says: 'no text has the id "praise"',
  },
  { wrong: 'a repeat of one', files: ablutionPage(cardYaml({ more: 'repeat: 1' })), says: 'no repeat' },
  {
    wrong: 'a reason of one word',
    files: { 'exceptions.yaml': '- { rule: repeat, card: prayer/bowing#glory, field: repeat, reason: because }\n' },
    says: 'a sentence',
  },
];
