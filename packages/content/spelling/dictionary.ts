/** Reads the spelling dictionaries of languages: Hunspell's, or a list of words in a trie. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { decodeTrie } from 'cspell-trie-lib';

/** Whether a word is spelt right. */
export type IsKnownWord = (word: string) => boolean;

const require = createRequire(import.meta.url);
/** A package and the list of words in it: `@cspell/dict-id-id/dict/id-id.trie`. */
const TRIE_PATH_PATTERN = /^((?:@[^/]+\/)?[^/]+)\/(.+\.trie)$/;

/** Reads a file that a package has beside its main module. */
const readPackageFile = (packageName: string, file: string): string =>
  readFileSync(join(dirname(require.resolve(packageName)), file), 'utf8');

/**
 * Opens a dictionary.
 * @param packageOrTriePath an installed package with `index.aff` and `index.dic` (`dictionary-fr`), or the path of a `.trie` in one
 * @throws Error where it is not installed
 */
export async function openDictionary(packageOrTriePath: string): Promise<IsKnownWord> {
  const [, name, file] = TRIE_PATH_PATTERN.exec(packageOrTriePath) ?? [];
  if (name !== undefined && file !== undefined) {
    const trie = decodeTrie(readPackageFile(name, file));
    // The list has names with a capital and other words without.
    return (word) => trie.has(word) || trie.has(word.toLowerCase());
  }
  const hunspell = await createHunspellFromStrings(
    readPackageFile(packageOrTriePath, 'index.aff'),
    readPackageFile(packageOrTriePath, 'index.dic'),
  );
  return (word) => hunspell.testSpelling(word);
}
