import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { splitTransliterationByWord } from '../../arabic/transliteration/stored-transliteration.ts';
import { writeFixtureFile } from '../test/fixture-project.ts';
import { compileCollectingProblems, compileLibrary } from './compile.ts';
import { PROJECT_FOLDER, projectLibrary } from '../test/project-library.ts';
import { textsForExport } from './exported-text.ts';
import { ContentError } from './problem.ts';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const CARD = `  - id: praise
    arabic: |
      الْحَمْدُ لِلَّهِ
    translation: All praise is for Allah.
    references: [bukhari:6312]
`;

/** A project with one category of one page, and the files given on top. */
function project(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'misbaha-'));
  folders.push(root);
  const all: Record<string, string> = {
    'categories.yaml': '- { slug: prayer, title: Prayer, subtitle: Short, icon: book }\n',
    'prayer/_menu.yaml': 'title: Prayer\nsections:\n  - pages: [ablution]\n',
    'prayer/ablution.yaml': `title: Ablution\ncards:\n${CARD}`,
    ...files,
  };
  for (const name of [
    'collections.yaml',
    'languages/en/language.yaml',
    'languages/en/search.yaml',
    'languages/en/check.yaml',
    'languages/en/collections.yaml',
  ])
    cpSync(join(PROJECT_FOLDER, 'content', name), join(root, 'content', name));
  for (const [name, text] of Object.entries(all)) writeFixtureFile(root, name, text);
  return root;
}

const messages = (files: Record<string, string>): string[] =>
  compileCollectingProblems(project(files)).problems.map(({ file, line, code, message }) => `${file}:${line ?? ''} ${code} ${message}`);

const page = (cards: string): Record<string, string> => ({ 'prayer/ablution.yaml': `title: Ablution\ncards:\n${cards}` });

describe('compiling', () => {
  it('resolves a card with references, links and a permanent id', () => {
    const { menus } = compileLibrary(project({}));
    const card = menus.get('prayer')?.pages[0]?.cards[0];
    expect(card).toMatchObject({
      id: 'praise',
      permanentId: 'prayer/ablution#praise',
      script: 'naskh',
      arabic: 'الْحَمْدُ لِلَّهِ',
      transliteration: 'al-ḥamdu lillāh',
      references: [{ id: 'bukhari:6312', label: 'Sahih al-Bukhari 6312', url: 'https://sunnah.com/bukhari:6312' }],
    });
  });

  it('tells numbers that hold the words from those that only tell of them', () => {
    const { library } = compileCollectingProblems(
      project(page(CARD.replace('    references', '    told_in: [bukhari:5362]\n    references'))),
    );
    expect(library.cards[0]?.card.references.map(({ id, told }) => [id, told])).toEqual([
      ['bukhari:6312', undefined],
      ['bukhari:5362', true],
    ]);
  });

  it('fetches verses and lets a page say more about a reused card', () => {
    const root = project({
      'prayer/_menu.yaml': 'title: Prayer\nsections:\n  - pages: [ablution, again]\n',
      ...page('  - { id: ikhlas, quran: "112:1-4", basmala: true }\n'),
      'languages/en/verses.yaml': ['1:1', '112:1', '112:2', '112:3', '112:4']
        .map((verse) => `"${verse}": English of verse ${verse}.\n`)
        .join(''),
      'prayer/again.yaml': 'title: Again\ncards:\n  - { use: prayer/ablution#ikhlas, repeat: 3, instruction: Recite it three times. }\n',
    });
    const { cards } = compileLibrary(root);
    expect(cards.map(({ card, quran, reuses }) => [card.permanentId, card.repeat, quran, reuses])).toEqual([
      ['prayer/ablution#ikhlas', undefined, '1:1, 112:1-4', false],
      ['prayer/ablution#ikhlas', 3, '1:1, 112:1-4', true],
    ]);
    expect(cards[0]?.card.arabic.split('\n')).toHaveLength(5);
    expect(cards[0]?.card.translation.split('\n')).toEqual(
      ['1:1', '112:1', '112:2', '112:3', '112:4'].map((verse) => `English of verse ${verse}.`),
    );
    expect(textsForExport(compileLibrary(root)).map(({ id, use }) => [id, use])).toEqual([
      ['prayer/ablution#ikhlas', undefined],
      ['prayer/again#ikhlas', 'prayer/ablution#ikhlas'],
    ]);
  });

  it('shows a page of another category under a menu of its own', () => {
    const { menus } = compileLibrary(
      project({
        'categories.yaml':
          '- { slug: prayer, title: Prayer, subtitle: Short, icon: book }\n- { slug: travel, title: Travel, subtitle: Short, icon: book }\n',
        'travel/_menu.yaml': 'title: Travel\nsections:\n  - pages: [prayer/ablution]\n',
      }),
    );
    expect(menus.get('travel')?.pages.map(({ slug }) => slug)).toEqual(['ablution']);
  });

  it('lets a category without a menu be empty', () => {
    const { categories } = compileLibrary(
      project({
        'categories.yaml':
          '- { slug: prayer, title: Prayer, subtitle: Short, icon: book }\n- { slug: travel, title: Travel, subtitle: Short, icon: book }\n',
      }),
    );
    expect(categories.map(({ slug, empty }) => [slug, empty])).toEqual([
      ['prayer', false],
      ['travel', true],
    ]);
  });
});

describe('what an editor is told', () => {
  it.each([
    [
      'an unknown key',
      page(`${CARD}    refs: [bukhari:1]\n`),
      'content/texts/prayer/ablution.yaml:8 schema cards, no. 1 (praise): unknown key "refs"',
    ],
    [
      'a text instead of a list',
      page(CARD.replace('[bukhari:6312]', 'bukhari:6312')),
      'ablution.yaml:5 schema cards, no. 1 (praise), references: must be a list',
    ],
    [
      'a blank within a reference',
      page(CARD.replace('[bukhari:6312]', '[bukhari: 6312]')),
      'references, no. 1: must be a text (between quotes where it looks like a number); is "bukhari:6312" meant, without the blank after the colon?',
    ],
    [
      'an entry without the blank of its key',
      page(`${CARD}  - use:prayer/ablution#praise\n`),
      'cards, no. 2: must be keys with values; the blank after the colon is missing',
    ],
    [
      'a number instead of a text',
      { 'prayer/ablution.yaml': `title: 12\ncards:\n${CARD}` },
      'ablution.yaml:1 schema title: must be a text',
    ],
    [
      'a folder for a file',
      { 'texts/prayer/travel.yaml/notes.txt': '' },
      'content/texts/prayer/travel.yaml: missing this is a folder where a file is expected',
    ],
    ['an empty file', { 'prayer/ablution.yaml': '' }, 'ablution.yaml:1 schema the file: is empty'],
    [
      'a missing field',
      page('  - id: praise\n    arabic: ا\n    references: [bukhari:1]\n'),
      'content/languages/en/texts/prayer/ablution.yaml:1 schema cards, no. 1 (praise), translation: is missing',
    ],
    ['a number beyond the book', page(CARD.replace('6312', '63120')), 'ablution.yaml:6 reference Sahih al-Bukhari ends at 7563'],
    ['an unknown collection', page(CARD.replace('bukhari', 'bukari')), 'ablution.yaml:6 reference "bukari" is no known collection'],
    [
      'a misspelt key',
      page(CARD.replace('translation:', 'tranlation:')),
      'ablution.yaml:5 schema cards, no. 1 (praise): unknown key "tranlation"; is "translation" meant?',
    ],
    ['a word without its vowel', page(CARD.replace('الْحَمْدُ', 'الحَمْدُ')), 'ablution.yaml:3 vowels'],
    ['no such verse', page('  - { id: kursi, quran: "2:287" }\n'), 'ablution.yaml:3 reference surah 2 has 286 verses'],
    [
      'a verse without English',
      page('  - { id: k, quran: "112:1" }\n'),
      'ablution.yaml:3 verse content/languages/en/verses.yaml has no 112:1',
    ],
    [
      'a Companion who narrates and says',
      page(CARD.replace('    references', '    narrator: umar\n    saying_of: umar\n    references')),
      'schema cards, no. 1 (praise), saying_of: a text is narrated by a Companion or is his own word',
    ],
    [
      'a narration without a number',
      page(CARD.replace(/ *references: .*\n/, '')),
      'schema cards, no. 1 (praise), references: words of a narration need "references"',
    ],
    [
      'a narration with a count',
      page(CARD.replace('    references', '    kind: narration\n    repeat: 3\n    references')),
      'schema cards, no. 1 (praise), repeat: a narration is reported and not said',
    ],
    [
      'a reuse of nothing',
      page('  - { use: prayer/ablution#praise }\n'),
      'ablution.yaml:2 reuse there is no card "prayer/ablution#praise"',
    ],
    [
      'a menu entry without a page',
      { 'prayer/_menu.yaml': 'title: Prayer\nsections:\n  - pages: [ablution, wudu]\n' },
      '_menu.yaml:4 menu there is no page "prayer/wudu"',
    ],
    [
      'the same key twice',
      { 'prayer/ablution.yaml': `title: Ablution\ntitle: Again\ncards:\n${CARD}` },
      'ablution.yaml:2 yaml a key stands here a second time',
    ],
    ['no YAML at all', { 'prayer/ablution.yaml': 'title: [\n' }, 'ablution.yaml:2 yaml'],
  ])('%s', (_, files, expected) => {
    const found = messages(files);
    expect(
      found.some((message) => message.includes(expected)),
      found.join('\n'),
    ).toBe(true);
  });

  it('one problem a line of broken YAML, with what to do', () => {
    const { problems } = compileCollectingProblems(project(page(CARD.replace('    translation: ', '   translation: '))));
    expect(problems.filter(({ code }) => code === 'yaml').map(({ line, hint }) => [line, hint])).toEqual([
      [6, expect.stringContaining('below one another')],
    ]);
  });

  it('a broken page at its own place, and not again where it is listed or reused', () => {
    const found = messages({
      ...page(CARD.replace('translation:', 'translaton:')),
      'prayer/_menu.yaml': 'title: Prayer\nsections:\n  - pages: [ablution, again]\n',
      'prayer/again.yaml': 'title: Again\ncards:\n  - { use: prayer/ablution#praise }\n',
    });
    expect(found.map((message) => message.split(' ').slice(0, 2).join(' '))).toEqual([
      'content/languages/en/texts/prayer/ablution.yaml:1 schema',
      'content/texts/prayer/ablution.yaml:5 schema',
    ]);
  });

  it('a broken menu at its own place, and not again at its pages and where its category is named', () => {
    const { problems } = compileCollectingProblems(
      project({
        'texts/prayer/_menu.yaml': 'sections:\n  - pages: [Ablution]\n',
        'languages/en/texts/prayer/_menu.yaml': 'title: Prayer\n',
        'needs.yaml': 'screens:\n  - { screen: prayer, needs: [salah] }\ngroups: []\n',
      }),
    );
    expect(problems.map(({ file, line, code }) => `${file}:${line ?? ''} ${code}`)).toEqual(['content/texts/prayer/_menu.yaml:2 schema']);
  });

  it('a broken page of another kind at its own place, and not again where it is named', () => {
    const { problems } = compileCollectingProblems(
      project({
        'texts/context/times.yaml': 'items: [\n',
        'texts/forty-hadith.yaml': 'entries: [\n',
        'needs.yaml': 'screens:\n  - { screen: context-behind-dua/times, needs: [night] }\ngroups: []\n',
        'languages/en/wishes/forty-hadith.yaml': '"1": intention\n',
      }),
    );
    expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'content/texts/context/times.yaml yaml',
      'content/texts/forty-hadith.yaml yaml',
    ]);
  });

  it('a card with a wrong id at its own place, and not again for its words in the language file', () => {
    const found = messages({
      'texts/prayer/ablution.yaml': `cards:\n${CARD.replace(/ *translation: .*\n/, '').replace('id: praise', 'id: Praise')}`,
      'languages/en/texts/prayer/ablution.yaml': 'title: Ablution\ncards:\n  praise: { translation: All praise is for Allah. }\n',
    });
    expect(found.join('\n')).toContain('content/texts/prayer/ablution.yaml:2 schema cards, no. 1 (Praise), id: write it in small letters');
    expect(found.join('\n')).not.toContain('no text has the id');
  });

  it('all problems at once, each with a place', () => {
    const root = project(page(CARD.replace('bukhari', 'bukari') + CARD.replace('6312', '99999')));
    expect(messages(page(CARD.replace('الْحَمْدُ', 'الحَمْدُ').replace('bukhari:6312', 'bukari:1, bukhari:99999')))).toEqual([
      expect.stringContaining('ablution.yaml:3 vowels'),
      expect.stringContaining('ablution.yaml:6 reference "bukari"'),
      expect.stringContaining('ablution.yaml:6 reference Sahih al-Bukhari ends'),
    ]);
    expect(() => compileLibrary(root)).toThrow(ContentError);
    expect(() => compileLibrary(root)).toThrow(/2 problems[\s\S]*ablution\.yaml:6[\s\S]*ablution\.yaml:11/);
  });
});

describe('the content of this project', () => {
  let library: ReturnType<typeof compileLibrary>;
  beforeAll(() => {
    library = projectLibrary();
  });

  it('has a menu with pages for each category', () => {
    expect([...library.menus.keys()]).toEqual(library.categories.map(({ slug }) => slug));
    for (const { slug, pages } of library.menus.values()) expect(pages.length, slug).toBeGreaterThan(0);
  });

  it('exports one line a text with unique ids', () => {
    const texts = textsForExport(library);
    expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
    // Words that a page deliberately omits have no English translation.
    for (const { id, kind, arabic, translation } of texts) expect(arabic && (kind === 'omitted' || translation), id).toBeTruthy();
  });

  it('has a piece of transliteration for each word of every card', () => {
    for (const { card } of library.cards) {
      const lines = card.transliteration.split('\n').map(splitTransliterationByWord);
      const words = card.arabic.split('\n').map((line) => line.split(' '));
      expect(
        lines.map((line) => line.length),
        card.permanentId,
      ).toEqual(words.map((line) => line.length));
    }
  });
});
