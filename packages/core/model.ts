/** The shapes of compiled content: what the compiler writes and the screens read. */
import type { VerdictId } from './verdicts.ts';

/** A cited place. `id` is canonical (`bukhari:6312`, `quran:3:190-200`); `url` is absent where no public page exists. */
export interface Reference {
  id: string;
  label: string;
  url?: string;
  /** Set where the narration reports that the words were said, but does not quote them. */
  told?: true;
}

/** Who judged a narration, and how. Never present beside al-Bukhari or Muslim; beside verses it is on the narration that `of` names. */
export interface Grade {
  id: VerdictId;
  /** In words: `Hasan`. */
  verdict: string;
  /** In words, as it is said after another scholar's verdict that finds otherwise: `weak for {scholars}`. */
  after?: string;
  /** Set where it finds the narration, or its chain, weak or worse. */
  isWeak?: true;
  by: string;
  /** The cited number that the verdict was given on, where it is not of all of them: `tirmidhi:3479`. */
  of?: string;
  /** The printed work that holds the verdict, as a reader finds it: `as-Sahihah 2886`. */
  work?: string;
}

/** `quran`: Uthmani script from the pinned edition; `naskh`: everyday vowelled orthography. */
export type ArabicScript = 'quran' | 'naskh';

/** A quotation: Arabic as in the source (lines separated by `\n`), its translation and its references. */
export interface QuotedPassage {
  script: ArabicScript;
  arabic: string;
  translation: string;
  references: Reference[];
  /** The leading verdict first, then others that a reader should know of. */
  grades?: Grade[];
  /** Transliteration in stored form; only where a page gives the quotation to be recited. */
  transliteration?: string;
}

/** What a reader can check a card by; the build adds it (`packages/dataset/evidence`). */
export interface CardEvidence {
  /** Lines of the source part, one sentence each; see `packages/core/evidence-lines.ts`. */
  lines: string[];
  /** First digits of the SHA-256 that the published data list for the card; see `docs/data.md`. */
  fingerprint: string;
}

/**
 * A supplication as one card. `id` is unique in its page. `permanentId` (`category/slug#id`, of the page where the
 * text stands) is that of the text: all cards that reuse a text have the same, also two of one page.
 */
export interface Card extends QuotedPassage {
  id: string;
  permanentId: string;
  title?: string;
  subtitle?: string;
  /** When or why it was said, in one line. */
  occasion?: string;
  instruction?: string;
  note?: string;
  /** The Companion who narrates it. `sayingOf`: whose own words it is; never both. */
  narrator?: string;
  sayingOf?: string;
  /** Set on a report of what was said or done, which is not itself recited; absent on a supplication. */
  kind?: 'narration';
  /** Precise transliteration, one line for each line of `arabic`; see `packages/arabic/transliteration`. */
  transliteration: string;
  /** Times to say it; absent means once. */
  repeat?: number;
  /** Only the first line is said `repeat` times; what follows is said once, after them. */
  repeatsFirstLine?: true;
  evidence?: CardEvidence;
}

/** What the checks of the texts covered, in numbers, for the About page. */
export interface ContentCheckCounts {
  /** Number of cards, counted on every page that shows them. */
  cards: number;
  /** Number of texts that the lock guards. */
  texts: number;
  /** Number of rules that check every text. */
  rules: number;
  /** Version of the last edition; `date` is its day. */
  edition: string;
  date: string;
}

/** A paragraph of our own with its references, or advice of a scholar, whom `counsel` names. */
export interface ProseParagraph {
  text: string;
  references: Reference[];
  counsel?: string;
}

/** `id` is its number in the section, or a name; it is part of the permanent id of what it quotes. */
export type ProseOrPassage = { id: number | string } & (({ kind: 'prose' } & ProseParagraph) | ({ kind: 'passage' } & QuotedPassage));

export interface BlockSection {
  id: string;
  title: string;
  /** The heading in Arabic, where the section has one. */
  arabic?: string;
  blocks: ProseOrPassage[];
}

/** Words that readers look for on a page and that are left out on purpose. */
export interface DeliberatelyOmittedWords {
  /** Its number on the page. */
  id: number;
  /** The words in Latin letters, as people know them. */
  words: string;
  arabic?: string;
  /** Why they are not printed. */
  reason: string;
  references: Reference[];
  grades?: Grade[];
}

export interface Page {
  slug: string;
  title: string;
  subtitle?: string;
  intro?: string;
  showReferences: boolean;
  cards: Card[];
  sections: BlockSection[];
  omitted?: DeliberatelyOmittedWords[];
  /** The first needs of the page, for its description to search engines. */
  purpose?: string[];
  /** Pages that serve the same needs, the nearest first. */
  related?: RelatedPage[];
}

/** How many cards a page has. */
export interface CardCount {
  /** The cards that are recited, not the narrations; `saidAs` is what they are as a group. */
  said: number;
  saidAs: 'texts' | 'verses' | 'passages';
  narrations: number;
}

/** A page in the menu of one category. */
export interface CategoryMenuEntry {
  slug: string;
  title: string;
  /** Icon as an SVG path in a box of 24 by 24. */
  icon: string;
  count: CardCount;
}

/** A group of pages in the menu of one category. */
export interface CategoryMenuSection {
  title?: string;
  entries: CategoryMenuEntry[];
}

/** A category of the home screen. `empty` has no page yet and cannot be opened. */
export interface HomeCategory {
  slug: string;
  title: string;
  subtitle: string;
  empty: boolean;
}

/** The menu of a category. It may list pages of other categories too. */
export interface CategoryMenu {
  slug: string;
  title: string;
  subtitle?: string;
  menu: CategoryMenuSection[];
}

/** A category with the texts of its pages. */
export interface CategoryPages {
  slug: string;
  title: string;
  pages: Page[];
}

export type Category = CategoryMenu & CategoryPages;

/** A text that serves a need. */
export interface LinkForNeed {
  /** Address below the base, beginning with a slash; a card's has its fragment. */
  to: string;
  title: string;
  /** The menu that it belongs to; absent for a screen of its own. */
  menu?: string;
}

/** A page that serves a need which another page serves too. */
export interface RelatedPage extends LinkForNeed {
  need: string;
}

/** A situation or feeling, with one to five texts, the nearest first. */
export interface NeedEntry {
  /** Fragment on the page of needs. */
  id: string;
  need: string;
  texts: LinkForNeed[];
}

/** A part of life, its needs from A to Z. */
export interface NeedGroup {
  id: string;
  title: string;
  needs: NeedEntry[];
}

/** One of the four pages on the context of dua. */
export interface DuaContextPage {
  slug: string;
  title: string;
  intro?: string;
  sections: BlockSection[];
}

export interface NawawiHadith {
  number: number;
  title: string;
  narrator: string;
  translation: string;
  arabicText: string;
  source: string;
  references: Reference[];
  grades?: Grade[];
  /** A note for the reader, for example that the chain is disputed. */
  note?: string;
}

export interface FortyHadithCollection {
  title: string;
  summary: string[];
  hadith: NawawiHadith[];
}

export interface DivineName {
  number: number;
  arabic: string;
  transliteration: string;
  meaning: string;
}

export interface NamesOfAllah {
  title: string;
  subtitle: string;
  introduction: string[];
  verses: QuotedPassage[];
  narrations: QuotedPassage[];
  enumeration: ProseParagraph;
  names: DivineName[];
}

export interface TasbihPhrase {
  id: string;
  arabic: string;
  transliteration: string;
  translation: string;
}

/** A root, as the list of roots and the popover of a word show it. */
export interface RootSummary {
  /** Three or four, without marks, hamza as أ: غفر. */
  letters: string;
  /** Its meaning in two or three words. */
  sense: string;
  /** Number of duas that have a word of it. */
  count: number;
}

/** A form in which the duas have a word. */
export interface RootWordForm {
  script: ArabicScript;
  arabic: string;
  /** Precise, as the form is said by itself with its ending. */
  transliteration: string;
  meaning: string;
}

/** A word of a root in dictionary form. */
export interface RootWord {
  arabic: string;
  transliteration: string;
  forms: RootWordForm[];
}

/** A page whose duas have words of roots. */
export interface RootPageLink {
  path: string;
  title: string;
}

/** A dua that has a word of a root. */
export interface RootDuaLink {
  /** Fragment on the page. */
  id: string;
  /** Heading of the dua, or its first words. */
  title: string;
}

/** All that is shown of a root, its duas by their pages. */
export interface RootFamily extends RootSummary {
  /** What titles call it: r-ḥ-m, or in a language in the Arabic script ر ح م. */
  name: string;
  words: RootWord[];
  pages: (RootPageLink & { duas: RootDuaLink[] })[];
}

/** All roots, sorted by their number of duas; `place` and `duas` of an entry are indexes into these lists. */
export interface NormalizedRootFamilies {
  places: RootPageLink[];
  duas: (RootDuaLink & { place: number })[];
  /** `duas` are indexes; `example` is the dua that shows it best. */
  roots: (Omit<RootFamily, 'pages'> & { duas: number[]; example: number })[];
}

/** The meanings and roots of the words of a category's own cards; see `packages/core/meanings.ts`. */
export interface CategoryWordMeanings {
  /** Stored meanings by the id of the card. */
  meanings: Readonly<Record<string, string>>;
  /** By the id of the card: the index of each word's root in `families`, stored in the same way; '' for none. */
  roots: Readonly<Record<string, string>>;
  families: readonly RootSummary[];
  /** Other readings by the id of the card, and there by the place of the word, counted from 0; absent where no card has any. */
  readings?: Readonly<Record<string, Readonly<Record<string, readonly VariantWordReading[]>>>>;
}

/** Another reading of a word, as other narrations have it. */
export interface VariantWordReading {
  arabic: string;
  sound: string;
  meaning: string;
  /** The names of the narrations: `Sunan Ibn Majah 3322`. */
  sources: readonly string[];
}
