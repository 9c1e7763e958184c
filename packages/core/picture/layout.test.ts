import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectLibrary } from '../../content/test/project-library.ts';
import { type MeasuringFace, openMeasuringFace, textWidthInEm } from '../../typesetting/text-width.ts';
import { pictureContentOfCard } from './card-words.ts';
import { layOutCard, fitSuggestions } from './layout.ts';
import type { TextRun } from './paragraph.ts';
import { isRightToLeft, type MeasureTextInEm, TEXT_SIZING_BY_ROLE, PICTURE_NAME_LABEL, type TextRole } from './text-roles.ts';
import { NAME_PLACEHOLDER } from '../name-placeholder.ts';
import { type PictureChoice, type PictureContent, SHAPES } from './words.ts';

const require = createRequire(import.meta.url);
const FONT_FILES_BY_FACE = {
  amiri: ['@fontsource/amiri/files/amiri-arabic-400-normal.woff2'],
  quran: ['@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2'],
  literata: [
    '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
    '@fontsource-variable/literata/files/literata-latin-ext-wght-normal.woff2',
    '@fontsource/amiri/files/amiri-latin-ext-400-normal.woff2',
  ],
  italic: [
    '@fontsource-variable/literata/files/literata-latin-wght-italic.woff2',
    '@fontsource-variable/literata/files/literata-latin-ext-wght-italic.woff2',
    '@fontsource/amiri/files/amiri-latin-ext-400-normal.woff2',
  ],
} as const;

async function stackOf(face: keyof typeof FONT_FILES_BY_FACE, weight?: number): Promise<MeasuringFace[]> {
  const stack = [];
  // One after the other: the decoder gives out its own memory, which the next call overwrites.
  for (const file of FONT_FILES_BY_FACE[face])
    stack.push(openMeasuringFace(await convert(readFileSync(require.resolve(file)), 'truetype'), weight));
  return stack;
}

/** Widths as HarfBuzz sets them, with the original fonts of which the site's fonts are subsets. */
async function shapedWidths(): Promise<MeasureTextInEm> {
  const [amiri, quran, regular, bold, italic] = [
    await stackOf('amiri'),
    await stackOf('quran'),
    await stackOf('literata', 400),
    await stackOf('literata', 600),
    await stackOf('italic', 400),
  ];
  const latin = [...regular, ...amiri];
  const stacks: Readonly<Record<TextRole, MeasuringFace[]>> = {
    heading: [...bold, ...amiri],
    product: [...bold, ...amiri],
    times: [...bold, ...amiri],
    instruction: latin,
    translation: latin,
    source: latin,
    slot: italic,
    transliteration: [...italic, ...amiri],
    naskh: [...amiri, ...regular],
    quran: [...quran, ...amiri, ...regular],
  };
  const known = new Map<TextRole, Map<string, number>>();
  return (text, role) => {
    const widths = known.get(role) ?? new Map<string, number>();
    known.set(role, widths);
    const width = widths.get(text) ?? textWidthInEm(text, stacks[role]);
    widths.set(text, width);
    return width;
  };
}

const LAYERS = [
  { transliteration: true, translation: true },
  { transliteration: false, translation: true },
  { transliteration: true, translation: false },
  { transliteration: false, translation: false },
];
const CHOICES: readonly PictureChoice[] = SHAPES.flatMap((shape) => LAYERS.map((layers) => ({ shape, ...layers })));
const PRODUCT = 'Misbaha';
/** Between these heights text may stand, in pixels; apps that show a story cover its head and foot. */
const FREE_HEIGHT = { portrait: { top: 112, bottom: 1246 }, story: { top: 236, bottom: 1674 }, square: { top: 98, bottom: 986 } };
const MARGIN = 112;

let measure: MeasureTextInEm;
/** A card on a page that shows it. */
interface Placed {
  words: PictureContent;
  /** Address of the page, and the card's id. */
  place: string;
}

let cards: Placed[];

beforeAll(async () => {
  measure = await shapedWidths();
  cards = [...projectLibrary().menus.values()].flatMap(({ slug, pages }) =>
    pages.flatMap((page) =>
      page.cards.map((card) => ({ words: pictureContentOfCard(card, page.title), place: `${slug}/${page.slug}#${card.id}` })),
    ),
  );
});

const textOf = (runs: readonly TextRun[], arabic: boolean): string =>
  (arabic ? runs.toReversed() : runs).map(({ role, text }) => (role === 'slot' ? NAME_PLACEHOLDER : text)).join('');

const oneSpaced = (text: string): string => text.replaceAll(/[ \n]+/g, ' ');

/** What is wrong with the picture of a card, in words; undefined where the card is refused. */
function faultsOf({ words }: Placed, choice: PictureChoice): string[] | undefined {
  const layout = layOutCard(words, choice, PRODUCT, measure);
  if (!layout) return undefined;
  const { top, bottom } = FREE_HEIGHT[choice.shape];
  const { width } = layout;
  const faults: string[] = [];
  const said = new Map<TextRole, string[]>();
  let above = top;
  for (const { baseline, runs } of layout.lines) {
    const role = runs.map((run) => run.role).find((one) => one !== 'slot') ?? words.script;
    const line = textOf(runs, isRightToLeft(role));
    const { lineHeight, smallest } = TEXT_SIZING_BY_ROLE[role as keyof typeof TEXT_SIZING_BY_ROLE];
    const size = Math.max(...runs.map((run) => (run.role === 'slot' ? run.size / PICTURE_NAME_LABEL.scale : run.size)));
    if (runs.some(({ left }) => left < MARGIN - 1) || runs.some((run) => run.left + run.width > width - MARGIN + 1))
      faults.push(`too wide: ${line}`);
    if (baseline - 0.4 * lineHeight * size < above || baseline > bottom) faults.push(`in another's place: ${line}`);
    if (size < smallest) faults.push(`too small: ${line}`);
    above = baseline;
    said.set(role, [...(said.get(role) ?? []), line]);
  }
  const wanted: [TextRole, string][] = [
    ['heading', words.heading],
    ['source', words.source],
    [words.script, words.arabic],
    ['transliteration', choice.transliteration ? words.transliteration : ''],
    ['translation', choice.translation ? words.translation : ''],
  ];
  for (const [role, text] of wanted)
    if ((said.get(role) ?? []).join(' ') !== oneSpaced(text)) faults.push(`${role} says ${(said.get(role) ?? []).join(' ')}`);
  return faults;
}

const nameOf = ({ shape, transliteration, translation }: PictureChoice): string =>
  [shape, ...(transliteration ? ['transliteration'] : []), ...(translation ? ['translation'] : [])].join(' + ');

describe('every card, in every shape and with every choice of layers', () => {
  test('is drawn whole and within its margins, or is refused; only five cards fit no shape', () => {
    const refused = Object.fromEntries(CHOICES.map((choice) => [nameOf(choice), 0]));
    const never = new Set(cards.map(({ place }) => place));
    const faults: string[] = [];
    for (const card of cards)
      for (const choice of CHOICES) {
        const found = faultsOf(card, choice);
        if (found) never.delete(card.place);
        else refused[nameOf(choice)] = (refused[nameOf(choice)] ?? 0) + 1;
        faults.push(...(found ?? []).map((fault) => `${card.place}, ${nameOf(choice)}: ${fault}`));
      }
    expect(faults).toEqual([]);
    expect(cards.length).toBeGreaterThan(470);
    // Fewer than a ninth of the cards are refused as a portrait with all layers; a story with the Arabic alone refuses only those
    // that nothing fits.
    expect(refused['portrait + transliteration + translation']).toBeLessThan(cards.length / 9);
    expect(refused['story']).toBeLessThanOrEqual(never.size);
    expect([...never].toSorted()).toEqual([
      'daily-life/waking-up#closing-verses-of-al-imran',
      'morning-evening/before-sleeping#three-surahs-with-wiping',
      'morning-evening/waking-up#closing-verses-of-al-imran',
      'prayer/after-salam#last-three-surahs',
      'wellbeing/dajjal-protection#first-verses-of-al-kahf',
    ]);
  });

  test('that is refused gets suggestions with fewer layers or another shape, and each suggestion fits', () => {
    const all: PictureChoice = { shape: 'square', transliteration: true, translation: true };
    const refused = cards.filter(({ words }) => !layOutCard(words, all, PRODUCT, measure));
    const ways = refused.map(({ words }) =>
      fitSuggestions(words, all, PRODUCT, measure).map((way) => [way, layOutCard(words, way, PRODUCT, measure)] as const),
    );
    expect(refused.length).toBeGreaterThan(50);
    expect(ways.filter((one) => one.length === 0).length).toBeLessThanOrEqual(5);
    expect(ways.flat().filter(([way, layout]) => !layout || JSON.stringify(way) === JSON.stringify(all))).toEqual([]);
  });
});

describe('words', () => {
  /** Half an em a letter. */
  const half: MeasureTextInEm = (text) => text.length / 2;
  const words: PictureContent = {
    heading: 'After eating',
    times: '',
    instruction: '',
    script: 'quran',
    arabic: 'بسم الله',
    transliteration: '',
    translation: '',
    source: 'Qur’an 1:1',
  };
  const arabicLines = (arabic: string, shape: PictureChoice['shape'] = 'portrait'): string[] =>
    (layOutCard({ ...words, arabic }, { shape, transliteration: true, translation: true }, PRODUCT, half)?.lines ?? [])
      .filter(({ runs }) => runs.some(({ role }) => role === 'quran'))
      .map(({ runs }) => textOf(runs, true));

  test('a sign that ends a verse stays with its last word', () => {
    const lines = arabicLines(Array.from({ length: 30 }, () => 'كلمة ۝').join(' '));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((line) => line.startsWith('۝'))).toEqual([]);
  });

  test('no word stands alone in the last line where the others have many', () => {
    const line = Array.from({ length: 8 }, () => 'كلمة').join(' ');
    const lines = arabicLines(`${line} آخر`);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.at(-1)?.split(' ').length).toBeGreaterThan(1);
  });

  test('a word that is wider than any line is not cut but refused', () => {
    expect(arabicLines('ك'.repeat(300))).toEqual([]);
  });

  test('the place of a name has room of its own, and what is before it stands to its right', () => {
    const { lines = [] } =
      layOutCard({ ...words, arabic: 'من {name}، قبل' }, { shape: 'square', transliteration: false, translation: false }, PRODUCT, half) ??
      {};
    const runs = lines.flatMap((line) => line.runs).filter(({ role }) => role === 'quran' || role === 'slot');
    expect(runs.map(({ text }) => text)).toEqual(['، قبل', PICTURE_NAME_LABEL.word, 'من ']);
    for (const [index, run] of runs.entries()) expect(run.left + run.width).toBeLessThanOrEqual((runs[index + 1]?.left ?? Infinity) + 0.01);
  });
});
