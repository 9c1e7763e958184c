import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compileProject } from '../compiler/compile.ts';
import { makeProject } from '../rules/fixture-project.ts';
import { addContent } from './new.ts';

/** Answers in order. */
const answers = (...given: string[]): ((question: string) => Promise<string>) => {
  const left = [...given];
  return (question) => {
    const answer = left.shift();
    return answer === undefined ? Promise.reject(new Error(`No answer is left for "${question}"`)) : Promise.resolve(answer);
  };
};

const NARRATION = ['praise-again', '', 'نَعُوذُ بِهِ مِنْ ذَلِكَ', 'We seek refuge in Him: from that.', 'hudhayfah', 'bukhari:6312, bukhari:6314'];

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs a step that waits on a project of its own. */
async function inProject(step: (root: string) => Promise<void>): Promise<void> {
  const root = makeProject({});
  try {
    await step(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('a new dua stands in the two files of its page, and what was there is untouched', async () => {
  await inProject(async (root) => {
    const file = join(root, 'content/texts/prayer/ablution.yaml');
    const before = readFileSync(file, 'utf8');
    await addContent(root, 'prayer/ablution', answers(...NARRATION));
    expect(readFileSync(file, 'utf8').startsWith(before)).toBe(true);
    const { library, problems } = compileProject(root);
    expect(problems).toEqual([]);
    expect(library.pages.get('prayer/ablution')?.page.cards.at(-1)).toMatchObject({
      home: 'prayer/ablution#praise-again',
      translation: 'We seek refuge in Him: from that.',
      narrator: 'Hudhayfah',
    });
  });
});

test('pasted Arabic is written as the project spells it: shadda before its vowel', async () => {
  await inProject(async (root) => {
    await addContent(root, 'prayer/ablution', answers('again', '', 'رَب\u064e\u0651نَا', 'Our Lord', 'hudhayfah', 'bukhari:6312'));
    expect(readFileSync(join(root, 'content/texts/prayer/ablution.yaml'), 'utf8')).toContain('رَب\u0651\u064eنَا');
  });
});

test('a new page is listed in its menu', async () => {
  await inProject(async (root) => {
    await addContent(root, 'prayer/fajr', answers('Fajr: at dawn', 'sunrise', ...NARRATION));
    const { library, problems } = compileProject(root);
    expect(problems).toEqual([]);
    expect(library.menus.get('prayer')?.pages.map(({ slug, title }) => [slug, title])).toContainEqual(['fajr', 'Fajr: at dawn']);
  });
});

test('outside al-Bukhari and Muslim the verdict is asked for, and who gave it', async () => {
  await inProject(async (root) => {
    const answer = answers('again', '', 'رَبِّنَا', 'Our Lord.', 'hudhayfah', 'abudawud:5049', 'sahih', 'al-albani');
    await addContent(root, 'prayer/ablution', answer);
    const text = readFileSync(join(root, 'content/texts/prayer/ablution.yaml'), 'utf8');
    expect(text).toContain('    references: [abudawud:5049]\n    grades: [{ verdict: sahih, by: al-albani }]\n');
  });
});

test('an icon that is not there is asked for again, with the names near it', async () => {
  await inProject(async (root) => {
    await addContent(root, 'prayer/fajr', answers('Fajr', 'sunrize', 'sunrise', ...NARRATION));
    expect(vi.mocked(console.log).mock.calls.flat().join('\n')).toMatch(/no icon "sunrize"; near it are .*sunrise/);
    expect(readFileSync(join(root, 'content/texts/prayer/fajr.yaml'), 'utf8')).toContain('icon: sunrise\n');
  });
});

test('a narrator that no list has is asked for again, with the id near it', async () => {
  await inProject(async (root) => {
    const answer = answers('again', '', 'رَبِّنَا', 'Our Lord.', 'hudhaifah', 'hudhayfah', 'bukhari:6312');
    await addContent(root, 'prayer/ablution', answer);
    expect(vi.mocked(console.log).mock.calls.flat().join('\n')).toContain('did you mean "hudhayfah"?');
    expect(readFileSync(join(root, 'content/texts/prayer/ablution.yaml'), 'utf8')).toContain(
      'narrator: hudhayfah\n    references: [bukhari:6312]',
    );
  });
});

test('each language that is no draft is asked for its words, and may leave them for later', async () => {
  await inProject(async (root) => {
    for (const [tag, status] of [
      ['fr', 'complete'],
      ['id', 'complete'],
      ['tr', 'draft'],
    ] as const) {
      mkdirSync(join(root, 'content/languages', tag), { recursive: true });
      writeFileSync(join(root, 'content/languages', tag, 'language.yaml'), `status: ${status}\n`);
    }
    await addContent(
      root,
      'prayer/fajr',
      answers(
        'Fajr',
        'Fajr : à l’aube',
        '',
        'sunrise',
        'again',
        '',
        'رَبِّنَا',
        'Our Lord.',
        'Notre Seigneur.',
        '',
        'hudhayfah',
        'bukhari:6312',
      ),
    );
    const words = (tag: string): string => join(root, 'content/languages', tag, 'texts/prayer/fajr.yaml');
    expect(readFileSync(words('fr'), 'utf8')).toBe('title: "Fajr : à l’aube"\ncards:\n  again:\n    translation: Notre Seigneur.\n');
    expect(['id', 'tr'].map((tag) => existsSync(words(tag)))).toEqual([false, false]);
  });
});

test('a category that is not there is told', async () => {
  await inProject(async (root) => {
    await expect(addContent(root, 'fasting/fajr', answers())).rejects.toThrow("There is no category 'fasting'");
  });
});
