import { ablutionFixtureFiles, cardYaml, countsFixtureFiles, VERSE_TRANSLATIONS_FILE, type FaultyContent } from '../test/fixture.ts';

const retired = (id: string): FaultyContent['files'] => ({ 'retired.yaml': `cards: [${id}]\npages: []\n` });

/** The first page, with a section and with words that it leaves out. */
const PAGE_WITH_MORE: FaultyContent['files'] = {
  'prayer/ablution.yaml': `${ablutionFixtureFiles(cardYaml({}))['prayer/ablution.yaml'] as string}${[
    'sections:',
    '  - id: manner',
    '    title: Manner',
    '    blocks:',
    '      - { id: 1, text: A sentence., references: [bukhari:1] }',
    '      - { id: 2, quran: "112:1" }',
    'omitted:',
    '  - { id: 4, words: Some words, reason: They are in no sound narration. }',
    '',
  ].join('\n')}`,
  [VERSE_TRANSLATIONS_FILE]: '"112:1": Say He is Allah, the One.\n',
};

/** For each retired id, the kind of text in `PAGE_WITH_MORE` that has it again. */
const REUSED_IDS: Readonly<Record<string, string>> = {
  'prayer/ablution#manner': 'a section',
  'prayer/ablution#manner.1': 'a paragraph',
  'prayer/ablution#manner.2': 'a quotation',
  'prayer/ablution#omitted.4': 'words that are left out',
};

export const faultyContents: readonly FaultyContent[] = [
  { wrong: 'a card with a retired id', files: retired('prayer/ablution#praise'), says: 'was retired' },
  { wrong: 'a page at a retired address', files: { 'retired.yaml': 'cards: []\npages: [prayer/ablution]\n' }, says: 'address' },
  ...Object.entries(REUSED_IDS).map(([id, what]) => ({
    wrong: `${what} with a retired id`,
    files: { ...PAGE_WITH_MORE, ...retired(id) },
    says: `"${id}" was retired`,
  })),
  {
    wrong: 'a tasbih phrase with a retired id',
    files: {
      'tasbih.yaml': 'phrases:\n  - { id: glory, arabic: نَعُوذُ بِهِ مِنْ ذَلِكَ, translation: We seek refuge in Him from that. }\n',
      ...countsFixtureFiles({ tasbih: 1 }),
      ...retired('tasbih#glory'),
    },
    says: '"tasbih#glory" was retired',
  },
  {
    wrong: 'a name with a retired id',
    files: {
      'names.yaml': `${[
        'title: Names',
        'subtitle: Short',
        'introduction: [A sentence.]',
        'verses: [{ id: one, quran: "112:1" }]',
        'narrations: [{ id: two, arabic: نَعُوذُ بِهِ مِنْ ذَلِكَ, translation: We seek refuge in Him from that., references: [bukhari:1] }]',
        'enumeration: { text: A sentence. }',
        'names: [{ number: 1, arabic: الْمَلِكُ, meaning: The King }]',
      ].join('\n')}\n`,
      [VERSE_TRANSLATIONS_FILE]: '"112:1": Say He is Allah, the One.\n',
      ...countsFixtureFiles({ names: 1 }),
      ...retired('names#1'),
    },
    says: '"names#1" was retired',
  },
];
