/** The texts whose phrases are compared: the Arabic word by word, and the translation. */
import { passesThrough, tokenize } from '../../arabic/transliteration/tokens.ts';
import { lemmaByForm } from '../compiler/compile-roots.ts';
import type { Library, RootLemma } from '../compiler/library.ts';
import { quoteVerses } from '../compiler/quran.ts';
import type { Located, Path } from '../compiler/source-file.ts';
import { bareWords } from '../rules/bare-words.ts';
import { renderedTexts } from '../rules/c25-translation.ts';

export interface ArabicWord {
  /** With its vowels, without punctuation. */
  form: string;
  /** Letters without vowels, equal in both spellings of Arabic. */
  bare: string;
  /** Dictionary form; absent where it has no root, is unknown, or could be one of several. */
  lemma?: string;
  /** The word behind it, in bare letters, where it means something else before that. */
  before?: string;
  /** What it means here; in a text without meanings of its own, what it means as a rule. */
  meaning?: string;
  /** True in a text whose words have meanings. */
  glossed?: true;
  /** Where this meaning is written, if it is this text's alone. */
  here?: { file: Located; path: Path };
}

export interface PhraseText {
  /** `prayer/ablution#shahada`, or a verse: `quran:2:255`. */
  id: string;
  words: readonly ArabicWord[];
  translation: string;
  file: Located;
  /** Of the translation. */
  path: Path;
}

/** A word of this many letters or more loses every alif after its first letter: the Qur'an's spelling often has none. */
const LONG = 4;

/** A word in bare letters: الكتاب and ٱلۡكِتَٰب are one. */
export function bareWord(form: string): string {
  const bare = bareWords(form).join('');
  return bare.length < LONG ? bare : bare.charAt(0) + bare.slice(1).replaceAll('ا', '');
}

/** The words for ﷺ, which a translation writes as the sign. */
const BLESSING = ['صلي', 'الله', 'عليه', 'وسلم'];

function withoutBlessing(words: readonly ArabicWord[]): ArabicWord[] {
  const isBlessing = (from: number): boolean => BLESSING.every((bare, index) => words[from + index]?.bare === bare);
  return words.filter((_, index) => !BLESSING.some((__, back) => isBlessing(index - back)));
}

/** Dictionary forms by form, and by bare letters where these can be of one word alone. */
function lemmaFinder(roots: Library['roots']): (form: string) => string | undefined {
  const byForm = lemmaByForm(roots);
  const byBare = new Map<string, Set<RootLemma>>();
  for (const [form, lemma] of byForm) {
    const bare = bareWords(form).join('');
    byBare.set(bare, (byBare.get(bare) ?? new Set()).add(lemma));
  }
  return (form) => {
    const alike = byBare.get(bareWords(form).join(''));
    const found = byForm.get(form) ?? (alike?.size === 1 ? [...alike][0] : undefined);
    return found && found.root !== null ? found.lemma : undefined;
  };
}

/** Words, in dictionary form, that mean something else before another word. */
export type GovernedWords = readonly { lemma: string; before: readonly string[] }[];

/** Marks each word whose meaning depends on the word after it (`governed` in `glossary.yaml`). */
const withGovernment = (words: readonly ArabicWord[], governed: GovernedWords): ArabicWord[] =>
  words.map((word, index) => {
    const next = words[index + 1]?.bare ?? '';
    const entry = governed.find(({ lemma, before }) => lemma === word.lemma && before.includes(next));
    return entry ? { ...word, before: next } : word;
  });

/** Every text with a translation of its own, each verse that is shown whole, and the phrases of the counter. */
export function phraseTexts(library: Library, governed: GovernedWords = []): PhraseText[] {
  const lemmaOf = lemmaFinder(library.roots);
  const general = new Map(library.wordsFiles.flatMap(({ forms }) => [...forms]));
  const glossed = new Map(library.glossed.map((text) => [text.id, text]));
  const wordsOf = (id: string, arabic: string): ArabicWord[] => withGovernment(readWords(id, arabic), governed);
  const readWords = (id: string, arabic: string): ArabicWord[] =>
    withoutBlessing(
      arabic
        .split('\n')
        .flatMap(tokenize)
        .map(({ core }, index) => ({ core, own: glossed.get(id)?.words[index] }))
        .filter(({ core }) => core !== '' && !passesThrough(core))
        .map(({ core: form, own }) => {
          const lemma = lemmaOf(form);
          const meaning = own?.meaning ?? general.get(form);
          const file = glossed.get(id)?.wordsFile;
          return {
            form,
            bare: bareWord(form),
            ...(lemma === undefined ? {} : { lemma }),
            ...(meaning === undefined ? {} : { meaning }),
            ...(own ? { glossed: true as const } : {}),
            ...(file && own?.here !== undefined ? { here: { file, path: ['here', id, own.here] } } : {}),
          };
        }),
    );
  const sources = [...library.cards, ...library.passages];
  const whole = new Set(sources.flatMap((one) => one.whole ?? []));
  // The translation of whole verses stands in verses.yaml, each verse by itself.
  const shownWhole = new Set([
    ...library.cards.filter((one) => one.whole).map(({ card }) => card.home),
    ...library.passages.filter((one) => one.whole).map(({ id }) => id),
  ]);
  const { tasbihFile } = library;
  const versesFile = library.files.find(({ path }) => path === `content/languages/${library.language.tag}/verses.yaml`);
  return [
    ...renderedTexts(library)
      .filter(({ place }) => !shownWhole.has(place))
      .map(({ place, arabic, translation, file, path }) => ({ id: place, words: wordsOf(place, arabic), translation, file, path })),
    ...library.tasbih.flatMap(({ id, arabic, translation }, index) =>
      tasbihFile
        ? [
            {
              id: `tasbih#${id}`,
              words: wordsOf(`tasbih#${id}`, arabic),
              translation,
              file: tasbihFile,
              path: ['phrases', index, 'translation'],
            },
          ]
        : [],
    ),
    ...[...whole].flatMap((verse) => {
      const translation = library.verses.get(verse);
      return versesFile && translation !== undefined
        ? [{ id: `quran:${verse}`, words: wordsOf(verse, quoteVerses(verse).arabic), translation, file: versesFile, path: [verse] }]
        : [];
    }),
  ];
}
