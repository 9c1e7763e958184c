import { describe, expect, test } from 'vitest';
import { UsageError } from '../../command-line/options.ts';
import { readTransliterateOptions, transliterateLines } from './transliterate.ts';

/** What the command prints for an input, and its exit code. */
function command(argv: string[], input: string): { code: number; out: string[]; err: string[] } {
  const out: string[] = [];
  const err: string[] = [];
  const code = transliterateLines(input, readTransliterateOptions(argv), { out: (line) => out.push(line), err: (line) => err.push(line) });
  return { code, out, err };
}

describe('transliterate', () => {
  test('prints a line for each line', () => {
    expect(command([], 'رَبِّ الْعَالَمِينَ\nلِلَّهِ\n')).toEqual({ code: 0, out: ['rabbi-l-ʿālamīn', 'lillāh'], err: [] });
  });

  test('--style plain', () => {
    expect(command(['--style', 'plain'], 'رَبِّ الْعَالَمِينَ').out).toEqual(["rabbi-l-'alamin"]);
  });

  test('--connected keeps the endings', () => {
    expect(command(['--connected'], 'رَبِّ الْعَالَمِينَ').out).toEqual(['rabbi-l-ʿālamīna']);
  });

  test("--tidy writes the line in the house's orthography first", () => {
    expect(command(['--tidy'], 'الحَمْدُ للَّهِ كَثِيراً فِى')).toMatchObject({ code: 0, out: ['al-ḥamdu lillāhi kathīran fī'] });
    expect(command([], 'الحَمْدُ').code).toBe(1);
  });

  test('names the line of an error and goes on', () => {
    expect(command([], 'لِلَّهِ\nمُحَمد\nلِلَّهِ')).toEqual({
      code: 1,
      out: ['lillāh', 'lillāh'],
      err: ['line 2, word 1 مُحَمد, م mim (U+0645): no vowel, sukun or shadda'],
    });
  });

  test.each([[''], ['\n'], ['رَبِّي\n\nرَبِّي']])('an empty line is an error: %j', (input) => {
    const { code, err } = command([], input);
    expect(code).toBe(1);
    expect(err.join()).toMatch(/^line [12]: empty text/);
  });

  test('each line is read in its own spelling, the Qur’an’s or the everyday one', () => {
    expect(command([], 'مِنۡ خَوۡفِۭ\nمِنْ خَوْفٍ').out).toEqual(['min khawf', 'min khawf']);
  });

  test.each([
    [['--style', 'fancy'], '--style is precise or plain, not fancy'],
    [['--unknown'], "Unknown option '--unknown'"],
    [['file.txt'], "Unexpected argument 'file.txt'"],
  ])('wrong arguments: %j', (argv, message) => {
    expect(() => readTransliterateOptions(argv)).toThrow(UsageError);
    expect(() => readTransliterateOptions(argv)).toThrow(`${message}\nusage: npm run --silent transliterate`);
  });
});
