/**
 * The shapes of the published data. They are the types of the package `misbaha-data`, so they import nothing. A key without a value
 * is left out; no value is null.
 */

/** `quran`: Uthmani script from the pinned edition; `naskh`: everyday vowelled orthography. */
export type Script = 'quran' | 'naskh';

/** A cited place. */
export interface Reference {
  /** Permanent: `bukhari:6312`, `muslim:1907a`, `quran:3:190-200`. */
  id: string;
  /** Key of the work in `collections`; `quran` for verses. */
  collection: string;
  /** The number in that work, with its letter where it has one; the verses of the Qur'an. */
  number: string;
  /** As a reader finds it: `Sahih al-Bukhari 6312`. */
  label: string;
  /** Whose numbering the number follows. */
  edition: string;
  /** Where it can be read; absent where no public page has it. */
  url?: string;
  /** Set where the narration tells that the words are said and does not quote them. */
  told?: true;
}

/**
 * Of a verdict, from sound to fabricated. `saying`: the words are no hadith, and the verdict only tells whose words they are.
 */
export type Level =
  | 'sahih'
  | 'sahih-li-ghayrihi'
  | 'hasan-sahih'
  | 'hasan'
  | 'hasan-li-ghayrihi'
  | 'daif'
  | 'daif-jiddan'
  | 'munkar'
  | 'shadh'
  | 'mawdu'
  | 'saying';

/**
 * How sound a text is, in one word. The first of these that holds:
 * - `quran`: the words are the Qur'an's.
 * - `sahih`: al-Bukhari or Muslim has it or tells of it; or the leading verdict is `sahih` or `sahih-li-ghayrihi`.
 * - `hasan`: the leading verdict is `hasan-sahih`, `hasan` or `hasan-li-ghayrihi`.
 * - `disputed`: it would be `sahih` or `hasan` by its leading verdict, and another of its verdicts finds it, or its chain, weak.
 * - `weak`: the leading verdict finds it weak; it is shown because the occasion has nothing better, and its `note` says so.
 * - `reported`: the words are no hadith (`saying`).
 */
export type Authenticity = 'quran' | 'sahih' | 'hasan' | 'disputed' | 'weak' | 'reported';

/** Under which licence the parts of a record stand. `LICENSE.md` says more. */
export interface Licence {
  /** The licence of its Arabic, in `arabic` and in the `arabic` of its `words`. `public-domain`: nobody holds a right in texts this old. */
  arabic?: 'CC-BY-SA-4.0' | 'public-domain';
  /** The licence of everything else in it, in SPDX terms: translation, transliteration, meanings, titles, notes. */
  other?: 'CC-BY-4.0';
}

/** What every record has that may be taken out alone. */
export interface Rights {
  /** Of the translation and of all else that is neither Arabic nor transliteration, as BCP 47 has it: `en`. */
  language: string;
  licence: Licence;
}

/** Who judged a narration, and how. Never present beside al-Bukhari or Muslim; beside verses it is on the narration that `of` names. */
export interface Grade {
  /** `Sahih`, `Hasan` and so on, in Latin letters: for readers. */
  verdict: string;
  /** The same for programs. */
  level: Level;
  /** Set where the verdict is on the chain that the scholar looked at, and not on the text with all its chains. */
  chain?: true;
  /** The scholar who gave it. */
  by: string;
  /** The cited number that the verdict was given on, where it is not of all of them; always set beside verses. */
  of?: string;
  /** The printed work that holds the verdict. */
  work?: string;
}

/** Another reading of a word of a narration: what other places have for it. */
export interface WordReading {
  /** Without punctuation. */
  arabic: string;
  /** Its sound in the place of the word. */
  precise: string;
  plain: string;
  meaning: string;
  /** The places that have it; the card itself need not cite them. */
  references: Reference[];
}

/** A word with its sound and what it means there. `{name}` stands where a person's name is said. */
export interface Word {
  /** With its punctuation, so that the words of a line joined by blanks are the line. */
  arabic: string;
  /** Its sound, in the styles of `Transliteration`; a hyphen before it where it joins: -llāhi. */
  precise: string;
  plain: string;
  /** In English, as it is meant here; '' for a sign that stands alone. */
  meaning: string;
  /** The letters of its root, without marks and with hamza as أ: حمد, أمن. Absent on particles, pronouns, foreign names and signs. */
  root?: string;
  /** Set where its sound is written together with the word before: bismi, -llāhi. */
  joined?: true;
  /** Other readings of it; absent on most words. */
  readings?: WordReading[];
}

/** The sound of a text; lines stand as in the Arabic. */
export interface Transliteration {
  /** With macrons, dots, ʾ and ʿ: Allāhumma innī asʾaluka. */
  precise: string;
  /** In plain letters: Allahumma inni as'aluka. */
  plain: string;
}

/** What every published text has. */
export interface Text extends Rights {
  /** Permanent; never given to another text. */
  id: string;
  authenticity: Authenticity;
  /** Of verses beside which narrations are cited: how sound these are, by the same rule; `authenticity` is then `quran`. */
  practice?: Authenticity;
  script: Script;
  /** Fully vowelled; lines separated by `\n`. */
  arabic: string;
  /**
   * Verses in reading order, where the text is of the Qur'an: `1:1, 112:1-4`. The Arabic may be a part of a verse, and where a surah
   * is recited from its beginning, the basmala stands before it.
   */
  quran?: string;
  transliteration: Transliteration;
  /** In the language that `language` names, with typographic quotation marks; lines separated by `\n`. */
  translation: string;
  /** Where it is related; all verses, where the text is of the Qur'an. */
  references: Reference[];
  /** The leading verdict first; absent beside al-Bukhari and Muslim. */
  grades?: Grade[];
  /** The edition since which its sealed fields stand unchanged. */
  since: string;
  /** SHA-256 of its sealed fields. */
  fingerprint: string;
}

/** A supplication, or what is told of one, where a page shows it. */
export interface Card extends Text {
  /**
   * Id of the card on another page that this one repeats. Arabic, words, transliteration and translation of the two are equal; title,
   * occasion, instruction, count, narrator, references, grades, note and the fields that follow from them may differ.
   */
  use?: string;
  /** `narration`: it tells what was said or done and is not itself said. */
  kind: 'supplication' | 'narration';
  /** Its heading on the page; most have none. */
  title?: string;
  subtitle?: string;
  /** When or why it was said, in one line. */
  occasion?: string;
  /** How it is said: `Say it three times in the morning.` */
  instruction?: string;
  /** Times to say it; absent means once. */
  repeat?: number;
  /** The words of each line of the Arabic. */
  words: Word[][];
  /** The Companion who tells of it, or whose own word it is; never both. */
  narrator?: string;
  sayingOf?: string;
  /** What a reader should know of it, in our words. */
  note?: string;
  /** The numbers of Hisn al-Muslim that it answers; `hisn-al-muslim.json` says how it differs from the book's text. */
  hisn?: number[];
}

/** A quotation in prose: verses or a narration. */
export interface Passage extends Text {
  kind: 'passage';
  /** The numbers of Hisn al-Muslim that it answers. */
  hisn?: number[];
}

/** A paragraph of our own with its ground. */
export interface Prose extends Rights {
  kind: 'prose';
  text: string;
  /** What it rests on. */
  references: Reference[];
  /** The scholar whose counsel it is. */
  counsel?: string;
}

export interface Section {
  /** Permanent: `context/virtue#call-upon-me`. */
  id: string;
  title: string;
  /** Arabic heading, on the pages that have one. */
  arabic?: string;
  /** In reading order. */
  blocks: (Passage | Prose)[];
}

/** Words that readers look for on a page and that are left out on purpose. */
export interface OmittedWords extends Rights {
  /** In Latin letters, as people know them. */
  words: string;
  arabic?: string;
  /** Why they are not printed. */
  reason: string;
  references: Reference[];
  grades?: Grade[];
}

export interface Page extends Rights {
  /** Permanent: `prayer/ablution`; the page's address below the site. A card's is its own id. */
  id: string;
  title: string;
  subtitle?: string;
  /** A paragraph before the first card. */
  intro?: string;
  /** Words by which people look for it. */
  needs?: string[];
  /** In the order in which they are read. */
  cards: Card[];
  /** What is told after the cards. */
  sections?: Section[];
  omitted?: OmittedWords[];
}

/** A group of pages in a category's menu. */
export interface MenuSection {
  /** Absent where the menu has one group. */
  title?: string;
  /** Ids of pages, those of other categories included. */
  pages: string[];
}

/** What stands in `categories.json`. */
export interface CategorySummary extends Rights {
  /** Permanent: `prayer`; the category's address below the site. */
  slug: string;
  title: string;
  subtitle: string;
  /** Where its texts are: `categories/prayer.json`. */
  file: string;
  /** Pages that are at home in it. */
  pages: { id: string; title: string; cards: string[] }[];
}

/** Of `categories/prayer.json`: a category's menu, and the pages that are at home in it. */
export interface Category extends Rights {
  slug: string;
  title: string;
  subtitle: string;
  menu: MenuSection[];
  pages: Page[];
}

/** One of the 99 names. */
export interface DivineName extends Rights {
  /** 1 to 99, in the order of the list. */
  number: number;
  arabic: string;
  transliteration: Transliteration;
  meaning: string;
}

/** Of `names.json`. */
export interface Names extends Rights {
  title: string;
  subtitle: string;
  /** A paragraph each. */
  introduction: string[];
  /** Verses and narrations about the names. */
  passages: Passage[];
  /** On what the enumeration rests. */
  enumeration: Prose;
  names: DivineName[];
}

/** One of an-Nawawi's forty. */
export interface Hadith extends Text {
  /** 1 to 42; its page on the site is `forty-hadith/<number>`. */
  number: number;
  title: string;
  /** The Companion who tells of it. */
  narrator: string;
  /** Who relates it, in the words of the collection. */
  source: string;
  note?: string;
}

/** Of `forty-hadith.json`. */
export interface FortyHadith extends Rights {
  title: string;
  /** On the collection, a paragraph each. */
  summary: string[];
  hadith: Hadith[];
}

/** One of the four pages on the context of dua. */
export interface ContextPage extends Rights {
  /** Permanent: `context/virtue`; on the site it stands below `context-behind-dua/`. */
  id: string;
  title: string;
  intro?: string;
  sections: Section[];
}

/** A phrase of the tasbih counter. */
export interface TasbihPhrase extends Rights {
  id: string;
  arabic: string;
  transliteration: Transliteration;
  translation: string;
  words: Word[][];
}

/** The needs of one part of life, from A to Z. */
export interface NeedGroup extends Rights {
  /** `at-home` */
  id: string;
  title: string;
  needs: {
    id: string;
    /** As people say it: `A bad dream`. */
    need: string;
    /** The nearest first: ids of cards, pages or hadith, the slug of a category, or the address of a screen that is one page. */
    texts: { id: string; title: string }[];
  }[];
}

/** A cited work. */
export interface Collection {
  /** In Latin letters: `Sahih al-Bukhari`. */
  name: string;
  /** Whose numbering is followed. */
  numbering: string;
  /** The last number of the work in that numbering. */
  highest: number;
  /** Set for the two Sahihs, beside which no grade is printed. */
  sahih?: true;
  /** Set where numbers carry a letter. */
  letters?: true;
  /** Address of one narration; `{number}` stands for its number. */
  link?: string;
}

/** Of `collections.json`, by the key that references name in `collection`. */
export type Collections = Record<string, Collection>;

/** Of `hisn-al-muslim.json`, one for each number of the book: 1 to 267, as it is printed and as sunnah.com has it. */
export interface HisnNumber {
  number: number;
  /**
   * Ids of the cards, quotations and sections that hold it: those for the same occasion first, then those that show the same words
   * for no occasion of their own. Absent where there is none.
   */
  texts?: string[];
  /** How the texts differ from the book's by more than single words. */
  differs?: string;
  /** Why it is not printed, where it is not. */
  absent?: string;
  /** Id of the page that says more of what is absent. */
  page?: string;
}

/** Every id that was ever published. */
export interface Ids {
  /** The file of each card, hadith and passage, by id. */
  texts: Record<string, string>;
  /** The file of each page. */
  pages: Record<string, string>;
  /** Withdrawn, never to be given to another text or page. */
  retired: { texts: string[]; pages: string[] };
}

/** The sound of a verse: as a whole, and word by word. */
export interface VerseSound {
  /** `2:255` */
  verse: string;
  precise: string;
  plain: string;
  /** For each word of the verse, parted by blanks, its sound in both styles; a third value says that it joins the word before. */
  words: ([precise: string, plain: string] | [precise: string, plain: string, joined: 1])[];
}

/** Of `quran/transliteration/2.json`. */
export interface SurahSound {
  licence: Licence;
  surah: number;
  /** In Latin letters: `Al-Baqarah`. */
  name: string;
  verses: VerseSound[];
}

/** Of `quran/arabic/2.json`: Uthmani script from quran-json, under CC BY-SA 4.0. */
export interface SurahArabic {
  licence: Licence;
  surah: number;
  name: string;
  verses: { verse: string; arabic: string }[];
}

/** What an edition changed in a text. */
export interface Change {
  /** The id of the text; `names#7` for a name, `<page>#<section>.2` for the second block of a section, `<page>#omitted.1` for omitted words. */
  place: string;
  what: 'added' | 'changed' | 'withdrawn';
  /** The differences of each changed field, a sentence each. */
  fields?: Record<string, string[]>;
}

/** Of `editions.json`: what each edition changed, the earliest first. */
export interface EditionSummary {
  version: string;
  /** Of publication, `2026-11-22`. */
  date: string;
  /** None in the first edition, or where only fields changed that are not sealed. */
  changes: Change[];
}

export interface ManifestFile {
  path: string;
  /** 64 small hexadecimal digits. */
  sha256: string;
  bytes: number;
  /** The schema that it follows, for JSON. */
  schema?: string;
}

/** Of `manifest.json`: everything that an edition holds, itself excepted. */
export interface Manifest {
  name: 'misbaha-data';
  /** Of the shapes; a new number, a new address. */
  format: 1;
  /** `1.0.0`; `1.0.1-draft` for what differs from edition 1.0.0 and is in no edition yet. */
  version: string;
  /** Of the edition, or of the last one before the draft. */
  date: string;
  /** By part; `LICENSE.md` says more. */
  licences: Record<string, string>;
  /** Among them `cards` as pages show them, `texts` without the cards that repeat another (`use`), and `words` of these texts. */
  counts: Record<string, number>;
  files: ManifestFile[];
}
