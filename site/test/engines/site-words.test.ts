import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { combiningMarkSamples, wordsByFace } from './site-words.ts';

const build = mkdtempSync(join(tmpdir(), 'misbaha-words-'));
afterAll(() => rmSync(build, { recursive: true, force: true }));

test('the words of the pages are grouped by font, each once, without punctuation and name slots', () => {
  mkdirSync(join(build, 'client/prayer'), { recursive: true });
  const arabic = (name: string, text: string): string => `<p class="arabic ${name}" lang="ar" dir="rtl">${text}</p>`;
  writeFileSync(join(build, 'client/index.html'), arabic('arabic-naskh', 'قَالَ: رَبِّ<br>قَالَ <bdi class="name-slot">name</bdi>نُورٌ'));
  writeFileSync(join(build, 'client/prayer/index.html'), arabic('arabic-quran', 'قُلۡ &amp; هُوَ') + arabic('arabic-naskh', 'رَبِّ'));
  const [naskh, quran] = wordsByFace(build);
  expect(naskh?.words).toEqual(['قَالَ', 'رَبِّ', 'نُورٌ']);
  expect(quran).toMatchObject({ family: 'Amiri Quran', file: join(build, 'fonts/amiri-quran.woff2'), words: ['قُلۡ', 'هُوَ'] });
});

test('each mark is shown once, beside the same word without it', () => {
  const samples = combiningMarkSamples(['رَبَّ', 'رَبُّ']);
  expect(samples.map(({ mark }) => mark)).toEqual(['\u064E', '\u0651', '\u064F']);
  for (const { word, bare } of samples) expect(bare).toHaveLength(word.length - 1);
});
