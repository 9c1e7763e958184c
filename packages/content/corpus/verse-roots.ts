/**
 * Compares the roots of the words of verses with those of the Quranic Arabic Corpus, which is read for this check
 * alone.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseVerses } from '../../core/reference.ts';
import type { Library, LocatedCard } from '../compiler/library.ts';
import { quoteVerses, verseCount } from '../compiler/quran.ts';
import { expandVerseRanges } from '../compiler/translation-of-verses.ts';
import { bareWords } from '../rules/bare-words.ts';
import type { DoubtAboutText } from './doubts.ts';

/** The roots of a verse, one for each word of the pinned edition: letters, null, or two roots joined by `+`. */
type VerseRoots = readonly (string | null)[];

/** The roots by verse: `2:255`. @param corpusFolder folder of the corpus */
export function readCorpusRoots(corpusFolder: string): ReadonlyMap<string, VerseRoots> {
  const lines = gunzipSync(readFileSync(join(corpusFolder, 'quran-roots.jsonl.gz')))
    .toString('utf8')
    .split('\n')
    .filter(Boolean);
  const verses = lines.map((line) => JSON.parse(line) as { v?: string; r?: VerseRoots });
  return new Map(verses.flatMap(({ v, r }) => (v !== undefined && r !== undefined ? [[v, r]] : [])));
}

interface WordWithCorpusRoot {
  /** Without marks, for the spelling of marks differs between editions. */
  bare: string;
  root: string | null;
}

/** The words of a card with the corpus's root of each; undefined where the corpus divides the verses otherwise. */
function wordsWithCorpusRoots(
  card: Pick<LocatedCard, 'quran' | 'words'>,
  roots: ReadonlyMap<string, VerseRoots>,
): WordWithCorpusRoot[] | undefined {
  const words: WordWithCorpusRoot[] = [];
  for (const verse of expandVerseRanges(parseVerses(card.quran ?? '', verseCount))) {
    const own = quoteVerses(verse).arabic.split(' ');
    const theirs = roots.get(verse);
    if (theirs?.length !== own.length) return undefined;
    words.push(...own.map((word, index) => ({ bare: bareWords(word).join(''), root: theirs[index] ?? null })));
  }
  const [from = 1, to = from] = card.words === undefined ? [1, words.length] : card.words.split('-').map(Number);
  return words.slice(from - 1, to);
}

/**
 * Doubts about words of `names` or `joined` in `roots.yaml` that no verse has without a root in the corpus, so that they need
 * not be listed there.
 */
function unneededRootlessLemmaDoubts(library: Library, usedLemmas: ReadonlySet<string>): DoubtAboutText[] {
  const { names = [], joined = new Map<string, readonly string[]>() } = library.roots ?? {};
  return [...names, ...joined.keys()]
    .filter((lemma) => !usedLemmas.has(lemma))
    .map((lemma) => ({
      card: 'quran',
      field: lemma,
      message: `no verse has ${lemma} without a root in the corpus; take it out of "${names.includes(lemma) ? 'names' : 'joined'}" in content/roots.yaml`,
    }));
}

/**
 * How many words were compared, and a doubt for each word with another root. The corpus gives no root to names and to
 * words that it takes for particles; names and joined words of `roots.yaml` may have one. An exception names the form
 * and holds for all verses.
 */
export function compareRoots(library: Library, roots: ReadonlyMap<string, VerseRoots>): { compared: number; doubts: DoubtAboutText[] } {
  const wordsById = new Map(library.textsWithMeanings.map(({ id, words }) => [id, words.filter(({ form }) => form !== '')]));
  const doubts = new Map<string, DoubtAboutText>();
  const labelled = new Set([...(library.roots?.names ?? []), ...(library.roots?.joined.keys() ?? [])]);
  const met = new Set<string>();
  let compared = 0;
  for (const source of library.cards) {
    const words = wordsById.get(source.card.permanentId);
    if (source.reuses || source.quran === undefined || !words) continue;
    const theirs = wordsWithCorpusRoots(source, roots);
    const isSame = theirs?.length === words.length && words.every(({ form }, index) => bareWords(form).join('') === theirs[index]?.bare);
    if (!theirs || !isSame) {
      doubts.set(source.card.permanentId, {
        card: source.card.permanentId,
        field: 'arabic',
        message: 'the corpus has other words in these verses',
      });
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
      const message = `the root is ${root ?? 'none'} here and ${wanted ?? 'none'} in the corpus (${source.card.permanentId}, word no. ${index + 1})`;
      if (!doubts.has(form)) doubts.set(form, { card: 'quran', field: form, message });
    }
  }
  return { compared, doubts: [...doubts.values(), ...unneededRootlessLemmaDoubts(library, met)] };
}
