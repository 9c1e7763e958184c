/** The smallest content that passes every rule; a fixture puts its own files over it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files below `content/`; `null` takes one of the base away. A text is written whole, with its words, under its path below `texts/`
 * (`prayer/ablution.yaml`); it is split as the project splits it. Bytes, and files with their own full path, are written as they are.
 */
export type FixtureFiles = Readonly<Record<string, string | Uint8Array | null>>;

/** A content with one fault, which its rule must find, and no other rule. */
export interface FaultyContent {
  /** The fault in the fixture, as the title of a test. */
  wrong: string;
  files: FixtureFiles;
  /** The language that is examined, where it is not the first. */
  language?: string;
  /** Part of the message that must appear. */
  says?: string;
  /** Part of the hint that must appear, where it is not the rule's own. */
  advises?: string;
}

/** A card of a page as YAML; with `null` as narrator it names none. */
export const cardYaml = (lines: {
  id?: string;
  arabic?: string;
  translation?: string;
  references?: string;
  narrator?: string | null;
  more?: string;
}): string =>
  [
    `  - id: ${lines.id ?? 'praise'}`,
    `    arabic: ${lines.arabic ?? 'الْحَمْدُ لِلَّهِ الَّذِي أَحْيَانَا'}`,
    `    translation: ${lines.translation ?? 'All praise is for Allah, who gave us life.'}`,
    `    references: ${lines.references ?? '[bukhari:6312]'}`,
    ...(lines.narrator === null ? [] : [`    narrator: ${lines.narrator ?? 'hudhayfah'}`]),
    ...(lines.more ? [`    ${lines.more}`] : []),
    '',
  ].join('\n');

/** The first page of the base with other cards. */
export const ablutionFixtureFiles = (...cards: string[]): FixtureFiles => ({
  'prayer/ablution.yaml': `title: Ablution\ncards:\n${cards.join('')}`,
});

/** A page on the context of dua with an Arabic heading. Headings are not transliterated, so that no other rule judges their marks. */
export const arabicHeadingFixtureFiles = (arabic: string): FixtureFiles => ({
  'context/times.yaml': `title: Times\nitems:\n  - id: night\n    title: Night\n    arabic: "${arabic}"\n    blocks:\n      - { id: 1, text: A sentence. }\n`,
});

/** The meanings of the base's words. */
const BASE_MEANINGS: Readonly<Record<string, string>> = {
  الْحَمْدُ: 'all praise',
  لِلَّهِ: 'is for Allah',
  الَّذِي: 'who',
  أَحْيَانَا: 'gave us life',
  سُبْحَانَ: 'glory be to',
  رَبِّيَ: 'my Lord',
  الْعَظِيمِ: 'the Magnificent',
};

/** Path of the file of meanings. */
export const WORD_MEANINGS_FILE = 'languages/en/words/everyday.yaml';
/** Path of the English of whole verses. */
export const VERSE_TRANSLATIONS_FILE = 'languages/en/verses.yaml';

/** The meanings of the base's words, some of them changed or removed, with the entries under "here". */
export const meaningsFixtureFiles = (changed: Readonly<Record<string, string | undefined>>, ...here: string[]): FixtureFiles => ({
  [WORD_MEANINGS_FILE]: [
    'forms:',
    ...Object.entries({ ...BASE_MEANINGS, ...changed }).flatMap(([form, meaning]) =>
      meaning === undefined ? [] : [`  ${form}: ${meaning}`],
    ),
    ...(here.length ? ['here:', '  prayer/ablution#praise:', ...here.map((one) => `    ${one}`)] : []),
    '',
  ].join('\n'),
});

/** Path of the senses of roots. */
export const ROOT_SENSES_FILE = 'languages/en/roots.yaml';

const BASE_ROOTS = `roots:
  أله:
    اللَّه: [لِلَّهِ]
  حمد:
    حَمْد: [الْحَمْدُ]
  حيي:
    أَحْيَا: [أَحْيَانَا]
  ربب:
    رَبّ: [رَبِّيَ]
  سبح:
    سُبْحَان: [سُبْحَانَ]
  عظم:
    عَظِيم: [الْعَظِيمِ]
none:
  الَّذِي: [الَّذِي]
`;
const ROOT_SENSES = 'أله: god\nحمد: praise\nحيي: life\nربب: lord\nسبح: glory\nعظم: greatness\n';

/** The roots of the base's words and their senses, with some of the text replaced. */
export function rootsFixtureFiles(...changes: (readonly [what: string, by: string])[]): FixtureFiles {
  const replaced = (text: string): string => changes.reduce((before, [what, by]) => before.replace(what, by), text);
  return { 'roots.yaml': replaced(BASE_ROOTS), [ROOT_SENSES_FILE]: replaced(ROOT_SENSES) };
}

/** The sources of the base's texts, as YAML. */
export const TEXT_SOURCES_YAML = [
  '- { id: quran, layers: [quran], source: The edition, package: quran-json, version: 3.1.2, grant: The licence of the edition allows it. }',
  '- { id: ours, layers: [narrations, translation, transliteration, notes, arrangement], source: Ours, grant: Printed under a licence of our own. }',
  '',
].join('\n');

const BASE_SPECIFIED_COUNTS = {
  names: 0,
  hadith: 0,
  tasbih: 0,
  context: {},
  repeats: [3, 33],
  categories: { prayer: { entries: 2, pages: { ablution: '1+', bowing: 1 } } },
};

/** The specified counts of the base, some of them changed. */
export const countsFixtureFiles = (changed: Readonly<Record<string, unknown>> = {}): FixtureFiles => ({
  'specified-counts.yaml': `${JSON.stringify({ ...BASE_SPECIFIED_COUNTS, ...changed })}\n`,
});

/** The smallest valid `search.yaml`; every fixture has it for each of its languages. */
const SEARCH_WORDS = [
  'empty: the of is us',
  ...['common', 'around', 'weak', 'verse', 'number', 'surah', 'works', 'articles'].map((list) => `${list}: dua`),
  'everything: [dua]',
  'spellings: {}',
  'selfHarm: { anywhere: [suicide], atEnd: [want to die] }',
  'same: []',
  '',
].join('\n');

/** The smallest valid `check.yaml`. */
const CHECK_WORDS = [
  ...['reader', 'reward', 'said', 'sendOn', 'recipient', 'source', 'number', 'say', 'times', 'and', 'or', 'next'].map(
    (key) => `${key}: praise`,
  ),
  'moments: [{ begin: praise, time: praise, between: praise }]',
  'numbers: { praise: 3 }',
  '',
].join('\n');

/** A file of a language as the project has it. */
const readProjectLanguageFile = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../../../content/languages', path), 'utf8');

/** What differs from the base: the French of the first page and the English that it translates. */
interface FrenchFixtureChanges {
  /** Lines of the card in English and in French, each with its key: `note: It is said at night.` */
  english?: string;
  french?: string;
  translation?: string;
  title?: string;
  /** Further files. */
  files?: FixtureFiles;
}

/** The base with a second language, French, which passes every rule but for what is given. */
export const withFrench = ({ english, french, translation, title, files = {} }: FrenchFixtureChanges): FixtureFiles => ({
  ...ablutionFixtureFiles(cardYaml(english === undefined ? {} : { more: english })),
  'languages/fr/language.yaml': readProjectLanguageFile('fr/language.yaml'),
  'languages/fr/search.yaml': SEARCH_WORDS,
  'languages/fr/check.yaml': CHECK_WORDS,
  'languages/fr/people.yaml': 'al-albani: al-Albani\nhudhayfah: Houdhayfa\n',
  'languages/fr/verdicts.yaml':
    'sahih: { name: Sahih }\nhasan: { name: Hassan }\ndaif: { name: Faible, after: "faible pour {scholars}" }\n',
  'languages/fr/glossary.yaml': 'terms: []\nrenderings: []\npairs:\n  - { reference: Sunnah, words: Sunna }\n',
  'languages/fr/collections.yaml':
    'bukhari: { name: Sahih al-Boukhari, numbering: Fath al-Bari }\nabudawud: { name: Sounan Abi Dawoud, numbering: Mouhyi ad-Din }\n',
  'languages/fr/sources.yaml': [
    "quran: { source: L'édition, grant: La licence de l'édition le permet. }",
    'ours: { source: Fait ici, grant: Imprimé sous une licence qui est la nôtre. }',
    '',
  ].join('\n'),
  'languages/fr/texts/categories.yaml': 'prayer: { title: Prière, subtitle: Court }\n',
  'languages/fr/texts/prayer/_menu.yaml': 'title: Prière\n',
  'languages/fr/texts/prayer/ablution.yaml': [
    `title: ${title ?? 'Ablutions'}`,
    'cards:',
    '  praise:',
    `    translation: ${translation ?? 'Toute louange est à Allah, qui nous a donné la vie.'}`,
    ...(french === undefined ? [] : [`    ${french}`]),
    '',
  ].join('\n'),
  'languages/fr/texts/prayer/bowing.yaml': [
    'title: Inclinaison',
    'cards:',
    '  glory:',
    "    translation: Gloire à mon Seigneur, l'Immense.",
    '    instruction: Dire trois fois.',
    '',
  ].join('\n'),
  ...files,
});

export const BASE_FILES: FixtureFiles = {
  'categories.yaml': '- { slug: prayer, title: Prayer, subtitle: Short, icon: book }\n',
  'collections.yaml': [
    'bukhari: { name: Sahih al-Bukhari, numbering: Fath al-Bari, highest: 7563, sahih: true }',
    'abudawud: { name: Sunan Abi Dawud, numbering: Muhyi ad-Din, highest: 5274 }',
    '',
  ].join('\n'),
  'prayer/_menu.yaml': 'title: Prayer\nsections:\n  - pages: [ablution, bowing]\n',
  'prayer/ablution.yaml': `title: Ablution\nneeds: [Koran, دعاء الوضوء]\ncards:\n${cardYaml({})}`,
  'prayer/bowing.yaml': `title: Bowing\ncards:\n${cardYaml({
    id: 'glory',
    arabic: 'سُبْحَانَ رَبِّيَ الْعَظِيمِ',
    translation: 'Glory be to my Lord, the Magnificent.',
    references: '[abudawud:871]',
    more: 'repeat: 3\n    instruction: Say it three times.\n    grades: [{ verdict: sahih, by: al-albani }]',
  })}`,
  'sources.yaml': TEXT_SOURCES_YAML,
  ...countsFixtureFiles(),
  'languages/en/language.yaml': readProjectLanguageFile('en/language.yaml'),
  'languages/en/search.yaml': SEARCH_WORDS,
  'languages/en/check.yaml': CHECK_WORDS,
  'languages/en/people.yaml': 'al-albani: al-Albani\nhudhayfah: Hudhayfah\n',
  'languages/en/verdicts.yaml': 'sahih: { name: Sahih }\nhasan: { name: Hasan }\ndaif: { name: Weak, after: "weak for {scholars}" }\n',
  'languages/en/glossary.yaml': [
    'terms:',
    '  - { wrong: "\\\\bKoran\\\\b", right: "Qur\'an" }',
    'renderings:',
    '  - { arabic: "*الله لله", words: Allah, needs: "O Allah" }',
    '',
  ].join('\n'),
  'glossary.yaml': ['arabic:', '  - { wrong: "السَّمَوَات", right: السَّمَاوَات }', 'graders: [al-albani]', ''].join('\n'),
};
