/** The values that a mutant may change, each as the very characters of its file. */
import { parseDocument, visit, isScalar, isSeq, isMap, type Pair, type Scalar } from 'yaml';
import type { SourceFile } from '../compiler/source-file.ts';

export interface Target {
  file: string;
  /** `arabic`, `translation`, `references`, `told_in`, `repeat`, `quran`, `verdict`, `narrator`, `meaning` (of a word) */
  key: string;
  /** Id of the entry that holds it, as written; a text is told apart by file and line. */
  line: number;
  start: number;
  end: number;
  /** What stands from start to end. */
  source: string;
  /** As the compiler reads it. */
  value: string;
  /** The keys beside it. */
  beside: ReadonlySet<string>;
}

const KEYS = new Set(['arabic', 'translation', 'references', 'told_in', 'repeat', 'quran', 'verdict', 'narrator', 'saying_of']);

/** All targets of a file, in its order. */
export function targetsOf(file: SourceFile): Target[] {
  const document = parseDocument(file.text);
  const targets: Target[] = [];
  const add = (key: string, node: Scalar, beside: ReadonlySet<string>): void => {
    const [start, end] = node.range ?? [0, 0];
    const line = file.text.slice(0, start).split('\n').length;
    targets.push({ file: file.path, key, line, start, end, source: file.text.slice(start, end), value: String(node.value), beside });
  };
  visit(document, {
    Map(_, map) {
      const beside = new Set(map.items.map((pair: Pair) => String(isScalar(pair.key) ? pair.key.value : '')));
      for (const { key, value } of map.items) {
        const name = isScalar(key) ? String(key.value) : '';
        if (name === 'forms' && isMap(value)) {
          for (const { value: meaning } of value.items) if (isScalar(meaning)) add('meaning', meaning, new Set());
        }
        if (!KEYS.has(name) || isMap(value)) continue;
        if (isScalar(value)) add(name, value, beside);
        else if (isSeq(value)) for (const one of value.items) if (isScalar(one)) add(name, one, beside);
      }
    },
  });
  return targets;
}
