import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { InputError } from '../../command-line/input.ts';
import { UsageError } from '../../command-line/options.ts';
import { ContentError } from '../compiler/problem.ts';
import { compileForExport, main } from './export.ts';

it.each(['xx', '../en', ''])('refuses the language %j and lists those that there are', async (language) => {
  await expect(main(['--language', language])).rejects.toThrow(UsageError);
  await expect(main(['--language', language])).rejects.toThrow('--language takes one of en, fr');
});

describe('a language that does not compile', () => {
  const root = mkdtempSync(join(tmpdir(), 'misbaha-export-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const write = (status: string): void => {
    mkdirSync(join(root, 'content/languages/xx'), { recursive: true });
    writeFileSync(join(root, 'content/languages/xx/language.yaml'), `status: ${status}\n`);
  };

  it('is named in one sentence where it is a draft', () => {
    write('draft');
    expect(() => compileForExport(root, 'xx')).toThrow(InputError);
    expect(() => compileForExport(root, 'xx')).toThrow(
      /^The language "xx" is a draft that cannot be exported yet: npm run content:check -- --language xx tells its \d+ problems?\.$/,
    );
  });

  it('has every problem told where it is complete', () => {
    write('complete');
    expect(() => compileForExport(root, 'xx')).toThrow(ContentError);
  });
});
