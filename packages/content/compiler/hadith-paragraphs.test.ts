import { expect, it } from 'vitest';
import { projectLibrary } from '../test/project-library.ts';

const paragraphs = (text: string): number => text.trim().split('\n').length;

// The page of a hadith pairs each line of Arabic with a paragraph of its translation.
it.each(projectLibrary().fortyHadith?.hadith ?? [])(
  'hadith $number has a paragraph of English for each line of Arabic',
  ({ arabicText, translation }) => {
    expect(paragraphs(translation)).toBe(paragraphs(arabicText));
  },
);
