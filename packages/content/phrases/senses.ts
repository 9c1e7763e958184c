/** What the words of a translation mean, as far as two translations can be compared: stems, and synonyms. */
import type { Library, FormMeaningsFile } from '../compiler/library.ts';
import type { STEMMER_NAMES } from '../compiler/language-settings.ts';
import { lemmaByForm } from '../compiler/compile-roots.ts';
import * as english from '../../core/search/stemmers/english.ts';
import * as french from '../../core/search/stemmers/french.ts';
import * as indonesian from '../../core/search/stemmers/indonesian.ts';
import * as none from '../../core/search/stemmers/none.ts';
import * as urdu from '../../core/search/stemmers/urdu.ts';

const STEMS: Readonly<Record<(typeof STEMMER_NAMES)[number], (word: string) => string>> = {
  english: english.stem,
  french: french.stem,
  indonesian: indonesian.stem,
  urdu: urdu.stem,
  none: none.stem,
};

/** A word of a translation. */
export interface TranslationWordWithSenses {
  /** In small letters, without accents. */
  word: string;
  /** Its stem and those of its synonyms; empty for a word that only joins others. */
  senses: ReadonlySet<string>;
}

/** A word that is in the meanings of at least so many particles and pronouns is taken for a function word. */
const MIN_PARTICLE_MEANINGS_FOR_FUNCTION_WORD = 5;

/** Gives the words of translations and meanings as stems and synonyms, by which two renderings are compared. */
export interface SenseLookup {
  /** The words of a translation in their order. */
  read(text: string): TranslationWordWithSenses[];
  /**
   * The senses of the meanings that the words of a dictionary form have anywhere; none where a meaning is nothing but words that join
   * others ("was", "with"), for then a translation need not show it.
   */
  ofLemma(lemma: string): ReadonlySet<string>;
  /** The senses of a word's meaning where it stands. */
  ofWord(word: { meaning?: string } | undefined): ReadonlySet<string>;
}

/** Lower-case words without accents; an apostrophe or hyphen separates two words. */
const wordsWithoutAccents = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .match(/\p{L}+/gu) ?? [];

/** Every form with each of its meanings. */
const formMeanings = ({ forms, here }: FormMeaningsFile): (readonly [form: string, meaning: string])[] => [
  ...forms,
  ...[...here.values()].flatMap((words) => [...words].map(([key, meaning]) => [key.split(' ')[1] ?? '', meaning] as const)),
];

/**
 * The senses of a language's words.
 * @param synonyms lists of synonyms that the stemmer gives different stems, separated by blanks
 */
export function senseLookupOf(library: Library, synonyms: readonly string[]): SenseLookup {
  const stem = STEMS[library.language.settings?.search.stemmer ?? 'none'];
  const lemmas = lemmaByForm(library.roots);
  const meanings = library.wordsFiles.flatMap(formMeanings);
  const particles = new Map<string, Set<string>>();
  for (const [form, meaning] of meanings)
    if (lemmas.get(form)?.root === null)
      for (const word of wordsWithoutAccents(meaning)) particles.set(word, (particles.get(word) ?? new Set()).add(form));
  const functionWords = new Set([
    ...(library.language.search?.empty ?? []),
    ...[...particles].filter(([, forms]) => forms.size >= MIN_PARTICLE_MEANINGS_FOR_FUNCTION_WORD).map(([word]) => word),
  ]);
  const groups = new Map<string, Set<string>>();
  for (const list of synonyms) {
    const all = wordsWithoutAccents(list);
    for (const word of all) groups.set(word, (groups.get(word) ?? new Set()).add(stem(all[0] ?? word)));
  }
  const read = (text: string): TranslationWordWithSenses[] =>
    wordsWithoutAccents(text).map((word) => ({
      word,
      senses: new Set(functionWords.has(word) ? [] : [stem(word), ...(groups.get(word) ?? [])]),
    }));
  const byLemma = new Map<string, Set<string>>();
  const functionLemmas = new Set<string>();
  for (const [form, meaning] of meanings) {
    const known = lemmas.get(form);
    if (!known || known.root === null) continue;
    const senses = byLemma.get(known.lemma) ?? new Set<string>();
    const found = read(meaning).flatMap(({ senses: own }) => [...own]);
    if (found.length === 0) functionLemmas.add(known.lemma);
    for (const sense of found) senses.add(sense);
    byLemma.set(known.lemma, senses);
  }
  const ofWord: SenseLookup['ofWord'] = (word) => new Set(read(word?.meaning ?? '').flatMap(({ senses }) => [...senses]));
  return { read, ofWord, ofLemma: (lemma) => (functionLemmas.has(lemma) ? undefined : byLemma.get(lemma)) ?? new Set() };
}
