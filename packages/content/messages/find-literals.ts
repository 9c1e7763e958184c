/** Finds words that stand in the code of the app and not in the catalogue. */
import { parseSync } from 'vite';

/** A literal, with its line counted from 1. */
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

/** Properties whose text is shown: of notices, screens, ways back. */
const READ_PROPERTIES = new Set(['description', 'label', 'later', 'menu', 'searchWords', 'subtitle', 'summary', 'title']);

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

/**
 * @param file its name says whether there is JSX in it
 * @returns every literal with words that a reader would see or hear
 */
export function findLiterals(file: string, source: string): FoundLiteral[] {
  const found = new Map<number, FoundLiteral>();
  const note = (node: Node, text: string): void => {
    found.set(node.start, { line: source.slice(0, node.start + text.search(/\S/)).split('\n').length, text: text.trim() });
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
    if (node.type === 'JSXAttribute' && READ_ATTRIBUTES.has(nameOf(node['name']))) noteTexts(node['value']);
    if (node.type === 'Property' && READ_PROPERTIES.has(nameOf(node['key']))) noteTexts(node['value']);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node['children'] as Node[]) if (child.type === 'JSXExpressionContainer') noteTexts(child);
    if ((node.type === 'Literal' && typeof node['value'] === 'string') || node.type === 'TemplateLiteral')
      if (SENTENCE.test(ownWords(node))) note(node, ownWords(node));
    for (const [key, value] of Object.entries(node)) if (key !== 'type') visit(value);
  };
  visit(parseSync(file, source).program);
  return [...found.values()];
}
