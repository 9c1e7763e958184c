import { describe, expect, it } from 'vitest';
import { allVerses, quoteVerses, verseCount, QURAN_VERSE_COUNT, withBasmalaReferences } from './quran.ts';

describe('verses by reference', () => {
  it('counts 114 surahs and 6236 verses', () => {
    expect(allVerses()).toHaveLength(QURAN_VERSE_COUNT);
    expect(verseCount(114)).toBe(6);
    expect(verseCount(115)).toBeUndefined();
    expect(verseCount(0)).toBeUndefined();
  });

  it('gives one line a verse', () => {
    const { arabic, reference } = quoteVerses('112:1-4');
    expect(arabic.split('\n')).toHaveLength(4);
    expect(arabic.startsWith('\u0642\u064f\u0644\u06e1 ')).toBe(true);
    expect(reference).toBe('112:1-4');
  });

  it('writes the open tanwin as Unicode does and leaves out the sign of the eighths', () => {
    const text = allVerses()
      .map(({ arabic }) => arabic)
      .join('');
    expect(text).not.toMatch(/[\u0656\u0657\u065e\u06de]/);
    expect(text).toMatch(/[\u08f0\u08f1\u08f2]/);
  });

  it('keeps a word whole that has a thin space in it', () => {
    expect(quoteVerses('2:72', '4').arabic).toMatch(/^[^ ]{10}\u2009[^ ]{6}$/);
  });

  it('cuts by words over the end of a verse', () => {
    const both = quoteVerses('112:1-2').arabic.split(/\s/);
    expect(quoteVerses('112:1-2', '4-5').arabic).toBe(`${both[3]}\n${both[4]}`);
    expect(() => quoteVerses('112:1', '3-5')).toThrow('there are 4');
    expect(() => quoteVerses('112:1', '3-2')).toThrow('words 3-2');
  });

  it('puts the basmala before surahs recited from their start, and before them alone', () => {
    expect(withBasmalaReferences('112:1-4, 113:1-5')).toBe('1:1, 112:1-4, 1:1, 113:1-5');
    expect(withBasmalaReferences('2:255, 112:1')).toBe('2:255, 1:1, 112:1');
    expect(withBasmalaReferences('3:190-200')).toBe('3:190-200');
  });
});
