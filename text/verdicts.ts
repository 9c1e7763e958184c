/** Every verdict that content may state on a narration, and the level at which a program compares it. Nothing else reads a verdict's words. */

/** From sound to fabricated; `saying` where the words are no hadith and only whose they are is told. */
export const LEVELS = [
  'sahih',
  'sahih-li-ghayrihi',
  'hasan-sahih',
  'hasan',
  'hasan-li-ghayrihi',
  'daif',
  'daif-jiddan',
  'munkar',
  'shadh',
  'mawdu',
  'saying',
] as const;

export type Level = (typeof LEVELS)[number];

interface VerdictMeaning {
  level: Level;
  /** Set where the scholar judged the chain that he looked at, not the text with all its chains. */
  chain?: true;
}

const VERDICTS: Readonly<Record<string, VerdictMeaning>> = {
  Sahih: { level: 'sahih' },
  'Sahih (chain)': { level: 'sahih', chain: true },
  'Sahih li-ghayrihi': { level: 'sahih-li-ghayrihi' },
  'Hasan Sahih': { level: 'hasan-sahih' },
  Hasan: { level: 'hasan' },
  'Hasan (chain)': { level: 'hasan', chain: true },
  // Jayyid: some scholars use it as sahih, some as hasan; the lower one is safe.
  'Good (chain)': { level: 'hasan', chain: true },
  'Hasan li-ghayrihi': { level: 'hasan-li-ghayrihi' },
  Weak: { level: 'daif' },
  'Weak (chain)': { level: 'daif', chain: true },
  'Told as a saying of al-Hasan al-Basri': { level: 'saying' },
  'Saying of an-Nawawi': { level: 'saying' },
};

export const KNOWN_VERDICTS: readonly string[] = Object.keys(VERDICTS);

/** What a verdict means to a program. @throws Error for a verdict that is not in the table */
export function verdictMeaning(verdict: string): VerdictMeaning {
  const meaning = Object.hasOwn(VERDICTS, verdict) ? VERDICTS[verdict] : undefined;
  if (!meaning) throw new Error(`"${verdict}" is no known verdict; known are ${KNOWN_VERDICTS.join(', ')}. Add it to text/verdicts.ts.`);
  return meaning;
}

const WEAK: ReadonlySet<Level> = new Set(['daif', 'daif-jiddan', 'munkar', 'shadh', 'mawdu']);

export const isWeakLevel = (level: Level): boolean => WEAK.has(level);

/** Whether a verdict finds a narration, or its chain, weak or worse. @throws Error for a verdict that is not in the table */
export const isWeak = (verdict: string): boolean => isWeakLevel(verdictMeaning(verdict).level);
