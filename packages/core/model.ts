/** The shapes of compiled content: what the compiler writes and the screens read. */
import type { VerdictId } from './verdicts.ts';

/** A cited place. `id` is canonical (`bukhari:6312`, `quran:3:190-200`); `url` is absent where no public page exists. */
export interface Reference {
  id: string;
  label: string;
  url?: string;
  /** Set where the narration tells that the words are said and does not quote them. */
  told?: true;
}

/** Who judged a narration, and how. Never present beside al-Bukhari, Muslim or the Qur'an. */
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
export type Script = 'quran' | 'naskh';

/** A quotation: Arabic as in the source (lines separated by `\n`), its English and where it stands. */
export interface Passage {
  script: Script;
  arabic: string;
  translation: string;
  references: Reference[];
  /** The leading verdict first, then others that a reader should know of. */
  grades?: Grade[];
  /** How it is read aloud, where a page gives it to be said and not only to be read; in the form that cards store. */
  transliteration?: string;
}

/** By what a reader can check a card; the build adds it (`packages/dataset/evidence`). */
export interface Evidence {
  /** What its source part says, a sentence each; see `packages/core/evidence-lines.ts`. */
  lines: string[];
  /** SHA-256 that the published data list; `docs/data.md`. */
  fingerprint: string;
}

/** A supplication as one card. `id` is unique in its page; `home` (`category/slug#id`) is permanent and unique. */
export interface Card extends Passage {
  id: string;
  home: string;
  title?: string;
  subtitle?: string;
  /** When or why it was said, in one line. */
  occasion?: string;
  instruction?: string;
  note?: string;
  /** The Companion who tells of it, or whose own word it is; never both. */
  narrator?: string;
  sayingOf?: string;
  /** Set where it tells what was said or done and is not itself said; absent on a supplication. */
  kind?: 'narration';
  /** Precise transliteration, one line for each line of `arabic`; see `packages/arabic/transliteration`. */
  transliteration: string;
  /** Times to say it; absent means once. */
  repeat?: number;
  evidence?: Evidence;
}

/** What the checks of the texts come to, for the About page. */
export interface Checks {
  /** Cards where pages show them. */
  cards: number;
  /** Texts that the lock guards. */
  texts: number;
  /** Rules that read every text. */
  rules: number;
  /** The last edition and its day. */
  edition: string;
  date: string;
}

/** A paragraph of our own with its ground, or a scholar's counsel that names him. */
export interface Prose {
  text: string;
  references: Reference[];
  counsel?: string;
}

/** `id` is its number in the section, or a name; it is part of the permanent id of what it quotes. */
export type Block = { id: number | string } & (({ kind: 'prose' } & Prose) | ({ kind: 'passage' } & Passage));

export interface Section {
  id: string;
  title: string;
  /** Arabic heading, on the pages that have one. */
  arabic?: string;
  blocks: Block[];
}

/** Words that readers look for on a page and that are left out on purpose. */
export interface OmittedWords {
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
  sections: Section[];
  omitted?: OmittedWords[];
  /** The first words of need, for what is said of the page elsewhere. */
  purpose?: string[];
  /** Pages that serve the same needs, the nearest first. */
  related?: RelatedPage[];
}

export interface MenuEntry {
  slug: string;
  title: string;
  /** Its icon as an SVG path in a box of 24 by 24. */
  icon: string;
  /** Cards on the page, narrations too. */
  count: number;
}

export interface MenuSection {
  title?: string;
  entries: MenuEntry[];
}

/** A category, as the home screen shows it. `empty` has no page yet and cannot be opened. */
export interface CategoryCard {
  slug: string;
  title: string;
  subtitle: string;
  empty: boolean;
}

/** A category's chunk: its menu and every page that its menu lists, other categories' pages included. */
export interface CategoryMenu {
  slug: string;
  title: string;
  subtitle?: string;
  menu: MenuSection[];
}

/** The texts of a category. */
export interface CategoryTexts {
  slug: string;
  title: string;
  pages: Page[];
}

export type Category = CategoryMenu & CategoryTexts;

/** A text that serves a need. */
export interface NeedText {
  /** Address below the base, beginning with a slash; a card's has its fragment. */
  to: string;
  title: string;
  /** The menu that it belongs to; absent for a screen of its own. */
  menu?: string;
}

/** A page that serves a need which another page serves too. */
export interface RelatedPage extends NeedText {
  need: string;
}

/** A situation or feeling, with one to five texts, the nearest first. */
export interface NeedEntry {
  /** Its fragment on the page of needs. */
  id: string;
  need: string;
  texts: NeedText[];
}

/** A part of life, its needs from A to Z. */
export interface NeedGroup {
  id: string;
  title: string;
  needs: NeedEntry[];
}

/** One of the four pages on the context of dua. */
export interface ContextPage {
  slug: string;
  title: string;
  intro?: string;
  sections: Section[];
}

export interface Hadith {
  number: number;
  title: string;
  narrator: string;
  englishText: string;
  arabicText: string;
  source: string;
  references: Reference[];
  grades?: Grade[];
  /** What a reader should know of the text, for example that its chain is disputed. */
  note?: string;
}

export interface FortyHadith {
  title: string;
  summary: string[];
  hadith: Hadith[];
}

export interface DivineName {
  number: number;
  arabic: string;
  transliteration: string;
  meaning: string;
}

export interface Names {
  title: string;
  subtitle: string;
  introduction: string[];
  verses: Passage[];
  narrations: Passage[];
  enumeration: Prose;
  names: DivineName[];
}

export interface TasbihPhrase {
  id: string;
  arabic: string;
  transliteration: string;
  translation: string;
}
