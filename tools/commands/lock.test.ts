import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { card, page } from '../rules/fixture.ts';
import { withProject } from '../rules/fixture-project.ts';
import { lockContent } from './lock.ts';

const said = (): string => vi.mocked(console.log).mock.calls.flat().join('\n');
const write = (root: string, name: string, text: string): void => writeFileSync(join(root, 'content', name), text);
const lockOf = (root: string): string => readFileSync(join(root, 'content/text.lock'), 'utf8');
const ABLUTION = 'prayer/ablution.yaml';
const other = page(card({ id: 'other' }))[ABLUTION] as string;

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('locking', () => {
  it('writes a lock, and the same lock again', () => {
    withProject({}, (root) => {
      expect(lockContent(root, false)).toBe(0);
      const first = lockOf(root);
      expect(lockContent(root, false)).toBe(0);
      expect(lockOf(root)).toBe(first);
      expect(said()).toContain('0 changed, 0 new, 0 gone');
    });
  });

  it('names what changed', () => {
    withProject({}, (root) => {
      lockContent(root, false);
      write(root, ABLUTION, page(card({ references: '[bukhari:6313]' }))[ABLUTION] as string);
      expect(lockContent(root, false)).toBe(0);
      expect(said()).toContain('~ prayer/ablution#praise references');
    });
  });

  it('refuses to let a text go that is not retired', () => {
    withProject({}, (root) => {
      lockContent(root, false);
      const first = lockOf(root);
      write(root, ABLUTION, other);
      expect(lockContent(root, false)).toBe(1);
      expect(said()).toContain('prayer/ablution#praise: was locked and is gone');
      expect(lockOf(root)).toBe(first);
      write(root, 'retired.yaml', 'cards: [prayer/ablution#praise]\npages: []\n');
      expect(lockContent(root, false)).toBe(0);
    });
  });

  it('refuses content that another rule finds fault with', () => {
    withProject(page(card({ translation: 'All praise is for  Allah.' })), (root) => {
      expect(lockContent(root, false)).toBe(1);
      expect(said()).toContain('[c20-spaces]');
      expect(() => lockOf(root)).toThrow('ENOENT');
    });
  });
});
