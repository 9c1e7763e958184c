import { expect, it } from 'vitest';
import { z } from 'zod';
import { SourceFile } from './source-file.ts';

it('names the key that a misspelt one most likely means, and does not offer an unknown key to itself', () => {
  const file = new SourceFile('content/texts/names.yaml', 'translaton: Yes\ntext: A sentence\n');
  expect(file.parse(z.strictObject({}))).toBeUndefined();
  expect(file.problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '1 the file: unknown key "translaton"; is "translation" meant?',
    '2 the file: unknown key "text"',
  ]);
});
