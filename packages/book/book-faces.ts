/**
 * The fonts of the book, subset to what its chapters show. They are TrueType, which every e-reader supports: WOFF2 came
 * with EPUB 3.2, and many devices and converters do not know it. A character that no font has is an error.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { parseHTML } from 'linkedom';
import { codePointNotation } from '../arabic/script.ts';
import type { LanguageSettings } from '../content/compiler/language-settings.ts';
import { type FaceSubsetOptions, joiningForms } from '../typesetting/face-subset.ts';
import { AMIRI_FILE, AMIRI_LATIN_FILE, AMIRI_QURAN_FILE, HAMZA_AND_AYN, LATIN_FEATURES, literataFile } from '../typesetting/faces.ts';
import { TEXT_FACE_BY_FILE, defaultTextFaceOf } from '../typesetting/language-faces.ts';
import { cachedFaceSubset } from '../typesetting/fonts.ts';
import { Shaper } from '../typesetting/shaping.ts';

const require = createRequire(import.meta.url);

/**
 * Entries of the name table that e-readers list fonts by: copyright, family, style, identifier, full name, version,
 * PostScript name, licence.
 */
const FONT_NAME_IDS = [0, 1, 2, 3, 4, 5, 6, 13, 14];

const latinFaceOptions = { axes: { wght: 400 }, features: LATIN_FEATURES };

/** By file name below `fonts/`. `book.css` declares them; a style sheet in `languages/` declares those of a language. */
const BOOK_FACE_BY_FILE: Readonly<Record<string, Omit<FaceSubsetOptions, 'file' | 'texts'>>> = {
  literata: { source: literataFile('normal', 'latin'), ...latinFaceOptions },
  'literata-marks': { source: literataFile('normal', 'latin-ext'), ...latinFaceOptions },
  'literata-italic': { source: literataFile('italic', 'latin'), ...latinFaceOptions },
  'literata-italic-marks': { source: literataFile('italic', 'latin-ext'), ...latinFaceOptions },
  // The signs of hamza and ayn. Those of Literata are half an em wide and tear words apart.
  hamza: { source: AMIRI_LATIN_FILE, features: [] },
  amiri: { source: AMIRI_FILE },
  'amiri-quran': { source: AMIRI_QURAN_FILE },
  ...Object.fromEntries(Object.entries(TEXT_FACE_BY_FILE).map(([file, face]) => [file, { ...face, axes: latinFaceOptions.axes }])),
};

export type BookFaceKey = string;

/** As in `book.css`: the faces for the text of an element and its descendants. The first matching rule wins. */
const FACE_RULES: readonly { selector: string; faces: readonly BookFaceKey[]; startsWithLanguageFace?: true }[] = [
  {
    selector: '.name-slot, .transliteration, i, cite',
    faces: ['literata-italic', 'hamza', 'literata-italic-marks'],
    startsWithLanguageFace: true,
  },
  { selector: '.arabic-quran', faces: ['amiri-quran', 'amiri'] },
  { selector: '[lang=ar]', faces: ['amiri', 'literata'] },
  { selector: 'html', faces: ['literata', 'hamza', 'literata-marks', 'amiri'], startsWithLanguageFace: true },
];

/** @throws Error for an unknown name */
function faceNamed(face: BookFaceKey): Omit<FaceSubsetOptions, 'file' | 'texts'> {
  const found = BOOK_FACE_BY_FILE[face];
  if (!found) throw new Error(`the book has no face "${face}"`);
  return found;
}

type AvailableCharactersByFace = ReadonlyMap<BookFaceKey, ReadonlySet<number>>;

const fontSourceOf = (face: BookFaceKey): Buffer => readFileSync(require.resolve(faceNamed(face).source));

/** The code points that each face has before it is subset. */
export async function supportedCodePointsByFace(): Promise<AvailableCharactersByFace> {
  const characters = new Map<BookFaceKey, ReadonlySet<number>>();
  // One at a time: the decoder returns its own memory, which the next call overwrites.
  for (const face of Object.keys(BOOK_FACE_BY_FILE))
    characters.set(face, new Shaper(await convert(fontSourceOf(face), 'truetype')).characters());
  // This face is for the two signs alone; Literata sets all other Latin.
  characters.set('hamza', new Set(Array.from(HAMZA_AND_AYN, (sign) => sign.codePointAt(0) ?? 0)));
  return characters;
}

/** A blank or direction mark, which is set in the face of the text before. */
const isBlank = (character: string): boolean => /[\s\u200e]/.test(character);

/** Splits a text by the first face that has each character. @throws Error for a character that no face has */
function splitByFace(
  text: string,
  faces: readonly BookFaceKey[],
  characters: AvailableCharactersByFace,
): { face: BookFaceKey; part: string }[] {
  const parts: { face: BookFaceKey; part: string }[] = [];
  for (const character of text) {
    const last = parts.at(-1);
    const face = isBlank(character)
      ? (last?.face ?? faces[0])
      : faces.find((one) => characters.get(one)?.has(character.codePointAt(0) ?? 0));
    if (!face) throw new Error(`no face of the book has "${character}" (${codePointNotation(character.codePointAt(0) ?? 0)}), in: ${text}`);
    if (last?.face === face) last.part += character;
    else parts.push({ face, part: character });
  }
  return parts;
}

/**
 * The texts by which a face is subset: whole texts, in which Arabic letters join; only the single characters for a face
 * with listed features; each character in all its joining forms for a face with `isWhole`.
 */
function textsForSubset(face: BookFaceKey, texts: ReadonlySet<string>): string[] {
  const { features, isWhole } = faceNamed(face);
  if (!features && !isWhole) return [...texts].toSorted();
  const characters = [...new Set([...texts].join(''))].toSorted();
  return features ? [characters.join('')] : characters.flatMap(joiningForms);
}

/**
 * The texts that each face sets.
 * @param documents XHTML
 * @param languageFace the face of the language, tried before the other faces
 * @throws Error for a character that no face has
 */
export function textsByFace(
  documents: readonly string[],
  characters: AvailableCharactersByFace,
  languageFace?: BookFaceKey,
): Map<BookFaceKey, Set<string>> {
  const texts = new Map<BookFaceKey, Set<string>>();
  const visit = (element: Element, inherited: readonly BookFaceKey[]): void => {
    const rule = FACE_RULES.find(({ selector }) => element.matches(selector));
    const faces = rule ? [...(languageFace !== undefined && rule.startsWithLanguageFace ? [languageFace] : []), ...rule.faces] : inherited;
    for (const node of element.childNodes) {
      if (node.nodeType === 1) visit(node as Element, faces);
      if (node.nodeType !== 3) continue;
      for (const { face, part } of splitByFace(node.nodeValue ?? '', faces, characters))
        texts.set(face, (texts.get(face) ?? new Set()).add(part.trim()));
    }
  };
  for (const text of documents) visit(parseHTML(text).document.documentElement, []);
  return texts;
}

/** A subset face as a file of the book. */
export interface BookFont {
  /** Path from the package document: `fonts/amiri.ttf`. */
  file: string;
  content: Buffer;
}

/**
 * Makes the fonts of the book, each subset to the characters that its documents show.
 * @param root absolute path of the project
 * @param documents all documents of the book, as XHTML
 * @param settings of the language
 */
export async function bookFonts(
  root: string,
  documents: readonly string[],
  settings?: LanguageSettings,
): Promise<Map<BookFaceKey, BookFont>> {
  const texts = textsByFace(documents, await supportedCodePointsByFace(), defaultTextFaceOf(settings)?.file);
  const fonts = new Map<BookFaceKey, BookFont>();
  for (const [face, own] of texts) {
    const content = await cachedFaceSubset(
      root,
      { ...faceNamed(face), file: `book-${face}`, texts: textsForSubset(face, own), names: FONT_NAME_IDS },
      'truetype',
    );
    fonts.set(face, { file: `fonts/${face}.ttf`, content });
  }
  return fonts;
}
