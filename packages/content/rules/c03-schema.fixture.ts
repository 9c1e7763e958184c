import { BASE_FILES, cardYaml, ablutionFixtureFiles, withFrench, type FaultyContent } from '../test/fixture.ts';

const withCollectionLink = (link: string): FaultyContent['files'] => ({
  'collections.yaml': (BASE_FILES['collections.yaml'] as string).replace('sahih: true', `sahih: true, link: "${link}"`),
});

const language = 'fr';
const FRENCH = withFrench({});

/** The base files with French, after a replacement in one French file. */
const withFrenchFile = (name: string, what: string | RegExp, by: string): FaultyContent['files'] => {
  const path = `languages/fr/${name}`;
  return { ...FRENCH, [path]: String(FRENCH[path]).replace(what, () => by) };
};

const englishGlossary = (lines: string): FaultyContent['files'] => ({ 'languages/en/glossary.yaml': lines });

const VERSES = '{ id: 1, quran: "112:1" }';
const NARRATION = '{ id: 2, arabic: نَعَمْ, translation: Yes., references: [bukhari:1] }';
const SENTENCE_OF_OURS = '{ id: 3, text: A sentence of ours. }';

/** The names of Allah with one entry in each list of quotations. */
const namesFile = (verses: string, narration: string): FaultyContent['files'] => ({
  'names.yaml': [
    'title: Names',
    'subtitle: Short',
    'introduction: [A sentence.]',
    `verses: [${verses}]`,
    `narrations: [${narration}]`,
    'enumeration: { text: A sentence. }',
    'names: []',
    '',
  ].join('\n'),
});

export const faultyContents: readonly FaultyContent[] = [
  { wrong: 'a link that is no address', files: withCollectionLink('javascript:alert{number}'), says: 'https address' },
  { wrong: 'a link without encryption', files: withCollectionLink('http://sunnah.com/bukhari:{number}'), says: 'https address' },
  { wrong: 'a misspelt placeholder', files: withCollectionLink('https://sunnah.com/bukhari:{nummer}'), says: 'https address' },
  { wrong: 'a link without its number', files: withCollectionLink('https://sunnah.com/bukhari'), says: 'https address' },
  { wrong: 'a number twice', files: withCollectionLink('https://sunnah.com/{number}/{number}'), says: 'https address' },
  { wrong: 'a number in place of a host', files: withCollectionLink('https://{number}.com/'), says: 'https address' },
  { wrong: 'a misspelt key', files: ablutionFixtureFiles(cardYaml({ more: 'subtile: In the morning' })), says: 'unknown key "subtile"' },
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
    files: ablutionFixtureFiles(cardYaml({ references: '[abudawud:1]', more: 'grades: [{ verdict: saheeh, by: al-albani }]' })),
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
    wrong: 'a page of several texts that the language does not have, which is reported once',
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
  {
    wrong: 'a menu that cannot be read, and nothing more about its pages',
    files: { 'texts/prayer/_menu.yaml': 'sections:\n  - pages: [Ablution, bowing]\n' },
    says: 'sections, no. 1, pages, no. 1: ',
  },
  { wrong: 'a repeat of one', files: ablutionFixtureFiles(cardYaml({ more: 'repeat: 1' })), says: 'no repeat' },
  {
    wrong: 'a reason of one word',
    files: { 'exceptions.yaml': '- { rule: repeat, card: prayer/bowing#glory, field: repeat, reason: because }\n' },
    says: 'a sentence',
  },
  {
    wrong: 'a spelling that is no pattern',
    files: englishGlossary('terms:\n  - { wrong: "kal[pb", right: qalb }\nrenderings: []\n'),
    says: 'terms, no. 1, wrong: "kal[pb" is no pattern (unterminated character class)',
  },
  {
    wrong: 'an Arabic spelling that is no pattern',
    files: { 'glossary.yaml': 'arabic:\n  - { wrong: "(السَّمَوَات", right: السَّمَاوَات }\ngraders: [al-albani]\n' },
    says: 'is no pattern (unterminated group)',
  },
  ...[
    'arabic: "الله(", words: Allah',
    'arabic: الله, words: "Allah)"',
    'arabic: الله, words: Allah, needs: "a{1,2}"',
    'arabic: الله, words: Allah, also: "[له"',
  ].map((rendering) => ({
    wrong: `a rendering that is no pattern: ${rendering}`,
    files: englishGlossary(`terms: []\nrenderings:\n  - { ${rendering} }\n`),
    says: 'renderings, no. 1, ',
  })),
  ...['reference: "Sunnah(", words: Sunna', 'reference: Sunnah, words: "*Sunna"'].map((pair) => ({
    wrong: `a pair of terms that is no pattern: ${pair}`,
    language,
    files: withFrenchFile('glossary.yaml', '{ reference: Sunnah, words: Sunna }', `{ ${pair} }`),
    says: 'pairs, no. 1, ',
  })),
  {
    wrong: 'words for "weak" that are no pattern',
    language,
    files: withFrenchFile('language.yaml', /weak: .*/, 'weak: ["faib(le"]'),
    says: 'weak: ["faib(le"] is no pattern',
  },
  {
    wrong: 'an order to repeat that is no pattern',
    language,
    files: withFrenchFile('language.yaml', /order: .*/, 'order: "(?:dire "'),
    says: 'counting, order: "(?:dire" is no pattern',
  },
  {
    wrong: 'a locale of another form',
    language,
    files: withFrenchFile('language.yaml', 'locale: fr-FR', 'locale: fr_FR'),
    says: 'locale: is no language tag',
  },
  { wrong: 'prose among verses', files: namesFile(SENTENCE_OF_OURS, NARRATION), says: 'verses, no. 1: unknown key "text"' },
  { wrong: 'prose among narrations', files: namesFile(VERSES, SENTENCE_OF_OURS), says: 'narrations, no. 1: unknown key "text"' },
  ...['prayer/ablution praise', 'prayer/ablution', '/prayer/ablution#praise', 'prayer/ablution#Praise'].map((id) => ({
    wrong: `a retired id of another form: ${id}`,
    files: { 'retired.yaml': `cards: ["${id}"]\npages: []\n` },
    says: 'cards, no. 1: write an id as the lock has it',
  })),
  {
    wrong: 'a retired address of another form',
    files: { 'retired.yaml': 'cards: []\npages: [/prayer/ablution/]\n' },
    says: 'pages, no. 1: write category/slug',
  },
  {
    wrong: 'a retired id twice',
    files: { 'retired.yaml': 'cards: [prayer/ablution#gone, names#7, prayer/ablution#gone]\npages: []\n' },
    says: 'cards, no. 3: "prayer/ablution#gone" stands here a second time',
  },
];
