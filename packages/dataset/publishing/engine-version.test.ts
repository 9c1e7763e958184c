import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { transliterationPackageVersion } from './engine-version.ts';

const folder = mkdtempSync(join(tmpdir(), 'misbaha-changelog-'));
const changelog = join(folder, 'CHANGELOG.md');
afterAll(() => rmSync(folder, { recursive: true }));

test('the version of the transliteration package is that of the newest changelog entry', () => {
  writeFileSync(changelog, '# Changes\n\n## 1.2.0\n\nText.\n\n## 1.1.0\n');
  expect(transliterationPackageVersion(changelog)).toBe('1.2.0');
});

test('a changelog without a version is refused', () => {
  writeFileSync(changelog, '# Changes\n\n## Next\n');
  expect(() => transliterationPackageVersion(changelog)).toThrow(
    'names no version; begin its newest entry with a heading such as "## 1.2.0"',
  );
});
