/** Every verdict that content may state on a narration, and the level at which a program compares it. A language has the words for each. */

/** From sound to fabricated; `saying` for words that are no hadith, where the verdict is only on who said them. */
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

/** As content writes a verdict. `-chain` where the scholar judged the chain that he looked at, not the text with all its chains. */
export const VERDICT_IDS = [
  'sahih',
  'sahih-chain',
  'sahih-li-ghayrihi',
  'hasan-sahih',
  'hasan',
  'hasan-chain',
  'jayyid-chain',
  'hasan-li-ghayrihi',
  'daif',
  'daif-chain',
  'daif-jiddan',
  'told-as-saying',
  'saying',
] as const;

export type VerdictId = (typeof VERDICT_IDS)[number];

interface VerdictMeaning {
  level: Level;
  /** Set where the chain was judged. */
  chain?: true;
}

const MEANINGS: Readonly<Record<VerdictId, VerdictMeaning>> = {
  sahih: { level: 'sahih' },
  'sahih-chain': { level: 'sahih', chain: true },
  'sahih-li-ghayrihi': { level: 'sahih-li-ghayrihi' },
  'hasan-sahih': { level: 'hasan-sahih' },
  hasan: { level: 'hasan' },
  'hasan-chain': { level: 'hasan', chain: true },
  // Jayyid: some scholars use it as sahih, some as hasan; the lower one is safe.
  'jayyid-chain': { level: 'hasan', chain: true },
  'hasan-li-ghayrihi': { level: 'hasan-li-ghayrihi' },
  daif: { level: 'daif' },
  'daif-chain': { level: 'daif', chain: true },
  'daif-jiddan': { level: 'daif-jiddan' },
  'told-as-saying': { level: 'saying' },
  saying: { level: 'saying' },
};

/** The meaning of a verdict, for programs. */
export const verdictMeaning = (id: VerdictId): VerdictMeaning => MEANINGS[id];

const WEAK: ReadonlySet<Level> = new Set(['daif', 'daif-jiddan', 'munkar', 'shadh', 'mawdu']);

export const isWeakLevel = (level: Level): boolean => WEAK.has(level);

/** Whether a verdict finds a narration, or its chain, weak or worse. */
export const isWeak = (id: VerdictId): boolean => isWeakLevel(MEANINGS[id].level);

/** Whether a verdict finds a narration, or its chain, sound. A verdict that only tells whose words they are does neither. */
export const isSound = (id: VerdictId): boolean => !isWeak(id) && MEANINGS[id].level !== 'saying';

/** Whether the words are no hadith, so that the verdict only tells whose they are. */
export const isSaying = (id: VerdictId): boolean => MEANINGS[id].level === 'saying';
