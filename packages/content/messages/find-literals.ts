/** Finds words that stand in code and not in the catalogue, and languages that are fixed there. */
import { parseSync } from 'vite';

/** A text for readers that stands in code as a literal, with its line counted from 1. */
export interface FoundLiteral {
  line: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Attributes that a reader sees or hears. */
const READ_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'containerAriaLabel',
  'data-tooltip',
  'description',
  'label',
  'placeholder',
  'subtitle',
  'title',
]);

/** Properties whose text is shown: of notices, screens, ways back, pictures, what search engines read. */
const READ_PROPERTIES = new Set([
  'alt',
  'description',
  'genre',
  'head',
  'label',
  'later',
  'menu',
  'searchWords',
  'short_name',
  'subtitle',
  'summary',
  'title',
]);

/** Functions that show what they are given, or make it ready to be shown. */
const READ_CALLS = new Set(['announce', 'drawText', 'escapeHtml', 'escapeXml', 'notify', 'say']);

/** Arabic is Arabic in every language; any other language is the build's to say. */
const FIXED_LANGUAGE = /^(?!ar\b)[a-z]{2,3}(?:-[A-Za-z]+)*$/;
const LANGUAGE_ATTRIBUTE = /\blang="(?!ar\b)[a-z][^"…]*"/g;
/** Text between two tags of markup that is written as a text. */
const MARKED_TEXT = />([^<>…]*\p{L}{2}[^<>…]*)</gu;
/** Goes on after a value, as "3 times" and "2 of 7" do. */
const AFTER_VALUE = /^… \p{Ll}{2,}(?: |$)/u;

const HAS_WORD = /\p{L}{2}/u;
/** Begins as a sentence does, and goes on: what no selector, key or name of a class looks like. */
const SENTENCE = /^\p{Lu}[\p{L}’]* (?:.* )?\p{L}{2}/u;

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  const { name, value } = node;
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
};

/** The texts that an expression can be: its own, those of its branches, those that it is joined from. */
function textsOf(node: unknown): Node[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [node] : [];
    case 'TemplateLiteral':
      return [node];
    case 'ConditionalExpression':
      return [...textsOf(node['consequent']), ...textsOf(node['alternate'])];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [...textsOf(node['left']), ...textsOf(node['right'])];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return textsOf(node['expression']);
    default:
      return [];
  }
}

/** What a text says itself, without what is put into it. */
function ownWords(node: Node): string {
  if (node.type !== 'TemplateLiteral') return String(node['value']);
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

/** What a literal shows wherever it stands. */
function textsShown(node: Node): string[] {
  const text = ownWords(node);
  const isSentence = SENTENCE.test(text) || (node.type === 'TemplateLiteral' && AFTER_VALUE.test(text));
  return [...(isSentence ? [text] : []), ...(text.includes('<') ? inMarkup(text) : [])];
}

/** The literals in a string with markup: its `lang` attributes and the text between its tags. */
const inMarkup = (text: string): string[] => [
  ...(text.match(LANGUAGE_ATTRIBUTE) ?? []),
  ...Array.from(text.matchAll(MARKED_TEXT), ([, shown = '']) => shown.trim()),
];

/**
 * @param file its name says whether there is JSX in it
 * @returns every literal with words that a reader would see or hear
 */
export function findLiterals(file: string, source: string): FoundLiteral[] {
  const found = new Map<string, FoundLiteral>();
  const note = (node: Node, text: string): void => {
    found.set(`${node.start} ${text.trim()}`, {
      line: source.slice(0, node.start + text.search(/\S/)).split('\n').length,
      text: text.trim(),
    });
  };
  const noteTexts = (node: unknown): void => {
    for (const text of textsOf(node)) if (HAS_WORD.test(ownWords(text))) note(text, ownWords(text));
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one);
      return;
    }
    if (!isNode(node)) return;
    // Errors for developers, types and addresses of modules.
    if (/^(?:ThrowStatement|Import|Export(?:All)|TS(?:Type|Interface|Literal|Enum))/.test(node.type)) return;
    if (node.type === 'NewExpression' && nameOf(node['callee']) === 'Error') return;
    if (node.type === 'JSXText' && HAS_WORD.test(String(node['value']))) note(node, String(node['value']));
    if (node.type === 'JSXAttribute' && /^(?:lang|xmlLang)$/.test(nameOf(node['name'])) && FIXED_LANGUAGE.test(nameOf(node['value'])))
      note(node, `lang="${nameOf(node['value'])}"`);
    if (node.type === 'CallExpression' && READ_CALLS.has(nameOf(node['callee'])))
      for (const text of node['arguments'] as Node[]) noteTexts(text);
    if (node.type === 'JSXAttribute' && READ_ATTRIBUTES.has(nameOf(node['name']))) noteTexts(node['value']);
    if (node.type === 'Property' && READ_PROPERTIES.has(nameOf(node['key']))) noteTexts(node['value']);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node['children'] as Node[]) if (child.type === 'JSXExpressionContainer') noteTexts(child);
    if ((node.type === 'Literal' && typeof node['value'] === 'string') || node.type === 'TemplateLiteral')
      for (const text of textsShown(node)) note(node, text);
    for (const [key, value] of Object.entries(node)) if (key !== 'type') visit(value);
  };
  visit(parseSync(file, source).program);
  return [...found.values()];
}
