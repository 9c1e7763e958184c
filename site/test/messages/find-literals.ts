/** Finds texts for readers, and fixed language tags, that are in code and not in the catalogue. */
import { type ESTree, parseSync, Visitor } from 'vite';

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
const SHOWING_CALLS = new Set(['announce', 'rasterizeText', 'escapeXml', 'notify', 'say']);

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

type TextLiteral = ESTree.StringLiteral | ESTree.TemplateLiteral;

const nodeNameOrValue = (node: object | null): string => {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown };
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
};

/** The literals that an expression can be: itself, its branches, or the parts that it is joined from. */
function textLiteralNodesOf(node: ESTree.Node | null): TextLiteral[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node] : [];
    case 'TemplateLiteral':
      return [node];
    case 'ConditionalExpression':
      return [...textLiteralNodesOf(node.consequent), ...textLiteralNodesOf(node.alternate)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [...textLiteralNodesOf(node.left), ...textLiteralNodesOf(node.right)];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return textLiteralNodesOf(node.expression);
    default:
      return [];
  }
}

/** The text of a literal; values put into it become "…". */
const literalText = (node: TextLiteral): string =>
  node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('…') : node.value;

/** The texts in a literal that readers see wherever it stands. */
function sentencesAndMarkupTexts(node: TextLiteral): string[] {
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
  const skipped: ESTree.Span[] = [];
  const skip = (node: ESTree.Span): void => void skipped.push(node);
  const note = (node: ESTree.Span, text: string): void => {
    if (skipped.some(({ start, end }) => start <= node.start && node.end <= end)) return;
    found.set(`${node.start} ${text.trim()}`, {
      line: source.slice(0, node.start + text.search(/\S/)).split('\n').length,
      text: text.trim(),
    });
  };
  const noteTexts = (node: ESTree.Node | null): void => {
    for (const text of textLiteralNodesOf(node)) if (HAS_WORD.test(literalText(text))) note(text, literalText(text));
  };
  const noteSentences = (node: TextLiteral): void => {
    for (const text of sentencesAndMarkupTexts(node)) note(node, text);
  };
  const noteChildren = ({ children }: ESTree.JSXElement | ESTree.JSXFragment): void => {
    for (const child of children) if (child.type === 'JSXExpressionContainer') noteTexts(child);
  };
  new Visitor({
    // Errors for developers, types and module paths. A node is visited before those in it.
    ThrowStatement: skip,
    ImportDeclaration: skip,
    ImportExpression: skip,
    ExportAllDeclaration: skip,
    TSLiteralType: skip,
    TSPropertySignature: skip,
    NewExpression(node) {
      if (nodeNameOrValue(node.callee) === 'Error') skip(node);
    },
    JSXText(node) {
      if (HAS_WORD.test(node.value)) note(node, node.value);
    },
    JSXAttribute(node) {
      const [name, value] = [nodeNameOrValue(node.name), nodeNameOrValue(node.value)];
      if (/^(?:lang|xmlLang)$/.test(name) && FIXED_LANGUAGE_TAG.test(value)) note(node, `lang="${value}"`);
      if (SHOWN_ATTRIBUTES.has(name)) noteTexts(node.value);
    },
    CallExpression(node) {
      if (SHOWING_CALLS.has(nodeNameOrValue(node.callee))) for (const argument of node.arguments) noteTexts(argument);
    },
    Property(node) {
      if (SHOWN_OBJECT_PROPERTIES.has(nodeNameOrValue(node.key))) noteTexts(node.value);
    },
    JSXElement: noteChildren,
    JSXFragment: noteChildren,
    Literal(node) {
      if (typeof node.value === 'string') noteSentences(node);
    },
    TemplateLiteral: noteSentences,
  }).visit(parseSync(file, source).program);
  return [...found.values()];
}
