/** All that the site shows of roots: how many duas have each, its words with their forms, and the duas by their pages. */
import { KEY } from '../../arabic/transliteration/key.ts';
import { wordPieces } from '../../arabic/transliteration/stored-words.ts';
import { parse } from '../../arabic/transliteration/transliterate.ts';
import type { CategoryMeanings, RootDua, RootEntry, RootFamilies, RootForm, RootPlace, RootWord, WordReading } from '../../core/model.ts';
import type { Card, Script } from '../../core/model.ts';
import { storeMeanings } from '../../core/meanings.ts';
import type { GlossedText, Library, RootLemma } from './library.ts';

const DAMMA = '\u064f';

const SOUNDS = new Map(KEY.map(({ arabic, precise }) => [arabic === 'ء' ? 'أ' : arabic, precise]));

/** The letters as they sound: r-ḥ-m. */
const soundOfRoot = (letters: string): string => Array.from(letters, (letter) => SOUNDS.get(letter) ?? '').join('-');

/**
 * A word in dictionary form as it is said: a verb with its last vowel, a noun, which has no ending, as before a pause. There every ending
 * falls, so the noun is given one to be read. A last waw or ya may be a long vowel or a letter of its own.
 * @throws TransliterationError where it cannot be read
 */
export function soundOfLemma(lemma: string): string {
  const read = (text: string, connected: boolean): string => parse(text, { orthography: 'everyday', connected })[0]?.[0]?.precise ?? '';
  const isWhole = /(?:[\u064c-\u0650\u0652]|[اى]|\u0650ي|\u064fو)$/u.test(lemma);
  return isWhole ? read(lemma, true) : read(lemma + DAMMA, false);
}

/** Without the sign that joins it to its neighbour, and without the stop of its sentence. */
const bareSound = (piece: string): string => piece.replace(/^-|[,;:.?!]+$/g, '');

/**
 * How a form is pronounced alone, with its ending. Some forms of verses can be read only together with the word before; for these it is the
 * pronunciation in the verse.
 * @param piece how the form sounds in its verse
 */
function soundOfForm(form: string, script: Script, piece: string): string {
  try {
    return parse(form, { orthography: script === 'quran' ? 'uthmani' : 'everyday', connected: true })[0]?.[0]?.precise ?? '';
  } catch {
    return bareSound(piece);
  }
}

/** Number of occurrences of a root. */
interface Frequency {
  /** Homes of the cards that have it, in the order of the texts. */
  homes: Set<string>;
  words: number;
}

const isCard = ({ id }: GlossedText): boolean => id.includes('/');

function frequencies({ glossed, roots }: Library): Map<string, Frequency> {
  const found = new Map<string, Frequency>((roots?.roots ?? []).map((root) => [root, { homes: new Set(), words: 0 }]));
  for (const { id, words } of glossed.filter(isCard)) {
    for (const { root } of words) {
      const frequency = typeof root === 'string' ? found.get(root) : undefined;
      if (!frequency) continue;
      frequency.homes.add(id);
      frequency.words += 1;
    }
  }
  return found;
}

/** Roots with their frequencies, the one that most duas have first; of equals the one that has more words, then by the alphabet. */
const byFrequency = (library: Library): (readonly [root: string, frequency: Frequency])[] =>
  [...frequencies(library)].toSorted(
    ([a, one], [b, other]) => other.homes.size - one.homes.size || other.words - one.words || (a < b ? -1 : 1),
  );

const entryOf = ({ roots }: Library, [letters, { homes }]: readonly [string, Frequency]): RootEntry => ({
  letters,
  sense: roots?.senses.get(letters) ?? '',
  count: homes.size,
});

/** All roots by frequency, for the list. */
export const rootEntries = (library: Library): RootEntry[] => byFrequency(library).map((one) => entryOf(library, one));

/** A form, and how often the texts have it. */
interface CountedForm {
  form: RootForm;
  times: number;
}

/** Each form with its script, sound and meaning at its first occurrence, and its number of occurrences. */
function formsOf({ glossed, cards, tasbih }: Library): Map<string, CountedForm> {
  const sounds = new Map<string, { script: Script; pieces: string[] }>([
    ...cards.map(({ card }) => [card.home, { script: card.script, pieces: card.transliteration.split('\n').flatMap(wordPieces) }] as const),
    ...tasbih.map(
      ({ id, transliteration }) =>
        [`tasbih#${id}`, { script: 'naskh' as const, pieces: transliteration.split('\n').flatMap(wordPieces) }] as const,
    ),
  ]);
  const forms = new Map<string, CountedForm>();
  // The general meaning of a form comes before the meaning that it has in one text.
  for (const isHere of [false, true]) {
    for (const { id, words } of glossed) {
      const { script = 'naskh', pieces = [] } = sounds.get(id) ?? {};
      for (const [index, { form, meaning, here }] of words.entries()) {
        if (form === '' || meaning === undefined || (here !== undefined) !== isHere) continue;
        const known = forms.get(form);
        if (known) known.times += 1;
        else {
          const transliteration = soundOfForm(form, script, pieces[index] ?? '');
          forms.set(form, { times: 1, form: { script, arabic: form, transliteration, meaning } });
        }
      }
    }
  }
  return forms;
}

/** The words of a root and the forms of each, the most frequent first. */
function wordsOf(lemmas: readonly RootLemma[], known: ReadonlyMap<string, CountedForm>): RootWord[] {
  return lemmas
    .map(({ lemma, forms }) => {
      const counted = forms.flatMap((form) => known.get(form) ?? []).toSorted((a, b) => b.times - a.times);
      return { lemma, counted, times: counted.reduce((sum, { times }) => sum + times, 0) };
    })
    .toSorted((a, b) => b.times - a.times)
    .map(({ lemma, counted }) => ({ arabic: lemma, transliteration: soundOfLemma(lemma), forms: counted.map(({ form }) => form) }));
}

/** So many characters of a translation tell a dua without a heading. */
const TITLE_LENGTH = 70;

/** The title of a dua in a list. */
export function listTitle({ title, translation }: Pick<Card, 'title' | 'translation'>): string {
  if (title !== undefined) return title;
  const text = translation.replace(/\s+/g, ' ');
  if (text.length <= TITLE_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', TITLE_LENGTH)).replace(/[,;:.–-]+$/, '')}…`;
}

/** Fewer words say too little to show what a root is about. */
const LEAST_WORDS = 6;

/** The duas of a root in the order of the texts, and the one that shows it best: the shortest that is a sentence, else the longest. */
function duasOf(
  { homes }: Frequency,
  numbers: ReadonlyMap<string, number>,
  lengths: ReadonlyMap<string, number>,
): { duas: number[]; example: number } {
  const byLength = [...homes].toSorted((a, b) => (lengths.get(a) ?? 0) - (lengths.get(b) ?? 0));
  const best = byLength.find((home) => (lengths.get(home) ?? 0) >= LEAST_WORDS) ?? byLength.at(-1) ?? '';
  return { duas: Array.from(homes, (home) => numbers.get(home) ?? -1).toSorted((a, b) => a - b), example: numbers.get(best) ?? -1 };
}

/** All roots with all that their pages show. */
export function rootFamilies(library: Library): RootFamilies {
  const places: RootPlace[] = [];
  const duas: (RootDua & { place: number })[] = [];
  const numbers = new Map<string, number>();
  for (const { card, category, page, reuses } of library.cards) {
    if (reuses) continue;
    const path = `/${category}/${page}`;
    if (places.at(-1)?.path !== path) places.push({ path, title: library.pages.get(`${category}/${page}`)?.page.title ?? '' });
    numbers.set(card.home, duas.push({ place: places.length - 1, id: card.id, title: listTitle(card) }) - 1);
  }
  const forms = formsOf(library);
  const lengths = new Map(library.glossed.map(({ id, words }) => [id, words.length]));
  const lemmas = library.roots?.lemmas ?? [];
  return {
    places,
    duas,
    roots: byFrequency(library).map((one) => ({
      ...entryOf(library, one),
      sound: soundOfRoot(one[0]),
      words: wordsOf(
        lemmas.filter(({ root }) => root === one[0]),
        forms,
      ),
      ...duasOf(one[1], numbers, lengths),
    })),
  };
}

/** The other readings of a text's words by place; undefined where it has none. */
function readingsOf({ words }: GlossedText): Record<string, WordReading[]> | undefined {
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

/** The meanings, roots and other readings of the words of a category's own cards. */
export function categoryMeanings(library: Library, category: string): CategoryMeanings {
  const texts = library.glossed.filter(({ id }) => id.startsWith(`${category}/`));
  const used = new Set(texts.flatMap(({ words }) => words.map(({ root }) => root)));
  const families = rootEntries(library).filter(({ letters }) => used.has(letters));
  const places = new Map(families.map(({ letters }, index) => [letters, String(index)]));
  const readings = texts.flatMap((text) => {
    const found = readingsOf(text);
    return found ? [[text.id, found] as const] : [];
  });
  return {
    meanings: Object.fromEntries(texts.map(({ id, words }) => [id, storeMeanings(words.map(({ meaning = '' }) => meaning))])),
    roots: Object.fromEntries(texts.map(({ id, words }) => [id, storeMeanings(words.map(({ root }) => places.get(root ?? '') ?? ''))])),
    families,
    ...(readings.length ? { readings: Object.fromEntries(readings) } : {}),
  };
}
