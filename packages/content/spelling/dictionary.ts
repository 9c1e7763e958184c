/** Reads the spelling dictionaries of languages: Hunspell's, or a list of words in a trie. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { decodeTrie } from 'cspell-trie-lib';
import { InputError } from '../../command-line/input.ts';

/** Whether a word is spelt right. */
export type IsKnownWord = (word: string) => boolean;

const require = createRequire(import.meta.url);
/** A package and the list of words in it: `@cspell/dict-id-id/dict/id-id.trie`. */
const TRIE_PATH_PATTERN = /^((?:@[^/]+\/)?[^/]+)\/(.+\.trie)$/;

/** Codes of the errors for a package or a file that is not there. */
const MISSING_FILE_CODES: ReadonlySet<unknown> = new Set(['MODULE_NOT_FOUND', 'ENOENT']);

/** Reads a file that a package has beside its main module. @throws InputError where it is not there */
function readPackageFile(packageName: string, file: string, settingsPath: string): string {
  try {
    return readFileSync(join(dirname(require.resolve(packageName)), file), 'utf8');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && MISSING_FILE_CODES.has(error.code))) throw error;
    throw new InputError(
      `${settingsPath} names "${packageName}" under "spelling", and ${file} of that package is not installed. Run "npm install", or mend the name.`,
    );
  }
}

/**
 * Opens a dictionary.
 * @param packageOrTriePath an installed package with `index.aff` and `index.dic` (`dictionary-fr`), or the path of a `.trie` in one
 * @param settingsPath the file that names it, for messages: `content/languages/fr/language.yaml`
 * @throws InputError where it is not installed
 */
export async function openDictionary(packageOrTriePath: string, settingsPath: string): Promise<IsKnownWord> {
  const [, name, file] = TRIE_PATH_PATTERN.exec(packageOrTriePath) ?? [];
  if (name !== undefined && file !== undefined) {
    const trie = decodeTrie(readPackageFile(name, file, settingsPath));
    // The list has names with a capital and other words without.
    return (word) => trie.has(word) || trie.has(word.toLowerCase());
  }
  const hunspell = await createHunspellFromStrings(
    readPackageFile(packageOrTriePath, 'index.aff', settingsPath),
    readPackageFile(packageOrTriePath, 'index.dic', settingsPath),
  );
  return (word) => hunspell.testSpelling(word);
}
