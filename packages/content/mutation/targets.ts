/** The values that a mutant may change, each as the very characters of its file. */
import { type Document, parseDocument, visit, isScalar, isSeq, isMap, type Scalar } from 'yaml';
import type { SourceFile } from '../compiler/source-file.ts';

export interface MutationTarget {
  file: string;
  /**
   * One of `TARGET_KEYS`, or `meaning` (of a word), `reading` (the word that has one), `card` (whole, in a text file),
   * `said card` (whole, in a language file), `root`, `root form`, `root sense` (a line).
   */
  key: string;
  /** Line of the value in the file, counted from 1; it tells equal values apart. */
  line: number;
  start: number;
  end: number;
  /** The file's text from `start` to `end`. */
  source: string;
  /** As the compiler reads it. */
  value: string;
  /** The same card as another language says it, for a `said card`. */
  foreign?: string;
  /** Words of a translation that render a phrase as the other texts with this phrase do. */
  rendering?: readonly string[];
}

/** A value in quotes; in place of a block of lines it keeps the last line end. */
export const quoteValueForTarget = ({ source }: MutationTarget, value: string): string =>
  JSON.stringify(value.trim()) + (source.endsWith('\n') ? '\n' : '');

const TARGET_KEYS = new Set([
  'arabic',
  'translation',
  'references',
  'told_in',
  'repeat',
  'quran',
  'verdict',
  'by',
  'narrator',
  'saying_of',
]);

/** `roots.yaml` of the project and of each language. */
const ROOTS_FILE_PATTERN = /^content\/(?:languages\/[^/]+\/)?roots\.yaml$/;

/** The roots and forms of `roots.yaml`, or the senses of the file of a language. */
function addRootTargets(
  document: Document.Parsed,
  add: (key: string, node: Scalar) => void,
  addWhole: (key: string, from: number, to: number) => void,
): void {
  if (!isMap(document.contents)) return;
  const roots = document.contents.get('roots');
  if (isMap(roots)) for (const { key } of roots.items) if (isScalar(key)) add('root', key);
  visit(document, {
    Seq(_, list) {
      for (const form of list.items) if (isScalar(form)) add('root form', form);
    },
  });
  if (roots !== undefined) return;
  for (const { key, value } of document.contents.items)
    if (isScalar(key) && isScalar(value)) addWhole('root sense', key.range?.[0] ?? 0, value.range?.[1] ?? 0);
}

/** All targets of a file, in its order. */
export function targetsOf(file: SourceFile): MutationTarget[] {
  const document = parseDocument(file.text);
  const targets: MutationTarget[] = [];
  const add = (key: string, node: Scalar): void => {
    const [start, end] = node.range ?? [0, 0];
    const line = file.text.slice(0, start).split('\n').length;
    targets.push({ file: file.path, key, line, start, end, source: file.text.slice(start, end), value: String(node.value) });
  };
  const addWhole = (key: string, from: number, to: number): void => {
    const source = file.text.slice(from, to).trimEnd();
    const line = file.text.slice(0, from).split('\n').length;
    targets.push({ file: file.path, key, line, start: from, end: from + source.length, source, value: source });
  };
  if (ROOTS_FILE_PATTERN.test(file.path)) {
    addRootTargets(document, add, addWhole);
    return targets;
  }
  visit(document, {
    Map(_, map) {
      for (const { key, value } of map.items) {
        const name = isScalar(key) ? String(key.value) : '';
        if (name === 'forms' && isMap(value)) {
          for (const { value: meaning } of value.items) if (isScalar(meaning)) add('meaning', meaning);
        }
        if (name === 'readings' && isMap(value)) for (const one of value.items) if (isScalar(one.key)) add('reading', one.key);
        if (name === 'cards' && isSeq(value))
          for (const one of value.items) if (isMap(one) && one.range) addWhole('card', one.range[0], one.range[1]);
        if (name === 'cards' && isMap(value)) {
          for (const pair of value.items) {
            const start = isScalar(pair.key) ? pair.key.range?.[0] : undefined;
            const end = isMap(pair.value) ? pair.value.range?.[1] : undefined;
            if (start !== undefined && end !== undefined) addWhole('said card', start, end);
          }
        }
        if (!TARGET_KEYS.has(name) || isMap(value)) continue;
        if (isScalar(value)) add(name, value);
        else if (isSeq(value)) for (const one of value.items) if (isScalar(one)) add(name, one);
      }
    },
  });
  return targets;
}
