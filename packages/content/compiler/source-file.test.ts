import { expect, it } from 'vitest';
import { z } from 'zod';
import { SourceFile } from './source-file.ts';

it('suggests the key that a misspelt key most likely means, and never suggests the unknown key itself', () => {
  const file = new SourceFile('content/texts/names.yaml', 'translaton: Yes\ntext: A sentence\n');
  expect(file.parse(z.strictObject({}))).toBeUndefined();
  expect(file.problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '1 the file: unknown key "translaton"; is "translation" meant?',
    '2 the file: unknown key "text"',
  ]);
});
