/** Reads the dictionaries that hold the spelling of a language: Hunspell's, or a list of words in a trie. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { decodeTrie } from 'cspell-trie-lib';

/** Whether a word is spelt right. */
export type Knows = (word: string) => boolean;

const require = createRequire(import.meta.url);
/** A package and the list of words in it: `@cspell/dict-id-id/dict/id-id.trie`. */
const TRIE = /^((?:@[^/]+\/)?[^/]+)\/(.+\.trie)$/;

/** Text of a file that a package has beside the module that it offers. */
const besideModule = (name: string, file: string): string => readFileSync(join(dirname(require.resolve(name)), file), 'utf8');

/**
 * Opens a dictionary.
 * @param dictionary an installed package with `index.aff` and `index.dic` (`dictionary-fr`), or the path of a `.trie` in one
 * @throws Error where it is not installed
 */
export async function openDictionary(dictionary: string): Promise<Knows> {
  const [, name, file] = TRIE.exec(dictionary) ?? [];
  if (name !== undefined && file !== undefined) {
    const trie = decodeTrie(besideModule(name, file));
    // The list has names with a capital and other words without.
    return (word) => trie.has(word) || trie.has(word.toLowerCase());
  }
  const hunspell = await createHunspellFromStrings(besideModule(dictionary, 'index.aff'), besideModule(dictionary, 'index.dic'));
  return (word) => hunspell.testSpelling(word);
}
