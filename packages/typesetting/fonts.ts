/**
 * Subsets the fonts to what the site shows: the glyphs that shaping all its texts yields, and the layout rules that
 * apply. Every text is then shaped with the subset and with the source. What differs is taken into the subset; where that
 * does not help, the build stops.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { FIRST_LANGUAGE, siteConfig } from '../../site.config.ts';
import { readLanguageSettings } from '../content/compiler/language-settings.ts';
import { siteLanguageTagsAfterFirst } from '../content/compiler/languages.ts';
import type { Library } from '../content/compiler/library.ts';
import { writeCacheFile } from './cache-file.ts';
import type { FaceSubsetOptions } from './face-subset.ts';
import { faceSubsetsOfSite } from './faces.ts';
import { subsetFont } from './harfbuzz-subset.ts';
import { differentlyShapedRuns, emptyGlyphNeeds, linesWordsAndWordPairs, Shaper } from './shaping.ts';
import { keepOnlyLookups } from './unused-lookups.ts';

const require = createRequire(import.meta.url);

/** Raise it when this folder subsets in another way: finished fonts are cached from build to build. */
const SUBSETTING_VERSION = 2;
const JOINER = '\u200d';
const CACHE_FOLDER = 'node_modules/.cache/misbaha-fonts';

/** The weights at which a face is compared with its source font. */
const comparedWeights = ({ axes }: FaceSubsetOptions): (number | undefined)[] => {
  const weight = axes?.['wght'];
  if (weight === undefined) return [undefined];
  return typeof weight === 'number' ? [weight] : [weight.min, (weight.min + weight.max) / 2, weight.max];
};

const hasFixedWeight = ({ axes }: FaceSubsetOptions): boolean => typeof axes?.['wght'] === 'number';

/** The parts of a text whose characters a font has; others come from another font (`site/build/face-coverage.ts`). */
function coveredParts(text: string, characters: ReadonlySet<number>): string[] {
  const isOurs = (character: string): boolean =>
    characters.has(character.codePointAt(0) ?? 0) || character === '\n' || character === JOINER;
  const parts = [''];
  for (const character of text) {
    if (isOurs(character)) parts.push((parts.pop() ?? '') + character);
    else parts.push('');
  }
  return parts;
}

/** Number of characters in a sequence: the shape of a letter seldom depends on neighbours farther away. */
const CHARACTER_SEQUENCE_LENGTH = 4;

/** Runs that contain a sequence of characters that no run before them contains. */
function runsWithNewSequences(runs: Iterable<string>): string[] {
  const seen = new Set<string>();
  return [...runs].filter((run) => {
    const before = seen.size;
    const padded = ` ${run} `;
    for (let at = 0; at === 0 || at + CHARACTER_SEQUENCE_LENGTH <= padded.length; at++)
      seen.add(padded.slice(at, at + CHARACTER_SEQUENCE_LENGTH));
    return seen.size > before;
  });
}

/**
 * Makes one font, as TrueType. Recording which rules shape a text takes ten times as long as shaping it, so only runs
 * with new sequences are recorded, and then those that the subset shapes in another way.
 * @param source the whole font, as woff2
 * @throws Error that names the texts which the subset would shape in another way
 */
async function subsetFace(face: FaceSubsetOptions, source: Buffer): Promise<Buffer> {
  const font = await convert(source, 'truetype');
  const needs = emptyGlyphNeeds();
  const [weight] = comparedWeights(face);
  const shaper = new Shaper(font, weight);
  const runs = linesWordsAndWordPairs(face.texts.flatMap((text) => coveredParts(text, shaper.characters())));
  const characters = new Set(
    [...face.texts.join('')].map((character) => character.codePointAt(0) ?? 0).filter((code) => code !== 10 && code !== 0x200d),
  );
  const watched = new Set<string>();
  const subsetFor = async (unlike: readonly string[]): Promise<Buffer> => {
    if (!face.isWhole) for (const run of unlike) shaper.collect(run, needs);
    for (const run of unlike) watched.add(run);
    // Fonts with a list of features are the Latin ones. They keep all rules: there are few, and readers may type any letter pair.
    const lean =
      face.features || face.isWhole ? font : keepOnlyLookups(keepOnlyLookups(font, 'GSUB', needs.lookups.GSUB), 'GPOS', needs.lookups.GPOS);
    const subset = await subsetFont(lean, {
      characters,
      glyphs: needs.glyphs,
      closure: face.isWhole ?? false,
      ...(face.features ? { features: face.features } : {}),
      ...(face.axes ? { axes: face.axes } : {}),
      ...(face.names ? { names: face.names } : {}),
    });
    const different = comparedWeights(face).flatMap((at) =>
      differentlyShapedRuns(new Shaper(font, at), new Shaper(subset, hasFixedWeight(face) ? undefined : at), runs, face.axes ? 1 : 0),
    );
    if (different.length === 0) return subset;
    if (face.isWhole || different.every((run) => watched.has(run)))
      throw new Error(`${face.file} would set ${different.length} texts in another way, the first being ${different[0] ?? ''}`);
    return subsetFor(different);
  };
  return subsetFor(runsWithNewSequences(runs));
}

/**
 * The finished font, from the cache where nothing has changed.
 * @param root absolute path of the project
 * @param format `woff2` for browsers, `truetype` for e-readers that may take nothing else
 */
export async function cachedFaceSubset(root: string, face: FaceSubsetOptions, format: 'woff2' | 'truetype'): Promise<Buffer> {
  const source = readFileSync(require.resolve(face.source));
  const key = createHash('sha256')
    .update(JSON.stringify([SUBSETTING_VERSION, face]))
    .update(source)
    .digest('hex')
    .slice(0, 32);
  const file = join(root, CACHE_FOLDER, `${face.file}-${key}.${format}`);
  if (existsSync(file)) return readFileSync(file);
  const subset = await subsetFace(face, source);
  const made = format === 'truetype' ? subset : await convert(subset, format);
  writeCacheFile(file, made);
  return made;
}

/** Names of all languages and the sentences that offer a page in them, as one text: any page may show them. */
const languageNamesAndOfferSentences = (root: string): string =>
  [FIRST_LANGUAGE, ...siteLanguageTagsAfterFirst(root)]
    .map((tag) => readLanguageSettings(root, tag))
    .map(({ name, offer }) => name + offer)
    .join('');

/**
 * Writes the fonts to `fonts/` in the folder of the build.
 * @returns the bytes of each file
 */
export async function buildFonts(root: string, library: Library): Promise<Record<string, number>> {
  const folder = join(root, siteConfig.folder, 'fonts');
  mkdirSync(folder, { recursive: true });
  const sizes: Record<string, number> = {};
  for (const face of faceSubsetsOfSite(library, languageNamesAndOfferSentences(root))) {
    const font = await cachedFaceSubset(root, face, 'woff2');
    writeFileSync(join(folder, `${face.file}.woff2`), font);
    sizes[face.file] = font.length;
  }
  return sizes;
}
