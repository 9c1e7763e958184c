import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { ERROR_CODES } from '../transliteration/transliterate.ts';
import { type ComparisonResult, reasonOfDifference, compareWholeQuran, compareWordsAlone, compareConnectedSpeech } from './agreement.ts';

const PROMISED = 99.5;

/** The figures as a few lines, with every difference: this is what docs/transliteration.md explains. */
function report(name: string, { words, differences }: ComparisonResult): string {
  const classes = new Map<string, string[]>();
  for (const difference of differences) {
    const line = `${difference.verse} ${difference.arabic} ${difference.ours} | ${difference.theirs}`;
    classes.set(reasonOfDifference(difference), [...(classes.get(reasonOfDifference(difference)) ?? []), line]);
  }
  const lines = [...classes].toSorted((a, b) => b[1].length - a[1].length);
  return [
    `${name}: ${words - differences.length} of ${words} words agree, ${share({ words, differences }).toFixed(2)} %`,
    ...lines.flatMap(([reason, found]) => [`  ${found.length} × ${reason}`, ...found.map((line) => `      ${line}`)]),
  ].join('\n');
}

function share({ words, differences }: ComparisonResult): number {
  return (100 * (words - differences.length)) / words;
}

describe('agreement with the published transliteration of all 6,236 verses', () => {
  let printed: ComparisonResult;
  let alone: ComparisonResult;
  beforeAll(() => {
    printed = compareWholeQuran(compareConnectedSpeech);
    alone = compareWholeQuran(compareWordsAlone);
  });

  test('at least 99.5 percent of the words agree as printed, in connected speech', () => {
    expect(printed.words).toBe(77_428);
    expect(share(printed), report('as printed', printed)).toBeGreaterThanOrEqual(PROMISED);
  });

  test('at least 99.5 percent of the words agree when each stands alone, with the vowel of every wasla and every length of i and u', () => {
    expect(share(alone), report('each word alone', alone)).toBeGreaterThanOrEqual(PROMISED);
  });

  test('a wrong word is seen', () => {
    const verse = { id: '1:1', text: 'بِسۡمِ ٱللَّهِ ٱلرَّحۡمَٰنِ ٱلرَّحِيمِ', published: 'Bismi Allahi alrrahmani alrraheeni' };
    for (const compare of [compareConnectedSpeech, compareWordsAlone]) {
      expect(compare(verse).differences.map((difference) => difference.theirs)).toEqual(['alrraheeni']);
    }
  });

  test('docs/transliteration.md lists every class with its counts', () => {
    const docs = readFileSync(new URL('../../../docs/transliteration.md', import.meta.url), 'utf8');
    const count = ({ differences }: ComparisonResult): Map<string, number> => {
      const counts = new Map<string, number>();
      for (const difference of differences) {
        const reason = reasonOfDifference(difference);
        counts.set(reason, (counts.get(reason) ?? 0) + 1);
      }
      return counts;
    };
    const [inText, byItself] = [count(printed), count(alone)];
    const rows = [...new Set([...inText.keys(), ...byItself.keys()])].map(
      (reason) => `| ${inText.get(reason) ?? 0} | ${byItself.get(reason) ?? 0} | ${reason} |`,
    );
    const wrong = rows.filter((row) => !docs.includes(row));
    expect(wrong, `${report('as printed', printed)}\n${report('each word alone', alone)}`).toEqual([]);
  });

  test.each(['../../../docs/transliteration.md', '../../dataset/publishing/transliteration-package/README.md'])(
    '%s names every code of an error',
    (path) => {
      const text = readFileSync(new URL(path, import.meta.url), 'utf8');
      expect(ERROR_CODES.filter((code) => !text.includes(`\`${code}\``))).toEqual([]);
    },
  );

  test('docs/transliteration.md and the README of the package state the current figures of agreement', () => {
    const figure = (number: number): string => number.toLocaleString('en-US');
    const agreeing = ({ words, differences }: ComparisonResult): string => figure(words - differences.length);
    for (const path of ['../../../docs/transliteration.md', '../../dataset/publishing/transliteration-package/README.md']) {
      const text = readFileSync(new URL(path, import.meta.url), 'utf8');
      expect(text).toContain(`${agreeing(printed)} of ${figure(printed.words)} words agree, ${share(printed).toFixed(2)} %`);
      expect(text.replace(/\s+/g, ' ')).toContain(`${agreeing(alone)} words, ${share(alone).toFixed(2)} %`);
    }
  });
});
