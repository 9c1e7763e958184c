/**
 * Roots of the words of verses, held against those that the Quranic Arabic Corpus gives. It is read for checking alone: nothing of it is
 * kept.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseVerses } from '../../core/reference.ts';
import type { Library, SourceCard } from '../compiler/library.ts';
import { quoteVerses, verseCount } from '../compiler/quran.ts';
import { versesOf } from '../compiler/verses-in-language.ts';
import { bareWords } from '../rules/bare-words.ts';
import type { Doubt } from './exceptions-used.ts';

/** The roots of a verse, one for each word of the pinned edition: letters, null, or two roots joined by `+`. */
type Roots = readonly (string | null)[];

/** The roots by verse: `2:255`. @param corpus folder of the corpus */
export function corpusRoots(corpus: string): ReadonlyMap<string, Roots> {
  const lines = gunzipSync(readFileSync(join(corpus, 'quran-roots.jsonl.gz')))
    .toString('utf8')
    .split('\n')
    .filter(Boolean);
  const verses = lines.map((line) => JSON.parse(line) as { v?: string; r?: Roots });
  return new Map(verses.flatMap(({ v, r }) => (v !== undefined && r !== undefined ? [[v, r]] : [])));
}

interface CorpusWord {
  /** Without marks, for the spelling of marks differs between editions. */
  bare: string;
  root: string | null;
}

/** The words of a card with the corpus's root of each; undefined where the corpus parts the verses into other words. */
function corpusWords(card: Pick<SourceCard, 'quran' | 'words'>, roots: ReadonlyMap<string, Roots>): CorpusWord[] | undefined {
  const words: CorpusWord[] = [];
  for (const verse of versesOf(parseVerses(card.quran ?? '', verseCount))) {
    const own = quoteVerses(verse).arabic.split(' ');
    const theirs = roots.get(verse);
    if (theirs?.length !== own.length) return undefined;
    words.push(...own.map((word, index) => ({ bare: bareWords(word).join(''), root: theirs[index] ?? null })));
  }
  const [from = 1, to = from] = card.words === undefined ? [1, words.length] : card.words.split('-').map(Number);
  return words.slice(from - 1, to);
}

/** Names and joined words of `roots.yaml` that no verse has without a root, so that nothing shows that they are such. */
function unusedLabels(library: Library, met: ReadonlySet<string>): Doubt[] {
  const { names = [], joined = new Map<string, readonly string[]>() } = library.roots ?? {};
  return [...names, ...joined.keys()]
    .filter((lemma) => !met.has(lemma))
    .map((lemma) => ({
      card: 'quran',
      field: lemma,
      message: `no verse has ${lemma} without a root in the corpus; take it out of "${names.includes(lemma) ? 'names' : 'joined'}" in content/roots.yaml`,
    }));
}

/**
 * What was compared, and every word whose root is another. The corpus gives names, and words that it takes for particles, no root: those
 * that `roots.yaml` calls names or joined words agree with that. An exception names the form; it is judged once for all verses.
 */
export function comparedRoots(library: Library, roots: ReadonlyMap<string, Roots>): { compared: number; doubts: Doubt[] } {
  const glossed = new Map(library.glossed.map(({ id, words }) => [id, words.filter(({ form }) => form !== '')]));
  const doubts = new Map<string, Doubt>();
  const labelled = new Set([...(library.roots?.names ?? []), ...(library.roots?.joined.keys() ?? [])]);
  const met = new Set<string>();
  let compared = 0;
  for (const source of library.cards) {
    const words = glossed.get(source.card.home);
    if (source.reuses || source.quran === undefined || !words) continue;
    const theirs = corpusWords(source, roots);
    const isSame = theirs?.length === words.length && words.every(({ form }, index) => bareWords(form).join('') === theirs[index]?.bare);
    if (!theirs || !isSame) {
      doubts.set(source.card.home, { card: source.card.home, field: 'arabic', message: 'the corpus has other words in these verses' });
      continue;
    }
    for (const [index, { form, root = null, lemma = '' }] of words.entries()) {
      const wanted = theirs[index]?.root ?? null;
      compared += 1;
      if (wanted === null && labelled.has(lemma)) {
        met.add(lemma);
        continue;
      }
      if (wanted === root || wanted?.split('+').includes(root ?? '')) continue;
      const message = `the root is ${root ?? 'none'} here and ${wanted ?? 'none'} in the corpus (${source.card.home}, word no. ${index + 1})`;
      if (!doubts.has(form)) doubts.set(form, { card: 'quran', field: form, message });
    }
  }
  return { compared, doubts: [...doubts.values(), ...unusedLabels(library, met)] };
}
