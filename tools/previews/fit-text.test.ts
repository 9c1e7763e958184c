import { array, assert, property, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Measure } from '../../text/picture/lines.ts';
import { fitText, type Room } from './fit-text.ts';

/** Half an em a letter. */
const measure: Measure = { word: (word) => word.length / 2, space: 0.25 };
const room: Room = { width: 400, height: 200, lineHeight: 1.5, mostLines: 3, largest: 60, smallest: 20 };

const wordsOf = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '));
const widthOf = (line: string): number => line.split(' ').reduce((sum, word) => sum + measure.word(word) + measure.space, -measure.space);

describe('a text', () => {
  test('that is short stands in one line at the largest size', () =>
    expect(fitText('one two', room, measure)).toEqual({ size: 60, lines: ['one two'], cut: false }));

  test('that is longer is smaller, in lines of about one length', () => {
    const { size, lines, cut } = fitText('aaaa '.repeat(11), room, measure);
    expect([lines, cut]).toEqual([['aaaa aaaa aaaa aaaa', 'aaaa aaaa aaaa aaaa', 'aaaa aaaa aaaa'], false]);
    expect(size).toBeLessThan(60);
  });

  test('that is too long at the smallest size is cut where it pauses', () => {
    const text = `${'word '.repeat(16)}pause, ${'word '.repeat(40)}end`;
    const { size, lines, cut } = fitText(text, room, measure);
    expect([size, cut, wordsOf(lines).at(-1)]).toEqual([20, true, 'pause,']);
  });

  test('that does not pause near the end of the room is cut after a whole word', () => {
    const { lines, cut } = fitText(`pause, ${'word '.repeat(60)}end`, room, measure);
    expect([cut, wordsOf(lines).at(-1)]).toEqual([true, 'word']);
  });

  test('keeps its words whole and in order, within the room', () => {
    const text = array(stringMatching(/^[a-z]{1,12}[,.]?$/), { minLength: 1, maxLength: 80 });
    assert(
      property(text, (words) => {
        const { size, lines, cut } = fitText(words.join(' '), room, measure);
        const kept = wordsOf(lines);
        expect(kept).toEqual(words.slice(0, kept.length));
        expect(cut).toBe(kept.length < words.length);
        expect(lines.length).toBeLessThanOrEqual(room.mostLines);
        expect(lines.length * size * room.lineHeight).toBeLessThanOrEqual(room.height);
        for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(room.width + 1e-6);
      }),
    );
  });
});
