import { expect, test } from 'vitest';
import { evidenceLines } from './evidence-lines.ts';
import type { Grade } from './model.ts';

const standing = { numbering: ['Fath al-Bari', 'Ahmad Shakir'], since: '1.0.0', date: '22 November 2026' };
const bukhari = { id: 'bukhari:6312', label: 'Sahih al-Bukhari 6312' };
const tirmidhi = { id: 'tirmidhi:3479', label: 'Jami’ at-Tirmidhi 3479' };

test('gives narrator, references with their numbering, verdicts and edition, a line each', () => {
  const grades: Grade[] = [
    { id: 'hasan', verdict: 'Hasan', by: 'al-Albani', work: 'as-Sahihah 2886' },
    { id: 'daif', verdict: 'Weak', after: 'weak for {scholars}', by: 'Zubair Ali Zai', of: 'tirmidhi:3479' },
  ];
  expect(
    evidenceLines({ script: 'naskh', narrator: 'Umar', references: [bukhari, { ...tirmidhi, told: true }], grades }, standing),
  ).toEqual([
    'Narrated by Umar.',
    'Sahih al-Bukhari 6312 has these words. Numbering: Fath al-Bari.',
    'Jami’ at-Tirmidhi 3479 tells of these words and does not quote them. Numbering: Ahmad Shakir.',
    'Verdict: Hasan, al-Albani, as-Sahihah 2886.',
    'Verdict: Weak, Zubair Ali Zai, on Jami’ at-Tirmidhi 3479.',
    'Unchanged since edition 1.0.0 of 22 November 2026.',
  ]);
});

test('a narration under verses tells of them; the words are the Qur’an’s', () => {
  const verse = { id: 'quran:2:255', label: 'Qur’an 2:255' };
  const lines = evidenceLines({ script: 'quran', references: [verse, bukhari] }, { ...standing, numbering: ['Kufan', 'Fath al-Bari'] });
  expect(lines.slice(0, 2)).toEqual([
    'Qur’an 2:255 has these words. Numbering: Kufan.',
    'Sahih al-Bukhari 6312 tells of these verses. Numbering: Fath al-Bari.',
  ]);
});

test('says where a text changed after the last edition', () => {
  const { date: _, ...draft } = standing;
  expect(evidenceLines({ script: 'naskh', references: [] }, { ...draft, since: '1.0.1-draft' })).toEqual([
    'Changed after the last edition.',
  ]);
});
