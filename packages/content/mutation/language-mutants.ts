/** What may go wrong with a translation, as changes to the files of a language. */
import { isScalar, isMap, isSeq, parseDocument, type Node, type Scalar } from 'yaml';
import type { SourceFile } from '../compiler/source-file.ts';
import type { LanguageSettings } from '../compiler/language-settings.ts';
import { escapeRegExp } from '../compiler/patterns.ts';
import { lowerCaseWords } from '../rules/bare-words.ts';
import type { Mutant } from './plan.ts';
import type { Random } from './random.ts';
import { type MutationTarget, quoteValueForTarget } from './targets.ts';

/** A value of a language with the first language's value at the same place. */
interface TargetWithFirstLanguage {
  target: MutationTarget;
  /** Undefined where the first language has none. */
  reference: string | undefined;
}

/** What the kinds of mutants need to know of the language. */
export interface LanguageNamesAndTerms {
  settings: LanguageSettings;
  /** Names in the first language and in this one. */
  names: readonly (readonly [reference: string, own: string])[];
  /** Terms in the first language and their words in this one. */
  terms: readonly (readonly [reference: string, own: string])[];
}

interface LanguageMutantKind {
  name: string;
  /** The value with the fault; undefined where it has no place for the fault. */
  spoil: (value: string, said: TargetWithFirstLanguage, known: LanguageNamesAndTerms, random: Random) => string | undefined;
}

const wholeWordPattern = (text: string): RegExp => new RegExp(`(?<![\\p{L}-])${escapeRegExp(text)}(?![\\p{L}-])`, 'u');

/** Sentences of a text with their stops. */
const sentencesOf = (text: string): string[] => text.match(/[^.?!]+[.?!]+["')]*\s*/gu) ?? [];

/** Whether a value is of a text, not of the interface or the meanings of words. */
const isValueOfText = ({ target }: TargetWithFirstLanguage): boolean =>
  /^content\/languages\/[^/]+\/(?:texts\/|verses\.yaml$)/.test(target.file);

const mutantKind = (name: string, spoil: LanguageMutantKind['spoil']): LanguageMutantKind => ({ name, spoil });
const isInFile = ({ target }: TargetWithFirstLanguage, name: string): boolean => target.file.endsWith(`/${name}`);

const MIN_CHANGED_NUMBER = 3;

export const LANGUAGE_MUTANT_KINDS: readonly LanguageMutantKind[] = [
  mutantKind('leave a text untranslated', (_, said) =>
    isValueOfText(said) && lowerCaseWords(said.reference ?? '').length > 3 ? said.reference : undefined,
  ),
  mutantKind('leave a sentence untranslated', (value, said) => {
    const [own, first] = [sentencesOf(value), sentencesOf(said.reference ?? '')];
    return own.length > 1 && own.length === first.length ? [...own.slice(0, -1), first.at(-1)].join('') : undefined;
  }),
  mutantKind('leave a message untranslated', (_, said) =>
    said.target.file.includes('/interface/') && lowerCaseWords(said.reference ?? '').length > 3 ? said.reference : undefined,
  ),
  mutantKind('take quotation marks away', (value, said) =>
    isValueOfText(said) && value.includes('"') ? value.replaceAll('"', '') : undefined,
  ),
  mutantKind('take the marks of another language', (value, said, { settings }) =>
    isValueOfText(said) && value.includes('"')
      ? value.replaceAll(/"([^"]*)"/g, settings.typography?.outer[0].startsWith('«') ? '“$1”' : '«$1»')
      : undefined,
  ),
  mutantKind('put a quotation between single marks', (value, said) =>
    isValueOfText(said) && /"[^"']*"/.test(value) ? value.replace(/"([^"']*)"/, "'$1'") : undefined,
  ),
  mutantKind('leave a sentence out', (value, said, _, random) => {
    const all = sentencesOf(value);
    const one = random.below(all.length);
    return isValueOfText(said) && all.length > 1
      ? all
          .filter((__, index) => index !== one)
          .join('')
          .trim()
      : undefined;
  }),
  mutantKind('change a digit', (value, said) =>
    // "=1" in a message selects a plural case; readers do not see this digit.
    /(?<!=)\d/.test(said.reference ?? '') ? value.replace(/(?<!=)\d/, (digit) => String((Number(digit) + 3) % 10)) : undefined,
  ),
  mutantKind('change a number word', (value, said, { settings: { counting } }, random) => {
    const told = Object.entries(counting.numbers).filter(
      ([word, number]) => number >= MIN_CHANGED_NUMBER && wholeWordPattern(word).test(value),
    );
    const [word] = told.toSorted(([a], [b]) => b.length - a.length)[0] ?? [];
    const other = random.pick(Object.entries(counting.numbers).filter(([one, number]) => number >= MIN_CHANGED_NUMBER && one !== word));
    return word !== undefined && other && said.reference !== undefined ? value.replace(wholeWordPattern(word), other[0]) : undefined;
  }),
  mutantKind('change the count of an instruction', (value, { target }, { settings: { counting } }, random) => {
    if (target.key !== 'instruction') return undefined;
    const numbers = Object.keys(counting.numbers).toSorted((a, b) => b.length - a.length);
    const word = numbers.find((one) => new RegExp(`${escapeRegExp(one)} (?:${counting.times.join('|')})`).test(value));
    const other = random.pick(numbers.filter((one) => (counting.numbers[one] ?? 0) >= MIN_CHANGED_NUMBER && one !== word));
    return word === undefined || other === undefined ? undefined : value.replace(wholeWordPattern(word), other);
  }),
  mutantKind('spell a name as the first language does', (value, said, { names }, random) => {
    if (!isValueOfText(said)) return undefined;
    const pair = random.pick(names.filter(([reference, own]) => reference !== own && wholeWordPattern(own).test(value)));
    return pair && value.replace(wholeWordPattern(pair[1]), pair[0]);
  }),
  mutantKind('misspell a name', (value, said, { names }, random) => {
    const pair = isValueOfText(said) ? random.pick(names.filter(([, own]) => wholeWordPattern(own).test(value))) : undefined;
    if (!pair) return undefined;
    const [, own] = pair;
    const at = 1 + random.below(own.length - 2);
    return value.replace(wholeWordPattern(own), own.slice(0, at) + own.slice(at + 1));
  }),
  mutantKind('take a term of the first language', (value, said, { terms }, random) => {
    const pair = isValueOfText(said)
      ? random.pick(terms.filter(([reference, own]) => reference !== own && wholeWordPattern(own).test(value)))
      : undefined;
    return pair && value.replace(wholeWordPattern(pair[1]), pair[0]);
  }),
  mutantKind('leave a term out', (value, said, { terms }, random) => {
    const pair = isValueOfText(said)
      ? random.pick(
          terms.filter(([reference, own]) => wholeWordPattern(own).test(value) && wholeWordPattern(reference).test(said.reference ?? '')),
        )
      : undefined;
    return (
      pair &&
      value
        .replaceAll(new RegExp(wholeWordPattern(pair[1]), 'giu'), '')
        .replace(/  +/g, ' ')
        .trim()
    );
  }),
  mutantKind('leave a verdict untranslated', (value, said) =>
    isInFile(said, 'verdicts.yaml') && said.reference !== value ? said.reference : undefined,
  ),
  mutantKind('leave a grader or narrator untranslated', (value, said) =>
    isInFile(said, 'people.yaml') && said.reference !== value ? said.reference : undefined,
  ),
  mutantKind('double a vowel of a word', (value, said, _, random) => {
    const vowel = isValueOfText(said)
      ? random.pick([...value.matchAll(/(?<=(?<![\p{L}'-])\p{Ll}{3,})[aeiou](?=\p{Ll}{3,})/gu)])
      : undefined;
    return vowel && value.slice(0, vowel.index) + vowel[0] + value.slice(vowel.index);
  }),
  mutantKind('lose a placeholder', (value, said) =>
    said.target.file.includes('/interface/') && /\{\w+\}/.test(value) ? value.replace(/ ?\{\w+\}/, '') : undefined,
  ),
];

/** Files without translations, and keys whose values are not translations. */
const FILES_WITHOUT_TRANSLATION = /\/(?:exceptions|glossary|language|search)\.yaml$/;
const KEYS_WITHOUT_TRANSLATION = new Set(['needs', 'words', 'called', 'except', 'screen', 'numbering']);

/** Every value that a language says, with the name of its place: the keys that lead to it. */
export function languageTargets(file: SourceFile): { target: MutationTarget; place: string }[] {
  if (FILES_WITHOUT_TRANSLATION.test(file.path)) return [];
  const targets: { target: MutationTarget; place: string }[] = [];
  const document = parseDocument(file.text);
  const add = (key: string, node: Scalar, place: string): void => {
    const [start = 0, end = 0] = node.range ?? [];
    const line = file.text.slice(0, start).split('\n').length;
    targets.push({
      target: { file: file.path, key, line, start, end, source: file.text.slice(start, end), value: String(node.value) },
      place: `${file.path.replace(/^content\/languages\/[^/]+\//, '')} ${place}`,
    });
  };
  const walk = (node: Node | null | undefined, path: readonly string[]): void => {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        const name = isScalar(key) ? String(key.value) : '';
        if (KEYS_WITHOUT_TRANSLATION.has(name)) continue;
        if (isScalar(value) && typeof value.value === 'string') add(name, value, [...path, name].join('/'));
        else walk(value as Node | null, [...path, name]);
      }
    } else if (isSeq(node)) node.items.forEach((item, index) => walk(item as Node, [...path, String(index)]));
  };
  walk(document.contents, []);
  return targets;
}

/** Each mutant of a file needs a run of its own. */
const MAX_MUTANTS_PER_FILE = 6;

/**
 * Mutants of a language's files, the kinds in equal parts as far as its texts allow it.
 * @param files of the language
 * @param firstLanguageFiles files of the first language
 */
export function drawLanguageMutants(
  files: readonly SourceFile[],
  firstLanguageFiles: readonly SourceFile[],
  known: LanguageNamesAndTerms,
  count: number,
  random: Random,
): Mutant[] {
  const partners = new Map(firstLanguageFiles.flatMap(languageTargets).map(({ target, place }) => [place, target.value]));
  const all = files
    .flatMap(languageTargets)
    .map(({ target, place }): TargetWithFirstLanguage => ({ target, reference: partners.get(place) }));
  const used = new Map<string, number>();
  return LANGUAGE_MUTANT_KINDS.flatMap(({ name, spoil }, index) => {
    const wanted = Math.floor(count / LANGUAGE_MUTANT_KINDS.length) + (index < count % LANGUAGE_MUTANT_KINDS.length ? 1 : 0);
    const made: Mutant[] = [];
    for (const said of random.shuffle(all)) {
      if (made.length >= wanted) break;
      const { target } = said;
      if ((used.get(target.file) ?? 0) >= MAX_MUTANTS_PER_FILE) continue;
      const value = spoil(target.value.trim(), said, known, random);
      if (value === undefined || value === '' || value === target.value.trim()) continue;
      used.set(target.file, (used.get(target.file) ?? 0) + 1);
      made.push({ kind: name, changes: [{ target, source: quoteValueForTarget(target, value) }] });
    }
    return made;
  });
}

/** Files whose values every text may show: a fault in one shows in others, so that it is judged alone. */
const SHARED_LANGUAGE_FILE = /^content\/languages\/[^/]+\/[^/]+\.yaml$/;

/** The files that a fault in a file of a language may show in, itself included. */
export function languageBatchConflictsFinder(files: readonly SourceFile[]): (file: string) => ReadonlySet<string> {
  const all = files.map(({ path }) => path);
  const shared = all.filter((path) => SHARED_LANGUAGE_FILE.test(path));
  return (file) => new Set(SHARED_LANGUAGE_FILE.test(file) ? all : [file, ...shared]);
}
