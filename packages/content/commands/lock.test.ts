import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findCorpusFolder } from '../corpus/corpus-tool.ts';
import { cardYaml, ablutionFixtureFiles, withFrench, type FixtureFiles } from '../test/fixture.ts';
import { makeFixtureProject, writeFixtureFile } from '../test/fixture-project.ts';
import { UsageError } from '../../command-line/options.ts';
import { lockContent, main } from './lock.ts';

const said = (): string => vi.mocked(console.log).mock.calls.flat().join('\n');
const lockOf = (root: string): string => readFileSync(join(root, 'content/text.lock'), 'utf8');
const ABLUTION = 'prayer/ablution.yaml';
const other = ablutionFixtureFiles(cardYaml({ id: 'other' }))[ABLUTION] as string;

/** Runs an asynchronous step on a temporary project. */
async function inProject(files: FixtureFiles, step: (root: string) => Promise<void>): Promise<void> {
  const root = makeFixtureProject(files);
  try {
    await step(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('locking', () => {
  it('writes a lock, and the same lock again', async () => {
    await inProject({}, async (root) => {
      expect(await lockContent(root)).toBe(0);
      const first = lockOf(root);
      expect(await lockContent(root)).toBe(0);
      expect(lockOf(root)).toBe(first);
      expect(said()).toContain('0 changed, 0 new, 0 gone');
    });
  });

  it.each(['xx', '../en', ''])('refuses the language %j', async (language) => {
    await expect(main(['--language', language])).rejects.toThrow(UsageError);
  });

  it('names what changed', async () => {
    await inProject({}, async (root) => {
      await lockContent(root);
      writeFixtureFile(root, ABLUTION, ablutionFixtureFiles(cardYaml({ references: '[bukhari:6313]' }))[ABLUTION] as string);
      expect(await lockContent(root)).toBe(0);
      expect(said()).toContain('~ prayer/ablution#praise references');
    });
  });

  it('refuses to drop a locked text that is not retired', async () => {
    await inProject({}, async (root) => {
      await lockContent(root);
      const first = lockOf(root);
      writeFixtureFile(root, ABLUTION, other);
      expect(await lockContent(root)).toBe(1);
      expect(said()).toContain('prayer/ablution#praise: was locked and is gone');
      expect(lockOf(root)).toBe(first);
      writeFixtureFile(root, 'retired.yaml', 'cards: [prayer/ablution#praise]\npages: []\n');
      expect(await lockContent(root)).toBe(0);
    });
  });

  it('refuses content that another rule finds fault with', async () => {
    await inProject(ablutionFixtureFiles(cardYaml({ translation: 'All praise is for  Allah.' })), async (root) => {
      expect(await lockContent(root)).toBe(1);
      expect(said()).toContain('[c20-spaces]');
      expect(() => lockOf(root)).toThrow('ENOENT');
    });
  });

  it('asks no corpus that it was not given, also where a folder "shared" lies beside the project', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'misbaha-beside-'));
    const corpus = join(parent, 'shared/corpus');
    mkdirSync(corpus, { recursive: true });
    writeFileSync(join(corpus, 'attest.mjs'), "throw new Error('this corpus was asked');");
    vi.stubEnv('TMPDIR', parent);
    try {
      await inProject({}, async (root) => {
        expect(findCorpusFolder(root)).toBe(corpus);
        expect(await lockContent(root, ['en'], true)).toBe(0);
        await expect(lockContent(root, ['en'], true, corpus)).rejects.toThrow('this corpus was asked');
      });
    } finally {
      vi.unstubAllEnvs();
      rmSync(parent, { recursive: true });
    }
  });
});

describe('locking several languages', () => {
  const HOME: FixtureFiles = {
    'languages/en/interface/home.yaml': 'title: Home\n',
    'languages/fr/interface/home.yaml': 'title: Accueil\n',
    'languages/fr/spelling.txt': 'Abi\nad-Din\nal\nal-Bari\nAlbani\nBoukhari\nDawoud\nFath\nHoudhayfa\nMouhyi\nSahih\nSounan\n',
  };
  const french = (translation: string): FixtureFiles => withFrench({ files: HOME, translation });
  const GOOD = 'Toute louange est à Allah, qui nous a donné la vie.';
  const LOCKS = ['text.lock', 'languages/en/text.lock', 'languages/fr/text.lock'];
  const written = (root: string): string[] => LOCKS.filter((path) => existsSync(join(root, 'content', path)));

  it('writes every lock, and says in the last line what was locked and what was not', async () => {
    await inProject(french(GOOD), async (root) => {
      writeFixtureFile(root, 'languages/tr/language.yaml', 'status: draft\n');
      expect(await lockContent(root, ['en', 'fr'])).toBe(0);
      expect(written(root)).toEqual(LOCKS);
      expect(said().split('\n').at(-1)).toMatch(
        /^Locked: the texts, en, fr; \d+ fields, 0 changed, \d+ new, 0 gone\. Not locked: tr \(a draft\)\.$/,
      );
      // The texts are reported once, with the first language.
      expect(said().split('+ prayer/ablution#praise arabic')).toHaveLength(2);
    });
  });

  it.each([
    ['a word that is misspelt', french('Toute louange est à Allah, qui nous a donné la viie.'), '"viie" is no word of the dictionary'],
    [
      'a message that is missing',
      { ...french(GOOD), 'languages/fr/interface/home.yaml': 'other: Accueil\n' },
      'title: this message is missing',
    ],
    [
      'a note that is missing',
      { ...french(GOOD), ...ablutionFixtureFiles(cardYaml({ more: 'note: It is said at dawn.' })) },
      'has no "note", which en has',
    ],
  ])('locks no language when one of them has %s', async (_, files, says) => {
    await inProject(files, async (root) => {
      expect(await lockContent(root, ['en', 'fr'])).toBe(1);
      expect(said()).toContain(says);
      expect(said().split('\n').at(-1)).toMatch(/^Nothing was locked, neither the texts nor en, fr: /);
      expect(written(root)).toEqual([]);
    });
  });

  it('tells a fault of the texts once', async () => {
    await inProject({ ...french(GOOD), ...ablutionFixtureFiles(cardYaml({ references: '[bukhari:9999]' })) }, async (root) => {
      expect(await lockContent(root, ['en', 'fr'])).toBe(1);
      expect(said().split('[c11-references]')).toHaveLength(2);
    });
  });

  it('locks one language alone, whatever is wrong in another', async () => {
    const files = { ...french(GOOD), ...ablutionFixtureFiles(cardYaml({ translation: 'All praise is for  Allah, who gave us life.' })) };
    await inProject(
      { ...files, 'languages/fr/texts/prayer/ablution.yaml': french(GOOD)['languages/fr/texts/prayer/ablution.yaml'] ?? null },
      async (root) => {
        expect(await lockContent(root, ['fr'])).toBe(0);
        expect(written(root)).toEqual(['text.lock', 'languages/fr/text.lock']);
        expect(said()).toContain('Not locked: en.');
        expect(await lockContent(root, ['en', 'fr'])).toBe(1);
      },
    );
  });
});
