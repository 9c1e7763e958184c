/**
 * The pages of remembrance are the longest, and the ones that readers open every day. Each shows itself with Arabic faces cut to
 * the words of these pages, which weigh three fifths of the whole ones. The whole ones follow in the copy for offline reading,
 * and take over where the reader goes on to another page (`src/app/use-whole-faces.ts`).
 */
import type { Library } from '../compiler/library.ts';
import { parseHTML } from 'linkedom';

const PAGES: ReadonlySet<string> = new Set(['morning-evening/morning-remembrance', 'morning-evening/evening-remembrance']);

/** Whole face, and the face that stands for it on these pages. `src/styles/fonts.css` has both. */
export const REMEMBRANCE_FACES = { amiri: 'amiri-remembrance', 'amiri-quran': 'amiri-quran-remembrance' } as const;

/** Set on the document of a page with faces of its own; `src/styles/tokens.css` goes by it. */
export const REMEMBRANCE_MARK = 'data-own-arabic';

const isWhole = (face: string): face is keyof typeof REMEMBRANCE_FACES => face in REMEMBRANCE_FACES;

/** @param path address of a page below the base, beginning with a slash */
export const hasRemembranceFaces = (path: string): boolean => PAGES.has(path.slice(1));

/** The face that shows a page where its script would ask for `face`. */
export const faceOn = (path: string, face: string): string => (isWhole(face) && hasRemembranceFaces(path) ? REMEMBRANCE_FACES[face] : face);

/** Each text once. `{name}` is shown in another face, and cuts the run of Arabic in two. */
export const withoutSlots = (texts: readonly string[]): string[] => [...new Set(texts.flatMap((text) => text.split('{name}')))];

/** Everything in Arabic on these pages, by its script. */
export function textsOfRemembrance({ pages }: Library, script: 'quran' | 'naskh'): string[] {
  const cards = [...PAGES].flatMap((key) => pages.get(key)?.page.cards ?? []);
  return withoutSlots(cards.filter((card) => card.script === script).map(({ arabic }) => arabic));
}

/**
 * Holds the built pages against what their faces were made for: letters alone do not tell whether a face can join them.
 * @throws Error that names the page and the Arabic that it shows besides
 */
export function checkRemembranceFaces(pages: readonly { path: string; html: string }[], library: Library): void {
  const known = new Set([...textsOfRemembrance(library, 'naskh'), ...textsOfRemembrance(library, 'quran')].map((text) => text.trim()));
  for (const { path, html } of pages.filter((page) => hasRemembranceFaces(page.path))) {
    const { document } = parseHTML(html);
    for (const element of document.querySelectorAll('[lang=ar]'))
      for (const node of element.childNodes) {
        const text = (node.nodeValue ?? '').trim();
        if (node.nodeType === 3 && !known.has(text))
          throw new Error(`${path} shows Arabic that its own faces were not made for; add it to textsOfRemembrance: ${text}`);
      }
  }
}
