import { lemmaByForm } from '../compiler/compile-roots.ts';
import type { TextWithMeanings, Library, RootsFile } from '../compiler/library.ts';
import { ROOT_ALPHABET } from '../../core/roots.ts';
import { TransliterationError } from '../../arabic/transliteration/transliterate.ts';
import { transliterateLemma } from '../compiler/root-families.ts';
import { isAllowed } from './characters.ts';
import { findingAt, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';

/** Three or four letters without marks; hamza has one form. */
const ROOT_PATTERN = new RegExp(`^[${ROOT_ALPHABET.join('')}]{3,4}$`);

const NAMES_HINT = 'Under "names" stand names of places in the dictionary form that they have under their root, each once.';
const JOINED_LEMMAS_HINT =
  'Under "joined" stands a word in dictionary form with the words that it is made of; it is under the root of one of them.';

const VOWEL_BEFORE_SHADDA = /[\u064b-\u0650]\u0651/;

/** Why a word in dictionary form cannot be read; undefined where it can. */
function lemmaFault(lemma: string): string | undefined {
  if (VOWEL_BEFORE_SHADDA.test(lemma)) return 'a vowel stands before a shadda';
  try {
    transliterateLemma(lemma);
    return undefined;
  } catch (error) {
    return error instanceof TransliterationError ? error.reason : String(error);
  }
}

/** Misspelt roots and dictionary forms, and words listed under two roots. */
function* rootAndLemmaFaults({ file, roots, lemmas }: RootsFile): Iterable<Finding> {
  for (const root of roots) {
    if (ROOT_PATTERN.test(root)) continue;
    yield {
      ...findingAt(file, ['roots', root], `"${root}" is no root: a root is three or four letters without marks, and its hamza is أ`),
      hint: 'Write the letters of the root, as in أمن or غفر; words without a root stand under "none".',
    };
  }
  const rootByLemma = new Map<string, string | null>();
  for (const { root, lemma, path } of lemmas) {
    const known = rootByLemma.get(lemma);
    if (rootByLemma.has(lemma)) {
      yield {
        ...findingAt(file, path, `${lemma} stands under ${known ?? '"none"'} too`),
        hint: 'Keep the word under the root that it is from.',
      };
    }
    rootByLemma.set(lemma, root);
    const unread = lemmaFault(lemma);
    if (unread !== undefined) {
      yield {
        ...findingAt(file, path, `${lemma} cannot be read: ${unread}`),
        hint: 'Write the dictionary form with every vowel; a noun has none on its last letter, and a shadda stands before its vowel.',
      };
    }
    const odd = [...lemma].find((char) => !isAllowed(char, { kind: 'arabic', key: 'arabic' }, ''));
    if (odd !== undefined) {
      yield {
        ...findingAt(file, path, `${lemma} has "${odd}", which no word in dictionary form has`),
        hint: 'Write the dictionary form in everyday spelling, without signs of the Qur’an’s.',
      };
    }
  }
}

/** Forms that are listed twice, that no text has, or that a text has and the file lacks. */
function* lemmaFormFaults(roots: RootsFile, texts: readonly TextWithMeanings[]): Iterable<Finding> {
  const { file, lemmas } = roots;
  const used = new Set(texts.flatMap(({ words }) => words.map(({ form }) => form)));
  const seen = new Map<string, string>();
  for (const { lemma, forms, path } of lemmas) {
    for (const [index, form] of forms.entries()) {
      const before = seen.get(form);
      if (before !== undefined) {
        yield {
          ...findingAt(file, [...path, index], `${form} stands under ${before} already`),
          hint: 'A form stands once; keep it under the word that it is a form of.',
        };
      } else if (!used.has(form)) yield findingAt(file, [...path, index], `no text has the form ${form}`);
      seen.set(form, lemma);
    }
  }
  const known = lemmaByForm(roots);
  const missing = new Map<string, Finding>();
  for (const text of texts)
    for (const [index, { form }] of text.words.entries())
      if (form !== '' && !known.has(form) && !missing.has(form))
        missing.set(form, findingAt(text.file, text.path, `${form}, word no. ${index + 1} of ${text.id}, has no entry in ${file.path}`));
  for (const finding of missing.values()) {
    yield {
      ...finding,
      hint: 'Add the form, as the text spells it, to its word under the root, or under "none" where it has no root.',
    };
  }
}

/** The letters of a word without marks, a hamza without its seat. */
const bareLetters = (word: string): string => word.replace(/[\u064b-\u0652]/g, '').replace(/[أإؤئ]/g, 'ء');

/** Entries of "names" and "joined" that do not fit the roots of the file. */
function* namesAndJoinedFaults({ file, lemmas, names, joined }: RootsFile): Iterable<Finding> {
  const rootOf = new Map(lemmas.map(({ lemma, root }) => [lemma, root]));
  for (const [index, name] of names.entries()) {
    const path = ['names', index];
    if (!rootOf.get(name)) yield { ...findingAt(file, path, `${name} is no word of a root`), hint: NAMES_HINT };
    if (names.indexOf(name) < index) yield { ...findingAt(file, path, `${name} stands there twice`), hint: NAMES_HINT };
  }
  for (const [lemma, parts] of joined) {
    const root = rootOf.get(lemma);
    const fault = !root
      ? `${lemma} is no word of a root`
      : parts.some((part) => !rootOf.has(part))
        ? `${parts.find((part) => !rootOf.has(part))} is no word of this file`
        : bareLetters(lemma) !== bareLetters(parts.join(''))
          ? `${lemma} is not ${parts.join(' and ')} written as one`
          : !parts.some((part) => rootOf.get(part) === root)
            ? `no part of ${lemma} has its root, ${root}`
            : undefined;
    if (fault !== undefined) yield { ...findingAt(file, ['joined', lemma], fault), hint: JOINED_LEMMAS_HINT };
  }
}

/** Roots without a sense in the language, and senses of roots that do not exist. */
function* rootSenseFaults({ roots, senses, sensesPath, sensesFile }: RootsFile): Iterable<Finding> {
  if (!sensesFile) {
    yield { file: sensesPath, message: 'this file is missing, so no root has a sense', hint: 'Add it, with a line for each root.' };
    return;
  }
  for (const root of roots) {
    if (senses.has(root)) continue;
    yield { ...findingAt(sensesFile, [], `the root ${root} has no sense`), hint: `Add a line: "${root}: " and two or three words.` };
  }
  const known = new Set(roots);
  for (const root of senses.keys()) if (!known.has(root)) yield findingAt(sensesFile, [root], `there is no root ${root}`);
}

export const rootsRule: Rule = {
  code: 'c38',
  name: 'roots',
  reason: 'Every word that is recited has its root or stands among those without one, once, and every root says what it is about.',
  hint: 'Take the line out, or correct its letters; docs/content-guide.md shows content/roots.yaml and roots.yaml of a language.',
  whole: true,
  *check({ textsWithMeanings, roots }: Library) {
    if (!roots) return;
    yield* rootAndLemmaFaults(roots);
    yield* lemmaFormFaults(roots, textsWithMeanings);
    yield* namesAndJoinedFaults(roots);
    yield* rootSenseFaults(roots);
  },
};
