/** New texts as lines of the files of `content/`; all other bytes of a file stay as they are. */
import { isCollection, isMap, isNode, isScalar, isSeq, type Node, parseDocument, stringify, type YAMLMap } from 'yaml';
import { InputError } from '../../command-line/input.ts';

interface NewCardBase {
  id: string;
  /** How often it is said, where that is more than once. */
  repeat?: number;
}

/** A dua as an editor enters it: verses by number, or a narration. */
export type NewCard =
  | (NewCardBase & { quran: string })
  | (NewCardBase & {
      arabic: string;
      /** By the tag of each language that translates it. */
      translations: Readonly<Record<string, string>>;
      narrator: string;
      references: readonly string[];
      /** The leading verdict, by ids; al-Bukhari and Muslim need none. */
      grade?: { verdict: string; by: string };
    });

/** What a language says of a new page: its title, and the words that people look for it by. */
export interface NewPageTranslation {
  title: string;
  needs: readonly string[];
}

/** A value on one line, between quotes where YAML needs them. */
const scalar = (value: string): string => stringify(value, { lineWidth: 0 }).trimEnd();

/** A list on one line, in brackets, its values between quotes where YAML needs them there. */
const flowList = (values: readonly string[]): string =>
  stringify(values, { lineWidth: 0, collectionStyle: 'flow', flowCollectionPadding: false }).trimEnd();

function cardYaml(card: NewCard): string {
  const repeat = card.repeat === undefined ? [] : [`    repeat: ${card.repeat}`];
  if ('quran' in card) return [`  - id: ${card.id}`, `    quran: ${scalar(card.quran)}`, ...repeat, ''].join('\n');
  return [
    `  - id: ${card.id}`,
    '    arabic: |',
    ...card.arabic.split('\n').map((line) => `      ${line}`),
    ...repeat,
    `    narrator: ${card.narrator}`,
    `    references: [${card.references.join(', ')}]`,
    ...(card.grade ? [`    grades: [{ verdict: ${card.grade.verdict}, by: ${card.grade.by} }]`] : []),
    '',
  ].join('\n');
}

/** Verses take their translation from `verses.yaml`, so a language may have no words for them here. */
const cardTranslationYaml = (card: NewCard, tag: string): string => {
  const translation = 'quran' in card ? undefined : card.translations[tag];
  return translation === undefined ? '' : `  ${card.id}:\n    translation: ${scalar(translation)}\n`;
};

/** Puts lines after the list or the entries under `cards`; a file without the key gets it at its end. */
function insertAfterCards(text: string, lines: string): string {
  if (!lines) return text;
  const cards = parseDocument(text).get('cards', true);
  if (!isNode(cards) || !cards.range) return `${text === '' || text.endsWith('\n') ? text : `${text}\n`}cards:\n${lines}`;
  const [start, end] = cards.range;
  if (isNothing(cards)) {
    // The lines stand below the key, in place of `{}`, `[]` or `null`; a comment behind it stays.
    const newline = text.indexOf('\n', end);
    const lineEnd = newline < 0 ? text.length : newline;
    return `${text.slice(0, start).trimEnd()}${text.slice(end, lineEnd).trimEnd()}\n${lines}${text.slice(lineEnd + 1)}`;
  }
  const before = text.slice(0, end).replace(/\n*$/, '\n');
  return before + lines + text.slice(end).replace(/^\n+/, '');
}

/** Whether a value of YAML is null, or a list or map without entries. */
const isNothing = (node: Node): boolean => (isScalar(node) ? node.value === null : isCollection(node) && node.items.length === 0);

/**
 * Tells before an editor types a dua whether its lines can stand in a file.
 * @param path of a page's file or language file, below the project
 * @throws InputError for a file that is no YAML, or whose cards are written in brackets or not indented
 */
export function assertCanAppendCard(path: string, yaml: string): void {
  const lines = path.startsWith('content/texts/') ? '  - id: new\n' : '  new:\n    translation: new\n';
  if (parseDocument(insertAfterCards(yaml, lines)).errors.length > 0)
    throw new InputError(
      `No dua can be added to ${path}. It must be valid YAML, with its cards on lines of their own below "cards:", indented by two blanks.`,
    );
}

/** A page's file in `content/texts/` with a card at the end of its cards. */
export const pageYamlWithCard = (pageYaml: string, card: NewCard): string => insertAfterCards(pageYaml, cardYaml(card));

/** A page's language file with the words of a card at its end. */
export const translationYamlWithCard = (languageYaml: string, card: NewCard, tag: string): string =>
  insertAfterCards(languageYaml, cardTranslationYaml(card, tag));

/** The file in `content/texts/` of a page with one card. @param icon empty for that of the category */
export const newPageYaml = (icon: string, card: NewCard): string => `${icon ? `icon: ${icon}\n` : ''}cards:\n${cardYaml(card)}`;

/** The language file of a new page with one card. */
export const newPageTranslationYaml = ({ title, needs }: NewPageTranslation, card: NewCard, tag: string): string =>
  translationYamlWithCard(`title: ${scalar(title)}\n${needs.length > 0 ? `needs: ${flowList(needs)}\n` : ''}`, card, tag);

const sectionsOfMenu = (menuYaml: string): YAMLMap[] => {
  const sections = parseDocument(menuYaml).get('sections', true);
  return isSeq(sections) ? sections.items.filter((section) => isMap(section)) : [];
};

/** The ids of a menu's sections in order; empty for a section without a heading. */
export const sectionIdsOfMenu = (menuYaml: string): string[] =>
  sectionsOfMenu(menuYaml).map((section) => {
    const id = section.get('id');
    return typeof id === 'string' ? id : '';
  });

/**
 * A menu with a page at the end of a section.
 * @param sectionId empty for the section without a heading
 * @throws InputError for a section without a list
 */
export function menuYamlWithPage(menuYaml: string, slug: string, sectionId: string): string {
  const section = sectionsOfMenu(menuYaml)[sectionIdsOfMenu(menuYaml).indexOf(sectionId)];
  const pages = section?.get('pages', true);
  if (!isSeq(pages) || !pages.range) throw new InputError('The menu has no list of pages; write "sections:" with "- pages: []" first.');
  const entry = pages.items.at(-1);
  if (entry === undefined) return `${menuYaml.slice(0, pages.range[0])}[${slug}]${menuYaml.slice(pages.range[1])}`;
  const range = (entry as { range?: [number, number, number] }).range ?? pages.range;
  const start = menuYaml.lastIndexOf('\n', range[0]) + 1;
  const added = pages.flow ? `, ${slug}` : `\n${menuYaml.slice(start, range[0])}${slug}`;
  return menuYaml.slice(0, range[1]) + added + menuYaml.slice(range[1]);
}
