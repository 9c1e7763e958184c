// Checks where "wa" is written apart, against the roots of the Qur'an's words and the words of two collections.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { transliterateWords } from '../transliteration/transliterate.ts';
import { readWord } from '../transliteration/read-word.ts';
import { NEXT_VERSE_PLACEHOLDER } from '../transliteration/assimilated.ts';
import { splitIntoWordTokens } from '../transliteration/tokens.ts';
import { projectLibrary } from '../../content/test/project-library.ts';
import { textsForExport } from '../../content/compiler/exported-text.ts';
import { loadVerses } from './agreement.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const ROOTS = resolve(ROOT, '../shared/corpus/quran-roots.jsonl.gz');
const HADITH = resolve(ROOT, '../shared/corpus/hadith.jsonl.gz');

const readLines = <Line>(path: string): Line[] =>
  gunzipSync(readFileSync(path))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** Whether a word that begins with wa is divided after it. */
const isDivided = (word: string, uthmani: boolean, next = ''): boolean =>
  readWord(word, uthmani ? 'uthmani' : 'everyday', next).some((sound, at) => at === 2 && sound.type === 'break' && sound.sign === ' ');

/** Words in which wa can be "and" or belong to the root: wa, a letter that is neither alif nor waw, and a short vowel. */
const MAY_BE_EITHER = /^وَّ?[^اىوٱآ]\u0651?[\u064e-\u0650]/u;

// Imperatives and nouns that have lost the waw of their root, so that the waw before them is "and": wa hab (and give).
const LOST_ITS_WAW = /^وَ?(?:هَبۡ(?!ن)|زِنُ|عِدۡ|عِظۡ|سَعَة|ذَر|قِنَا|قِهِ|قِفُ|دِيَة|دَعۡ|لِوَ)/u;

test.skipIf(!existsSync(ROOTS))('no word of the Qur’an is divided within its root, and every other "wa" stands apart', () => {
  const roots = new Map(readLines<{ v: string; r: (string | null)[] }>(ROOTS).map(({ v, r }) => [v, r]));
  const wrong: string[] = [];
  let words = 0;
  for (const { id, text } of loadVerses()) {
    const tokens = splitIntoWordTokens(text);
    tokens.forEach(({ core }, at) => {
      if (!MAY_BE_EITHER.test(core)) return;
      const root = roots.get(id)?.[at] ?? '';
      // The second letter tells waliyy from wa tawallā: both are of the root w-l-y.
      const own = root.startsWith('و') && core.replace(/^وَّ?/u, '').startsWith(root.charAt(1)) && !LOST_ITS_WAW.test(core);
      words += 1;
      if (isDivided(core, true, tokens[at + 1]?.core ?? NEXT_VERSE_PLACEHOLDER) === own) wrong.push(`${id} ${core} (${root})`);
    });
  }
  expect(words, 'words of the Qur’an that begin with wa and a short vowel').toBeGreaterThan(5_000);
  expect(wrong).toEqual([]);
});

test('in the texts of the project, exactly the words of the reviewed list keep their "wa" undivided', () => {
  const whole = new Set<string>();
  for (const { arabic, quran } of textsForExport(projectLibrary())) {
    for (const word of transliterateWords(arabic, { connected: true, orthography: quran === undefined ? 'everyday' : 'uthmani' }).flat()) {
      if (MAY_BE_EITHER.test(word.arabic) && !word.precise.startsWith('wa ')) whole.add(word.precise.replace(/[^\p{L}·]/gu, ''));
    }
  }
  expect([...whole].toSorted()).toMatchInlineSnapshot(`
    [
      "wadāʾiʿuhu",
      "wajada",
      "wajilat",
      "wajjahtu",
      "waladan",
      "waladi",
      "walajnā",
      "waliyyan",
      "waliyyuhā",
      "waliyyunā",
      "waliyyī",
      "wallā",
      "waqaba",
      "waqaʿa",
      "warathati",
      "wasiʿa",
      "wasiʿat",
      "wasiʿta",
      "waʿadtahu",
      "waʿadtahum",
      "waʿadtanā",
      "waʿaẓanā",
      "waḍaʿahā",
      "waḍaʿtu",
    ]
  `);
});

test.skipIf(!existsSync(HADITH))(
  'a word that narrations use with the article before its waw, and never without the waw, stays whole',
  () => {
    const counts = new Map<string, number>();
    for (const { ar } of readLines<{ ar: string }>(HADITH)) {
      for (const word of ar.match(/[\u0621-\u0652\u0670]+/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    const stem = (word: string): string => word.replace(/[\u064b-\u0652]+$/u, '');
    const stems = new Set([...counts.keys()].map(stem));
    const wrong: string[] = [];
    let seen = 0;
    for (const [word, count] of counts) {
      if (count < 2 || !MAY_BE_EITHER.test(word)) continue;
      const rest = stem(word.slice(2));
      if (!stems.has(`الْوَ${rest}`) || ['', 'فَ', 'لِ', 'بِ', 'الْ', 'ال'].some((prefix) => stems.has(prefix + rest))) continue;
      seen += 1;
      if (isDivided(word, false)) wrong.push(word);
    }
    expect(seen, 'words of narrations with a waw of their own').toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  },
);
