/** Holds the built pages to their budgets: `npm run check:budget`, after a build. Bytes are counted, no time is measured. */
import { cwd } from 'node:process';
import { FIRST_LANGUAGE, LANGUAGES } from '../../site.config.ts';
import { languageSettings } from '../../packages/content/compiler/language-settings.ts';
import { textFaceOf } from '../../packages/typesetting/language-faces.ts';
import { siteLanguages } from './languages.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describePageWeight, type SiteWeights, weighPages, SHOWN } from './budget.ts';

const KB = 1024;

/** What the scripts of any page may weigh, brotli. Each language of the site takes some 80 bytes, for its name, its address and its offer. */
const MOST_JS = 105 * KB;
/** What the words of one category mean. */
const MOST_MEANINGS = 25 * KB;
/** The search index: the texts, which the check of a text reads too, the words, and what was learned from wishes, which is a third. A page adds half a kilobyte. */
const MOST_INDEX = 380 * KB;
/** The check of a text: its code and the texts, which the search has too. */
const MOST_CHECK = 150 * KB;
/** The offline copy takes one request for each of its files on a first visit, so their number is limited too. A category brings two. */
const mostOfflineFiles = (categories: number): number => 126 + 2 * categories;

/**
 * What whole pages may weigh: HTML, style sheet, scripts and fonts, brotli. The pages of remembrance show both scripts, whose faces
 * are 61 KB; they had faces of their own for 25 KB less, which the site did not gain as a whole: every reader loaded 37 KB twice.
 */
const PAGES = [
  { path: '/', bytes: 130 * KB },
  { path: '/morning-evening/morning-remembrance', bytes: 214 * KB },
  { path: '/morning-evening/evening-remembrance', bytes: 214 * KB },
];

/** What the face of a language that is not written in Latin letters may weigh beside. */
const MOST_FACE = 36 * KB;

/** What is over its budget, as lines. @param more bytes that a page of this language may weigh beside one in Latin letters */
function overBudget(loads: SiteWeights, more: number): string[] {
  const { byPath, styles, offline, meanings, index, check } = loads;
  const faults = [...byPath]
    .filter(([, { js }]) => js > MOST_JS)
    .map(([path, { js }]) => `${path}: ${js} bytes of scripts, at most ${MOST_JS}`);
  for (const { path, bytes } of PAGES) {
    const total = byPath.get(path)?.total ?? Number.NaN;
    if (!(total <= bytes + more)) faults.push(`${path}: ${total} bytes in all, at most ${bytes + more}`);
  }
  if (styles.length !== 1) faults.push(`${styles.length} style sheets, one is wanted`);
  const mostFiles = mostOfflineFiles(meanings.size);
  if (offline.files > mostFiles) faults.push(`the offline copy has ${offline.files} files, at most ${mostFiles}`);
  if (meanings.size === 0) faults.push('no text holds the meanings of words');
  for (const [category, bytes] of meanings) {
    if (bytes > MOST_MEANINGS) faults.push(`the meanings of ${category} have ${bytes} bytes, at most ${MOST_MEANINGS}`);
  }
  if (!(index > 0 && index <= MOST_INDEX)) faults.push(`the search index has ${index} bytes, at most ${MOST_INDEX}`);
  if (!(check > 0 && check <= MOST_CHECK)) faults.push(`the check of a text has ${check} bytes, at most ${MOST_CHECK}`);
  return faults;
}

/** Style sheets among the files that a language serves. @param place of the language in the built site, '' for the first */
const sheetsOf = (root: string, place: string): string[] =>
  readdirSync(join(root, 'build/client', place), { recursive: true, encoding: 'utf8' }).filter(
    // Each other language has its own below its tag.
    (name) => name.endsWith('.css') && (place !== '' || !LANGUAGES.slice(1).includes(name.split(/[\\/]/)[0] ?? '')),
  );

/** Holds one language to its budget, and prints what it weighs. @returns what is over it */
function checkLanguage(root: string, tag: string): string[] {
  const loads = weighPages(root, tag);
  const more = textFaceOf(languageSettings(root, tag)) ? MOST_FACE : 0;
  const faults = overBudget({ ...loads, styles: sheetsOf(root, tag === FIRST_LANGUAGE ? '' : tag) }, more);
  console.log(`language: ${tag}`);
  for (const path of SHOWN) console.log(describePageWeight(loads, path));
  const [heaviest] = [...loads.byPath].toSorted(([, a], [, b]) => b.js - a.js);
  if (heaviest) console.log(`most scripts: ${heaviest[0]}, ${(heaviest[1].js / KB).toFixed(1)} KB of ${MOST_JS / KB}`);
  console.log(
    `offline copy: ${(loads.offline.bytes / KB).toFixed(1)} KB, ${loads.offline.files} files of ${mostOfflineFiles(loads.meanings.size)}`,
  );
  const [longest] = [...loads.meanings].toSorted(([, a], [, b]) => b - a);
  if (longest) console.log(`most meanings: ${longest[0]}, ${(longest[1] / KB).toFixed(1)} KB of ${MOST_MEANINGS / KB}`);
  console.log(`search index: ${(loads.index / KB).toFixed(1)} KB of ${MOST_INDEX / KB}`);
  console.log(`check of a text: ${(loads.check / KB).toFixed(1)} KB of ${MOST_CHECK / KB}`);
  return faults.map((fault) => `${tag}: ${fault}`);
}

export async function main(): Promise<number> {
  const root = cwd();
  const faults = siteLanguages(root).flatMap((tag) => checkLanguage(root, tag));
  for (const fault of faults) console.error(`over budget: ${fault}`);
  return faults.length > 0 ? 1 : 0;
}
