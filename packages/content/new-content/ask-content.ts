/** Asks an editor for a new page or dua. Each answer is checked at once, as far as it can be without the other texts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { FIRST_LANGUAGE } from '../../../site.config.ts';
import { characterName } from '../../arabic/script.ts';
import { type Collections, parseVerses, resolveHadith } from '../../core/reference.ts';
import { VERDICT_IDS } from '../../core/verdicts.ts';
import { tidyPasted } from '../commands/tidy-arabic.ts';
import { Compilation } from '../compiler/compilation.ts';
import { isIcon, suggestIcons } from '../compiler/icons.ts';
import { nearestSpelling } from '../compiler/nearest-name.ts';
import { verseCount } from '../compiler/quran.ts';
import { SLUG_PATTERN } from '../../core/ids.ts';
import { collectionsSchema } from '../compiler/schema.ts';
import { isAllowed } from '../rules/characters.ts';
import type { NewCard, NewPageTranslation } from './new-content.ts';

/** Says what is wrong with an answer, and what to write; undefined for a good one. */
type AnswerCheck = (answer: string) => string | undefined;

/** Asks a question, again until the answer has no fault. The answer has no blanks at its ends. */
export type Ask = (question: string, faultOf?: AnswerCheck) => Promise<string>;

/** What the questions need to know of the project. */
export interface ProjectRootAndLanguageTags {
  /** Absolute path of the folder that holds `content/`. */
  root: string;
  /** Tags of the languages that are asked for, the first language first. */
  tags: readonly string[];
}

const checkByPattern =
  (pattern: RegExp, advice: string): AnswerCheck =>
  (answer) =>
    pattern.test(answer) ? undefined : advice;

const checkSlug: AnswerCheck = checkByPattern(
  SLUG_PATTERN,
  'Write small letters, digits and single hyphens, for example "praise-on-waking".',
);

/** The message of the error that a step throws. */
function errorMessageOf(step: () => unknown): string | undefined {
  try {
    step();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const splitAtCommas = (answer: string): string[] =>
  answer
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const languageName = (tag: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;

/** Refuses characters that the language does not write; typographic marks are typed straight and set by the build. */
function makeCharactersCheck(root: string, tag: string): AnswerCheck {
  const { settings } = new Compilation(root, tag).language;
  return (answer) => {
    if (!settings) return undefined;
    const wrong = [...answer].find((char) => !isAllowed(char, { kind: 'language', key: 'translation' }, settings.letters ?? ''));
    if (wrong === undefined) return undefined;
    return `${characterName(wrong.codePointAt(0) ?? 0)} may not stand in ${languageName(tag)}; type apostrophes and quotation marks straight (' and ").`;
  };
}

/** Asks for a line in every language; the first has to have it, and the others may get it later. */
async function askInLanguages(ask: Ask, { root, tags }: ProjectRootAndLanguageTags, what: string): Promise<Record<string, string>> {
  const lines: Record<string, string> = {};
  for (const tag of tags) {
    const isFirst = tag === FIRST_LANGUAGE;
    const faultOfCharacters = makeCharactersCheck(root, tag);
    const line = await ask(`${what} in ${languageName(tag)}${isFirst ? '' : ' (empty: later)'}: `, (answer) =>
      isFirst && answer === '' ? `The ${languageName(tag)} is needed.` : faultOfCharacters(answer),
    );
    if (line) lines[tag] = line;
  }
  return lines;
}

/** The longest list of ids that is shown whole. */
const MAX_LISTED_IDS = 40;

/** Asks for an id until it is one of a list. @param where the file that has the list */
function askListedId(ask: Ask, question: string, ids: readonly string[], where: string): Promise<string> {
  return ask(question, (id) => {
    if (ids.includes(id)) return undefined;
    const near = nearestSpelling(id, ids);
    const all = ids.length <= MAX_LISTED_IDS ? ` It has: ${ids.join(', ')}.` : '';
    return `There is no "${id}" in ${where}${near === undefined ? '.' : `; did you mean "${near}"?`}${all} A new one is added there first.`;
  });
}

const readYaml = (root: string, path: string): unknown => parse(readFileSync(join(root, path), 'utf8'));

async function askNarrator(ask: Ask, root: string): Promise<string> {
  const path = `content/languages/${FIRST_LANGUAGE}/people.yaml`;
  const ids = Object.keys(readYaml(root, path) as Record<string, unknown>);
  return await askListedId(ask, 'Who narrates it, by id (abu-hurayrah): ', ids, `${path} (and in that of every language)`);
}

async function askGrade(ask: Ask, root: string): Promise<{ verdict: string; by: string }> {
  const verdict = await askListedId(ask, `Its verdict (${VERDICT_IDS.join(', ')}): `, VERDICT_IDS, 'packages/core/verdicts.ts');
  const { graders } = readYaml(root, 'content/glossary.yaml') as { graders: string[] };
  return { verdict, by: await askListedId(ask, 'Who gave it, by id (al-albani): ', graders, '"graders" of content/glossary.yaml') };
}

const readCollections = (root: string): Collections =>
  new Compilation(root, FIRST_LANGUAGE).readShared('collections.yaml', collectionsSchema)?.value ?? {};

/** Asks for lines of Arabic, which an empty line ends, and prints what was changed and what is missing. */
async function askArabic(ask: Ask): Promise<string> {
  const hasArabic = checkByPattern(/\p{Script=Arabic}/u, 'Paste the words that the reader says.');
  for (;;) {
    const lines = [await ask('The Arabic, fully vowelled; an empty line ends it: ', hasArabic)];
    for (let line = await ask('… '); line !== ''; line = await ask('… ')) lines.push(line);
    const { text, report, gaps } = tidyPasted(lines.join('\n'));
    for (const line of report) console.log(line);
    if (gaps.length === 0) return text;
    const answer = await ask('Something is missing (above). Enter to paste the Arabic again, or "keep" to write it so: ');
    if (answer === 'keep') return text;
  }
}

/** Asks how often a dua is said. */
async function askRepeat(ask: Ask): Promise<{ repeat?: number }> {
  const repeat = await ask(
    'How often is it said (empty: once): ',
    checkByPattern(/^(?:[2-9]|[1-9]\d|100)?$/, 'Write a number from 2 to 100.'),
  );
  return repeat === '' ? {} : { repeat: Number(repeat) };
}

function referencesFault(references: readonly string[], collections: Collections): string | undefined {
  if (references.length === 0) return 'Write one at least, for example bukhari:6312.';
  if (new Set(references).size < references.length) return 'Write each number once.';
  return errorMessageOf(() => references.map((reference) => resolveHadith(reference, collections)));
}

/** The ids that a new dua of a page may not have. */
export interface TakenIds {
  /** Those of the page's cards. */
  ofCards: readonly string[];
  /** Those that were published on the page once and withdrawn. */
  retired: readonly string[];
}

/** Asks for a dua. */
export async function askCard(ask: Ask, context: ProjectRootAndLanguageTags, taken: TakenIds): Promise<NewCard> {
  const { root } = context;
  const id = await ask('Its id, for good (small letters, digits, hyphens): ', (answer) => {
    if (taken.ofCards.includes(answer)) return `The page has a dua "${answer}".`;
    if (taken.retired.includes(answer)) return `"${answer}" was a dua of the page once (content/retired.yaml); it is never given again.`;
    return checkSlug(answer);
  });
  const quran = await ask('Verses, as 2:255 or 3:190-200 (empty for a narration): ', (answer) =>
    answer === '' ? undefined : errorMessageOf(() => parseVerses(answer, verseCount)),
  );
  if (quran) return { id, quran, ...(await askRepeat(ask)) };
  const arabic = await askArabic(ask);
  const repeat = await askRepeat(ask);
  const translations = await askInLanguages(ask, context, 'Our translation');
  const narrator = await askNarrator(ask, root);
  const collections = readCollections(root);
  const references = splitAtCommas(
    await ask('Numbers that hold these words (bukhari:6312, muslim:2711): ', (answer) =>
      referencesFault(splitAtCommas(answer), collections),
    ),
  );
  const needsNoGrade = references.some((reference) => collections[reference.split(':')[0] ?? '']?.sahih);
  const grade = needsNoGrade ? {} : { grade: await askGrade(ask, root) };
  return { id, arabic, ...repeat, translations, narrator, references, ...grade };
}

/** Asks under which heading of the menu a new page stands, where there is a choice. @param ids of the menu's sections, in order */
export async function askMenuSection(ask: Ask, ids: readonly string[]): Promise<string> {
  if (ids.length < 2) return ids[0] ?? '';
  const headings = ids.filter((id) => id !== '');
  const none = ids.includes('') ? '; empty for the list without a heading' : '';
  return await ask(`Under which heading of the menu, by id (${headings.join(', ')}${none}): `, (id) =>
    ids.includes(id) ? undefined : `The menu has no section "${id}".`,
  );
}

/** Asks for the name of an icon, or for none. */
const askIcon = (ask: Ask): Promise<string> =>
  ask("Its icon, by a name from lucide.dev/icons (empty for the category's): ", (icon) =>
    icon === '' || isIcon(icon) ? undefined : `There is no icon "${icon}"; near it are ${suggestIcons(icon).join(', ')}.`,
  );

/** Asks for what a new page is called, what people look for it by, and its icon. */
export async function askNewPage(
  ask: Ask,
  context: ProjectRootAndLanguageTags,
): Promise<{ icon: string; words: Readonly<Record<string, NewPageTranslation>> }> {
  const titles = await askInLanguages(ask, context, 'Title of the new page');
  const words: Record<string, NewPageTranslation> = {};
  for (const [tag, title] of Object.entries(titles)) {
    const needs = await ask(`Words by which people look for it in ${languageName(tag)}, with commas between them (empty: later): `);
    words[tag] = { title, needs: splitAtCommas(needs) };
  }
  return { icon: await askIcon(ask), words };
}
