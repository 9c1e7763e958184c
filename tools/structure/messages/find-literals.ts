/** Finds texts for readers, and fixed language tags, that are in code and not in the catalogue. */
import { parseSync } from 'vite';
import { isNode, type SyntaxNode } from './syntax-tree.ts';

/** A text for readers that stands in code as a literal, with its line counted from 1. */
export interface FoundLiteral {
  line: number;
  text: string;
}

/** Attributes that a reader sees or hears. */
const SHOWN_ATTRIBUTES = new Set([
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

/** Properties whose text is shown, in notices, screens, back links and pictures, or read by search engines. */
const SHOWN_OBJECT_PROPERTIES = new Set([
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
const SHOWING_CALLS = new Set(['announce', 'drawText', 'escapeXml', 'notify', 'say']);

/** Any language but Arabic must come from the build. */
const FIXED_LANGUAGE_TAG = /^(?!ar\b)[a-z]{2,3}(?:-[A-Za-z]+)*$/;
const LANGUAGE_ATTRIBUTE = /\blang="(?!ar\b)[a-z][^"…]*"/g;
/** Text between two tags, in a string of markup. */
const TEXT_BETWEEN_TAGS = />([^<>…]*\p{L}{2}[^<>…]*)</gu;
/** Words that follow a value, as in "3 times" and "2 of 7". */
const WORDS_AFTER_VALUE = /^… \p{Ll}{2,}(?: |$)/u;

const HAS_WORD = /\p{L}{2}/u;
/** The beginning of a sentence, which no selector, key or class name looks like. */
const SENTENCE_START = /^\p{Lu}[\p{L}’]* (?:.* )?\p{L}{2}/u;

const nodeNameOrValue = (node: unknown): string => {
  if (!isNode(node)) return '';
  const { name, value } = node;
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
};

/** The literals that an expression can be: itself, its branches, or the parts that it is joined from. */
function textLiteralNodesOf(node: unknown): SyntaxNode[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [node] : [];
    case 'TemplateLiteral':
      return [node];
    case 'ConditionalExpression':
      return [...textLiteralNodesOf(node['consequent']), ...textLiteralNodesOf(node['alternate'])];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [...textLiteralNodesOf(node['left']), ...textLiteralNodesOf(node['right'])];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return textLiteralNodesOf(node['expression']);
    default:
      return [];
  }
}

/** The text of a literal; values put into it become "…". */
function literalText(node: SyntaxNode): string {
  if (node.type !== 'TemplateLiteral') return String(node['value']);
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

/** The texts in a literal that readers see wherever it stands. */
function sentencesAndMarkupTexts(node: SyntaxNode): string[] {
  const text = literalText(node);
  const isSentence = SENTENCE_START.test(text) || (node.type === 'TemplateLiteral' && WORDS_AFTER_VALUE.test(text));
  return [...(isSentence ? [text] : []), ...(text.includes('<') ? langsAndTextsInMarkup(text) : [])];
}

/** The literals in a string with markup: its `lang` attributes and the text between its tags. */
const langsAndTextsInMarkup = (text: string): string[] => [
  ...(text.match(LANGUAGE_ATTRIBUTE) ?? []),
  ...Array.from(text.matchAll(TEXT_BETWEEN_TAGS), ([, shown = '']) => shown.trim()),
];

/**
 * @param file its name says whether there is JSX in it
 * @returns every literal with words that a reader would see or hear
 */
export function findLiterals(file: string, source: string): FoundLiteral[] {
  const found = new Map<string, FoundLiteral>();
  const note = (node: SyntaxNode, text: string): void => {
    found.set(`${node.start} ${text.trim()}`, {
      line: source.slice(0, node.start + text.search(/\S/)).split('\n').length,
      text: text.trim(),
    });
  };
  const noteTexts = (node: unknown): void => {
    for (const text of textLiteralNodesOf(node)) if (HAS_WORD.test(literalText(text))) note(text, literalText(text));
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one);
      return;
    }
    if (!isNode(node)) return;
    // Skips errors for developers, types and module paths.
    if (/^(?:ThrowStatement|Import|Export(?:All)|TS(?:Type|Interface|Literal|Enum))/.test(node.type)) return;
    if (node.type === 'NewExpression' && nodeNameOrValue(node['callee']) === 'Error') return;
    if (node.type === 'JSXText' && HAS_WORD.test(String(node['value']))) note(node, String(node['value']));
    if (
      node.type === 'JSXAttribute' &&
      /^(?:lang|xmlLang)$/.test(nodeNameOrValue(node['name'])) &&
      FIXED_LANGUAGE_TAG.test(nodeNameOrValue(node['value']))
    )
      note(node, `lang="${nodeNameOrValue(node['value'])}"`);
    if (node.type === 'CallExpression' && SHOWING_CALLS.has(nodeNameOrValue(node['callee'])))
      for (const text of node['arguments'] as SyntaxNode[]) noteTexts(text);
    if (node.type === 'JSXAttribute' && SHOWN_ATTRIBUTES.has(nodeNameOrValue(node['name']))) noteTexts(node['value']);
    if (node.type === 'Property' && SHOWN_OBJECT_PROPERTIES.has(nodeNameOrValue(node['key']))) noteTexts(node['value']);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node['children'] as SyntaxNode[]) if (child.type === 'JSXExpressionContainer') noteTexts(child);
    if ((node.type === 'Literal' && typeof node['value'] === 'string') || node.type === 'TemplateLiteral')
      for (const text of sentencesAndMarkupTexts(node)) note(node, text);
    for (const [key, value] of Object.entries(node)) if (key !== 'type') visit(value);
  };
  visit(parseSync(file, source).program);
  return [...found.values()];
}
