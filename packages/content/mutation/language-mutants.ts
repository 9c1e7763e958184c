/** What may go wrong with a translation, as changes to the files of a language. */
import { isScalar, isMap, isSeq, parseDocument, type Node, type Scalar } from 'yaml';
import type { SourceFile } from '../compiler/source-file.ts';
import type { LanguageSettings } from '../compiler/language-settings.ts';
import { lowerCaseWords } from '../rules/bare-words.ts';
import type { Mutant } from './plan.ts';
import type { Random } from './random.ts';
import type { Target } from './targets.ts';

/** A value of a language with the first language's value at the same place. */
interface Said {
  target: Target;
  /** Undefined where the first language has none. */
  reference: string | undefined;
}

/** What the kinds know of the language. */
export interface Knowledge {
  settings: LanguageSettings;
  /** Names in the first language and in this one. */
  names: readonly (readonly [reference: string, own: string])[];
  /** Terms in the first language and their words in this one. */
  terms: readonly (readonly [reference: string, own: string])[];
}

interface LanguageKind {
  name: string;
  /** The value with the fault, or undefined where this one offers no place for it. */
  spoil: (value: string, said: Said, known: Knowledge, random: Random) => string | undefined;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const alone = (text: string): RegExp => new RegExp(`(?<![\\p{L}-])${escaped(text)}(?![\\p{L}-])`, 'u');

/** Sentences of a text with their stops. */
const sentencesOf = (text: string): string[] => text.match(/[^.?!]+[.?!]+["')]*\s*/gu) ?? [];

/** A text that the words of the interface and the meanings of words are not. */
const isText = ({ target }: Said): boolean => /^content\/languages\/[^/]+\/(?:texts\/|verses\.yaml$)/.test(target.file);

const kind = (name: string, spoil: LanguageKind['spoil']): LanguageKind => ({ name, spoil });
const fileIs = ({ target }: Said, name: string): boolean => target.file.endsWith(`/${name}`);

const NUMBER_LEAST = 3;

export const LANGUAGE_KINDS: readonly LanguageKind[] = [
  kind('leave a text untranslated', (_, said) =>
    isText(said) && lowerCaseWords(said.reference ?? '').length > 3 ? said.reference : undefined,
  ),
  kind('leave a sentence untranslated', (value, said) => {
    const [own, first] = [sentencesOf(value), sentencesOf(said.reference ?? '')];
    return own.length > 1 && own.length === first.length ? [...own.slice(0, -1), first.at(-1)].join('') : undefined;
  }),
  kind('leave a message untranslated', (_, said) =>
    said.target.file.includes('/interface/') && lowerCaseWords(said.reference ?? '').length > 3 ? said.reference : undefined,
  ),
  kind('take quotation marks away', (value, said) => (isText(said) && value.includes('"') ? value.replaceAll('"', '') : undefined)),
  kind('take the marks of another language', (value, said, { settings }) =>
    isText(said) && value.includes('"')
      ? value.replaceAll(/"([^"]*)"/g, settings.typography?.outer[0].startsWith('«') ? '“$1”' : '«$1»')
      : undefined,
  ),
  kind('put a quotation between single marks', (value, said) =>
    isText(said) && /"[^"']*"/.test(value) ? value.replace(/"([^"']*)"/, "'$1'") : undefined,
  ),
  kind('leave a sentence out', (value, said, _, random) => {
    const all = sentencesOf(value);
    const one = random.below(all.length);
    return isText(said) && all.length > 1
      ? all
          .filter((__, index) => index !== one)
          .join('')
          .trim()
      : undefined;
  }),
  kind('change a digit', (value, said) =>
    // "=1" in a message is a choice, and no number that is read.
    /(?<!=)\d/.test(said.reference ?? '') ? value.replace(/(?<!=)\d/, (digit) => String((Number(digit) + 3) % 10)) : undefined,
  ),
  kind('change a number word', (value, said, { settings: { counting } }, random) => {
    const told = Object.entries(counting.numbers).filter(([word, number]) => number >= NUMBER_LEAST && alone(word).test(value));
    const [word] = told.toSorted(([a], [b]) => b.length - a.length)[0] ?? [];
    const other = random.pick(Object.entries(counting.numbers).filter(([one, number]) => number >= NUMBER_LEAST && one !== word));
    return word !== undefined && other && said.reference !== undefined ? value.replace(alone(word), other[0]) : undefined;
  }),
  kind('change the count of an instruction', (value, { target }, { settings: { counting } }, random) => {
    if (target.key !== 'instruction') return undefined;
    const numbers = Object.keys(counting.numbers).toSorted((a, b) => b.length - a.length);
    const word = numbers.find((one) => new RegExp(`${escaped(one)} (?:${counting.times.join('|')})`).test(value));
    const other = random.pick(numbers.filter((one) => (counting.numbers[one] ?? 0) >= NUMBER_LEAST && one !== word));
    return word === undefined || other === undefined ? undefined : value.replace(alone(word), other);
  }),
  kind('spell a name as the first language does', (value, said, { names }, random) => {
    if (!isText(said)) return undefined;
    const pair = random.pick(names.filter(([reference, own]) => reference !== own && alone(own).test(value)));
    return pair && value.replace(alone(pair[1]), pair[0]);
  }),
  kind('misspell a name', (value, said, { names }, random) => {
    const pair = isText(said) ? random.pick(names.filter(([, own]) => alone(own).test(value))) : undefined;
    if (!pair) return undefined;
    const [, own] = pair;
    const at = 1 + random.below(own.length - 2);
    return value.replace(alone(own), own.slice(0, at) + own.slice(at + 1));
  }),
  kind('take a term of the first language', (value, said, { terms }, random) => {
    const pair = isText(said) ? random.pick(terms.filter(([reference, own]) => reference !== own && alone(own).test(value))) : undefined;
    return pair && value.replace(alone(pair[1]), pair[0]);
  }),
  kind('leave a term out', (value, said, { terms }, random) => {
    const pair = isText(said)
      ? random.pick(terms.filter(([reference, own]) => alone(own).test(value) && alone(reference).test(said.reference ?? '')))
      : undefined;
    return (
      pair &&
      value
        .replaceAll(new RegExp(alone(pair[1]), 'giu'), '')
        .replace(/  +/g, ' ')
        .trim()
    );
  }),
  kind('leave a verdict untranslated', (value, said) =>
    fileIs(said, 'verdicts.yaml') && said.reference !== value ? said.reference : undefined,
  ),
  kind('leave a grader or narrator untranslated', (value, said) =>
    fileIs(said, 'people.yaml') && said.reference !== value ? said.reference : undefined,
  ),
  kind('double a vowel of a word', (value, said, _, random) => {
    const vowel = isText(said) ? random.pick([...value.matchAll(/(?<=(?<![\p{L}'-])\p{Ll}{3,})[aeiou](?=\p{Ll}{3,})/gu)]) : undefined;
    return vowel && value.slice(0, vowel.index) + vowel[0] + value.slice(vowel.index);
  }),
  kind('lose a placeholder', (value, said) =>
    said.target.file.includes('/interface/') && /\{\w+\}/.test(value) ? value.replace(/ ?\{\w+\}/, '') : undefined,
  ),
];

/** Files that hold no translation, and values that are none. */
const NO_TRANSLATION = /\/(?:exceptions|glossary|language|search)\.yaml$/;
const NO_VALUE = new Set(['needs', 'words', 'called', 'except', 'screen', 'numbering']);

/** Every value that a language says, with the name of its place: the keys that lead to it. */
export function saidTargets(file: SourceFile): { target: Target; place: string }[] {
  if (NO_TRANSLATION.test(file.path)) return [];
  const targets: { target: Target; place: string }[] = [];
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
        if (NO_VALUE.has(name)) continue;
        if (isScalar(value) && typeof value.value === 'string') add(name, value, [...path, name].join('/'));
        else walk(value as Node | null, [...path, name]);
      }
    } else if (isSeq(node)) node.items.forEach((item, index) => walk(item as Node, [...path, String(index)]));
  };
  walk(document.contents, []);
  return targets;
}

/** A value between quotes; a block of lines takes its last line end with it. */
const written = ({ source }: Target, value: string): string => JSON.stringify(value) + (source.endsWith('\n') ? '\n' : '');

/** So many of a file at most, for each needs a run of its own. */
const MOST_OF_A_FILE = 6;

/**
 * Mutants of a language's files, the kinds in equal parts as far as its texts allow it.
 * @param files of the language
 * @param first files of the first language
 */
export function drawLanguageMutants(
  files: readonly SourceFile[],
  first: readonly SourceFile[],
  known: Knowledge,
  count: number,
  random: Random,
): Mutant[] {
  const partners = new Map(first.flatMap(saidTargets).map(({ target, place }) => [place, target.value]));
  const all = files.flatMap(saidTargets).map(({ target, place }): Said => ({ target, reference: partners.get(place) }));
  const used = new Map<string, number>();
  return LANGUAGE_KINDS.flatMap(({ name, spoil }, index) => {
    const wanted = Math.floor(count / LANGUAGE_KINDS.length) + (index < count % LANGUAGE_KINDS.length ? 1 : 0);
    const made: Mutant[] = [];
    for (const said of random.shuffle(all)) {
      if (made.length >= wanted) break;
      const { target } = said;
      if ((used.get(target.file) ?? 0) >= MOST_OF_A_FILE) continue;
      const value = spoil(target.value.trim(), said, known, random);
      if (value === undefined || value === '' || value === target.value.trim()) continue;
      used.set(target.file, (used.get(target.file) ?? 0) + 1);
      made.push({ kind: name, changes: [{ target, source: written(target, value) }] });
    }
    return made;
  });
}

/** Files whose values every text may show: a fault in one shows in others, so that it is judged alone. */
const SHARED = /^content\/languages\/[^/]+\/[^/]+\.yaml$/;

/** The files that a fault in a file of a language may show in, itself included. */
export function filesBeside(files: readonly SourceFile[]): (file: string) => ReadonlySet<string> {
  const all = files.map(({ path }) => path);
  const shared = all.filter((path) => SHARED.test(path));
  return (file) => new Set(SHARED.test(file) ? all : [file, ...shared]);
}
