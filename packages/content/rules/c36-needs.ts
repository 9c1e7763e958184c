import { foldLatin, isArabic } from '../../core/search/fold.ts';
import { compilerFindings } from './finding.ts';
import type { Rule } from './rule.ts';
import { findingInValue, type WrittenValue } from './written-values.ts';

/** Arabic searches that are too general to lead to a page; `search.yaml` has those of the language. */
const EVERYTHING = ['دعاء', 'ادعية', 'أدعية', 'ذكر'];
/** A need on more pages than this tells none of them from the others. */
const MOST_PAGES = 10;
/** A longer list dilutes itself, and each word of it is fetched by everyone who searches. */
const MOST_NEEDS = 60;
const MOST_LETTERS = 64;
const MOST_WORDS = 9;

const plain = (need: string): string => (isArabic(need) ? need : foldLatin(need));

type Everything = ReadonlySet<string>;

function faultOf(need: string, everything: Everything): string | undefined {
  if (everything.has(plain(need))) return `"${need}" fits every page`;
  if (need.length < 2 || need.length > MOST_LETTERS || need.split(' ').length > MOST_WORDS)
    return `"${need}" is no word that people look by: 2 to ${MOST_LETTERS} letters, ${MOST_WORDS} words at most`;
  if (/[.?!;:]$|\n|\s{2}/.test(need)) return `"${need}" is written as a sentence; a need is a word or a few, without a stop`;
  return undefined;
}

function* faultsOfList(list: readonly WrittenValue[], everything: Everything): Generator<{ entry: WrittenValue; message: string }> {
  const seen = new Set<string>();
  for (const [at, entry] of list.entries()) {
    const key = plain(entry.value);
    const fault = faultOf(entry.value, everything) ?? (seen.has(key) ? `"${entry.value}" stands here twice` : undefined);
    if (fault) yield { entry, message: fault };
    else if (at === MOST_NEEDS) yield { entry, message: `more than ${MOST_NEEDS} needs; keep the nearest` };
    seen.add(key);
  }
}

/** The lists of needs, each with its values in order. */
const listsOf = (needs: readonly WrittenValue[]): WrittenValue[][] => {
  const lists = new Map<string, WrittenValue[]>();
  for (const entry of needs) {
    const key = `${entry.file.path} ${entry.path.slice(0, -1).join('.')}`;
    lists.set(key, [...(lists.get(key) ?? []), entry]);
  }
  return [...lists.values()];
};

/** Needs that too many whole pages share, each with the page at which it is over the limit. */
function* tooWide(needs: readonly WrittenValue[]): Generator<{ entry: WrittenValue; message: string }> {
  const pages = new Map<string, Set<string>>();
  for (const entry of needs.filter(({ path }) => path[0] === 'needs')) {
    const on = pages.get(plain(entry.value)) ?? new Set();
    pages.set(plain(entry.value), on.add(entry.file.path));
    if (on.size === MOST_PAGES + 1) yield { entry, message: `"${entry.value}" stands on more than ${MOST_PAGES} pages` };
  }
}

export const needsRule: Rule = {
  code: 'c36',
  name: 'needs',
  reason: 'Words of need lead people to the page that serves, so none of them fits everything, stands twice, or leads nowhere.',
  hint: 'Write a situation, a feeling or an opening in the words of those who look for it, the nearest first.',
  *check({ language }, { problems, written }) {
    yield* compilerFindings(problems, ['need', 'wish']);
    const everything = new Set([...EVERYTHING, ...(language.search?.everything ?? [])]);
    const needs = written.filter(({ key, path }) => key === 'needs' && typeof path.at(-1) === 'number');
    for (const list of listsOf(needs))
      for (const { entry, message } of faultsOfList(list, everything)) yield findingInValue(entry, message);
    for (const { entry, message } of tooWide(needs)) yield findingInValue(entry, message);
  },
};
