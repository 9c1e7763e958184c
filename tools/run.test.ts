/** Commands as they are run: with pipes that are slow, closed or full. */
import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** @param feed is given standard input; it writes and ends it @param stdout where the output goes: kept, closed at once, or a file */
function run(
  args: readonly string[],
  feed: (input: NodeJS.WritableStream) => void,
  stdout: 'pipe' | 'closed' | number = 'pipe',
): Promise<Ended> {
  const child = spawn(process.execPath, ['tools/run.mjs', ...args], {
    cwd: ROOT,
    stdio: ['pipe', typeof stdout === 'number' ? stdout : 'pipe', 'pipe'],
  });
  const ended: Ended = { code: null, out: '', err: '' };
  if (stdout === 'closed') child.stdout?.destroy();
  else child.stdout?.on('data', (piece: Buffer) => void (ended.out += piece.toString()));
  child.stderr?.on('data', (piece: Buffer) => void (ended.err += piece.toString()));
  child.stdin?.on('error', () => {});
  if (child.stdin) feed(child.stdin);
  return new Promise((done) => void child.on('close', (code) => done({ ...ended, code })));
}

const all =
  (text: string) =>
  (input: NodeJS.WritableStream): void =>
    void input.end(text);

const TIDY = 'packages/content/commands/tidy-arabic.ts';
const TRANSLITERATE = 'packages/content/commands/transliterate.ts';

describe('commands', () => {
  test('a large text that arrives in pieces is read to its end, and an unreadable line gives exit code 1', async () => {
    const lines = 'رَبِّ الْعَالَمِينَ\n'.repeat(2_000);
    const { code, out, err } = await run([TRANSLITERATE], (input) => {
      input.write(lines, () => setImmediate(() => input.end(`${lines}مُحَمد\n`)));
    });
    expect([code, out.split('\n').length, err]).toEqual([1, 4_001, expect.stringMatching(/^line 4001, word 1 /)]);
  });

  test('an output that is closed early ends without an error message', async () => {
    expect(await run([TRANSLITERATE], all('رَبِّ الْعَالَمِينَ\n'.repeat(20_000)), 'closed')).toMatchObject({ code: 0, err: '' });
  });

  test.skipIf(!existsSync('/dev/full'))('a full disk is reported', async () => {
    const { code, err } = await run([TRANSLITERATE], all('رَبِّ الْعَالَمِينَ\n'), openSync('/dev/full', 'w'));
    expect([code, err]).toEqual([1, 'The output is not whole: there is no space left on the device.\n']);
  });

  test('a command without options refuses every one', async () => {
    const { code, err } = await run([TIDY, '--all'], all(''));
    expect([code, err]).toEqual([2, expect.stringMatching(/^Unexpected argument '--all': .+ takes none\.\n$/)]);
  });

  test('an unknown option is refused with the usage and without a stack trace', async () => {
    const { code, err } = await run([TRANSLITERATE, '--fancy'], all(''));
    expect([code, err]).toEqual([2, expect.stringMatching(/^Unknown option '--fancy'\nusage: .+\n$/)]);
  });
});
