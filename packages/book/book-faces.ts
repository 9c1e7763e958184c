/**
 * The faces of the book, cut to what its chapters show. They are TrueType, the one format that every reader takes: WOFF2 came with
 * EPUB 3.2, and many devices and converters do not know it. Every character must be in a face, or the book is not made.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { parseHTML } from 'linkedom';
import type { LanguageSettings } from '../content/compiler/language-settings.ts';
import { type FaceSubset, joiningForms } from '../typesetting/face.ts';
import { AMIRI_FILE, AMIRI_LATIN_FILE, AMIRI_QURAN_FILE, HAMZA_AND_AYN, LATIN_FEATURES, literataFile } from '../typesetting/faces.ts';
import { LANGUAGE_TEXT_FACES, textFaceOf } from '../typesetting/language-faces.ts';
import { finishedFace } from '../typesetting/fonts.ts';
import { Shaper } from '../typesetting/shaping.ts';

const require = createRequire(import.meta.url);

/** Copyright, family, style, identifier, full name, version, PostScript name and licence: readers list fonts by them. */
const NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14];

const latin = { axes: { wght: 400 }, features: LATIN_FEATURES };

/** Files below `fonts/`; `book.css` has a family for each. Those of a language stand in its own style sheet. */
const FACES: Readonly<Record<string, Omit<FaceSubset, 'file' | 'texts'>>> = {
  literata: { source: literataFile('normal', 'latin'), ...latin },
  'literata-marks': { source: literataFile('normal', 'latin-ext'), ...latin },
  'literata-italic': { source: literataFile('italic', 'latin'), ...latin },
  'literata-italic-marks': { source: literataFile('italic', 'latin-ext'), ...latin },
  // The signs of hamza and ayn: those of Literata stand half an em wide and tear words apart.
  hamza: { source: AMIRI_LATIN_FILE, features: [] },
  amiri: { source: AMIRI_FILE },
  'amiri-quran': { source: AMIRI_QURAN_FILE },
  ...Object.fromEntries(Object.entries(LANGUAGE_TEXT_FACES).map(([file, face]) => [file, { ...face, axes: latin.axes }])),
};

export type FaceName = string;

/** What `book.css` says: faces for the text of an element and of what it holds, the first rule that matches winning. */
const RULES: readonly { selector: string; faces: readonly FaceName[]; isOfLanguage?: true }[] = [
  { selector: '.name-slot, .transliteration, i, cite', faces: ['literata-italic', 'hamza', 'literata-italic-marks'], isOfLanguage: true },
  { selector: '.arabic-quran', faces: ['amiri-quran', 'amiri'] },
  { selector: '[lang=ar]', faces: ['amiri', 'literata'] },
  { selector: 'html', faces: ['literata', 'hamza', 'literata-marks', 'amiri'], isOfLanguage: true },
];

/** @throws Error for a name that is none */
function faceNamed(face: FaceName): Omit<FaceSubset, 'file' | 'texts'> {
  const found = FACES[face];
  if (!found) throw new Error(`the book has no face "${face}"`);
  return found;
}

type Characters = ReadonlyMap<FaceName, ReadonlySet<number>>;

const sourceOf = (face: FaceName): Buffer => readFileSync(require.resolve(faceNamed(face).source));

/** What each face could set, uncut. */
export async function charactersOfSources(): Promise<Characters> {
  const characters = new Map<FaceName, ReadonlySet<number>>();
  // One after the other: the decoder gives out its own memory, which the next call overwrites.
  for (const face of Object.keys(FACES)) characters.set(face, new Shaper(await convert(sourceOf(face), 'truetype')).characters());
  // All else in it is Literata's to set.
  characters.set('hamza', new Set(Array.from(HAMZA_AND_AYN, (sign) => sign.codePointAt(0) ?? 0)));
  return characters;
}

/** Goes with the letters around it. */
const isBlank = (character: string): boolean => /[\s\u200e]/.test(character);

/** The parts of a text, each with the first of the faces that has its characters. @throws Error for a character that none has */
function partsOf(text: string, faces: readonly FaceName[], characters: Characters): { face: FaceName; part: string }[] {
  const parts: { face: FaceName; part: string }[] = [];
  for (const character of text) {
    const last = parts.at(-1);
    const face = isBlank(character)
      ? (last?.face ?? faces[0])
      : faces.find((one) => characters.get(one)?.has(character.codePointAt(0) ?? 0));
    if (!face) throw new Error(`no face of the book has "${character}" (U+${character.codePointAt(0)?.toString(16)}), in: ${text}`);
    if (last?.face === face) last.part += character;
    else parts.push({ face, part: character });
  }
  return parts;
}

/** Arabic is set whole, since its letters join; of faces that keep their rules whole the letters are enough. */
function textsToSet(face: FaceName, texts: ReadonlySet<string>): string[] {
  const { features, isWhole } = faceNamed(face);
  if (!features && !isWhole) return [...texts].toSorted();
  const characters = [...new Set([...texts].join(''))].toSorted();
  return features ? [characters.join('')] : characters.flatMap(joiningForms);
}

/**
 * The texts that each face sets.
 * @param documents XHTML
 * @param own the face of the language, which comes before those of every language
 * @throws Error for a character without a face
 */
export function textsByFace(documents: readonly string[], characters: Characters, own?: FaceName): Map<FaceName, Set<string>> {
  const texts = new Map<FaceName, Set<string>>();
  const visit = (element: Element, inherited: readonly FaceName[]): void => {
    const rule = RULES.find(({ selector }) => element.matches(selector));
    const faces = rule ? [...(own !== undefined && rule.isOfLanguage ? [own] : []), ...rule.faces] : inherited;
    for (const node of element.childNodes) {
      if (node.nodeType === 1) visit(node as Element, faces);
      if (node.nodeType !== 3) continue;
      for (const { face, part } of partsOf(node.nodeValue ?? '', faces, characters))
        texts.set(face, (texts.get(face) ?? new Set()).add(part.trim()));
    }
  };
  for (const text of documents) visit(parseHTML(text).document.documentElement, []);
  return texts;
}

/** A face as a font for the book. */
export interface BookFont {
  /** Beside the package document. */
  file: string;
  content: Buffer;
}

/**
 * Makes the fonts.
 * @param root absolute path of the project
 * @param documents all documents of the book, as XHTML
 * @param settings of the language
 */
export async function bookFonts(root: string, documents: readonly string[], settings?: LanguageSettings): Promise<Map<FaceName, BookFont>> {
  const texts = textsByFace(documents, await charactersOfSources(), textFaceOf(settings)?.file);
  const fonts = new Map<FaceName, BookFont>();
  for (const [face, own] of texts) {
    const content = await finishedFace(
      root,
      { ...faceNamed(face), file: `book-${face}`, texts: textsToSet(face, own), names: NAMES },
      'truetype',
    );
    fonts.set(face, { file: `fonts/${face}.ttf`, content });
  }
  return fonts;
}
