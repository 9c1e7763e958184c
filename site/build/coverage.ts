/**
 * Every character of every page must be in a face that the site brings along, or a reader's device would show it in another
 * one, or as a box. The rules here say what the style sheets say: which faces stand first for which text.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { TEXT_FACES } from '../../packages/typesetting/language-faces.ts';
import { Shaper } from '../../packages/typesetting/shaping.ts';

/** Faces for the text of an element and of what it holds, the nearest rule winning. */
const RULES = [
  { selector: '.name-slot', faces: [...TEXT_FACES, 'literata', 'literata-italic', 'literata-italic-rare'] },
  { selector: '.arabic-quran', faces: ['amiri-quran', 'amiri', 'literata', 'literata-rare'] },
  { selector: '.ring-arabic', faces: ['amiri-title'] },
  { selector: '[lang=ar]', faces: ['amiri', 'literata', 'literata-rare'] },
  {
    selector: '.transliteration, em, cite, i',
    faces: [...TEXT_FACES, 'literata-italic', 'literata-italic-rare', 'literata-italic-marks', 'hamza'],
  },
  { selector: 'html', faces: [...TEXT_FACES, 'literata', 'literata-rare', 'literata-marks', 'hamza', 'amiri'] },
] as const satisfies readonly { selector: string; faces: readonly string[] }[];

const UNSEEN = new Set(['script', 'style', 'head', 'noscript', 'svg', 'title']);

export type Coverage = ReadonlyMap<string, ReadonlySet<number>>;

/** The characters of the built faces. @param folder `build/fonts` */
export async function coverageOf(folder: string, files: readonly string[]): Promise<Coverage> {
  const coverage = new Map<string, ReadonlySet<number>>();
  // One after the other: the decoder gives out its own memory, which the next call overwrites.
  for (const file of files) {
    const font = await convert(readFileSync(join(folder, `${file}.woff2`)), 'truetype');
    coverage.set(file, new Shaper(font).characters());
  }
  return coverage;
}

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')} "${character}"`;

/** Whether a character draws nothing: a space, or a left-to-right mark. */
const isBlank = (character: string): boolean => /[\s\u200e]/.test(character) && character !== '\u00a0';

interface Shown {
  /** Faces that a browser fetches for the page. */
  faces: string[];
  /** Characters that the faces of their element lack, each with those faces. */
  missing: string[];
}

/** Which faces show a page. */
export function fontFacesOf(document: Document, coverage: Coverage): Shown {
  const used = new Set<string>();
  const known = new Map<string, readonly string[] | undefined>();
  // The selectors ask for name, class and language alone, so each set of these is matched once.
  const facesOfElement = (element: Element): readonly string[] | undefined => {
    const key = `${element.localName} ${element.className} ${element.getAttribute('lang') ?? ''}`;
    if (!known.has(key)) known.set(key, RULES.find(({ selector }) => element.matches(selector))?.faces);
    return known.get(key);
  };
  const missing = new Set<string>();
  const note = (character: string, faces: readonly string[]): void => {
    if (isBlank(character)) return;
    const code = character.codePointAt(0) ?? 0;
    const face = faces.find((one) => coverage.get(one)?.has(code));
    if (face) used.add(face);
    else
      missing.add(`${nameOf(character)} is in none of ${faces.filter((one) => coverage.has(one) || !TEXT_FACES.includes(one)).join(', ')}`);
  };
  const visit = (element: Element, inherited: readonly string[]): void => {
    if (UNSEEN.has(element.localName)) return;
    const faces = facesOfElement(element) ?? inherited;
    for (const node of element.childNodes) {
      if (node.nodeType === 1) visit(node as Element, faces);
      if (node.nodeType === 3) for (const character of node.nodeValue ?? '') note(character, faces);
    }
  };
  visit(document.documentElement, []);
  return { faces: [...used], missing: [...missing] };
}
