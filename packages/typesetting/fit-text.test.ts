import { array, assert, property, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ELLIPSIS, fitText, type TextBox } from './fit-text.ts';

/** Half an em a letter, a quarter for a space. */
const widthOf = (text: string): number => (text === ' ' ? 0.25 : text.length / 2);
const box: TextBox = { width: 400, height: 200, lineHeight: 1.5, maxLines: 3, largest: 60, smallest: 20 };

const wordsOf = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '));
const lineWidth = (line: string): number => line.split(' ').reduce((sum, word) => sum + widthOf(word) + 0.25, -0.25);

describe('a text', () => {
  test('that is short stands in one line at the largest size', () =>
    expect(fitText('one two', widthOf, box)).toEqual({ size: 60, lines: ['one two'] }));

  test('that is longer is set smaller, in lines of about equal length', () => {
    const { size, lines } = fitText('aaaa '.repeat(11).trim(), widthOf, box);
    expect(lines).toEqual(['aaaa aaaa aaaa aaaa', 'aaaa aaaa aaaa aaaa', 'aaaa aaaa aaaa']);
    expect(size).toBeLessThan(60);
  });

  test('that is too long at the smallest size is cut where it pauses', () => {
    const text = `${'word '.repeat(16)}pause, ${'word '.repeat(40)}end`;
    const { size, lines } = fitText(text, widthOf, box);
    expect([size, ...wordsOf(lines).slice(-2)]).toEqual([20, 'pause,', ELLIPSIS]);
  });

  test('that does not pause near the end of the box is cut after a whole word', () => {
    const { lines } = fitText(`pause, ${'word '.repeat(60)}end`, widthOf, box);
    expect(wordsOf(lines).slice(-2)).toEqual(['word', ELLIPSIS]);
  });

  test('keeps its words whole and in order, within the box', () => {
    const text = array(stringMatching(/^[a-z]{1,12}[,.]?$/), { minLength: 1, maxLength: 80 });
    assert(
      property(text, (words) => {
        const { size, lines } = fitText(words.join(' '), widthOf, box);
        const shown = wordsOf(lines);
        const kept = shown.filter((word) => word !== ELLIPSIS);
        expect(kept).toEqual(words.slice(0, kept.length));
        expect(shown.at(-1) === ELLIPSIS).toBe(kept.length < words.length);
        expect(lines.length).toBeLessThanOrEqual(box.maxLines);
        expect(lines.length * size * box.lineHeight).toBeLessThanOrEqual(box.height);
        for (const line of lines) expect(lineWidth(line) * size).toBeLessThanOrEqual(box.width + 1e-6);
      }),
    );
  });
});
