/** Characters of a document that none of the site's faces has: a device would use another face or draw a box. */
import { resolve } from 'node:path';
import { readCodePointsByFace, type CodePointsByFace, facesAndMissingCharactersOf } from '../../build/face-coverage.ts';

/** The characters of each face of a built language. */
export const codePointsByBuiltFace = (tag: string): Promise<CodePointsByFace> =>
  readCodePointsByFace(resolve(import.meta.dirname, '../../..'), tag);

/** A line for each character that no face of its element has. */
export const missingCharacterFaults = (document: Document, faces: CodePointsByFace): string[] =>
  facesAndMissingCharactersOf(document, faces).missing;
