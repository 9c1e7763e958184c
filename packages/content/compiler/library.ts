/** The whole content, read, checked against its schemas and resolved: what checks, exports and the site are made from. */
import type {
  Card,
  Category,
  CategoryCard,
  ContextPage,
  FortyHadith,
  Grade,
  Names,
  NeedGroup,
  Page,
  Reference,
  Script,
  TasbihPhrase,
} from '../../core/model.ts';
import type { Collections } from '../../core/reference.ts';
import type { Language } from './language.ts';
import type { WorkNames } from './named-narrations.ts';
import type { WrittenGrade, WordingDifference } from './schema.ts';
import type { Located, Path, SourceFile } from './source-file.ts';

/** The source of a text (grades, narrator and so on) as written, with the ids of `content/`. */
export interface Attribution {
  grades?: readonly WrittenGrade[] | undefined;
  narrator?: string | readonly string[] | undefined;
  saying_of?: string | readonly string[] | undefined;
}

/** Another reading of a word of a narration. */
export interface Reading {
  /** Of the word, counted from 1 over all lines. */
  place: number;
  arabic: string;
  /** As it sounds in its place. */
  transliteration: string;
  /** The numbers that have it. */
  references: readonly Reference[];
}

/** Another reading of a word, with what it means. */
interface GlossedReading extends Omit<Reading, 'place'> {
  /** Absent where nothing says it. */
  meaning?: string;
  /** Key of the exception that gives the meaning: `4 إِلَهَ`. */
  here?: string;
}

/** A card where it is written, with its place in the source. */
export interface SourceCard {
  card: Card;
  category: string;
  page: string;
  file: Located;
  path: Path;
  attribution: Attribution;
  /** Verses in canonical form, for a Qur'an card: with the basmala's own verse first where it is recited. */
  quran?: string;
  /** Words of the verses, where the card takes a part. */
  words?: string;
  /** Verses that are shown whole, as `verses.yaml` of the language has them. */
  whole?: readonly string[];
  /** Other readings of its words; absent where it reuses another. */
  readings?: readonly Reading[];
  /** Other cards that have these words but for a few, as the editor names them; absent where it reuses another. */
  otherWordingOf?: Readonly<Record<string, WordingDifference>>;
  /** Words by which people look for it. */
  needs?: readonly string[];
  /** True where the card reuses another; its `home` is the id of that one. */
  reuses: boolean;
}

/** A page where it is written. */
export interface SourcePage {
  page: Page;
  category: string;
  file: Located;
  cards: SourceCard[];
  /** Of the words that the page names and does not print, in their order. */
  omitted: Attribution[];
  /** Name of its icon in menus; absent where it has its category's. */
  icon?: string;
  /** Words by which people look for it. */
  needs?: readonly string[];
}

/** A quotation or prose outside the cards: context pages, names, forty hadith. */
export interface SourcePassage {
  /** Permanent id, for example `context/virtue#call-upon-me.1` or `forty-hadith#7`. */
  id: string;
  route: string;
  arabic: string;
  translation: string;
  /** Transliteration in stored form; absent for texts that are only read. */
  transliteration?: string;
  /** Set in the sections of a page where it tells what was said or done and is not itself said. */
  kind?: 'narration';
  references: string[];
  /** Those of the references that only tell of the words. */
  told?: string[];
  quran?: string;
  /** Verses that are shown whole, as `verses.yaml` of the language has them. */
  whole?: readonly string[];
  grades?: Grade[];
  attribution: Attribution;
  file: Located;
  path: Path;
}

/** A word of a text with what it means there. */
export interface GlossedWord {
  /** As the text has it, with its punctuation. */
  arabic: string;
  /** The word as the files of words spell it, without punctuation; '' for a separate sign and for `{name}`. */
  form: string;
  /** Absent where nothing says it. */
  meaning?: string;
  /** Key of the exception that gives the meaning: `4 إِلَهَ`. */
  here?: string;
  /** Letters of its root, null where it has none; absent where `roots.yaml` does not know the form. */
  root?: string | null;
  /** Dictionary form, where `roots.yaml` knows the word. */
  lemma?: string;
  /** Other readings; absent where it has none. */
  readings?: readonly GlossedReading[];
}

/** A dictionary form of `roots.yaml`. */
export interface RootLemma {
  /** Letters of its root; null where it has none. */
  root: string | null;
  lemma: string;
  /** The forms in which the texts have it, in either spelling. */
  forms: readonly string[];
  /** Path in the file. */
  path: Path;
}

/** `content/roots.yaml` with the senses in the language. */
export interface RootsFile {
  file: SourceFile;
  /** Every root in the file's order. */
  roots: readonly string[];
  lemmas: readonly RootLemma[];
  /** Dictionary forms of names of places that are words of a root; grammars give names none. */
  names: readonly string[];
  /** Dictionary forms that are several words written as one, with these. */
  joined: ReadonlyMap<string, readonly string[]>;
  /** The sense of each root, in the language. */
  senses: ReadonlyMap<string, string>;
  /** Path of the file of senses, whether it exists or not. */
  sensesPath: string;
  sensesFile?: SourceFile;
}

/** A text with the meaning of each of its words, in reading order over all lines. */
export interface GlossedText {
  /** `prayer/ablution#shahada`, or `tasbih#bismillah` */
  id: string;
  words: GlossedWord[];
  /** The file that holds the meanings of its spelling: `content/languages/en/words/everyday.yaml`. */
  wordsPath: string;
  /** The same file, where it is there. */
  wordsFile?: SourceFile;
  /** The text's own file. */
  file: Located;
  path: Path;
}

/** A file of `words/` of a language: what each form means, and where it means something else. */
export interface WordsFile {
  script: Script;
  file: SourceFile;
  forms: ReadonlyMap<string, string>;
  /** By text, then by `place form`. */
  here: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export interface Library {
  files: SourceFile[];
  /** Each with its icon as an SVG path. */
  categories: (CategoryCard & { icon: string })[];
  menus: Map<string, Category>;
  pages: Map<string, SourcePage>;
  cards: SourceCard[];
  passages: SourcePassage[];
  collections: Collections;
  /** The works whose numbers are looked for in notes. */
  namedWorks: readonly WorkNames[];
  context: ContextPage[];
  fortyHadith: FortyHadith | undefined;
  names: Names | undefined;
  tasbih: TasbihPhrase[];
  /** Whole verses in the language, by verse: `2:255`. */
  verses: ReadonlyMap<string, string>;
  language: Language;
  /** The files of these texts, as far as they exist. */
  collectionsFile: Located | undefined;
  tasbihFile: Located | undefined;
  namesFile: Located | undefined;
  /** By the slug of the page. */
  contextFiles: ReadonlyMap<string, Located>;
  wordsFiles: readonly WordsFile[];
  /** Every text that has a transliteration, each once. */
  glossed: readonly GlossedText[];
  /** Undefined where the project has no roots. */
  roots: RootsFile | undefined;
  /** Words of need of screens that have no page file, by address without the leading slash. */
  screenNeeds: ReadonlyMap<string, readonly string[]>;
  /** The page of needs, group by group. */
  needs: NeedGroup[];
  /** What people type when they look for a page, by its address without the leading slash. */
  wishes: ReadonlyMap<string, readonly string[]>;
}
