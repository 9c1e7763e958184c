/** A small generator of numbers that begins with a seed, so that every run draws the same ones (mulberry32). */
export interface Random {
  /** A number from 0 to below 1. */
  next(): number;
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T | undefined;
  shuffle<T>(list: readonly T[]): T[];
}

/** A generator that draws the same numbers for the same seed, so that a run can be repeated. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (list) => list[below(list.length)],
    shuffle: (list) => {
      const all = [...list];
      for (let i = all.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [all[i], all[j]] = [all[j] as (typeof all)[number], all[i] as (typeof all)[number]];
      }
      return all;
    },
  };
}
