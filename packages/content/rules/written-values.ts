/** Collects every value that an editor wrote, with the id of the text that it belongs to. */
import { parseDocument, visit } from 'yaml';
import { entryKeyInLanguageFile } from '../compiler/joined-file.ts';
import type { SourceFile } from '../compiler/source-file.ts';
import type { Finding } from './finding.ts';

/** What kind of text a value is: Arabic, text of a language, Latin transliteration, or code for the machine. */
type ValueKind = 'arabic' | 'language' | 'transliteration' | 'code';

export interface WrittenValue {
  file: SourceFile;
  path: readonly (string | number)[];
  /** The nearest key: `translation`. */
  key: string;
  kind: ValueKind;
  /** As compiled: blanks at both ends taken off. */
  value: string;
  /** Id of the text that the value belongs to: `prayer/ablution#before-wudu`, or the file's own name. */
  owner: string;
  /** The object that holds the value, with its other keys. */
  beside: Readonly<Record<string, unknown>>;
  /** Line of the value's first character. */
  line: number;
  /** The YAML comment on the same line. If an editor meant "#" as text, the value ends too early. */
  comment?: string;
}

const LANGUAGES_FOLDER = 'content/languages/';
/** Keys in a language's folder whose values are addresses, not words. */
const CODE_KEYS = new Set(['screen']);
/** Keys whose value is Arabic: a text, and the words in which two wordings of it differ. */
const ARABIC_KEYS = new Set(['arabic', 'has', 'lacks']);
/**
 * Files about the content, not of it. `roots.yaml` is left out since rules compare its words with the texts, and `check.yaml` and
 * wishes since they are written as people type.
 */
const PATH_WITHOUT_WRITTEN_VALUES =
  /^content\/(?:languages\/[^/]+\/)?(?:(?:check|exceptions|glossary|language|retired|search|sources|specified-counts)\.yaml$|wishes\/)|^content\/roots\.yaml$/;

/** In a language's folder all values are text of that language or code; elsewhere they are Arabic, transliteration or code. */
const valueKindOf = (key: string, { path }: SourceFile): ValueKind => {
  if (path.startsWith(LANGUAGES_FOLDER)) return CODE_KEYS.has(key) ? 'code' : 'language';
  if (ARABIC_KEYS.has(key)) return 'arabic';
  return key === 'transliteration' ? key : 'code';
};

/** All values of the files whose texts readers see. */
export const writtenValues = (files: readonly SourceFile[]): WrittenValue[] =>
  files.filter(({ path }) => !PATH_WITHOUT_WRITTEN_VALUES.test(path)).flatMap(valuesOfFile);

function valuesOfFile(file: SourceFile): WrittenValue[] {
  if (file.problems.some(({ code }) => code === 'yaml')) return [];
  const document = parseDocument(file.text, { uniqueKeys: false });
  const comments = new Map<number, string>();
  const blocks = new Set<number>();
  visit(document, {
    Scalar(_, node) {
      if (node.comment && node.range) comments.set(node.range[0], node.comment.trim());
      if ((node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED') && node.range) blocks.add(node.range[0]);
    },
  });
  const base = file.path.replace(/^content\/(?:languages\/[^/]+\/)?(?:texts\/)?/, '').replace(/\.yaml$/, '');
  const written: WrittenValue[] = [];
  const walk = (value: unknown, path: (string | number)[], owner: string, beside: Record<string, unknown>): void => {
    if (Array.isArray(value)) {
      value.forEach((one, index) => walk(one, [...path, index], ownerOfEntry(one, base, owner, path), beside));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value))
        walk(one, [...path, key], ownerOfKeyedEntry(key, base, owner, path) ?? owner, value as Record<string, unknown>);
    } else if (typeof value === 'string') {
      const key = path.findLast((part) => typeof part === 'string')?.toString() ?? '';
      const start = startOf(document.getIn(path, true));
      const comment = start === undefined ? undefined : comments.get(start);
      const line = file.line(path) + (start !== undefined && blocks.has(start) ? 1 : 0);
      written.push({
        file,
        path,
        key,
        kind: valueKindOf(key, file),
        value: value.trim(),
        owner,
        beside,
        line,
        ...(comment ? { comment } : {}),
      });
    }
  };
  walk(document.toJS(), [], base, {});
  return written;
}

const startOf = (node: unknown): number | undefined => (node as { range?: [number, number, number] } | undefined)?.range?.[0];

/** The keys of lists whose entries a language's files name by id. */
const IDENTIFIED_LIST_KEYS = new Set(
  'cards sections items blocks omitted verses narrations names entries replacements phrases groups needs'.split(' '),
);

/** The permanent name of an entry of a list, from its id below a key. */
const listEntryPermanentId = (listKey: string | number | undefined, id: string | number, fileId: string, ownerId: string): string =>
  listKey === 'blocks' ? `${ownerId}.${id}` : listKey === 'omitted' ? `${fileId}#omitted.${id}` : `${fileId}#${id}`;

/** The owner of the values below a key that is the id of an entry, as in a language's files. */
const ownerOfKeyedEntry = (key: string, base: string, owner: string, path: readonly (string | number)[]): string | undefined =>
  IDENTIFIED_LIST_KEYS.has(String(path.at(-1))) ? listEntryPermanentId(path.at(-1), key, base, owner) : undefined;

function ownerOfEntry(entry: unknown, base: string, owner: string, path: readonly (string | number)[]): string {
  const id = entryKeyInLanguageFile(entry);
  return id === undefined ? owner : listEntryPermanentId(path.at(-1), id, base, owner);
}

/** Makes a finding about a value, at its line. @param index of the fault in the value */
export function findingInValue(entry: WrittenValue, message: string, index = 0): Finding {
  const breaks = entry.value.slice(0, index).split('\n').length - 1;
  // Folded text has lost its line breaks; its first line is near enough.
  return {
    file: entry.file.path,
    line: entry.line + breaks,
    message: `${entry.key} of ${entry.owner}: ${message}`,
    subject: { card: entry.owner, field: entry.key },
  };
}

/** Whether a value is a language's rendering of a verse. */
export const isVerseTranslation = ({ file }: WrittenValue): boolean => file.path.endsWith('/verses.yaml');

/** The word around an index of a value, for messages. */
export function wordAt(value: string, index: number): string {
  const start = Math.max(value.lastIndexOf(' ', index - 1), value.lastIndexOf('\n', index - 1)) + 1;
  const end = value.slice(index).search(/[ \n]/);
  return value.slice(start, end < 0 ? undefined : index + end);
}
