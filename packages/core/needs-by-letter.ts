import { compareAlphabetically } from './format.ts';
import { ARTICLES } from './messages/articles.ts';
import type { NeedEntry, NeedGroup } from './model.ts';
import { withoutArticle } from './without-article.ts';

/** The needs that begin with a letter. */
export interface LetterOfNeeds {
  letter: string;
  needs: NeedEntry[];
}

const wordsOf = ({ need }: NeedEntry): string => withoutArticle(need, ARTICLES);

/** A letter without its accent: É is sorted with E. */
const letterOf = (entry: NeedEntry): string => wordsOf(entry).normalize('NFD').charAt(0).toUpperCase();

/** All needs from A to Z, letter by letter. */
export function lettersOf(groups: readonly NeedGroup[]): LetterOfNeeds[] {
  const all = groups.flatMap(({ needs }) => needs).toSorted((a, b) => compareAlphabetically(wordsOf(a), wordsOf(b)));
  const letters = new Map<string, NeedEntry[]>();
  for (const entry of all) {
    const letter = letterOf(entry);
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return Array.from(letters, ([letter, needs]) => ({ letter, needs }));
}
