import { compareTexts } from './format.ts';
import type { NeedEntry, NeedGroup } from './model.ts';
import { withoutArticle } from './without-article.ts';

/** The needs that begin with a letter. */
export interface LetterOfNeeds {
  letter: string;
  needs: NeedEntry[];
}

/** All needs from A to Z, letter by letter. */
export function lettersOf(groups: readonly NeedGroup[]): LetterOfNeeds[] {
  const all = groups.flatMap(({ needs }) => needs).toSorted((a, b) => compareTexts(withoutArticle(a.need), withoutArticle(b.need)));
  const letters = new Map<string, NeedEntry[]>();
  for (const entry of all) {
    const letter = withoutArticle(entry.need).charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return Array.from(letters, ([letter, needs]) => ({ letter, needs }));
}
