import { describe, expect, it } from 'vitest';
import { type Collections, formatVerses, parseVerses, InvalidReferenceError, resolveHadith, verseReference } from './reference.ts';

const COLLECTIONS: Collections = {
  bukhari: { name: 'Sahih al-Bukhari', numbering: 'Fath al-Bari', highest: 7563, sahih: true, link: 'https://sunnah.com/bukhari:{number}' },
  muslim: {
    name: 'Sahih Muslim',
    numbering: 'Abd al-Baqi',
    highest: 3033,
    sahih: true,
    letters: true,
    link: 'https://sunnah.com/muslim:{number}',
  },
  hakim: { name: 'al-Mustadrak', numbering: 'Ata', highest: 8803 },
};
const COUNTS = [7, 286, 200];
const verseCount = (surah: number): number | undefined => COUNTS[surah - 1];

describe('a hadith reference', () => {
  it('carries label and link', () => {
    expect(resolveHadith('bukhari:6312', COLLECTIONS)).toEqual({
      id: 'bukhari:6312',
      label: 'Sahih al-Bukhari 6312',
      url: 'https://sunnah.com/bukhari:6312',
    });
  });

  it('keeps the letter of a lettered number', () => {
    expect(resolveHadith('muslim:1907a', COLLECTIONS).label).toBe('Sahih Muslim 1907a');
  });

  it('has no link where the work has none', () => {
    expect(resolveHadith('hakim:8803', COLLECTIONS)).toEqual({ id: 'hakim:8803', label: 'al-Mustadrak 8803' });
  });

  it.each([
    ['bukhari:7564', 'ends at 7563'],
    ['bukhari:0', 'is no reference'],
    ['bukhari:01', 'is no reference'],
    ['bukhari: 1', 'is no reference'],
    ['bukhari:1 ', 'is no reference'],
    ['xbukhari:1', 'no known collection'],
    ['Bukhari:1', 'is no reference'],
    ['bukhari:12a', 'no lettered numbers'],
    ['bukhari', 'is no reference'],
    ['', 'is no reference'],
  ])('refuses %j and says why', (id, reason) => {
    expect(() => resolveHadith(id, COLLECTIONS)).toThrow(InvalidReferenceError);
    expect(() => resolveHadith(id, COLLECTIONS)).toThrow(reason);
  });
});

describe('verses', () => {
  it.each(['2:255', '3:190-200', '1:1-7, 2:286', '3:200'])('%s is read and written back alike', (text) => {
    expect(formatVerses(parseVerses(text, verseCount))).toBe(text);
  });

  it.each([
    ['4:1', 'no surah 4'],
    ['0:1', 'is no verse'],
    ['1:8', 'has 7 verses'],
    ['1:0', 'is no verse'],
    ['1:5-8', 'has 7 verses'],
    ['1:5-5', 'does not run forward'],
    ['1:5-4', 'does not run forward'],
    ['1:5 - 6', 'is no verse'],
    ['1:1,1:2', 'is no verse'],
    ['quran:1:1', 'is no verse'],
    ['', 'is no verse'],
  ])('%j is refused with a reason', (text, reason) => {
    expect(() => parseVerses(text, verseCount)).toThrow(reason);
  });

  it('link to their first run', () => {
    expect(verseReference(parseVerses('3:190-200', verseCount), "Qur'an")).toEqual({
      id: 'quran:3:190-200',
      label: "Qur'an 3:190-200",
      url: 'https://quran.com/3/190-200',
    });
  });
});
