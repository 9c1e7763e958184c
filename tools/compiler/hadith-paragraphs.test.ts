import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Entry {
  number: number;
  arabic: string;
  english: string;
}

const file = resolve(import.meta.dirname, '../../content/forty-hadith.yaml');
const { entries, replacements } = parse(readFileSync(file, 'utf8')) as { entries: Entry[]; replacements: Entry[] };
const paragraphs = (text: string): number => text.trim().split('\n').length;

// The page of a hadith sets them together, one by one.
it.each([...entries, ...replacements])('hadith $number has a paragraph of English for each line of Arabic', ({ arabic, english }) => {
  expect(paragraphs(english)).toBe(paragraphs(arabic));
});
