/** The values that a mutant may change, each as the very characters of its file. */
import { parseDocument, visit, isScalar, isSeq, isMap, type Scalar } from 'yaml';
import type { SourceFile } from '../compiler/source-file.ts';

export interface Target {
  file: string;
  /** `arabic`, `translation`, `references`, `told_in`, `repeat`, `quran`, `verdict`, `by`, `narrator`, `meaning` (of a word), `card` and `said card` (whole) */
  key: string;
  /** Id of the entry that holds it, as written; a text is told apart by file and line. */
  line: number;
  start: number;
  end: number;
  /** What stands from start to end. */
  source: string;
  /** As the compiler reads it. */
  value: string;
}

const KEYS = new Set(['arabic', 'translation', 'references', 'told_in', 'repeat', 'quran', 'verdict', 'by', 'narrator', 'saying_of']);

/** All targets of a file, in its order. */
export function targetsOf(file: SourceFile): Target[] {
  const document = parseDocument(file.text);
  const targets: Target[] = [];
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
  visit(document, {
    Map(_, map) {
      for (const { key, value } of map.items) {
        const name = isScalar(key) ? String(key.value) : '';
        if (name === 'forms' && isMap(value)) {
          for (const { value: meaning } of value.items) if (isScalar(meaning)) add('meaning', meaning);
        }
        if (name === 'cards' && isSeq(value))
          for (const one of value.items) if (isMap(one) && one.range) addWhole('card', one.range[0], one.range[1]);
        if (name === 'cards' && isMap(value)) {
          for (const pair of value.items) {
            const start = isScalar(pair.key) ? pair.key.range?.[0] : undefined;
            const end = isMap(pair.value) ? pair.value.range?.[1] : undefined;
            if (start !== undefined && end !== undefined) addWhole('said card', start, end);
          }
        }
        if (!KEYS.has(name) || isMap(value)) continue;
        if (isScalar(value)) add(name, value);
        else if (isSeq(value)) for (const one of value.items) if (isScalar(one)) add(name, one);
      }
    },
  });
  return targets;
}
