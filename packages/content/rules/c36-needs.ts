import { foldNeed } from '../../core/search/fold.ts';
import { compilerFindings } from './finding.ts';
import type { Rule } from './rule.ts';
import { findingInValue, type WrittenValue } from './written-values.ts';

/** Arabic searches that are too general to lead to a page; `search.yaml` has those of the language. */
const GENERAL_ARABIC_NEEDS = ['دعاء', 'ادعية', 'أدعية', 'ذكر'];
/** A need on more pages than this does not tell them apart. */
const MAX_PAGES_OF_NEED = 10;
/** In a longer list each need counts less, and everyone who searches downloads it. */
const MAX_NEEDS_IN_LIST = 60;
const MAX_LETTERS_OF_NEED = 64;
const MAX_WORDS_OF_NEED = 9;

type GeneralNeeds = ReadonlySet<string>;

function needFault(need: string, generalNeeds: GeneralNeeds): string | undefined {
  if (generalNeeds.has(foldNeed(need))) return `"${need}" fits every page`;
  if (need.length < 2 || need.length > MAX_LETTERS_OF_NEED || need.split(' ').length > MAX_WORDS_OF_NEED)
    return `"${need}" is no word that people look by: 2 to ${MAX_LETTERS_OF_NEED} letters, ${MAX_WORDS_OF_NEED} words at most`;
  if (/[.?!;:]$|\n|\s{2}/.test(need)) return `"${need}" is written as a sentence; a need is a word or a few, without a stop`;
  return undefined;
}

function* needListFaults(list: readonly WrittenValue[], generalNeeds: GeneralNeeds): Generator<{ entry: WrittenValue; message: string }> {
  const seen = new Set<string>();
  for (const [at, entry] of list.entries()) {
    const key = foldNeed(entry.value);
    const fault = needFault(entry.value, generalNeeds) ?? (seen.has(key) ? `"${entry.value}" stands here twice` : undefined);
    if (fault) yield { entry, message: fault };
    else if (at === MAX_NEEDS_IN_LIST) yield { entry, message: `more than ${MAX_NEEDS_IN_LIST} needs; keep the nearest` };
    seen.add(key);
  }
}

/** The lists of needs, each with its values in order. */
const needLists = (needs: readonly WrittenValue[]): WrittenValue[][] => {
  const lists = new Map<string, WrittenValue[]>();
  for (const entry of needs) {
    const key = `${entry.file.path} ${entry.path.slice(0, -1).join('.')}`;
    lists.set(key, [...(lists.get(key) ?? []), entry]);
  }
  return [...lists.values()];
};

/** Needs that too many pages share, each at the first page over the limit. */
function* needsOnTooManyPages(needs: readonly WrittenValue[]): Generator<{ entry: WrittenValue; message: string }> {
  const pages = new Map<string, Set<string>>();
  for (const entry of needs.filter(({ path }) => path[0] === 'needs')) {
    const on = pages.get(foldNeed(entry.value)) ?? new Set();
    pages.set(foldNeed(entry.value), on.add(entry.file.path));
    if (on.size === MAX_PAGES_OF_NEED + 1) yield { entry, message: `"${entry.value}" stands on more than ${MAX_PAGES_OF_NEED} pages` };
  }
}

export const needPhrasesRule: Rule = {
  code: 'c36',
  name: 'needs',
  reason: 'Words of need lead people to the page that serves, so none of them fits everything, stands twice, or leads nowhere.',
  hint: 'Write a situation, a feeling or an opening in the words of those who look for it, the nearest first.',
  *check({ language }, { problems, written }) {
    yield* compilerFindings(problems, ['need', 'wish']);
    const everything = new Set([...GENERAL_ARABIC_NEEDS, ...(language.search?.everything ?? [])]);
    const needs = written.filter(({ key, path }) => key === 'needs' && typeof path.at(-1) === 'number');
    for (const list of needLists(needs))
      for (const { entry, message } of needListFaults(list, everything)) yield findingInValue(entry, message);
    for (const { entry, message } of needsOnTooManyPages(needs)) yield findingInValue(entry, message);
  },
};
