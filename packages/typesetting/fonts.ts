/**
 * Subsets the fonts to what the site shows: the glyphs that setting all its texts brings up, and the layout rules that take
 * part in it. Every text is then set with the subset and with the source; any difference stops the build.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { FIRST_LANGUAGE, siteConfig } from '../../site.config.ts';
import { languageSettings } from '../content/compiler/language-settings.ts';
import { otherLanguages } from '../content/compiler/languages.ts';
import type { Library } from '../content/compiler/library.ts';
import type { FaceSubset } from './face.ts';
import { facesOfSite } from './faces.ts';
import { subsetGlyphs } from './harfbuzz-subset.ts';
import { shapingDifferences, noNeeds, runsOf, Shaper } from './shaping.ts';
import { withoutLookups } from './unused-lookups.ts';

const require = createRequire(import.meta.url);

/** Raise it when this folder's way of subsetting changes: finished fonts are kept from build to build. */
const VERSION = 2;
const JOINER = '\u200d';
const CACHE = 'node_modules/.cache/misbaha-fonts';

/** The weights at which a face is compared with its source font. */
const weightsOf = ({ axes }: FaceSubset): (number | undefined)[] => {
  const weight = axes?.['wght'];
  if (weight === undefined) return [undefined];
  return typeof weight === 'number' ? [weight] : [weight.min, (weight.min + weight.max) / 2, weight.max];
};

const hasFixedWeight = ({ axes }: FaceSubset): boolean => typeof axes?.['wght'] === 'number';

/** The parts of a text that a font can set; a browser takes what lies between them from another face (see `coverage.ts`). */
function partsWithin(text: string, characters: ReadonlySet<number>): string[] {
  const isOurs = (character: string): boolean =>
    characters.has(character.codePointAt(0) ?? 0) || character === '\n' || character === JOINER;
  const parts = [''];
  for (const character of text) {
    if (isOurs(character)) parts.push((parts.pop() ?? '') + character);
    else parts.push('');
  }
  return parts;
}

/** So many characters beside each other tell what a font does with them, next to always. */
const NEIGHBOURS = 4;

/** The runs that have characters beside each other as no run before them has. */
function firstOfTheirKind(runs: Iterable<string>): string[] {
  const seen = new Set<string>();
  return [...runs].filter((run) => {
    const before = seen.size;
    const padded = ` ${run} `;
    for (let at = 0; at === 0 || at + NEIGHBOURS <= padded.length; at++) seen.add(padded.slice(at, at + NEIGHBOURS));
    return seen.size > before;
  });
}

/**
 * Makes one face, as TrueType. Watching how a text is set takes ten times as long as setting it, so few are watched: those that look new,
 * and then those that the subset sets in another way than its source.
 * @param source the whole font, as woff2
 * @throws Error that names the texts which the subset would set in another way
 */
async function makeFace(face: FaceSubset, source: Buffer): Promise<Buffer> {
  const font = await convert(source, 'truetype');
  const needs = noNeeds();
  const [weight] = weightsOf(face);
  const shaper = new Shaper(font, weight);
  const runs = runsOf(face.texts.flatMap((text) => partsWithin(text, shaper.characters())));
  const characters = new Set(
    [...face.texts.join('')].map((character) => character.codePointAt(0) ?? 0).filter((code) => code !== 10 && code !== 0x200d),
  );
  const watched = new Set<string>();
  const subsetFor = async (unlike: readonly string[]): Promise<Buffer> => {
    if (!face.isWhole) for (const run of unlike) shaper.collect(run, needs);
    for (const run of unlike) watched.add(run);
    // Latin keeps its rules whole: they are few, and readers' own words bring up any pair of letters.
    const lean =
      face.features || face.isWhole ? font : withoutLookups(withoutLookups(font, 'GSUB', needs.lookups.GSUB), 'GPOS', needs.lookups.GPOS);
    const subset = await subsetGlyphs(lean, {
      characters,
      glyphs: needs.glyphs,
      closure: face.isWhole ?? false,
      ...(face.features ? { features: face.features } : {}),
      ...(face.axes ? { axes: face.axes } : {}),
      ...(face.names ? { names: face.names } : {}),
    });
    const different = weightsOf(face).flatMap((at) =>
      shapingDifferences(new Shaper(font, at), new Shaper(subset, hasFixedWeight(face) ? undefined : at), runs, face.axes ? 1 : 0),
    );
    if (different.length === 0) return subset;
    if (face.isWhole || different.every((run) => watched.has(run)))
      throw new Error(`${face.file} would set ${different.length} texts in another way, the first being ${different[0] ?? ''}`);
    return subsetFor(different);
  };
  return subsetFor(firstOfTheirKind(runs));
}

/**
 * The finished face, from an earlier build where nothing has changed since.
 * @param root absolute path of the project
 * @param format `woff2` for browsers, `truetype` for readers that may take nothing else
 */
export async function finishedFace(root: string, face: FaceSubset, format: 'woff2' | 'truetype'): Promise<Buffer> {
  const source = readFileSync(require.resolve(face.source));
  const key = createHash('sha256')
    .update(JSON.stringify([VERSION, face]))
    .update(source)
    .digest('hex')
    .slice(0, 32);
  const file = join(root, CACHE, `${face.file}-${key}.${format}`);
  if (existsSync(file)) return readFileSync(file);
  const subset = await makeFace(face, source);
  const made = format === 'truetype' ? subset : await convert(subset, format);
  mkdirSync(join(root, CACHE), { recursive: true });
  writeFileSync(file, made);
  return made;
}

/** What every page may show of other languages: their names, each in its own words. */
const languageNames = (root: string): string =>
  [FIRST_LANGUAGE, ...otherLanguages(root)]
    .map((tag) => languageSettings(root, tag))
    .map(({ name, offer }) => name + offer)
    .join('');

/**
 * Writes the faces to `fonts/` in the folder of the build.
 * @returns the bytes of each file
 */
export async function buildFonts(root: string, library: Library): Promise<Record<string, number>> {
  const folder = join(root, siteConfig.folder, 'fonts');
  mkdirSync(folder, { recursive: true });
  const sizes: Record<string, number> = {};
  for (const face of facesOfSite(library, languageNames(root))) {
    const font = await finishedFace(root, face, 'woff2');
    writeFileSync(join(folder, `${face.file}.woff2`), font);
    sizes[face.file] = font.length;
  }
  return sizes;
}
