/**
 * Every character of every page must be in a face of the site; a device would otherwise use another face or draw a box.
 * The rules repeat the font families of the style sheets, in their order.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { convert } from 'fontverter';
import { languageBuildFolder } from '../../site.config.ts';
import { codePointNotation } from '../../packages/arabic/script.ts';
import { LANGUAGE_TEXT_FACE_FILES } from '../../packages/typesetting/language-faces.ts';
import { Shaper } from '../../packages/typesetting/shaping.ts';

/** Faces for the text of an element and its descendants; the rule of the nearest element wins. */
const FACE_RULES = [
  { selector: '.name-slot', faces: [...LANGUAGE_TEXT_FACE_FILES, 'literata', 'literata-italic', 'literata-italic-rare'] },
  { selector: '.arabic-quran', faces: ['amiri-quran', 'amiri', 'literata', 'literata-rare'] },
  { selector: '.ring-arabic', faces: ['amiri-title'] },
  { selector: '[lang=ar]', faces: ['amiri', 'literata', 'literata-rare'] },
  {
    selector: '.transliteration, em, cite, i',
    faces: [...LANGUAGE_TEXT_FACE_FILES, 'literata-italic', 'literata-italic-rare', 'literata-italic-marks', 'hamza'],
  },
  { selector: 'html', faces: [...LANGUAGE_TEXT_FACE_FILES, 'literata', 'literata-rare', 'literata-marks', 'hamza', 'amiri'] },
] as const satisfies readonly { selector: string; faces: readonly string[] }[];

const UNDRAWN_ELEMENTS = new Set(['script', 'style', 'head', 'noscript', 'svg', 'title']);

export type CodePointsByFace = ReadonlyMap<string, ReadonlySet<number>>;

/** The code points of each face of a built language. @param root absolute path of the project @param tag of the language */
export async function readCodePointsByFace(root: string, tag: string): Promise<CodePointsByFace> {
  const folder = join(root, languageBuildFolder(tag), 'fonts');
  const coverage = new Map<string, ReadonlySet<number>>();
  // One at a time: the decoder returns its own memory, which the next call overwrites.
  for (const file of readdirSync(folder)) {
    const font = await convert(readFileSync(join(folder, file)), 'truetype');
    coverage.set(basename(file, extname(file)), new Shaper(font).characters());
  }
  return coverage;
}

const nameWithCharacter = (character: string): string => `${codePointNotation(character.codePointAt(0) ?? 0)} "${character}"`;

/** Whether a character draws nothing: a left-to-right mark, or a space other than the no-break space. */
const isBlank = (character: string): boolean => /[\s\u200e]/.test(character) && character !== '\u00a0';

/** What a page does not draw: its head, its scripts, its tags. */
const UNDRAWN_HTML = /<head>[^]*?<\/head>|<script[^]*?<\/script>|<[^>]*>/g;

/**
 * Looks for characters that no face has at all. `npm run test:documents` looks closer, element by element.
 * @param pages each with its address and its document as HTML
 * @throws Error with each such character and the first page that shows it
 */
export function assertFacesHaveEveryCharacter(pages: readonly { path: string; html: string }[], coverage: CodePointsByFace): void {
  const covered = new Set([...coverage.values()].flatMap((face) => [...face]));
  const missing = new Map<string, string>();
  for (const { path, html } of pages)
    for (const character of new Set(html.replaceAll(UNDRAWN_HTML, '')))
      if (!isBlank(character) && !covered.has(character.codePointAt(0) ?? 0) && !missing.has(character)) missing.set(character, path);
  if (missing.size === 0) return;
  const lines = [...missing].map(([character, path]) => `${path}: ${nameWithCharacter(character)} is in no face of the site`);
  throw new Error(`a device would draw these characters in another face or as a box:\n${lines.join('\n')}`);
}

interface FacesAndMissingCharacters {
  /** Faces that a browser fetches for the page. */
  faces: string[];
  /** A line for each character that none of its element's faces has. */
  missing: string[];
}

/** The faces that a page uses, and the characters that they lack. */
export function facesAndMissingCharactersOf(document: Document, coverage: CodePointsByFace): FacesAndMissingCharacters {
  const used = new Set<string>();
  const known = new Map<string, readonly string[] | undefined>();
  // Selectors use name, class and language alone, so each combination is matched once.
  const facesOfElement = (element: Element): readonly string[] | undefined => {
    const key = `${element.localName} ${element.className} ${element.getAttribute('lang') ?? ''}`;
    if (!known.has(key)) known.set(key, FACE_RULES.find(({ selector }) => element.matches(selector))?.faces);
    return known.get(key);
  };
  const missing = new Set<string>();
  const note = (character: string, faces: readonly string[]): void => {
    if (isBlank(character)) return;
    const code = character.codePointAt(0) ?? 0;
    const face = faces.find((one) => coverage.get(one)?.has(code));
    if (face) used.add(face);
    else
      missing.add(
        `${nameWithCharacter(character)} is in none of ${faces.filter((one) => coverage.has(one) || !LANGUAGE_TEXT_FACE_FILES.includes(one)).join(', ')}`,
      );
  };
  const visit = (element: Element, inherited: readonly string[]): void => {
    if (UNDRAWN_ELEMENTS.has(element.localName)) return;
    const faces = facesOfElement(element) ?? inherited;
    for (const node of element.childNodes) {
      if (node.nodeType === 1) visit(node as Element, faces);
      if (node.nodeType === 3) for (const character of node.nodeValue ?? '') note(character, faces);
    }
  };
  visit(document.documentElement, []);
  return { faces: [...used], missing: [...missing] };
}
