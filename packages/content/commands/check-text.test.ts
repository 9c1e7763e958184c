import { expect, test } from 'vitest';
import { Checker } from '../../core/check/check.ts';
import { UsageError } from '../../command-line/options.ts';
import { checkJsonLine, main } from './check-text.ts';

const checker = new Checker();
checker.add({ id: 'prayer/rain#mercy', arabic: 'مُطِرْنَا بِفَضْلِ اللَّهِ وَرَحْمَتِهِ' });

const answer = (text: unknown): unknown => checkJsonLine(JSON.stringify({ id: 7, text }), 1, checker);

test('a line is answered with verdict, card, coverage and differences', () => {
  expect(answer('مطرنا بفضل الله ونعمته')).toEqual({
    id: 7,
    verdict: 'differs',
    matches: [
      {
        card: 'prayer/rain#mercy',
        coverage: 0.75,
        differences: [{ kind: 'word', at: 16, theirs: 'ونعمته', ours: 'وَرَحْمَتِهِ' }],
      },
    ],
  });
});

test.each([
  ['', 'The text is empty.'],
  ['\u0000', 'This is no text'],
  ['a'.repeat(100_000), 'has more than 20000 characters'],
  ['愿主赐福', 'no word in Arabic or Latin letters'],
  [undefined, 'Line 1 has no "text"'],
])('a text that cannot be checked is reported with the reason', (text, message) => {
  expect(answer(text)).toMatchObject({ id: 7, verdict: 'unknown', matches: [], message: expect.stringContaining(message) });
});

test('a line that is no JSON is named', () => {
  expect(checkJsonLine('dua', 3, checker)).toMatchObject({ id: null, message: expect.stringContaining('Line 3 is no JSON') });
});

test.each(['xx', '../en', ''])('the language %j is refused before anything is read', async (language) => {
  await expect(main(['--language', language])).rejects.toThrow(UsageError);
});
