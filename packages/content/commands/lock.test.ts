import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findCorpusFolder } from '../corpus/corpus-tool.ts';
import { cardYaml, ablutionPage } from '../test/fixture.ts';
import { withFixtureProject, writeFixtureFile } from '../test/fixture-project.ts';
import { UsageError } from '../../command-line/options.ts';
import { lockContent, main } from './lock.ts';

const said = (): string => vi.mocked(console.log).mock.calls.flat().join('\n');
const lockOf = (root: string): string => readFileSync(join(root, 'content/text.lock'), 'utf8');
const ABLUTION = 'prayer/ablution.yaml';
const other = ablutionPage(cardYaml({ id: 'other' }))[ABLUTION] as string;

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('locking', () => {
  it('writes a lock, and the same lock again', () => {
    withFixtureProject({}, (root) => {
      expect(lockContent(root, false)).toBe(0);
      const first = lockOf(root);
      expect(lockContent(root, false)).toBe(0);
      expect(lockOf(root)).toBe(first);
      expect(said()).toContain('0 changed, 0 new, 0 gone');
    });
  });

  it.each(['xx', '../en', ''])('refuses the language %j', async (language) => {
    await expect(main(['--language', language])).rejects.toThrow(UsageError);
  });

  it('names what changed', () => {
    withFixtureProject({}, (root) => {
      lockContent(root, false);
      writeFixtureFile(root, ABLUTION, ablutionPage(cardYaml({ references: '[bukhari:6313]' }))[ABLUTION] as string);
      expect(lockContent(root, false)).toBe(0);
      expect(said()).toContain('~ prayer/ablution#praise references');
    });
  });

  it('refuses to let a text go that is not retired', () => {
    withFixtureProject({}, (root) => {
      lockContent(root, false);
      const first = lockOf(root);
      writeFixtureFile(root, ABLUTION, other);
      expect(lockContent(root, false)).toBe(1);
      expect(said()).toContain('prayer/ablution#praise: was locked and is gone');
      expect(lockOf(root)).toBe(first);
      writeFixtureFile(root, 'retired.yaml', 'cards: [prayer/ablution#praise]\npages: []\n');
      expect(lockContent(root, false)).toBe(0);
    });
  });

  it('refuses content that another rule finds fault with', () => {
    withFixtureProject(ablutionPage(cardYaml({ translation: 'All praise is for  Allah.' })), (root) => {
      expect(lockContent(root, false)).toBe(1);
      expect(said()).toContain('[c20-spaces]');
      expect(() => lockOf(root)).toThrow('ENOENT');
    });
  });

  it('asks no corpus that it was not given, also where a folder "shared" lies beside the project', () => {
    const parent = mkdtempSync(join(tmpdir(), 'misbaha-beside-'));
    const corpus = join(parent, 'shared/corpus');
    mkdirSync(corpus, { recursive: true });
    writeFileSync(join(corpus, 'attest.mjs'), "throw new Error('this corpus was asked');");
    vi.stubEnv('TMPDIR', parent);
    try {
      withFixtureProject({}, (root) => {
        expect(findCorpusFolder(root)).toBe(corpus);
        expect(lockContent(root, true)).toBe(0);
        expect(() => lockContent(root, true, corpus)).toThrow('this corpus was asked');
      });
    } finally {
      vi.unstubAllEnvs();
      rmSync(parent, { recursive: true });
    }
  });
});
