/** The texts whose phrases are compared: the Arabic word by word, and the translation. */
import { isPlaceholderOrBlessing, splitIntoWordTokens } from '../../arabic/transliteration/tokens.ts';
import { lemmaByForm } from '../compiler/compile-roots.ts';
import type { Library, RootLemma } from '../compiler/library.ts';
import { quoteVerses } from '../compiler/quran.ts';
import type { PositionedSource, YamlPath } from '../compiler/source-file.ts';
import { bareWords } from '../rules/bare-words.ts';
import { translatedTextsOfLibrary } from '../rules/c25-translation.ts';

export interface PhraseComparisonWord {
  /** With its vowels, without punctuation. */
  form: string;
  /** Letters without vowels, equal in both spellings of Arabic. */
  bare: string;
  /** Dictionary form; absent where it has no root, is unknown, or could be one of several. */
  lemma?: string;
  /** The word after it, in bare letters, where that changes its meaning. */
  before?: string;
  /** Its meaning here; in a text without meanings of its own, its general meaning. */
  meaning?: string;
  /** True in a text whose words have meanings. */
  isInTextWithMeanings?: true;
  /** Where this meaning is written, if it holds in this text alone. */
  here?: { file: PositionedSource; path: YamlPath };
}

export interface PhraseComparisonText {
  /** `prayer/ablution#shahada`, or a verse: `quran:2:255`. */
  id: string;
  words: readonly PhraseComparisonWord[];
  translation: string;
  file: PositionedSource;
  /** Path of the translation. */
  path: YamlPath;
}

/** Words with so many letters lose every alif after the first letter: the Qur'an's spelling often has none. */
const MIN_LETTERS_TO_DROP_ALIF = 4;

/** A word in bare letters: الكتاب and ٱلۡكِتَٰب are one. */
export function bareWordWithoutAlif(form: string): string {
  const bare = bareWords(form).join('');
  return bare.length < MIN_LETTERS_TO_DROP_ALIF ? bare : bare.charAt(0) + bare.slice(1).replaceAll('ا', '');
}

/** The words for ﷺ, which a translation writes as the sign. */
const BLESSING = ['صلي', 'الله', 'عليه', 'وسلم'];

function withoutBlessing(words: readonly PhraseComparisonWord[]): PhraseComparisonWord[] {
  const isBlessing = (from: number): boolean => BLESSING.every((bare, index) => words[from + index]?.bare === bare);
  return words.filter((_, index) => !BLESSING.some((__, back) => isBlessing(index - back)));
}

/** Makes a function that gives the dictionary form of a form, else that of its bare letters if only one word has them. */
function lemmaFinder(roots: Library['roots']): (form: string) => string | undefined {
  const byForm = lemmaByForm(roots);
  const byBare = new Map<string, Set<RootLemma>>();
  for (const [form, lemma] of byForm) {
    const bare = bareWords(form).join('');
    byBare.set(bare, (byBare.get(bare) ?? new Set()).add(lemma));
  }
  return (form) => {
    const sameWriting = byBare.get(bareWords(form).join(''));
    const found = byForm.get(form) ?? (sameWriting?.size === 1 ? [...sameWriting][0] : undefined);
    return found && found.root !== null ? found.lemma : undefined;
  };
}

/** Words, in dictionary form, that have another meaning before certain words. */
export type NextWordDependentLemmas = readonly { lemma: string; before: readonly string[] }[];

/** Marks each word whose meaning depends on the word after it (`governed` in `glossary.yaml`). */
const markNextWordDependentWords = (
  words: readonly PhraseComparisonWord[],
  nextWordDependentLemmas: NextWordDependentLemmas,
): PhraseComparisonWord[] =>
  words.map((word, index) => {
    const next = words[index + 1]?.bare ?? '';
    const entry = nextWordDependentLemmas.find(({ lemma, before }) => lemma === word.lemma && before.includes(next));
    return entry ? { ...word, before: next } : word;
  });

/** Every text with a translation of its own, each verse that is shown whole, and the phrases of the counter. */
export function textsToComparePhrases(library: Library, nextWordDependentLemmas: NextWordDependentLemmas = []): PhraseComparisonText[] {
  const lemmaOf = lemmaFinder(library.roots);
  const general = new Map(library.wordsFiles.flatMap(({ forms }) => [...forms]));
  const textsById = new Map(library.textsWithMeanings.map((text) => [text.id, text]));
  const wordsOf = (id: string, arabic: string): PhraseComparisonWord[] =>
    markNextWordDependentWords(readWords(id, arabic), nextWordDependentLemmas);
  const readWords = (id: string, arabic: string): PhraseComparisonWord[] =>
    withoutBlessing(
      arabic
        .split('\n')
        .flatMap(splitIntoWordTokens)
        .map(({ core }, index) => ({ core, own: textsById.get(id)?.words[index] }))
        .filter(({ core }) => core !== '' && !isPlaceholderOrBlessing(core))
        .map(({ core: form, own }) => {
          const lemma = lemmaOf(form);
          const meaning = own?.meaning ?? general.get(form);
          const file = textsById.get(id)?.wordsFile;
          return {
            form,
            bare: bareWordWithoutAlif(form),
            ...(lemma === undefined ? {} : { lemma }),
            ...(meaning === undefined ? {} : { meaning }),
            ...(own ? { isInTextWithMeanings: true as const } : {}),
            ...(file && own?.here !== undefined ? { here: { file, path: ['here', id, own.here] } } : {}),
          };
        }),
    );
  const sources = [...library.cards, ...library.passages];
  const whole = new Set(sources.flatMap((one) => one.whole ?? []));
  // The translation of whole verses stands in verses.yaml, each verse by itself.
  const shownWhole = new Set([
    ...library.cards.filter((one) => one.whole).map(({ card }) => card.permanentId),
    ...library.passages.filter((one) => one.whole).map(({ id }) => id),
  ]);
  const { tasbihFile } = library;
  const versesFile = library.files.find(({ path }) => path === `content/languages/${library.language.tag}/verses.yaml`);
  return [
    ...translatedTextsOfLibrary(library)
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
