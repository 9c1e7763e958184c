/** All that the site shows of roots: how many duas have each, its words with their forms, and the duas by their pages. */
import { TRANSLITERATION_KEY } from '../../arabic/transliteration/key.ts';
import { splitTransliterationByWord } from '../../arabic/transliteration/stored-transliteration.ts';
import { transliterateWords } from '../../arabic/transliteration/transliterate.ts';
import type {
  CategoryWordMeanings,
  RootDuaLink,
  RootSummary,
  NormalizedRootFamilies,
  RootWordForm,
  RootPageLink,
  RootWord,
  VariantWordReading,
} from '../../core/model.ts';
import type { Card, ArabicScript } from '../../core/model.ts';
import { formatStoredMeanings } from '../../core/meanings.ts';
import type { LanguageSettings } from './language-settings.ts';
import type { TextWithMeanings, Library, RootLemma } from './library.ts';

const DAMMA = '\u064f';

const TRANSLITERATION_BY_LETTER = new Map(TRANSLITERATION_KEY.map(({ arabic, precise }) => [arabic === 'ء' ? 'أ' : arabic, precise]));

/** The letters of a root in transliteration: r-ḥ-m. */
const transliterateRoot = (letters: string): string =>
  Array.from(letters, (letter) => TRANSLITERATION_BY_LETTER.get(letter) ?? '').join('-');

/** What titles call a root: r-ḥ-m, or in a language that writes its letters, ر ح م. */
export const rootName = (letters: string, settings: Pick<LanguageSettings, 'rootLetters'> | undefined): string =>
  settings?.rootLetters ? Array.from(letters, (letter) => settings.rootLetters?.[letter] ?? letter).join(' ') : transliterateRoot(letters);

/**
 * The transliteration of a dictionary form: a verb with its last vowel, a noun without an ending, as before a pause. A
 * noun gets a damma to be parsed, which the pause drops again. A last waw or ya may be a long vowel or a letter.
 * @throws TransliterationError where it cannot be read
 */
export function transliterateLemma(lemma: string): string {
  const read = (text: string, connected: boolean): string =>
    transliterateWords(text, { orthography: 'everyday', connected })[0]?.[0]?.precise ?? '';
  const isWhole = /(?:[\u064c-\u0650\u0652]|[اى]|\u0650ي|\u064fو)$/u.test(lemma);
  return isWhole ? read(lemma, true) : read(lemma + DAMMA, false);
}

/** Without the hyphen that joins it to its neighbour, and without punctuation after it. */
const withoutJoinAndStop = (piece: string): string => piece.replace(/^-|[,;:.?!]+$/g, '');

/**
 * How a form is pronounced alone, with its ending. Some forms of verses can be read only together with the word before; for these it is the
 * pronunciation in the verse.
 * @param soundInVerse how the form sounds in its verse
 */
function transliterateForm(form: string, script: ArabicScript, soundInVerse: string): string {
  try {
    return transliterateWords(form, { orthography: script === 'quran' ? 'uthmani' : 'everyday', connected: true })[0]?.[0]?.precise ?? '';
  } catch {
    return withoutJoinAndStop(soundInVerse);
  }
}

/** The cards and the number of words that have a root; other texts do not count. */
interface RootOccurrences {
  /** Ids of the cards that have it, in the order of the texts. */
  permanentIds: Set<string>;
  words: number;
}

const isCard = ({ id }: TextWithMeanings): boolean => id.includes('/');

function occurrencesByRoot({ textsWithMeanings, roots }: Library): Map<string, RootOccurrences> {
  const found = new Map<string, RootOccurrences>((roots?.roots ?? []).map((root) => [root, { permanentIds: new Set(), words: 0 }]));
  for (const { id, words } of textsWithMeanings.filter(isCard)) {
    for (const { root } of words) {
      const frequency = typeof root === 'string' ? found.get(root) : undefined;
      if (!frequency) continue;
      frequency.permanentIds.add(id);
      frequency.words += 1;
    }
  }
  return found;
}

/** Roots with their frequencies: first by the number of duas, then of words, then by the alphabet. */
const rootsByFrequency = (library: Library): (readonly [root: string, frequency: RootOccurrences])[] =>
  [...occurrencesByRoot(library)].toSorted(
    ([a, one], [b, other]) => other.permanentIds.size - one.permanentIds.size || other.words - one.words || (a < b ? -1 : 1),
  );

const rootSummaryOf = ({ roots }: Library, [letters, { permanentIds }]: readonly [string, RootOccurrences]): RootSummary => ({
  letters,
  sense: roots?.senses.get(letters) ?? '',
  count: permanentIds.size,
});

/** All roots by frequency, for the list. */
export const rootSummaries = (library: Library): RootSummary[] => rootsByFrequency(library).map((one) => rootSummaryOf(library, one));

/** A form, and how often the texts have it. */
interface CountedForm {
  form: RootWordForm;
  times: number;
}

/** Each form with its script, sound and meaning at its first occurrence, and its number of occurrences. */
function countedForms({ textsWithMeanings, cards, tasbih }: Library): Map<string, CountedForm> {
  const sounds = new Map<string, { script: ArabicScript; pieces: string[] }>([
    ...cards.map(
      ({ card }) =>
        [card.permanentId, { script: card.script, pieces: card.transliteration.split('\n').flatMap(splitTransliterationByWord) }] as const,
    ),
    ...tasbih.map(
      ({ id, transliteration }) =>
        [`tasbih#${id}`, { script: 'naskh' as const, pieces: transliteration.split('\n').flatMap(splitTransliterationByWord) }] as const,
    ),
  ]);
  const forms = new Map<string, CountedForm>();
  // The general meaning of a form comes before the meaning that it has in one text.
  for (const isHere of [false, true]) {
    for (const { id, words } of textsWithMeanings) {
      const { script = 'naskh', pieces = [] } = sounds.get(id) ?? {};
      for (const [index, { form, meaning, here }] of words.entries()) {
        if (form === '' || meaning === undefined || (here !== undefined) !== isHere) continue;
        const known = forms.get(form);
        if (known) known.times += 1;
        else {
          const transliteration = transliterateForm(form, script, pieces[index] ?? '');
          forms.set(form, { times: 1, form: { script, arabic: form, transliteration, meaning } });
        }
      }
    }
  }
  return forms;
}

/** The words of a root and the forms of each, the most frequent first. */
function rootWordsOf(lemmas: readonly RootLemma[], known: ReadonlyMap<string, CountedForm>): RootWord[] {
  return lemmas
    .map(({ lemma, forms }) => {
      const counted = forms.flatMap((form) => known.get(form) ?? []).toSorted((a, b) => b.times - a.times);
      return { lemma, counted, times: counted.reduce((sum, { times }) => sum + times, 0) };
    })
    .toSorted((a, b) => b.times - a.times)
    .map(({ lemma, counted }) => ({ arabic: lemma, transliteration: transliterateLemma(lemma), forms: counted.map(({ form }) => form) }));
}

/** A dua without a title is listed by the beginning of its translation. */
const MAX_TITLE_FROM_TRANSLATION_LENGTH = 70;

/** The title of a dua in a list. */
export function titleOrTranslationStart({ title, translation }: Pick<Card, 'title' | 'translation'>): string {
  if (title !== undefined) return title;
  const text = translation.replace(/\s+/g, ' ');
  if (text.length <= MAX_TITLE_FROM_TRANSLATION_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_TITLE_FROM_TRANSLATION_LENGTH)).replace(/[,;:.–-]+$/, '')}…`;
}

/** An example with fewer words would say too little about the root. */
const MIN_WORDS_OF_EXAMPLE = 6;

/** The duas of a root in the order of the texts, and its example: the shortest with enough words, else the longest. */
function rootDuasAndExample(
  { permanentIds }: RootOccurrences,
  numbers: ReadonlyMap<string, number>,
  lengths: ReadonlyMap<string, number>,
): { duas: number[]; example: number } {
  const byLength = [...permanentIds].toSorted((a, b) => (lengths.get(a) ?? 0) - (lengths.get(b) ?? 0));
  const best = byLength.find((permanentId) => (lengths.get(permanentId) ?? 0) >= MIN_WORDS_OF_EXAMPLE) ?? byLength.at(-1) ?? '';
  return {
    duas: Array.from(permanentIds, (permanentId) => numbers.get(permanentId) ?? -1).toSorted((a, b) => a - b),
    example: numbers.get(best) ?? -1,
  };
}

/** All roots with all that their pages show. */
export function rootFamilies(library: Library): NormalizedRootFamilies {
  const places: RootPageLink[] = [];
  const duas: (RootDuaLink & { place: number })[] = [];
  const numbers = new Map<string, number>();
  for (const { card, category, page, reuses } of library.cards) {
    if (reuses) continue;
    const path = `/${category}/${page}`;
    if (places.at(-1)?.path !== path) places.push({ path, title: library.pages.get(`${category}/${page}`)?.page.title ?? '' });
    numbers.set(card.permanentId, duas.push({ place: places.length - 1, id: card.id, title: titleOrTranslationStart(card) }) - 1);
  }
  const forms = countedForms(library);
  const lengths = new Map(library.textsWithMeanings.map(({ id, words }) => [id, words.length]));
  const lemmas = library.roots?.lemmas ?? [];
  return {
    places,
    duas,
    roots: rootsByFrequency(library).map((one) => ({
      ...rootSummaryOf(library, one),
      name: rootName(one[0], library.language.settings),
      words: rootWordsOf(
        lemmas.filter(({ root }) => root === one[0]),
        forms,
      ),
      ...rootDuasAndExample(one[1], numbers, lengths),
    })),
  };
}

/** The variant readings by the index of the word, counted from 0; undefined where the text has none. */
function variantReadingsByWordIndex({ words }: TextWithMeanings): Record<string, VariantWordReading[]> | undefined {
  const places = words.flatMap(({ readings }, index) =>
    readings
      ? [
          [
            String(index),
            readings.map(({ arabic, transliteration, meaning = '', references }) => ({
              arabic,
              sound: transliteration,
              meaning,
              sources: references.map(({ label }) => label),
            })),
          ] as const,
        ]
      : [],
  );
  return places.length ? Object.fromEntries(places) : undefined;
}

/** The meanings and roots of the words of a category's own cards, and how other narrations have these words. */
export function wordMeaningsOfCategory(library: Library, category: string): CategoryWordMeanings {
  const texts = library.textsWithMeanings.filter(({ id }) => id.startsWith(`${category}/`));
  const used = new Set(texts.flatMap(({ words }) => words.map(({ root }) => root)));
  const families = rootSummaries(library).filter(({ letters }) => used.has(letters));
  const places = new Map(families.map(({ letters }, index) => [letters, String(index)]));
  const readings = texts.flatMap((text) => {
    const found = variantReadingsByWordIndex(text);
    return found ? [[text.id, found] as const] : [];
  });
  return {
    meanings: Object.fromEntries(texts.map(({ id, words }) => [id, formatStoredMeanings(words.map(({ meaning = '' }) => meaning))])),
    roots: Object.fromEntries(
      texts.map(({ id, words }) => [id, formatStoredMeanings(words.map(({ root }) => places.get(root ?? '') ?? ''))]),
    ),
    families,
    ...(readings.length ? { readings: Object.fromEntries(readings) } : {}),
  };
}
