import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawRun } from './draw-text.ts';
import { type FaceStack, settingFace, type SettingFace } from './faces.ts';
import { type Line, setLine, SLOT_SCALE } from './set-line.ts';

const require = createRequire(import.meta.url);
const FILES = {
  naskh: '@fontsource/amiri/files/amiri-arabic-400-normal.woff2',
  quran: '@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2',
  latin: '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
};

const fonts: Record<string, Buffer> = {};
const faces: Record<string, SettingFace> = {};
const stack = (...names: string[]): FaceStack => names.flatMap((name) => faces[name] ?? []);

beforeAll(async () => {
  for (const [name, file] of Object.entries(FILES)) {
    const font = Buffer.from(await convert(readFileSync(require.resolve(file)), 'truetype'));
    fonts[name] = font;
    faces[name] = settingFace(font, name === 'latin' ? 400 : undefined);
  }
});

const textsOf = ({ runs }: Line): string[] => runs.map(({ text }) => text);

describe('a line', () => {
  test.each([
    ['naskh', 'اللَّهُمَّ اغْفِرْ لِي وَتُبْ عَلَيَّ'],
    ['quran', 'رَبَّنَا ظَلَمۡنَآ أَنفُسَنَا وَإِن لَّمۡ تَغۡفِرۡ لَنَا'],
  ])('in %s has the glyphs that HarfBuzz gives for the font, each where it puts it', (script, text) => {
    const font = new Font(new Face(new Blob(Uint8Array.from(fonts[script] ?? []).buffer)));
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const expected = buffer.getGlyphInfosAndPositions();
    const [run, ...others] = setLine(text, stack(script, 'latin'), 'rtl').runs;
    expect(others).toEqual([]);
    expect(run?.glyphs.map(({ glyph }) => glyph)).toEqual(expected.map(({ codepoint }) => codepoint));
    // The drawing holds each outline at the sum of the advances before it, moved by its own offset.
    let pen = 0;
    const drawn = expected.flatMap(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const outline = font.glyphToPath(codepoint);
      const place = `<path transform="translate(${pen + xOffset} ${yOffset})" d="${outline}"/>`;
      pen += xAdvance;
      return outline ? [place] : [];
    });
    expect(drawn.length).toBeGreaterThan(10);
    expect(run && drawRun(run, 0, 0, font.face.upem, '#000')).toContain(drawn.join(''));
    expect(run?.width).toBeCloseTo(pen / font.face.upem);
  });

  test('of Arabic puts what comes first to the right', () => {
    const line = setLine('أَحْسِبُ name وَاللَّهُ', stack('naskh', 'latin'), 'rtl');
    expect(textsOf(line)).toEqual([' وَاللَّهُ', 'name', 'أَحْسِبُ ']);
    expect(line.runs.map(({ scale }) => scale)).toEqual([1, SLOT_SCALE, 1]);
    expect(line.width).toBeCloseTo(line.runs.reduce((sum, { width }) => sum + width, 0));
  });

  test('of Latin keeps a sign in Arabic and the space after it apart', () =>
    expect(textsOf(setLine('Prophet ﷺ said', stack('latin', 'naskh'), 'ltr'))).toEqual(['Prophet ', 'ﷺ', ' said']));

  test('sets a number from left to right', () => {
    const [, number] = setLine('آية ١٢', stack('naskh'), 'rtl').runs.toReversed();
    const one = faces['naskh']?.shaper.set('١')[0]?.glyph;
    expect([number?.text, number?.glyphs[0]?.glyph]).toEqual(['١٢', one]);
  });

  test('with a character that no face has is refused by its name', () =>
    expect(() => setLine('漢', stack('naskh', 'latin'), 'ltr')).toThrow(/U\+6F22 "漢"/));

  test('knows how far its ink reaches', () => {
    const [low, high] = [setLine('و', stack('naskh'), 'rtl'), setLine('أَ', stack('naskh'), 'rtl')];
    expect(high.ascent).toBeGreaterThan(low.ascent);
    expect(low.descent).toBeGreaterThan(high.descent);
  });
});
