/**
 * `npm run content:new [-- prayer/ablution]`: asks for a new dua, or for a new page with its first dua, and writes its files: the text's, and
 * one in each language that is no draft.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cwd, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parse } from 'yaml';
import { FIRST_LANGUAGE } from '../../../site.config.ts';
import { InputError } from '../../command-line/input.ts';
import { readOptions, UsageError } from '../../command-line/options.ts';
import { isDraft, languageTagsIn } from '../compiler/languages.ts';
import { nearestSpelling } from '../compiler/nearest-name.ts';
import { PAGE_ID_PATTERN } from '../../core/ids.ts';
import { type Ask, askCard, askMenuSection, askNewPage } from '../new-content/ask-content.ts';
import { readControlFiles } from '../rules/control-files.ts';
import {
  pageYamlWithCard,
  translationYamlWithCard,
  menuYamlWithPage,
  sectionIdsOfMenu,
  type NewCard,
  newPageYaml,
  newPageTranslationYaml,
  assertCanAppendCard,
} from '../new-content/new-content.ts';

const USAGE = 'npm run content:new -- [category/page]';

/** The languages that have words for a card. */
const languagesOfCard = (card: NewCard): readonly string[] => ('quran' in card ? [] : Object.keys(card.translations));

/** The text of a file below the project; empty where there is none. */
const textOf = (root: string, path: string): string => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

/** Writes files, by their paths below the project. */
function writeFiles(root: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    const file = join(root, path);
    console.log(`${existsSync(file) ? 'changed' : 'wrote'} ${path}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** @throws UsageError for a category that is not there, or that has no menu yet */
function requireCategory(root: string, category: string, menuPath: string): void {
  if (existsSync(join(root, menuPath))) return;
  const list = 'content/texts/categories.yaml';
  const listed = (parse(textOf(root, list)) as { slug: string }[] | null) ?? [];
  throw new UsageError(
    listed.some(({ slug }) => slug === category)
      ? `The category '${category}' has no menu yet. Write ${menuPath} with "sections:" and below it "  - pages: []", and its title in every language`
      : `There is no category '${category}'; ${list} lists them`,
    USAGE,
  );
}

/** The pages of a category, as `category/page`. */
const pagePaths = (root: string, category: string): string[] =>
  readdirSync(join(root, 'content/texts', category)).flatMap((name) =>
    name.endsWith('.yaml') && name !== '_menu.yaml' ? `${category}/${name.slice(0, -'.yaml'.length)}` : [],
  );

interface PageWithCardIds {
  cards?: { id?: string; use?: string }[] | null;
}

/** The ids of a page's cards; a card that reuses another one has the id of that one unless it names its own. */
const cardIds = (pageYaml: string): string[] =>
  ((parse(pageYaml) as PageWithCardIds | null)?.cards ?? []).flatMap(({ id, use }) => id ?? use?.split('#')[1] ?? []);

/** The ids of a page that were withdrawn. */
const retiredIdsOf = (retiredCards: readonly string[], pagePath: string): string[] =>
  retiredCards.flatMap((card) => (card.startsWith(`${pagePath}#`) ? card.slice(pagePath.length + 1) : []));

/**
 * Asks for a dua, and for its page where that is new. Nothing is written before all is known.
 * @param pagePath `category/page`
 * @param ask how a question is asked
 * @throws UsageError for a category that is not there, or a retired address; InputError for a file that cannot take the lines
 */
export async function addDuaInteractively(root: string, pagePath: string, ask: Ask): Promise<void> {
  const [category = '', slug = ''] = pagePath.split('/');
  const menu = `content/texts/${category}/_menu.yaml`;
  const text = `content/texts/${pagePath}.yaml`;
  const first = (tag: string): number => (tag === FIRST_LANGUAGE ? 0 : 1);
  const tags = languageTagsIn(root)
    .filter((tag) => !isDraft(root, tag))
    .toSorted((a, b) => first(a) - first(b));
  const wordsIn = (tag: string): string => `content/languages/${tag}/texts/${pagePath}.yaml`;
  requireCategory(root, category, menu);
  const isNewPage = !existsSync(join(root, text));
  const { retired } = readControlFiles(root, FIRST_LANGUAGE);
  if (isNewPage && retired.pages.includes(pagePath))
    throw new UsageError(`'${pagePath}' was a page once (content/retired.yaml); its address is never given again`, USAGE);
  for (const path of [text, ...tags.map(wordsIn)]) assertCanAppendCard(path, textOf(root, path));
  if (isNewPage) {
    const nearest = nearestSpelling(pagePath, pagePaths(root, category));
    console.log(`${pagePath} is a new page${nearest === undefined ? '' : ` (is ${nearest} meant?)`}.`);
  } else console.log(`${pagePath} is there already: the new dua will stand at its end.`);
  const section = isNewPage ? await askMenuSection(ask, sectionIdsOfMenu(textOf(root, menu))) : '';
  const listed = isNewPage ? menuYamlWithPage(textOf(root, menu), slug, section) : undefined;
  const page = isNewPage ? await askNewPage(ask, { root, tags }) : undefined;
  const card = await askCard(ask, { root, tags }, { ofCards: cardIds(textOf(root, text)), retired: retiredIdsOf(retired.cards, pagePath) });
  const files = new Map([[text, page ? newPageYaml(page.icon, card) : pageYamlWithCard(textOf(root, text), card)]]);
  for (const tag of new Set([...Object.keys(page?.words ?? {}), ...languagesOfCard(card)])) {
    const words = page?.words[tag];
    files.set(
      wordsIn(tag),
      words ? newPageTranslationYaml(words, card, tag) : translationYamlWithCard(textOf(root, wordsIn(tag)), card, tag),
    );
  }
  if (listed !== undefined) files.set(menu, listed);
  writeFiles(root, files);
  if (isNewPage)
    console.log(
      `${pagePath} is the last of its list in the menu: move its line in ${menu} if it belongs elsewhere.\n` +
        `What people type who look for it goes to content/languages/<tag>/wishes/${category}.yaml.`,
    );
  console.log(
    'Now: npm run content:check, which names what a language lacks; a second reading, which looks whether the numbers hold these words; npm run content:lock.',
  );
}

/** @param argv the place of the page; without it, it is asked for */
export async function main(argv: readonly string[]): Promise<number> {
  const { names } = readOptions(argv, USAGE, {}, true);
  const lines = createInterface({ input: stdin });
  // Answers may be piped in: lines that come before their question are kept.
  const answers = lines[Symbol.asyncIterator]();
  const ask: Ask = async (question, faultOf) => {
    for (;;) {
      stdout.write(question);
      const { value, done } = await answers.next();
      if (done) throw new InputError(`There are no more answers; nothing was written. "${question.trim()}" was asked last.`);
      const answer = value.trim();
      const fault = faultOf?.(answer);
      if (fault === undefined) return answer;
      console.log(fault);
    }
  };
  const askPlace = (): Promise<string> =>
    ask('Which page, as category/page: ', (answer) => (PAGE_ID_PATTERN.test(answer) ? undefined : 'For example prayer/ablution.'));
  const [place] = names;
  if (place !== undefined && !PAGE_ID_PATTERN.test(place)) throw new UsageError(`'${place}' is no page; write category/page`, USAGE);
  try {
    await addDuaInteractively(cwd(), place ?? (await askPlace()), ask);
    return 0;
  } finally {
    lines.close();
  }
}
