import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { compileCollectingProblems } from '../compiler/compile.ts';
import { makeFixtureProject, writeFixtureFile } from '../test/fixture-project.ts';
import type { Ask } from '../new-content/ask-content.ts';
import { addDuaInteractively } from './new.ts';

/** Gives the answers in order. After an answer with a fault the question is asked again and takes the next one. */
const answers = (...given: string[]): Ask => {
  const left = [...given];
  return (question, faultOf) => {
    for (let answer = left.shift(); answer !== undefined; answer = left.shift()) {
      const fault = faultOf?.(answer);
      if (fault === undefined) return Promise.resolve(answer);
      console.log(fault);
    }
    return Promise.reject(new Error(`No answer is left for "${question}"`));
  };
};

/** What was told on the console. */
const told = (): string => vi.mocked(console.log).mock.calls.flat().join('\n');

const NARRATION = [
  'praise-again',
  '',
  'نَعُوذُ بِهِ مِنْ ذَلِكَ',
  '',
  '',
  'We seek refuge in Him: from that.',
  'hudhayfah',
  'bukhari:6312, bukhari:6314',
];

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs an asynchronous step on a temporary project. */
async function inProject(step: (root: string) => Promise<void>): Promise<void> {
  const root = makeFixtureProject({});
  try {
    await step(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Adds languages to a project, each with its status alone. */
function addLanguages(root: string, statusByTag: Readonly<Record<string, 'complete' | 'draft'>>): void {
  for (const [tag, status] of Object.entries(statusByTag)) {
    mkdirSync(join(root, 'content/languages', tag), { recursive: true });
    writeFileSync(join(root, 'content/languages', tag, 'language.yaml'), `status: ${status}\n`);
  }
}

test('a new dua stands in the two files of its page, and what was there is untouched', async () => {
  await inProject(async (root) => {
    const file = join(root, 'content/texts/prayer/ablution.yaml');
    const before = readFileSync(file, 'utf8');
    await addDuaInteractively(root, 'prayer/ablution', answers(...NARRATION));
    expect(readFileSync(file, 'utf8').startsWith(before)).toBe(true);
    const { library, problems } = compileCollectingProblems(root);
    expect(problems).toEqual([]);
    expect(library.pages.get('prayer/ablution')?.page.cards.at(-1)).toMatchObject({
      permanentId: 'prayer/ablution#praise-again',
      translation: 'We seek refuge in Him: from that.',
      narrator: 'Hudhayfah',
    });
  });
});

test('pasted Arabic is written as the project spells it: shadda before its vowel', async () => {
  await inProject(async (root) => {
    await addDuaInteractively(
      root,
      'prayer/ablution',
      answers('again', '', 'رَب\u064e\u0651نَا', '', '', 'Our Lord', 'hudhayfah', 'bukhari:6312'),
    );
    expect(readFileSync(join(root, 'content/texts/prayer/ablution.yaml'), 'utf8')).toContain('رَب\u0651\u064eنَا');
  });
});

test('a page that is not there is said to be new, with the page that may be meant', async () => {
  await inProject(async (root) => {
    await expect(addDuaInteractively(root, 'prayer/ablutoin', answers())).rejects.toThrow('No answer is left');
    await expect(addDuaInteractively(root, 'prayer/fajr', answers())).rejects.toThrow('No answer is left');
    expect(told().split('\n')).toEqual(['prayer/ablutoin is a new page (is prayer/ablution meant?).', 'prayer/fajr is a new page.']);
  });
});

test('a new page is listed in its menu', async () => {
  await inProject(async (root) => {
    await addDuaInteractively(root, 'prayer/fajr', answers('Fajr: at dawn', 'fajr dua, dawn', 'sunrise', ...NARRATION));
    const { library, problems } = compileCollectingProblems(root);
    expect(problems).toEqual([]);
    expect(library.menus.get('prayer')?.pages.map(({ slug, title }) => [slug, title])).toContainEqual(['fajr', 'Fajr: at dawn']);
  });
});

test('where the menu has several lists, the heading is asked for', async () => {
  await inProject(async (root) => {
    writeFixtureFile(
      root,
      'prayer/_menu.yaml',
      'title: Prayer\nsections:\n  - pages: [ablution]\n  - id: in-prayer\n    title: In prayer\n    pages: [bowing]\n',
    );
    await addDuaInteractively(root, 'prayer/fajr', answers('before-prayer', '', 'Fajr', '', 'sunrise', ...NARRATION));
    await addDuaInteractively(
      root,
      'prayer/prostration',
      answers('in-prayer', 'Prostration', '', '', 'praise-third', ...NARRATION.slice(1)),
    );
    expect(told()).toContain('The menu has no section "before-prayer".');
    const { library, problems } = compileCollectingProblems(root);
    expect(problems).toEqual([]);
    expect(library.menus.get('prayer')?.menu.map(({ entries }) => entries.map(({ title }) => title))).toEqual([
      ['Ablution', 'Fajr'],
      ['Bowing', 'Prostration'],
    ]);
  });
});

test('outside al-Bukhari and Muslim the verdict is asked for, and who gave it', async () => {
  await inProject(async (root) => {
    const answer = answers('again', '', 'رَبِّنَا', '', '', 'Our Lord.', 'hudhayfah', 'abudawud:5049', 'sound', 'sahih', 'al-albani');
    await addDuaInteractively(root, 'prayer/ablution', answer);
    const text = readFileSync(join(root, 'content/texts/prayer/ablution.yaml'), 'utf8');
    expect(text).toContain('    references: [abudawud:5049]\n    grades: [{ verdict: sahih, by: al-albani }]\n');
  });
});

test('an icon that is not there is asked for again, with the names near it', async () => {
  await inProject(async (root) => {
    await addDuaInteractively(root, 'prayer/fajr', answers('Fajr', '', 'sunrize', 'sunrise', ...NARRATION));
    expect(told()).toMatch(/no icon "sunrize"; near it are .*sunrise/);
    expect(readFileSync(join(root, 'content/texts/prayer/fajr.yaml'), 'utf8')).toContain('icon: sunrise\n');
  });
});

test('a narrator that no list has is asked for again, with the id near it', async () => {
  await inProject(async (root) => {
    const answer = answers('again', '', 'رَبِّنَا', '', '', 'Our Lord.', 'hudhaifah', 'hudhayfah', 'bukhari:6312');
    await addDuaInteractively(root, 'prayer/ablution', answer);
    expect(told()).toContain('did you mean "hudhayfah"?');
    expect(readFileSync(join(root, 'content/texts/prayer/ablution.yaml'), 'utf8')).toContain(
      'narrator: hudhayfah\n    references: [bukhari:6312]',
    );
  });
});

test('each language that is no draft is asked for its words, and may leave them for later', async () => {
  await inProject(async (root) => {
    addLanguages(root, { fr: 'complete', id: 'complete', tr: 'draft' });
    await addDuaInteractively(
      root,
      'prayer/fajr',
      answers(
        'Fajr',
        "Fajr : à l'aube",
        '',
        '',
        "à l'aube, fajr",
        'sunrise',
        'again',
        '',
        'رَبِّنَا',
        '',
        '3',
        'Our Lord.',
        'Notre Seigneur.',
        '',
        'hudhayfah',
        'bukhari:6312',
      ),
    );
    const words = (tag: string): string => join(root, 'content/languages', tag, 'texts/prayer/fajr.yaml');
    expect(readFileSync(words('fr'), 'utf8')).toBe(
      'title: "Fajr : à l\'aube"\nneeds: [à l\'aube, fajr]\ncards:\n  again:\n    translation: Notre Seigneur.\n',
    );
    expect(['id', 'tr'].map((tag) => existsSync(words(tag)))).toEqual([false, false]);
  });
});

test('a translation is written in a language whose title is left for later', async () => {
  await inProject(async (root) => {
    addLanguages(root, { fr: 'complete' });
    const dua = ['again', '', 'رَبِّنَا', '', '', 'Our Lord.', 'Notre Seigneur.', 'hudhayfah', 'bukhari:6312'];
    await addDuaInteractively(root, 'prayer/fajr', answers('Fajr', '', '', 'sunrise', ...dua));
    expect(readFileSync(join(root, 'content/languages/fr/texts/prayer/fajr.yaml'), 'utf8')).toBe(
      'cards:\n  again:\n    translation: Notre Seigneur.\n',
    );
  });
});

test('words of need with brackets or colons are written as text and not as YAML syntax', async () => {
  await inProject(async (root) => {
    await addDuaInteractively(root, 'prayer/fajr', answers('Fajr', 'what [now], a: b, fajr', 'sunrise', ...NARRATION));
    const words = parse(readFileSync(join(root, 'content/languages/en/texts/prayer/fajr.yaml'), 'utf8')) as { needs: string[] };
    expect(words.needs).toEqual(['what [now]', 'a: b', 'fajr']);
  });
});

test.each([
  ['cards:\n', 'cards:\n  praise-again:\n'],
  ['cards:', 'cards:\n  praise-again:\n'],
  ['cards: {}\n', 'cards:\n  praise-again:\n'],
  ['cards: null # none yet\nneeds: [water]\n', 'cards: # none yet\n  praise-again:\n'],
])('a dua’s words are added to a language file with %j', async (cards, start) => {
  await inProject(async (root) => {
    const file = join(root, 'content/languages/en/texts/prayer/ablution.yaml');
    writeFileSync(file, `title: Ablution\n${cards}`);
    await addDuaInteractively(root, 'prayer/ablution', answers(...NARRATION));
    const text = readFileSync(file, 'utf8');
    expect(text.startsWith(`title: Ablution\n${start}`)).toBe(true);
    expect(parse(text)).toMatchObject({
      title: 'Ablution',
      cards: { 'praise-again': { translation: 'We seek refuge in Him: from that.' } },
    });
    expect(text.includes('needs: [water]\n')).toBe(cards.includes('needs'));
  });
});

test.each(['cards: []\n', 'icon: moon\ncards:\n'])('a dua is added to a page with %j', async (yaml) => {
  await inProject(async (root) => {
    const file = join(root, 'content/texts/prayer/ablution.yaml');
    writeFileSync(file, yaml);
    await addDuaInteractively(root, 'prayer/ablution', answers(...NARRATION));
    expect(parse(readFileSync(file, 'utf8'))).toMatchObject({ cards: [{ id: 'praise-again', narrator: 'hudhayfah' }] });
  });
});

test.each(['cards: [{ id: praise, quran: "2:255" }]\n', 'cards:\n- id: praise\n  quran: 2:255\n'])(
  'a page with %j is refused before anything is asked',
  async (yaml) => {
    await inProject(async (root) => {
      writeFileSync(join(root, 'content/texts/prayer/ablution.yaml'), yaml);
      await expect(addDuaInteractively(root, 'prayer/ablution', answers())).rejects.toThrow(
        'No dua can be added to content/texts/prayer/ablution.yaml',
      );
    });
  },
);

test('an id that a reused card has, or that was retired, is asked for again', async () => {
  await inProject(async (root) => {
    const file = join(root, 'content/texts/prayer/bowing.yaml');
    writeFileSync(file, `${readFileSync(file, 'utf8')}  - use: prayer/ablution#praise\n`);
    writeFileSync(join(root, 'content/retired.yaml'), 'cards: [prayer/bowing#withdrawn, prayer/ablution#praise-again]\npages: []\n');
    await addDuaInteractively(root, 'prayer/bowing', answers('praise', 'withdrawn', ...NARRATION));
    expect(told()).toContain('The page has a dua "praise".');
    expect(told()).toContain('"withdrawn" was a dua of the page once');
    expect(readFileSync(file, 'utf8')).toContain('  - id: praise-again\n');
  });
});

test('a retired address is refused', async () => {
  await inProject(async (root) => {
    writeFileSync(join(root, 'content/retired.yaml'), 'cards: []\npages: [prayer/fajr]\n');
    await expect(addDuaInteractively(root, 'prayer/fajr', answers())).rejects.toThrow("'prayer/fajr' was a page once");
  });
});

test('a category that is not there is reported', async () => {
  await inProject(async (root) => {
    await expect(addDuaInteractively(root, 'fasting/fajr', answers())).rejects.toThrow("There is no category 'fasting'");
  });
});

test('a category that is listed and has no menu yet is refused, and the error names the menu file', async () => {
  await inProject(async (root) => {
    const list = join(root, 'content/texts/categories.yaml');
    writeFileSync(list, `${readFileSync(list, 'utf8')}- { slug: fasting, icon: moon }\n`);
    await expect(addDuaInteractively(root, 'fasting/fajr', answers())).rejects.toThrow(
      'has no menu yet. Write content/texts/fasting/_menu.yaml',
    );
  });
});

test('the first page of an empty menu is listed', async () => {
  await inProject(async (root) => {
    mkdirSync(join(root, 'content/texts/fasting'));
    writeFileSync(join(root, 'content/texts/fasting/_menu.yaml'), 'sections:\n  - pages: []\n');
    await addDuaInteractively(root, 'fasting/fajr', answers('Fajr', '', '', ...NARRATION));
    expect(readFileSync(join(root, 'content/texts/fasting/_menu.yaml'), 'utf8')).toBe('sections:\n  - pages: [fajr]\n');
  });
});

test('a menu without a list of pages is refused before anything is asked or written', async () => {
  await inProject(async (root) => {
    mkdirSync(join(root, 'content/texts/fasting'));
    writeFileSync(join(root, 'content/texts/fasting/_menu.yaml'), 'sections: []\n');
    await expect(addDuaInteractively(root, 'fasting/fajr', answers())).rejects.toThrow('has no list of pages');
    expect(existsSync(join(root, 'content/texts/fasting/fajr.yaml'))).toBe(false);
  });
});

test('Arabic of several lines keeps them, and what is said more than once has its number', async () => {
  await inProject(async (root) => {
    const answer = answers('again', '', 'نَعُوذُ بِهِ', 'مِنْ ذَلِكَ', '', '3', 'Our Lord.', 'hudhayfah', 'bukhari:6312');
    await addDuaInteractively(root, 'prayer/ablution', answer);
    expect(readFileSync(join(root, 'content/texts/prayer/ablution.yaml'), 'utf8')).toContain(
      '    arabic: |\n      نَعُوذُ بِهِ\n      مِنْ ذَلِكَ\n    repeat: 3\n    narrator: hudhayfah\n',
    );
  });
});

test.each([
  ['a number with a letter', 'bukhari:6312a', 'has no lettered numbers'],
  ['a number beyond the work', 'bukhari:99999', 'ends at 7563'],
  ['a work that is not there', 'bukhary:6312', '"bukhary" is no known collection'],
])('%s is asked for again', async (_, wrong, fault) => {
  await inProject(async (root) => {
    await addDuaInteractively(
      root,
      'prayer/ablution',
      answers('again', '', 'رَبِّنَا', '', '', 'Our Lord.', 'hudhayfah', wrong, 'bukhari:6312'),
    );
    expect(told()).toContain(fault);
    expect(readFileSync(join(root, 'content/texts/prayer/ablution.yaml'), 'utf8')).toContain('references: [bukhari:6312]');
  });
});

test('a verse that is not there, an id that the page has and a curly apostrophe are asked for again', async () => {
  await inProject(async (root) => {
    const answer = answers('praise', 'again', '115:1', '', 'رَبِّنَا', '', '', 'Our Lord’s.', "Our Lord's.", 'hudhayfah', 'bukhari:6312');
    await addDuaInteractively(root, 'prayer/ablution', answer);
    expect(told()).toContain('The page has a dua "praise".');
    expect(told()).toContain('there is no surah 115');
    expect(told()).toContain('type apostrophes and quotation marks straight');
  });
});

test('Arabic that lacks a vowel and a repeated hadith number are asked for again', async () => {
  await inProject(async (root) => {
    const answer = answers(
      'again',
      '',
      'الْبَرَكَة',
      '',
      '',
      'نَعُوذُ بِهِ',
      '',
      '',
      'Our Lord.',
      'hudhayfah',
      'bukhari:6312, bukhari:6312',
      'bukhari:6312',
    );
    await addDuaInteractively(root, 'prayer/ablution', answer);
    expect(told()).toContain('Write each number once.');
    expect(readFileSync(join(root, 'content/texts/prayer/ablution.yaml'), 'utf8')).toContain('      نَعُوذُ بِهِ\n    narrator: hudhayfah\n');
  });
});
