/** Shapes texts as a browser does (both use HarfBuzz), and notes which glyphs and layout rules they need. */
import { Blob, Buffer as TextBuffer, Direction, Face, Font, shape, Variation } from 'harfbuzzjs';

export interface Needs {
  /** Glyphs that are shown, and those that stand in for them while the rules are at work. */
  glyphs: Set<number>;
  /** Rules (lookups) that changed something, by their number in the table. */
  lookups: { GSUB: Set<number>; GPOS: Set<number> };
}

export const noNeeds = (): Needs => ({ glyphs: new Set(), lookups: { GSUB: new Set(), GPOS: new Set() } });

/** A glyph as it was set: its number, the place of its cluster in the text, advances and offsets in font units. */
export interface SetGlyph {
  glyph: number;
  cluster: number;
  metrics: readonly number[];
}

/** What HarfBuzz says after a rule has done something. */
const DONE = /^(replaced|ligated|multiplied|kerned|attached|cursive attached|positioned|deleted)/;

/** What happens in a buffer while a text is collected. */
type Listener = (message: string) => void;

/** One buffer sets text after text: HarfBuzz has few of them to give back, and each listener is compiled as a module of its own. */
const setting = new TextBuffer();
const collecting = new TextBuffer();
let listener: Listener = () => undefined;
collecting.setMessageFunc((_buffer, _font, message) => {
  listener(message);
  return true;
});

/** Puts one run of text into a buffer instead of what is in it. */
function fill(buffer: TextBuffer, text: string): void {
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

  /** Sets one run of text; its script follows from its letters, and its direction too unless it is a number, which runs to the right. */
  set(text: string, isNumber = false): SetGlyph[] {
    fill(setting, text);
    if (isNumber) setting.setDirection(Direction.LTR);
    shape(this.font, setting);
    const positions = setting.getGlyphPositions();
    return setting.getGlyphInfos().map(({ codepoint, cluster }, index) => {
      const { xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      return { glyph: codepoint, cluster, metrics: [xAdvance, yAdvance, xOffset, yOffset] };
    });
  }

  /** Adds what a run of text needs. */
  collect(text: string, { glyphs, lookups }: Needs): void {
    fill(collecting, text);
    let table: 'GSUB' | 'GPOS' = 'GSUB';
    const running: number[] = [];
    const note = (): void => {
      for (const { codepoint } of collecting.getGlyphInfos()) glyphs.add(codepoint);
    };
    listener = (message) => {
      const begun = /^start (?:recursing to )?lookup (\d+)/.exec(message);
      if (begun) running.push(Number(begun[1]));
      else if (/^end (recursing to )?lookup/.test(message)) running.pop();
      else if (message.startsWith('start table')) {
        table = message.includes('GPOS') ? 'GPOS' : 'GSUB';
        running.length = 0;
        note();
      } else if (DONE.test(message)) {
        for (const lookup of running) lookups[table].add(lookup);
        if (table === 'GSUB') note();
      }
    };
    shape(this.font, collecting);
    note();
  }
}

/** A text whole, line by line, word by word and in pairs: however a line breaks, its parts are among these. */
export function runsOf(texts: Iterable<string>): Set<string> {
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
 * Holds a subset against its source: each run must be set alike, in glyphs of the same outline at the same places.
 * @param rounding font units by which places may differ; outlines are not compared then. A variable font whose axis was cut
 *   keeps its design in whole units again.
 * @returns the runs that differ
 */
export function shapingDifferences(source: Shaper, subset: Shaper, runs: Iterable<string>, rounding = 0): string[] {
  const partners = new Map<number, number>();
  const alike = (a: SetGlyph, b: SetGlyph): boolean => {
    if (a.cluster !== b.cluster || a.metrics.some((value, index) => Math.abs(value - (b.metrics[index] ?? 0)) > rounding)) return false;
    const known = partners.get(a.glyph);
    if (known !== undefined) return known === b.glyph;
    partners.set(a.glyph, b.glyph);
    return rounding > 0 || source.font.glyphToPath(a.glyph) === subset.font.glyphToPath(b.glyph);
  };
  return [...runs].filter((run) => {
    const [expected, found] = [source.set(run), subset.set(run)];
    return expected.length !== found.length || !expected.every((glyph, index) => found[index] && alike(glyph, found[index]));
  });
}
