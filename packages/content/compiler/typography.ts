/**
 * Replaces the straight signs that editors write by typographic ones, as `language.yaml` names them: English has ’ “ ”
 * ‘ and – in ranges. The sources, the lock and the rules keep the straight signs, so that a word has one spelling.
 */
import type { Library } from './library.ts';
import type { LanguageSettings } from './language-settings.ts';

type TypographyMarks = NonNullable<LanguageSettings['typography']>;

/** A single quotation mark that may close an earlier one. */
const CLOSING_SINGLE_QUOTE = /[\p{L}.,;!?۔؟،؛]'(?!\p{L})/u;

/**
 * Returns the function that typesets a text of a language.
 * @param marks of the language; without them the texts stay as they are written
 * @returns replaces straight quotation marks, apostrophes and hyphens in ranges
 */
export function textTypesetter(marks: TypographyMarks | undefined): (text: string) => string {
  if (!marks) return (text) => text;
  const { outer, inner, apostrophe, range, spaces = {} } = marks;
  /** Characters after which a quotation mark opens. */
  const before = new Set([' ', '\n', '\t', '\u00a0', '(', '[', range, outer[0].at(-1), inner]);
  const needsSpace = (last: string, next: string): boolean =>
    last !== '' && !/\s/.test(last) && !Object.hasOwn(spaces, last) && !/[\d\p{L}/]/u.test(next);
  return (text) => {
    let set = '';
    for (let index = 0; index < text.length; index++) {
      const char = text.charAt(index);
      const opens = set === '' || before.has(set.at(-1) ?? '');
      if (char === '"') set += opens ? outer[0] : outer[1];
      else if (char === "'") set += opens && CLOSING_SINGLE_QUOTE.test(text.slice(index + 1)) ? inner : apostrophe;
      else if (char === '-' && /\d/.test(text[index - 1] ?? '') && /\d/.test(text[index + 1] ?? '')) set += range;
      else if (Object.hasOwn(spaces, char) && needsSpace(set.at(-1) ?? '', text[index + 1] ?? '')) set += `${spaces[char]}${char}`;
      else set += char;
    }
    return set;
  };
}

/** Keys whose values a reader sees in the language. */
const KEYS_OF_READER_TEXT = new Set(
  (
    'title menu subtitle occasion instruction note intro introduction summary text counsel reason words ' +
    'translation meaning narrator sayingOf source label verdict by work name numbering need purpose'
  ).split(' '),
);

/** Typesets the texts of a language inside compiled values; a value that occurs twice stays one object. */
class ReaderTextMapper {
  readonly #done = new Map<object, object>();
  readonly #setText: (text: string) => string;

  constructor(setText: (text: string) => string) {
    this.#setText = setText;
  }

  set<T>(value: T, isShown = false): T {
    if (typeof value === 'string') return (isShown ? this.#setText(value) : value) as T;
    if (typeof value !== 'object' || value === null) return value;
    const known = this.#done.get(value);
    if (known) return known as T;
    const copy = Array.isArray(value)
      ? value.map((one: unknown) => this.set(one, isShown))
      : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.set<unknown>(one, KEYS_OF_READER_TEXT.has(key))]));
    this.#done.set(value, copy);
    return copy as T;
  }
}

/** Applies a function to every text of a library that readers see. */
function mapReaderTexts<T extends Library>(library: T, setText: (text: string) => string): T {
  const setter = new ReaderTextMapper(setText);
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
    textsWithMeanings: library.textsWithMeanings.map((text) => ({ ...text, words: setter.set(text.words) })),
    needs: setter.set(library.needs),
    roots: library.roots && {
      ...library.roots,
      senses: new Map([...library.roots.senses].map(([root, sense]) => [root, setText(sense)])),
    },
  };
}

/** A library with its words as readers see them and as the data publish them. */
export const typesetLibrary = (library: Library): Library => mapReaderTexts(library, textTypesetter(library.language.settings?.typography));

/** On a screen ﷺ begins no line: it belongs to the name before it. The published texts keep the plain space. */
export const libraryWithNoBreakBeforeSalawat = <T extends Library>(library: T): T =>
  mapReaderTexts(library, (text) => text.replaceAll(' ﷺ', '\u00a0ﷺ'));
