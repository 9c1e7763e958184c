import { createContext, runInContext } from 'node:vm';
import * as fc from 'fast-check';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import {
  ARABIC_FONTS,
  readPreferences,
  LANGUAGE_FONT_CHOICES,
  COPY_LAYERS,
  applyPreferences,
  TRANSLITERATION_MODES,
  UNDER_WORD_CHOICES,
} from '../platform/preferences/preferences.ts';
import { readTheme, applyTheme, THEMES } from '../platform/theme/theme.ts';
import { compileInlineScript } from '../../build/inline-script.ts';

/** A fixed seed, so that a failure can be had again. */
const SEED = 20_261_121;

let script: string;
beforeAll(async () => {
  script = await compileInlineScript(`${import.meta.dirname}/../../..`, 'site/src/app/head-script.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** What the style sheet reads from the document, and the color of the browser's own bars. */
interface Shown {
  dataset: Record<string, string>;
  sizes: Record<string, string>;
  color: string;
}

interface StubbedHead {
  shown: Shown;
  globals: { document: unknown; localStorage: unknown; addEventListener: unknown };
  /** Fires the event of a change in another tab. */
  changeInOtherTab: (key: string) => void;
}

/** A page as it comes from the server. */
function head(kept: Readonly<Record<string, string>>): StubbedHead {
  const shown: Shown = { dataset: { theme: 'light' }, sizes: {}, color: '#f7f6f1' };
  const document = {
    documentElement: { dataset: shown.dataset, style: { setProperty: (name: string, value: string) => void (shown.sizes[name] = value) } },
    querySelector: () => ({ setAttribute: (_: string, value: string) => void (shown.color = value) }),
  };
  const window = new EventTarget();
  const addEventListener = window.addEventListener.bind(window);
  const globals = { document, localStorage: { getItem: (key: string) => kept[key] ?? null }, addEventListener };
  const changeInOtherTab = (key: string): void => void window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return { shown, globals, changeInOtherTab };
}

function shownByScript(kept: Readonly<Record<string, string>>): Shown {
  const { shown, globals } = head(kept);
  runInContext(script, createContext(globals));
  return shown;
}

function shownByApp(kept: Readonly<Record<string, string>>): Shown {
  const { shown, globals } = head(kept);
  vi.stubGlobal('document', globals.document);
  vi.stubGlobal('localStorage', globals.localStorage);
  applyTheme(readTheme());
  applyPreferences(readPreferences());
  return shown;
}

const rubbish = fc.oneof(fc.jsonValue(), fc.constantFrom(Number.MAX_VALUE, -3, 7, 0.5, '0', '1;color:red', 'Words', null));
const field = (sensible: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => fc.oneof(sensible, rubbish);
const record = fc.record(
  {
    arabicSize: field(fc.integer({ min: -2, max: 6 })),
    englishSize: field(fc.integer({ min: -2, max: 6 })),
    arabicFace: field(fc.constantFrom(...ARABIC_FONTS)),
    languageFace: field(fc.constantFrom(...LANGUAGE_FONT_CHOICES)),
    transliteration: field(fc.constantFrom(...TRANSLITERATION_MODES)),
    underWords: field(fc.constantFrom(...UNDER_WORD_CHOICES)),
    translation: field(fc.boolean()),
    references: field(fc.boolean()),
    copied: field(fc.array(fc.constantFrom(...COPY_LAYERS))),
    later: rubbish,
  },
  { requiredKeys: [] },
);
const reading = fc.oneof({ weight: 3, arbitrary: record.map((value) => JSON.stringify(value)) }, fc.json(), fc.string());
const theme = fc.oneof(fc.constantFrom(...THEMES), fc.string(), fc.constantFrom('__proto__', 'constructor', ' dark'));

it('shows the same page as the app for 1,000 records of any shape', () => {
  fc.assert(
    fc.property(fc.option(reading), fc.option(theme), (stored, chosen) => {
      const kept = { ...(stored === null ? {} : { 'misbaha:reading': stored }), ...(chosen === null ? {} : { theme: chosen }) };
      const shown = shownByScript(kept);
      expect(shown).toEqual(shownByApp(kept));
      // React renders by the preferences, the style sheet by the attributes: both must agree.
      const { transliteration, translation } = readPreferences();
      expect(shown.dataset).toMatchObject({ transliteration, translation: translation ? 'shown' : 'hidden', theme: readTheme() });
    }),
    { numRuns: 1000, seed: SEED },
  );
});

it.each([
  ['{"transliteration":"words"}', { transliteration: 'words', translation: 'shown' }],
  ['{"transliteration":"Words","translation":false}', { transliteration: 'precise', translation: 'hidden' }],
  ['[]', { transliteration: 'precise', references: 'shown' }],
])('reads each valid field of %s, whatever the other fields hold', (stored, dataset) => {
  expect(shownByScript({ 'misbaha:reading': stored }).dataset).toMatchObject(dataset);
});

it('runs where storage is blocked', () => {
  const { shown, globals } = head({});
  const blocked = createContext({ ...globals, localStorage: undefined });
  Object.defineProperty(blocked, 'localStorage', {
    get() {
      throw new Error('denied');
    },
  });
  runInContext(script, blocked);
  expect(shown.dataset['theme']).toBe('light');
});

it('applies preferences that another tab stores, and ignores changes of other keys', () => {
  const kept: Record<string, string> = {};
  const { shown, globals, changeInOtherTab } = head(kept);
  runInContext(script, createContext(globals));
  kept['misbaha:reading'] = '{"englishSize":4,"languageFace":"choice"}';
  changeInOtherTab('misbaha:saved/daily-life/rain#send-us-rain');
  expect(shown.sizes['--translation-size']).toBe('1');
  changeInOtherTab('misbaha:reading');
  expect([shown.sizes['--translation-size'], shown.dataset['languageFace']]).toEqual(['1.5', 'choice']);
});
