/**
 * `npm run content:new [-- prayer/ablution]`: asks for a new dua, or for a new page with its first dua, and writes its files: the text's, and
 * one in each language that is no draft.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cwd, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parse } from 'yaml';
import { FIRST_LANGUAGE } from '../../../site.config.ts';
import { InputError } from '../../command-line/input.ts';
import { readOptions, UsageError } from '../../command-line/options.ts';
import { tidyPasted } from './tidy.ts';
import { isIcon, nearIcons } from '../compiler/icons.ts';
import { isDraft, languagesOf } from '../compiler/languages.ts';
import { nearestOf } from '../compiler/nearest-key.ts';
import { appendCard, appendWords, listPage, type NewCard, newPage, newWords, type Titles } from '../new-content/new-content.ts';

const USAGE = 'npm run content:new -- [category/page]';
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PLACE = /^[a-z0-9-]+\/[a-z0-9-]+$/;

/** Asks a question, again until the answer is good. */
type Ask = (question: string, good?: RegExp, advice?: string) => Promise<string>;

/** Pasted Arabic as the project spells it, as `npm run arabic:tidy` writes it, with what was changed or is missing told. */
function tidied(pasted: string): string {
  const { text, report } = tidyPasted(pasted);
  for (const line of report) console.log(line);
  return text;
}

/** Asks for an id until one of a list in the first language's folder is given. @param file the list, `people.yaml` or `verdicts.yaml` */
async function askListed(ask: Ask, root: string, question: string, file: string): Promise<string> {
  const path = `content/languages/${FIRST_LANGUAGE}/${file}`;
  const ids = Object.keys(parse(readFileSync(join(root, path), 'utf8')) as Record<string, unknown>);
  for (;;) {
    const id = await ask(question, SLUG, `${path} lists the ids.`);
    if (ids.includes(id)) return id;
    const near = nearestOf(id, ids);
    console.log(`There is no "${id}" in ${path}${near === undefined ? '' : `; did you mean "${near}"?`}. A new one is added there first.`);
  }
}

/** Asks for a line in every language; the first has to have it, and the others may get it later. */
async function askInLanguages(ask: Ask, tags: readonly string[], what: string): Promise<Record<string, string>> {
  const said: Record<string, string> = {};
  for (const tag of tags) {
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
    const isFirst = tag === FIRST_LANGUAGE;
    const line = await ask(`${what} in ${name}${isFirst ? '' : ' (empty: later)'}: `, isFirst ? /\S/ : undefined, `The ${name} is needed.`);
    if (line) said[tag] = line;
  }
  return said;
}

async function askCard(ask: Ask, root: string, tags: readonly string[]): Promise<NewCard> {
  const id = await ask('Its id, for good (small letters, digits, hyphens): ', SLUG, 'For example "praise-on-waking".');
  const quran = await ask(
    'Verses, as 2:255 or 3:190-200 (empty for a narration): ',
    /^(\d+:\d+(-\d+)?(, \d+:\d+(-\d+)?)*)?$/,
    'For example 3:190-200.',
  );
  if (quran) return { id, quran };
  const arabic = tidied(
    await ask('The Arabic, fully vowelled, on one line: ', /\p{Script=Arabic}/u, 'Paste the words that the reader says.'),
  );
  const translations = await askInLanguages(ask, tags, 'Our translation');
  const narrator = await askListed(ask, root, 'Who narrates it, by id (abu-hurayrah): ', 'people.yaml');
  const references = (
    await ask('Numbers that hold these words (bukhari:6312, muslim:2711): ', /^[a-z]+:\d/, 'For example bukhari:6312.')
  ).split(/\s*,\s*/);
  if (references.some((reference) => /^(bukhari|muslim):/.test(reference))) return { id, arabic, translations, narrator, references };
  const verdict = await askListed(ask, root, 'Its verdict, by id (sahih, hasan, daif): ', 'verdicts.yaml');
  const by = await askListed(ask, root, 'Who gave it, by id (al-albani): ', 'people.yaml');
  return { id, arabic, translations, narrator, references, grade: { verdict, by } };
}

/** Asks for the name of an icon until it is one, or empty. */
async function askIcon(ask: Ask): Promise<string> {
  for (;;) {
    const icon = await ask("Its icon, by a name from lucide.dev/icons (empty for the category's): ");
    if (icon === '' || isIcon(icon)) return icon;
    console.log(`There is no icon "${icon}"; near it are ${nearIcons(icon).join(', ')}.`);
  }
}

/** The languages that say something of a card. */
const saidIn = (card: NewCard): readonly string[] => ('quran' in card ? [] : Object.keys(card.translations));

/** Changes a file, or makes it. */
function change(root: string, path: string, make: (text: string | undefined) => string): void {
  const file = join(root, path);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, make(before));
  console.log(`${before === undefined ? 'wrote' : 'changed'} ${path}`);
}

/**
 * @param place `category/page`
 * @param ask how a question is asked
 * @throws UsageError for a category that is not there
 */
export async function addContent(root: string, place: string, ask: Ask): Promise<void> {
  const [category = '', slug = ''] = place.split('/');
  const menu = `content/texts/${category}/_menu.yaml`;
  const text = `content/texts/${place}.yaml`;
  const tags = languagesOf(root).filter((tag) => !isDraft(root, tag));
  const wordsIn = (tag: string): string => `content/languages/${tag}/texts/${place}.yaml`;
  if (!existsSync(join(root, menu)))
    throw new UsageError(`There is no category '${category}'; content/texts/categories.yaml lists them`, USAGE);
  if (existsSync(join(root, text))) {
    console.log(`${place} is there already: the new dua will stand at its end.`);
    const card = await askCard(ask, root, tags);
    change(root, text, (before = '') => appendCard(before, card));
    for (const tag of saidIn(card)) change(root, wordsIn(tag), (before = '') => appendWords(before, card, tag));
  } else {
    const titles: Titles = await askInLanguages(ask, tags, 'Title of the new page');
    const icon = await askIcon(ask);
    const card = await askCard(ask, root, tags);
    change(root, text, () => newPage(icon, card));
    for (const [tag, title] of Object.entries(titles)) change(root, wordsIn(tag), () => newWords(title, card, tag));
    change(root, menu, (before = '') => listPage(before, slug));
    console.log(`${place} is the last of its menu: move its line in ${menu} if it belongs elsewhere.`);
  }
  console.log('Now: npm run content:check, which names what a language lacks; a second reading; npm run content:lock.');
}

/** @param argv the place of the page; without it, it is asked for */
export async function main(argv: readonly string[]): Promise<number> {
  const { names } = readOptions(argv, USAGE, {}, true);
  const lines = createInterface({ input: stdin });
  // Answers may be piped: lines that come before they are asked for are kept.
  const answers = lines[Symbol.asyncIterator]();
  const ask: Ask = async (question, good, advice = '') => {
    for (;;) {
      stdout.write(question);
      const { value, done } = await answers.next();
      if (done) throw new InputError(`There are no more answers; nothing was written. "${question.trim()}" was asked last.`);
      const answer = value.trim();
      if (!good || good.test(answer)) return answer;
      console.log(advice);
    }
  };
  try {
    await addContent(cwd(), names[0] ?? (await ask('Which page, as category/page: ', PLACE, 'For example prayer/ablution.')), ask);
    return 0;
  } finally {
    lines.close();
  }
}
