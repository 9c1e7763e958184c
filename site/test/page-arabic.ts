/** The Arabic that each page must show, from the compiled content, and the Arabic that a document shows. */
import type { ProseOrPassage, Page as PageText, BlockSection } from '../../packages/core/model.ts';
import { rootAddress } from '../../packages/core/roots.ts';
import type { Library } from '../../packages/content/compiler/library.ts';
import { rootFamilies } from '../../packages/content/compiler/root-families.ts';

const arabicOfBlocks = (blocks: readonly ProseOrPassage[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'passage' ? [block.arabic] : []));

const arabicOfSections = (sections: readonly BlockSection[]): string[] =>
  sections.flatMap(({ arabic, blocks }) => [...(arabic ? [arabic] : []), ...arabicOfBlocks(blocks)]);

const arabicOfPage = ({ cards, sections, omitted = [] }: PageText): string[] => [
  ...cards.map(({ arabic }) => arabic),
  ...arabicOfSections(sections),
  ...omitted.flatMap(({ arabic }) => (arabic ? [arabic] : [])),
];

/** All Arabic by the address that shows it, in order. Addresses that are missing show no Arabic of the content. */
export function arabicByPath(library: Library): Map<string, string[]> {
  const { menus, context, fortyHadith, names, tasbih } = library;
  const families = library.roots ? rootFamilies(library).roots : [];
  return new Map([
    ...[...menus].flatMap(([slug, { pages }]) => pages.map((page): [string, string[]] => [`/${slug}/${page.slug}`, arabicOfPage(page)])),
    ...context.map(({ slug, sections }): [string, string[]] => [`/context-behind-dua/${slug}`, arabicOfSections(sections)]),
    ...(fortyHadith?.hadith ?? []).map(({ number, arabicText }): [string, string[]] => [`/forty-hadith/${number}`, arabicText.split('\n')]),
    ['/asma-ul-husna', names ? [...names.verses, ...names.narrations, ...names.names].map(({ arabic }) => arabic) : []],
    ['/tasbih-counter', tasbih.map(({ arabic }) => arabic)],
    ...families.map(({ letters, words }): [string, string[]] => [
      rootAddress(letters),
      words.flatMap(({ arabic, forms }) => [arabic, ...forms.map((form) => form.arabic)]),
    ]),
  ]);
}

/** The text of an element with `{name}` for the slot where the reader says a name. */
const textWithNamePlaceholder = (element: Element): string => {
  const copy = element.cloneNode(true) as Element;
  for (const slot of copy.querySelectorAll('.name-slot')) slot.textContent = '{name}';
  return copy.textContent ?? '';
};

/** The Arabic of a document in reading order, with `{name}` where the reader says a name. */
const arabicInDocument = (document: Document): string[] => [...document.querySelectorAll('p.arabic')].map(textWithNamePlaceholder);

/** The first difference between the Arabic of a document and that of its source. @param expected texts in order */
export function arabicMismatchFaults(document: Document, expected: readonly string[] = []): string[] {
  const found = arabicInDocument(document);
  const at = Array.from({ length: Math.max(found.length, expected.length) }, (_, index) => index).find(
    (index) => found[index] !== expected[index],
  );
  if (at === undefined) return [];
  if (expected.length === 0)
    return [`shows Arabic that nothing checks: ${found[0]}. Name the texts of this address in arabicByPath, in site/test/page-arabic.ts`];
  return [`Arabic ${at + 1}: expected ${expected[at] ?? 'none'}, found ${found[at] ?? 'none'}`];
}
