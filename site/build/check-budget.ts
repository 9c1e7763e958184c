/** Checks the sizes of the built pages: `npm run check:budget`, after a build. It counts bytes and measures no time. */
import { cwd } from 'node:process';
import { SCREENS } from '../../screens.ts';
import { FIRST_LANGUAGE, LANGUAGES } from '../../site.config.ts';
import { readLanguageSettings } from '../../packages/content/compiler/language-settings.ts';
import { defaultTextFaceOf } from '../../packages/typesetting/language-faces.ts';
import { siteLanguages } from './languages.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describePageWeight, type SiteWeights, weighPages, SAMPLE_PAGE_PATHS } from './budget.ts';

const KB = 1024;

/**
 * Limit for the scripts of each page, brotli. Each language of the site adds some 80 bytes: its name, address and
 * offer.
 */
const MAX_PAGE_SCRIPT_BYTES = 105 * KB;
/** Limit for the word meanings of one category. */
const MAX_CATEGORY_MEANINGS_BYTES = 25 * KB;
/**
 * Limit for the search index: the texts (the check of a text reads them too), the words, and the term counts of example
 * queries (`packages/core/search/wishes.ts`), a third of the index. A page adds half a KB.
 */
const MAX_SEARCH_INDEX_BYTES = 380 * KB;
/** Limit for the check of a text: its code, and the texts that it shares with the search. */
const MAX_TEXT_CHECK_BYTES = 150 * KB;
/** The first visit makes a request for each offline file, so their number is limited too: a category has two, a screen its script. */
const maxOfflineFiles = (categories: number): number => 103 + 2 * categories + SCREENS.length;

/**
 * Limits for whole pages: HTML, style sheet, scripts and fonts, brotli. The pages of remembrance show both Arabic scripts
 * (`ArabicScript`), whose faces take 61 KB. Faces for these pages alone saved them 25 KB, but every reader then loaded 37 KB
 * twice.
 */
const PAGE_BUDGETS = [
  { path: '/', bytes: 130 * KB },
  { path: '/morning-evening/morning-remembrance', bytes: 214 * KB },
  { path: '/morning-evening/evening-remembrance', bytes: 214 * KB },
];

/** Additional limit for the face of a language that is not written in Latin letters. */
const MAX_LANGUAGE_FACE_BYTES = 36 * KB;
/**
 * Additional limit of scripts, and of HTML, for the words of another language than the first one: French ones are longer by
 * a tenth, and a letter of Urdu takes two bytes. New names of files alone move a page by some 300 bytes.
 */
const MAX_LONGER_WORDS_BYTES = KB;

/** Bytes that a language may have above the limits. `scripts`: those of each page; `page`: a whole page. */
interface ExtraBytes {
  scripts: number;
  page: number;
}

const maxScriptBytes = ({ scripts }: ExtraBytes): number => MAX_PAGE_SCRIPT_BYTES + scripts;

/** A line for each exceeded limit. */
function budgetFaults(loads: SiteWeights, extra: ExtraBytes): string[] {
  const { scriptsByPath, pages, styles, offline, meanings, index, check } = loads;
  const faults = [...scriptsByPath]
    .filter(([, bytes]) => bytes > maxScriptBytes(extra))
    .map(([path, bytes]) => `${path}: ${bytes} bytes of scripts, at most ${maxScriptBytes(extra)}`);
  for (const { path, bytes } of PAGE_BUDGETS) {
    const total = pages.get(path)?.total ?? Number.NaN;
    if (!(total <= bytes + extra.page)) faults.push(`${path}: ${total} bytes in all, at most ${bytes + extra.page}`);
  }
  if (styles.length !== 1) faults.push(`${styles.length} style sheets, one is wanted`);
  const mostFiles = maxOfflineFiles(meanings.size);
  if (offline.files > mostFiles) faults.push(`the offline copy has ${offline.files} files, at most ${mostFiles}`);
  if (meanings.size === 0) faults.push('no text holds the meanings of words');
  for (const [category, bytes] of meanings) {
    if (bytes > MAX_CATEGORY_MEANINGS_BYTES)
      faults.push(`the meanings of ${category} have ${bytes} bytes, at most ${MAX_CATEGORY_MEANINGS_BYTES}`);
  }
  if (!(index > 0 && index <= MAX_SEARCH_INDEX_BYTES))
    faults.push(`the search index has ${index} bytes, at most ${MAX_SEARCH_INDEX_BYTES}`);
  if (!(check > 0 && check <= MAX_TEXT_CHECK_BYTES)) faults.push(`the check of a text has ${check} bytes, at most ${MAX_TEXT_CHECK_BYTES}`);
  return faults;
}

/**
 * Style sheets of a language in the built site.
 * @param languageFolder folder of the language below `client`, '' for the first
 */
const styleSheetsOf = (root: string, languageFolder: string): string[] =>
  readdirSync(join(root, 'build/client', languageFolder), { recursive: true, encoding: 'utf8' }).filter(
    // At the root, those in the folders of other languages do not count.
    (name) => name.endsWith('.css') && (languageFolder !== '' || !LANGUAGES.slice(1).includes(name.split(/[\\/]/)[0] ?? '')),
  );

/** Checks the limits of one language, and prints its sizes. @returns a line for each exceeded limit */
async function checkLanguageBudget(root: string, tag: string): Promise<string[]> {
  const loads = await weighPages(root, tag, [...new Set([...SAMPLE_PAGE_PATHS, ...PAGE_BUDGETS.map(({ path }) => path)])]);
  const longerWords = tag === FIRST_LANGUAGE ? 0 : MAX_LONGER_WORDS_BYTES;
  const face = defaultTextFaceOf(readLanguageSettings(root, tag)) ? MAX_LANGUAGE_FACE_BYTES : 0;
  const extra: ExtraBytes = { scripts: longerWords, page: 2 * longerWords + face };
  const faults = budgetFaults({ ...loads, styles: styleSheetsOf(root, tag === FIRST_LANGUAGE ? '' : tag) }, extra);
  console.log(`language: ${tag}`);
  for (const [path, weight] of loads.pages) console.log(describePageWeight(path, weight));
  const [heaviest] = [...loads.scriptsByPath].toSorted(([, a], [, b]) => b - a);
  if (heaviest) console.log(`most scripts: ${heaviest[0]}, ${(heaviest[1] / KB).toFixed(1)} KB of ${maxScriptBytes(extra) / KB}`);
  console.log(
    `offline copy: ${(loads.offline.bytes / KB).toFixed(1)} KB, ${loads.offline.files} files of ${maxOfflineFiles(loads.meanings.size)}`,
  );
  const [longest] = [...loads.meanings].toSorted(([, a], [, b]) => b - a);
  if (longest) console.log(`most meanings: ${longest[0]}, ${(longest[1] / KB).toFixed(1)} KB of ${MAX_CATEGORY_MEANINGS_BYTES / KB}`);
  console.log(`search index: ${(loads.index / KB).toFixed(1)} KB of ${MAX_SEARCH_INDEX_BYTES / KB}`);
  console.log(`check of a text: ${(loads.check / KB).toFixed(1)} KB of ${MAX_TEXT_CHECK_BYTES / KB}`);
  return faults.map((fault) => `${tag}: ${fault}`);
}

export async function main(): Promise<number> {
  const root = cwd();
  const faults: string[] = [];
  for (const tag of siteLanguages(root)) faults.push(...(await checkLanguageBudget(root, tag)));
  for (const fault of faults) console.error(`over budget: ${fault}`);
  return faults.length > 0 ? 1 : 0;
}
