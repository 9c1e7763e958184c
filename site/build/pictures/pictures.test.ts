import { expect, test } from 'vitest';
import { UsageError } from '../../../packages/command-line/options.ts';
import { main } from './pictures.ts';

test.each([[['nothing-fits']], [['home', 'tasbih']], [['--home']]])('%j is refused before a browser starts', async (words) => {
  await expect(main(words)).rejects.toThrow(UsageError);
});

test('the error for an unknown word names the valid words', async () => {
  await expect(main(['nigth'])).rejects.toThrow(/No picture is named 'nigth'\. The words are home, .*night.*phone, desktop/);
});
