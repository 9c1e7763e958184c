/** The whole content, read, checked against its schemas and resolved: what checks, exports and the site are made from. */
import type {
  Card,
  Category,
  HomeCategory,
  DuaContextPage,
  FortyHadithCollection,
  Grade,
  NamesOfAllah,
  NeedGroup,
  Page,
  Reference,
  ArabicScript,
  TasbihPhrase,
} from '../../core/model.ts';
import type { Collections } from '../../core/reference.ts';
import type { LanguageNamesAndSettings } from './language-names-and-settings.ts';
import type { WorkNamesInSentences } from './named-narrations.ts';
import type { WrittenGrade, WordingDifference } from './schema.ts';
import type { PositionedSource, YamlPath, SourceFile } from './source-file.ts';

/** The source of a text (grades, narrator and so on) as written, with the ids of `content/`. */
export interface WrittenGradesAndNarrator {
  grades?: readonly WrittenGrade[] | undefined;
  narrator?: string | readonly string[] | undefined;
  saying_of?: string | readonly string[] | undefined;
}

/** A variant of a word of a narration. */
export interface CompiledVariantReading {
  /** Place of the word, counted from 1 over all lines. */
  place: number;
  arabic: string;
  /** As it is transliterated in its place in the text. */
  transliteration: string;
  /** The hadith numbers that have it. */
  references: readonly Reference[];
}

/** A variant of a word, with its meaning. */
interface VariantReadingWithMeaning extends Omit<CompiledVariantReading, 'place'> {
  /** Absent where no file of words gives a meaning. */
  meaning?: string;
  /** Key of the entry in `here` that gives the meaning, for this text alone: `4 إِلَهَ`. */
  here?: string;
}

/** A compiled card with its place in the source. */
export interface LocatedCard {
  card: Card;
  category: string;
  page: string;
  file: PositionedSource;
  path: YamlPath;
  attribution: WrittenGradesAndNarrator;
  /** References of a Qur'an card's verses in canonical form, with `1:1` before each surah whose basmala is recited. */
  quran?: string;
  /** Range of words, counted over all its verses: `3-7`; set where the card takes a part. */
  words?: string;
  /** References of the verses that are shown whole: `2:255`. */
  whole?: readonly string[];
  /** Variant readings of its words; absent where it has none or reuses another card. */
  readings?: readonly CompiledVariantReading[];
  /** Ids of cards with nearly the same words, with the difference; absent where it has none or reuses another card. */
  otherWordingOf?: Readonly<Record<string, WordingDifference>>;
  /** Words by which people look for it. */
  needs?: readonly string[];
  /** True where the card reuses another; its `permanentId` is the id of that one. */
  reuses: boolean;
}

/** A compiled page with its source file. */
export interface LocatedPage {
  page: Page;
  category: string;
  file: PositionedSource;
  cards: LocatedCard[];
  /** The grades and so on of the words that the page leaves out, in the order of `page.omitted`. */
  omitted: WrittenGradesAndNarrator[];
  /** Name of its icon in menus; absent where it has its category's. */
  icon?: string;
  /** Words by which people look for it. */
  needs?: readonly string[];
}

/** A quotation outside the cards, with its place in the source: context pages, names, forty hadith. */
export interface QuotationOutsideCards {
  /** Permanent id, for example `context/virtue#call-upon-me.1` or `forty-hadith#7`. */
  id: string;
  route: string;
  arabic: string;
  translation: string;
  /** Transliteration in stored form; absent for verses and for texts that are read but not recited. */
  transliteration?: string;
  /** Set in a page's sections for what reports words or deeds and is not itself recited. */
  kind?: 'narration';
  references: string[];
  /** Those of the references that report the words without quoting them. */
  told?: string[];
  quran?: string;
  /** References of the verses that are shown whole: `2:255`. */
  whole?: readonly string[];
  grades?: Grade[];
  attribution: WrittenGradesAndNarrator;
  file: PositionedSource;
  path: YamlPath;
}

/** A word of a text with what it means there. */
export interface WordWithMeaning {
  /** As the text has it, with its punctuation. */
  arabic: string;
  /** The word as the files of words spell it, without punctuation; '' for a separate sign and for `{name}`. */
  form: string;
  /** Absent where no file of words gives a meaning. */
  meaning?: string;
  /** Key of the entry in `here` that gives the meaning, for this text alone: `4 إِلَهَ`. */
  here?: string;
  /** Letters of its root, null where it has none; absent where `roots.yaml` does not know the form. */
  root?: string | null;
  /** Dictionary form, where `roots.yaml` knows the word. */
  lemma?: string;
  /** Variant readings of this word, with their meanings; absent where it has none. */
  readings?: readonly VariantReadingWithMeaning[];
}

/** A dictionary form of `roots.yaml`. */
export interface RootLemma {
  /** Letters of its root; null where it has none. */
  root: string | null;
  lemma: string;
  /** The forms in which the texts have it, in the everyday spelling and in that of the Qur'an. */
  forms: readonly string[];
  /** Path of the word in `roots.yaml`. */
  path: YamlPath;
}

/** `content/roots.yaml` with the senses in the language. */
export interface RootsFile {
  file: SourceFile;
  /** Every root in the file's order. */
  roots: readonly string[];
  lemmas: readonly RootLemma[];
  /** Dictionary forms of place names that stand under a root, though grammars give them none. */
  names: readonly string[];
  /** Dictionary forms that are several words written as one, with those words. */
  joined: ReadonlyMap<string, readonly string[]>;
  /** The sense of each root, in the language. */
  senses: ReadonlyMap<string, string>;
  /** Path of the file of senses, whether it exists or not. */
  sensesPath: string;
  sensesFile?: SourceFile;
}

/** A text with the meaning of each of its words, in reading order over all lines. */
export interface TextWithMeanings {
  /** `prayer/ablution#shahada`, or `tasbih#bismillah` */
  id: string;
  words: WordWithMeaning[];
  /**
   * Path of the file with the meanings of these words, such as `content/languages/en/words/everyday.yaml`: a language has one
   * for everyday Arabic spelling and one for that of the Qur'an.
   */
  wordsPath: string;
  /** The file at `wordsPath`, if it exists. */
  wordsFile?: SourceFile;
  /** The text's own file. */
  file: PositionedSource;
  path: YamlPath;
}

/** A file in `words/` of a language: what each form means, and where it means something else. */
export interface FormMeaningsFile {
  script: ArabicScript;
  file: SourceFile;
  forms: ReadonlyMap<string, string>;
  /** Meanings that a form has in one text alone: by the id of the text, then by `place form`. */
  here: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export interface Library {
  files: SourceFile[];
  /** Each with its icon as an SVG path. */
  categories: (HomeCategory & { icon: string })[];
  menus: Map<string, Category>;
  /** Slugs of categories whose menu is faulty, which is reported: the pages that it lists are not known. */
  unreadMenus: ReadonlySet<string>;
  pages: Map<string, LocatedPage>;
  cards: LocatedCard[];
  passages: QuotationOutsideCards[];
  collections: Collections;
  /** The works whose numbers are looked for in notes. */
  namedWorks: readonly WorkNamesInSentences[];
  context: DuaContextPage[];
  fortyHadith: FortyHadithCollection | undefined;
  names: NamesOfAllah | undefined;
  tasbih: TasbihPhrase[];
  /** Whole verses in the language, by verse: `2:255`. */
  verses: ReadonlyMap<string, string>;
  language: LanguageNamesAndSettings;
  /** Each of these three files is undefined where it is missing. */
  collectionsFile: PositionedSource | undefined;
  tasbihFile: PositionedSource | undefined;
  namesFile: PositionedSource | undefined;
  /** The files of the pages on the context of dua, by the slug of the page. */
  contextFiles: ReadonlyMap<string, PositionedSource>;
  wordsFiles: readonly FormMeaningsFile[];
  /** Every text that has a transliteration, each once. */
  textsWithMeanings: readonly TextWithMeanings[];
  /** Undefined where the project has no roots. */
  roots: RootsFile | undefined;
  /** Needs of screens that have no page file, by address without the leading slash. */
  screenNeeds: ReadonlyMap<string, readonly string[]>;
  /** The page of needs, group by group. */
  needs: NeedGroup[];
  /** What people type when they look for a page, by its address without the leading slash. */
  wishes: ReadonlyMap<string, readonly string[]>;
}
