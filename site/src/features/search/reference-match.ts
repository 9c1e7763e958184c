/** Compares the references of texts with the one that a query names. */
import type { ParsedReference } from './reference-query.ts';

/** How well a reference matches: 2 exactly, 1 where its number begins with the sought one, 0 not at all. */
export function referenceMatchLevel(ref: string, sought: ParsedReference): 0 | 1 | 2 {
  const [key = '', ...rest] = ref.split(':');
  if (sought.kind === 'hadith') {
    const [, number = '', letter = ''] = /^(\d+)([a-z]?)$/.exec(rest.join(':')) ?? [];
    if (!sought.keys.includes(key)) return 0;
    // Without its letter a number is all the narrations that have it: 2723 is 2723a and 2723b.
    if (number === sought.number && (letter === '' || sought.letter === '' || sought.letter === letter)) return 2;
    return number.startsWith(sought.number) && sought.letter === '' ? 1 : 0;
  }
  if (key !== 'quran') return 0;
  const ranges = Array.from(ref.matchAll(/(\d+):(\d+)(?:-(\d+))?/g), ([, surah, from, to]) => ({
    surah: Number(surah),
    from: Number(from),
    to: Number(to ?? from),
  }));
  const same = ranges.filter(({ surah }) => surah === sought.surah);
  if (same.some(({ from, to }) => from <= sought.to && to >= sought.from)) return 2;
  return same.some(({ from }) => String(from).startsWith(String(sought.from))) ? 1 : 0;
}

/** The number of verses in a reference; the smaller range is the better result. */
export const verseCountOfReference = (ref: string): number =>
  Array.from(ref.matchAll(/\d+:(\d+)(?:-(\d+))?/g), ([, from, to]) => Number(to ?? from) - Number(from) + 1).reduce(
    (sum, one) => sum + one,
    0,
  );
