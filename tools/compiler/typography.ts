/**
 * Printer's signs for the straight ones that editors write: English reaches readers with ’ “ ” ‘ and with – in ranges. The
 * sources, the lock and the rules keep the straight signs, so that a word is typed in one way.
 */
import type { Library } from './library.ts';

/** What stands before a quotation mark that opens. */
const BEFORE_OPENING = /[\s([–“‘]/;
/** A single mark that may close what an earlier one opened. */
const CLOSING_SINGLE = /[\p{L}.,;!?]'(?!\p{L})/u;

/**
 * Sets one English text.
 * @param text straight quotation marks, apostrophes and hyphens
 */
export function typeset(text: string): string {
  let set = '';
  for (const [index, char] of [...text.matchAll(/[^]/g)].map(({ 0: found, index: at }) => [at, found] as const)) {
    const opens = set === '' || BEFORE_OPENING.test(set.at(-1) ?? '');
    if (char === '"') set += opens ? '“' : '”';
    else if (char === "'") set += opens && CLOSING_SINGLE.test(text.slice(index + 1)) ? '‘' : '’';
    else if (char === '-' && /\d/.test(text[index - 1] ?? '') && /\d/.test(text[index + 1] ?? '')) set += '–';
    else set += char;
  }
  return set;
}

/** Keys whose values a reader sees as English. */
const ENGLISH = new Set(
  (
    'title subtitle occasion instruction note intro introduction summary text counsel reason words ' +
    'translation englishText meaning narrator sayingOf source label verdict by work name numbering need purpose'
  ).split(' '),
);

/** Sets the English inside compiled values; one value that stands in two places stays one. */
class Typesetter {
  readonly #done = new Map<object, object>();
  readonly #setText: (text: string) => string;

  constructor(setText: (text: string) => string) {
    this.#setText = setText;
  }

  set<T>(value: T, isEnglish = false): T {
    if (typeof value === 'string') return (isEnglish ? this.#setText(value) : value) as T;
    if (typeof value !== 'object' || value === null) return value;
    const known = this.#done.get(value);
    if (known) return known as T;
    const copy = Array.isArray(value)
      ? value.map((one: unknown) => this.set(one, isEnglish))
      : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.set<unknown>(one, ENGLISH.has(key))]));
    this.#done.set(value, copy);
    return copy as T;
  }
}

/** Sets the English of a library by what sets one text. */
function setLibrary<T extends Library>(library: T, setText: (text: string) => string): T {
  const setter = new Typesetter(setText);
  return {
    ...library,
    categories: setter.set(library.categories),
    menus: new Map([...library.menus].map(([slug, menu]) => [slug, setter.set(menu)])),
    pages: new Map(
      [...library.pages].map(([place, source]) => [
        place,
        { ...source, page: setter.set(source.page), cards: source.cards.map((one) => ({ ...one, card: setter.set(one.card) })) },
      ]),
    ),
    cards: library.cards.map((one) => ({ ...one, card: setter.set(one.card) })),
    passages: library.passages.map((one) => ({
      ...one,
      translation: setText(one.translation),
      ...(one.grades ? { grades: setter.set(one.grades) } : {}),
    })),
    collections: setter.set(library.collections),
    context: setter.set(library.context),
    fortyHadith: setter.set(library.fortyHadith),
    names: setter.set(library.names),
    tasbih: setter.set(library.tasbih),
    glossed: library.glossed.map((text) => ({ ...text, words: setter.set(text.words) })),
    needs: setter.set(library.needs),
  };
}

/** A library with the English as readers see it and as the data publish it. */
export const typesetLibrary = (library: Library): Library => setLibrary(library, typeset);

/** On a screen ﷺ begins no line: it belongs to the name before it. The published texts keep the plain space. */
export const withNoBreakBeforeSign = <T extends Library>(library: T): T => setLibrary(library, (text) => text.replaceAll(' ﷺ', '\u00a0ﷺ'));
