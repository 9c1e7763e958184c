/** Every verdict that content may state on a narration, and its level, by which programs compare. */

/** From sound to fabricated; `saying` for words that are no hadith, where the verdict is only on who said them. */
export const VERDICT_LEVELS = [
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

export type VerdictLevel = (typeof VERDICT_LEVELS)[number];

/** Verdicts as content writes them. `-chain`: the scholar judged one chain, not the text with all its chains. */
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

interface VerdictLevelAndChain {
  level: VerdictLevel;
  /** Set where the chain was judged. */
  chain?: true;
}

const LEVEL_AND_CHAIN_BY_VERDICT: Readonly<Record<VerdictId, VerdictLevelAndChain>> = {
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

/** The level of a verdict, and whether it is on one chain; for programs. */
export const verdictLevelAndChain = (id: VerdictId): VerdictLevelAndChain => LEVEL_AND_CHAIN_BY_VERDICT[id];

const WEAK_LEVELS: ReadonlySet<VerdictLevel> = new Set(['daif', 'daif-jiddan', 'munkar', 'shadh', 'mawdu']);

export const isWeakLevel = (level: VerdictLevel): boolean => WEAK_LEVELS.has(level);

/** Whether a verdict finds a narration, or its chain, weak or worse. */
export const isWeakVerdict = (id: VerdictId): boolean => isWeakLevel(LEVEL_AND_CHAIN_BY_VERDICT[id].level);

/**
 * Whether a verdict finds a narration, or its chain, hasan (of any kind) or better. It is false for a verdict
 * that only tells whose words they are.
 */
export const isSoundVerdict = (id: VerdictId): boolean => !isWeakVerdict(id) && LEVEL_AND_CHAIN_BY_VERDICT[id].level !== 'saying';

/** Whether the words are no hadith, so that the verdict only tells whose they are. */
export const isSayingVerdict = (id: VerdictId): boolean => LEVEL_AND_CHAIN_BY_VERDICT[id].level === 'saying';
