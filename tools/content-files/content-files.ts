/**
 * The texts as files apart from the program: each text is cut into parts, a file each, named by its content; one list names the
 * parts of every text, and each page names that list. So a corrected letter changes a part or two, the list and the pages, and no
 * script (docs/decisions/2026-11-22-evidence.md).
 */
import { contentHash } from './content-hash.ts';
import { cutToParts } from './parts.ts';

interface Emitted {
  /** Path below the base. */
  file: string;
  source: string;
}

export interface ContentFiles {
  /** The list of parts by text; its file is JSON. */
  list: Emitted;
  parts: Emitted[];
}

/** Files of parts by text, as the list holds them: names below `assets/`. */
export type PartsByText = Record<string, string[]>;

/** `category/prayer` is in `prayer-…`, `meanings/prayer` in `prayer-meanings-…`. */
const stemOf = (name: string): string =>
  name
    .split('/')
    .filter((step) => step !== 'category')
    .toReversed()
    .join('-');

/** @param texts every text of the app by name */
export function contentFiles(texts: ReadonlyMap<string, unknown>): ContentFiles {
  const parts = new Map<string, string>();
  const byText: PartsByText = {};
  for (const [name, value] of texts) {
    byText[name] = cutToParts(value).map((source) => {
      const file = `${stemOf(name)}-${contentHash(source)}.txt`;
      parts.set(file, source);
      return file;
    });
  }
  const list = JSON.stringify(byText);
  return {
    list: { file: `assets/content-${contentHash(list)}.json`, source: list },
    parts: [...parts].map(([file, source]) => ({ file: `assets/${file}`, source })),
  };
}
