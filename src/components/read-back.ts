/**
 * Reads texts back from prerendered HTML, so that a page need not fetch the text that it already shows. Each function is
 * the inverse of the component that it names; the build renders every page, reads it back and compares (tools/build).
 */
import type { Block, Card, Grade, Passage, Prose, Reference, Script, Section } from '../../text/model.ts';
import { withJoins } from '../../text/transliteration-joins.ts';

/** The HTML is not what the components write: an older version, or something changed it. The text is then fetched. */
export class ReadBackError extends Error {
  override name = 'ReadBackError';
}

const ELEMENT = 1;
const TEXT = 3;
const PLACEHOLDER = '{name}';

/** The one element that a selector finds. @throws ReadBackError where there is none */
export function one(parent: ParentNode, selector: string): Element {
  const found = parent.querySelector(selector);
  if (!found) throw new ReadBackError(`no ${selector}`);
  return found;
}

/** Children of an element that match a selector. */
export const childrenOf = (parent: Element, selector: string): Element[] => [...parent.children].filter((child) => child.matches(selector));

/** The text of an element; `WithName`'s slot is `{name}` again. */
export function textOf(element: Element): string {
  if (element.classList.contains('name-slot')) return PLACEHOLDER;
  return [...element.childNodes]
    .map((node) => (node.nodeType === TEXT ? (node.nodeValue ?? '') : node.nodeType === ELEMENT ? textOf(node as Element) : ''))
    .join('');
}

/** The texts right below an element. React keeps values apart by comments; a parser may cut one value into several nodes. */
export function ownTexts(element: Element): string[] {
  const texts: string[] = [];
  let inText = false;
  for (const { nodeType, nodeValue } of element.childNodes) {
    const isText = nodeType === TEXT;
    if (isText && inText) texts.push(`${texts.pop() ?? ''}${nodeValue ?? ''}`);
    else if (isText) texts.push(nodeValue ?? '');
    inText = isText;
  }
  return texts;
}

/** A text that a component leaves out where it is absent. */
const optional = <K extends string>(key: K, element: Element | undefined): Partial<Record<K, string>> =>
  element ? ({ [key]: textOf(element) } as Record<K, string>) : {};

const readReference = (span: Element): Reference => {
  const link = span.querySelector('a');
  const url = link?.getAttribute('href');
  return { id: span.getAttribute('data-id') ?? '', label: link ? textOf(link) : ownTexts(span).join(''), ...(url ? { url } : {}) };
};

/** `ReferenceList`. */
export function readReferences(parent: Element): { references: Reference[]; grades?: Grade[] } {
  const references = [...parent.querySelectorAll('.references > [data-id]')].map(readReference);
  const [, verdict = '', by = ''] = /^(.*) \(([^()]*)\)$/.exec(parent.querySelector('.grade')?.textContent ?? '') ?? [];
  return { references, ...(verdict ? { grades: [{ verdict, by }] } : {}) };
}

/** `Arabic`. */
const readArabic = (element: Element): { script: Script; arabic: string } => ({
  script: element.classList.contains('arabic-quran') ? 'quran' : 'naskh',
  arabic: textOf(element),
});

/** `Transliteration`; empty where a card has none. */
export const readTransliteration = (element: Element | null): string =>
  element ? withJoins(textOf(element), element.getAttribute('data-joins') ?? '') : '';

/** `DuaCard`. */
export function readCard(article: Element): Card {
  const child = (selector: string): Element | undefined => childrenOf(article, selector)[0];
  const badge = article.querySelector('.badge');
  return {
    id: article.id,
    home: article.getAttribute('data-home') ?? '',
    ...readArabic(one(article, '.arabic')),
    ...optional('title', child('h2')),
    ...optional('subtitle', child('.card-subtitle')),
    ...optional('instruction', child('.instruction')),
    ...optional('note', child('.note')),
    ...(badge ? { repeat: Number.parseInt(textOf(badge), 10) } : {}),
    transliteration: readTransliteration(article.querySelector('.transliteration')),
    translation: textOf(one(article, '.translation')),
    ...readReferences(article),
  };
}

/** `PassageQuote`. */
export const readPassage = (quote: Element): Passage => ({
  ...readArabic(one(quote, '.arabic')),
  translation: textOf(one(quote, '.translation')),
  ...readReferences(quote),
});

/** `ProseText`. */
export function readProse(block: Element): Prose {
  const [text, counsel] = childrenOf(block, 'p:not(.references)');
  if (!text) throw new ReadBackError('a paragraph without text');
  return {
    text: textOf(text),
    references: readReferences(block).references,
    ...(counsel ? { counsel: ownTexts(counsel).at(-1) ?? '' } : {}),
  };
}

/** `Blocks`. */
export const readBlocks = (parent: Element): Block[] =>
  childrenOf(parent, '.passage, .prose-block').map((block) =>
    block.matches('.passage') ? { kind: 'passage', ...readPassage(block) } : { kind: 'prose', ...readProse(block) },
  );

/** A section of blocks under a heading. */
export const readSection = (section: Element): Section => ({
  id: section.id,
  title: textOf(one(section, 'h2')),
  blocks: readBlocks(section),
});

/** What `ScreenHeader` shows. */
export function readHeader(root: ParentNode): { title: string; subtitle?: string; back: string } {
  const subtitle = root.querySelector('.screen-subtitle');
  return {
    title: textOf(one(root, 'h1')),
    ...(subtitle ? { subtitle: textOf(subtitle) } : {}),
    back: (one(root, '.screen-header a[aria-label]').getAttribute('aria-label') ?? '').replace(/^Back to /, ''),
  };
}
