import { compareAlphabetically } from './format.ts';
import { ARTICLES } from './messages/articles.ts';
import type { NeedEntry, NeedGroup } from './model.ts';
import { needWithoutLeadingArticle } from './without-article.ts';

/** The needs that begin with a letter. */
export interface NeedsOfLetter {
  letter: string;
  needs: NeedEntry[];
}

const needWithoutArticle = ({ need }: NeedEntry): string => needWithoutLeadingArticle(need, ARTICLES);

/** The first letter without its accent: É is sorted with E. */
const initialOf = (entry: NeedEntry): string => needWithoutArticle(entry).normalize('NFD').charAt(0).toUpperCase();

/** All needs from A to Z, grouped by first letter. */
export function groupNeedsByLetter(groups: readonly NeedGroup[]): NeedsOfLetter[] {
  const all = groups.flatMap(({ needs }) => needs).toSorted((a, b) => compareAlphabetically(needWithoutArticle(a), needWithoutArticle(b)));
  const letters = new Map<string, NeedEntry[]>();
  for (const entry of all) {
    const letter = initialOf(entry);
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return Array.from(letters, ([letter, needs]) => ({ letter, needs }));
}
