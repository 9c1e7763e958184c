/** Shapes texts as a browser does (both use HarfBuzz), and notes which glyphs and layout rules they need. */
import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';

export interface GlyphNeeds {
  /** Glyphs that are shown, and those that stand in for them while rules apply. */
  glyphs: Set<number>;
  /** Rules (lookups) that changed something, by their number in the table. */
  lookups: { GSUB: Set<number>; GPOS: Set<number> };
}

export const emptyGlyphNeeds = (): GlyphNeeds => ({ glyphs: new Set(), lookups: { GSUB: new Set(), GPOS: new Set() } });

/** A shaped glyph: its number in the font, the index of its cluster in the text, advances and offsets in font units. */
export interface ShapedGlyph {
  glyph: number;
  cluster: number;
  metrics: readonly number[];
}

/** How messages of HarfBuzz begin after a rule has changed something. */
const RULE_APPLIED_MESSAGE = /^(replaced|ligated|multiplied|kerned|attached|cursive attached|positioned|deleted)/;

/** Receives the messages of HarfBuzz about `tracedShapingBuffer`. */
type MessageListener = (message: string) => void;

/** These buffers serve all texts: HarfBuzz frees few buffers, and compiles each listener as a module of its own. */
const shapingBuffer = new TextBuffer();
const tracedShapingBuffer = new TextBuffer();
let messageListener: MessageListener = () => undefined;
tracedShapingBuffer.setMessageFunc((_buffer, _font, message) => {
  messageListener(message);
  return true;
});

/** Puts one run of text into a buffer instead of what is in it. */
function fillBuffer(buffer: TextBuffer, text: string): void {
  buffer.clearContents();
  buffer.addText(text);
  buffer.guessSegmentProperties();
}

export class Shaper {
  readonly font: Font;

  /** @param weight on the `wght` axis, for a variable font */
  constructor(data: Uint8Array, weight?: number) {
    // A Node buffer may be a window into a larger one; HarfBuzz gets a copy of its own.
    this.font = new Font(new Face(new Blob(Uint8Array.from(data).buffer)));
    if (weight !== undefined) this.font.setVariations([new Variation('wght', weight)]);
  }

  /** The characters that the font has, in order. */
  characters(): ReadonlySet<number> {
    return new Set(this.font.face.collectUnicodes());
  }

  /** Shapes one run of text. Its script and its direction follow from its letters. */
  shape(text: string): ShapedGlyph[] {
    fillBuffer(shapingBuffer, text);
    shape(this.font, shapingBuffer);
    const positions = shapingBuffer.getGlyphPositions();
    return shapingBuffer.getGlyphInfos().map(({ codepoint, cluster }, index) => {
      const { xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      return { glyph: codepoint, cluster, metrics: [xAdvance, yAdvance, xOffset, yOffset] };
    });
  }

  /** Adds the glyphs and rules that a run of text needs. */
  collect(text: string, { glyphs, lookups }: GlyphNeeds): void {
    fillBuffer(tracedShapingBuffer, text);
    let table: 'GSUB' | 'GPOS' = 'GSUB';
    const running: number[] = [];
    const note = (): void => {
      for (const { codepoint } of tracedShapingBuffer.getGlyphInfos()) glyphs.add(codepoint);
    };
    messageListener = (message) => {
      const begun = /^start (?:recursing to )?lookup (\d+)/.exec(message);
      if (begun) running.push(Number(begun[1]));
      else if (/^end (recursing to )?lookup/.test(message)) running.pop();
      else if (message.startsWith('start table')) {
        table = message.includes('GPOS') ? 'GPOS' : 'GSUB';
        running.length = 0;
        note();
      } else if (RULE_APPLIED_MESSAGE.test(message)) {
        for (const lookup of running) lookups[table].add(lookup);
        if (table === 'GSUB') note();
      }
    };
    shape(this.font, tracedShapingBuffer);
    note();
  }
}

/** The lines, words and pairs of neighbouring words of the texts: they stand for all parts that a line break can leave. */
export function linesWordsAndWordPairs(texts: Iterable<string>): Set<string> {
  const runs = new Set<string>();
  for (const text of texts) {
    for (const line of text.split('\n')) {
      const words = line.split(' ');
      runs.add(line);
      words.forEach((word, index) => {
        runs.add(word);
        if (index > 0) runs.add(`${words[index - 1] ?? ''} ${word}`);
      });
    }
  }
  runs.delete('');
  return runs;
}

/**
 * Compares a subset with its source: each run must be shaped alike, in glyphs of the same outline at the same places.
 * @param rounding font units by which places may differ; if it is above 0, outlines are not compared. A variable font
 *   whose axis was limited rounds its outlines to whole units.
 * @returns the runs that differ
 */
export function differentlyShapedRuns(source: Shaper, subset: Shaper, runs: Iterable<string>, rounding = 0): string[] {
  const partners = new Map<number, number>();
  const alike = (a: ShapedGlyph, b: ShapedGlyph): boolean => {
    if (a.cluster !== b.cluster || a.metrics.some((value, index) => Math.abs(value - (b.metrics[index] ?? 0)) > rounding)) return false;
    const known = partners.get(a.glyph);
    if (known !== undefined) return known === b.glyph;
    partners.set(a.glyph, b.glyph);
    return rounding > 0 || source.font.glyphToPath(a.glyph) === subset.font.glyphToPath(b.glyph);
  };
  return [...runs].filter((run) => {
    const [expected, found] = [source.shape(run), subset.shape(run)];
    return expected.length !== found.length || !expected.every((glyph, index) => found[index] && alike(glyph, found[index]));
  });
}
