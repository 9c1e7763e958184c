/**
 * Font subsetting by HarfBuzz, down to single glyphs and layout rules. The library's own wrapper subsets by characters
 * only, and keeps every glyph that a layout rule could ever make of them.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The functions of `harfbuzz-subset.wasm` that are used here; a pointer is a number. */
interface Subsetter {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_set_invert(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_pin_axis_location(input: number, face: number, tag: number, value: number): number;
  hb_subset_input_set_axis_range(input: number, face: number, tag: number, min: number, max: number, byDefault: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

const HB_MEMORY_MODE_WRITABLE = 2;
const SUBSET_SETS = { dropTables: 3, names: 4, features: 6 } as const;
const SUBSET_FLAGS = { noHinting: 0x1, noLayoutClosure: 0x200 } as const;

export type Axes = Readonly<Record<string, number | { min: number; max: number }>>;

export interface SubsetOptions {
  /** Characters to keep, with their plain glyphs. */
  characters: Iterable<number>;
  /** Further glyphs to keep, by their number in the font. */
  glyphs: Iterable<number>;
  /** Layout features to keep; all where absent. */
  features?: readonly string[];
  axes?: Axes;
  /** Keeps every glyph that a layout rule could make of the characters, and not only those that are given. */
  closure?: boolean;
  /** Entries of the `name` table to keep, by number; none where absent, which is enough for a browser. */
  names?: readonly number[];
}

const tagNumber = (name: string): number => [...name].reduce((tag, letter) => (tag << 8) + letter.charCodeAt(0), 0);

let subsetterPromise: Promise<Subsetter> | undefined;

async function loadSubsetter(): Promise<Subsetter> {
  const { instance: wasm } = await WebAssembly.instantiate(readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));
  const library = wasm.exports as unknown as Subsetter;
  library._initialize();
  return library;
}

function addToSet(library: Subsetter, set: number, values: Iterable<number>): void {
  for (const value of values) library.hb_set_add(set, value);
}

function limitAxes(library: Subsetter, input: number, face: number, axes: Axes): void {
  for (const [name, value] of Object.entries(axes)) {
    const done =
      typeof value === 'number'
        ? library.hb_subset_input_pin_axis_location(input, face, tagNumber(name), value)
        : library.hb_subset_input_set_axis_range(input, face, tagNumber(name), value.min, value.max, Number.NaN);
    if (!done) throw new Error(`the font has no axis ${name}`);
  }
}

/**
 * Makes a font with these characters and glyphs; no others, unless `closure` asks for those that layout rules make.
 * @param font a TrueType font
 * @throws Error where HarfBuzz refuses the font
 */
export async function subsetFont(
  font: Buffer,
  { characters, glyphs, features, axes = {}, names = [], closure = false }: SubsetOptions,
): Promise<Buffer> {
  subsetterPromise ??= loadSubsetter();
  const library = await subsetterPromise;
  // A call can grow the memory and so move it; each view is made anew.
  const heap = (): Uint8Array => new Uint8Array(library.memory.buffer);
  const data = library.malloc(font.length);
  heap().set(font, data);
  const blob = library.hb_blob_create(data, font.length, HB_MEMORY_MODE_WRITABLE, 0, 0);
  const face = library.hb_face_create(blob, 0);
  library.hb_blob_destroy(blob);
  const input = library.hb_subset_input_create_or_fail();
  const featureSet = library.hb_subset_input_set(input, SUBSET_SETS.features);
  library.hb_set_clear(featureSet);
  if (features) addToSet(library, featureSet, features.map(tagNumber));
  else library.hb_set_invert(featureSet);
  const nameSet = library.hb_subset_input_set(input, SUBSET_SETS.names);
  library.hb_set_clear(nameSet);
  addToSet(library, nameSet, names);
  library.hb_subset_input_set_flags(input, closure ? SUBSET_FLAGS.noHinting : SUBSET_FLAGS.noHinting | SUBSET_FLAGS.noLayoutClosure);
  // Vertical metrics and style names serve no browser here.
  addToSet(library, library.hb_subset_input_set(input, SUBSET_SETS.dropTables), ['vhea', 'vmtx', 'STAT', 'MVAR'].map(tagNumber));
  addToSet(library, library.hb_subset_input_unicode_set(input), characters);
  addToSet(library, library.hb_subset_input_glyph_set(input), glyphs);
  limitAxes(library, input, face, axes);
  const subset = library.hb_subset_or_fail(face, input);
  library.hb_subset_input_destroy(input);
  library.hb_face_destroy(face);
  library.free(data);
  if (!subset) throw new Error('HarfBuzz could not subset the font');
  const result = library.hb_face_reference_blob(subset);
  const start = library.hb_blob_get_data(result, 0);
  const bytes = Buffer.from(heap().subarray(start, start + library.hb_blob_get_length(result)));
  library.hb_blob_destroy(result);
  library.hb_face_destroy(subset);
  return bytes;
}
