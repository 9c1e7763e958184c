/**
 * The shapes of the published data. They are the types of the package `misbaha-data`, so they import nothing. A key without a value
 * is left out; no value is null.
 */

/** `quran`: Uthmani script from the pinned edition; `naskh`: everyday vowelled orthography. */
export type Script = 'quran' | 'naskh';

/** A citation: a numbered place in a work. */
export interface Reference {
  /** Permanent: `bukhari:6312`, `muslim:1907a`, `quran:3:190-200`. */
  id: string;
  /** Key of the work in `collections`; `quran` for verses. */
  collection: string;
  /** The number in that work, with its letter where it has one; the verses of the Qur'an. */
  number: string;
  /** As a reader finds it: `Sahih al-Bukhari 6312`. */
  label: string;
  /** The edition of the work whose numbering the number follows. */
  edition: string;
  /** Where it can be read; absent where no public page has it. */
  url?: string;
  /** Set where the narration reports that the words are said without quoting them. */
  told?: true;
}

/**
 * The level of a verdict, from authentic to fabricated. `saying`: no hadith; the verdict only says whose words they
 * are.
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

/** Language and licence, on every record that may be copied without the others. */
export interface Rights {
  /** Language of all but the Arabic and the transliteration, as a BCP 47 tag: `en`. */
  language: string;
  licence: Licence;
}

/** Who judged a narration, and how. Never present beside al-Bukhari or Muslim; beside verses it is on the narration that `of` names. */
export interface Grade {
  /** `Sahih`, `Hasan` and so on, in Latin letters: for readers. */
  verdict: string;
  /** The level of the verdict, for programs. */
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

/** Another form of a word of a narration, as other sources have it. */
export interface WordReading {
  /** Without punctuation. */
  arabic: string;
  /** Its transliteration if it stands in the word's place. */
  precise: string;
  plain: string;
  meaning: string;
  /** The places that have it; the card itself need not cite them. */
  references: Reference[];
}

/** A word with its transliteration and its meaning in this text. `{name}` stands where a person's name is said. */
export interface Word {
  /** With its punctuation, so that the words of a line joined by blanks are the line. */
  arabic: string;
  /** Its transliteration, in the styles of `Transliteration`; begins with a hyphen where it is joined: -llāhi. */
  precise: string;
  plain: string;
  /** In the language of the record, as it is meant here; '' for a sign that stands alone. */
  meaning: string;
  /** The letters of its root, without marks and with hamza as أ: حمد, أمن. Absent on particles, pronouns, foreign names and signs. */
  root?: string;
  /** Set where its sound is written together with the word before: bismi, -llāhi. */
  joined?: true;
  /** Other attested forms of the word; absent on most words. */
  readings?: WordReading[];
}

/** A text in Latin letters, with the same lines as the Arabic. */
export interface Transliteration {
  /** With macrons, dots, ʾ and ʿ: Allāhumma innī asʾaluka. */
  precise: string;
  /** In plain letters: Allahumma inni as'aluka. */
  plain: string;
}

/** Fields that cards, passages and hadith have in common. */
export interface Text extends Rights {
  /** Permanent; never given to another text. */
  id: string;
  authenticity: Authenticity;
  /** Of verses with narrations cited: how authentic these are, by the same rule; `authenticity` is then `quran`. */
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
  /** The sources that have it; for the Qur'an, all its verses too. */
  references: Reference[];
  /** The leading verdict first; absent beside al-Bukhari and Muslim. */
  grades?: Grade[];
  /** The edition since which its sealed fields stand unchanged. */
  since: string;
  /** SHA-256 of its sealed fields. */
  fingerprint: string;
}

/** A supplication, or a narration about one, as a page shows it. */
export interface Card extends Text {
  /**
   * Id of the card on another page that this one repeats. Arabic, words, transliteration and translation of the two are equal; title,
   * occasion, instruction, count, narrator, references, grades, note and the fields that follow from them may differ.
   */
  use?: string;
  /** `narration`: it reports what was said or done and is not recited itself. */
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
  /** The Companion who narrates it, or (`sayingOf`) whose own words it is; never both. */
  narrator?: string;
  sayingOf?: string;
  /** What a reader should know of it, in our words. */
  note?: string;
  /** The numbers in Hisn al-Muslim that have this text; `hisn-al-muslim.json` says how it differs from the book's. */
  hisn?: number[];
}

/** A quotation in prose: verses or a narration. */
export interface Passage extends Text {
  kind: 'passage';
  /** The numbers in Hisn al-Muslim that have this text. */
  hisn?: number[];
}

/** A paragraph in our words, with the sources that support it. */
export interface Prose extends Rights {
  kind: 'prose';
  text: string;
  /** The sources that support the paragraph. */
  references: Reference[];
  /** The scholar whose advice the paragraph gives. */
  counsel?: string;
}

export interface Section {
  /** Permanent: `context/virtue#call-upon-me`. */
  id: string;
  title: string;
  /** Arabic heading of the section; absent where it has none. */
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
  /** Permanent, and the page's address on the site: `prayer/ablution`. A card's address is its own id. */
  id: string;
  title: string;
  subtitle?: string;
  /** A paragraph before the first card. */
  intro?: string;
  /** Search words that people use for the page. */
  needs?: string[];
  /** The cards in reading order. */
  cards: Card[];
  /** Prose and quotations after the cards. */
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

/** An entry of `categories.json`. */
export interface CategorySummary extends Rights {
  /** Permanent: `prayer`; the category's address below the site. */
  slug: string;
  title: string;
  subtitle: string;
  /** The file with its texts: `categories/prayer.json`. */
  file: string;
  /** The pages that belong to it, each with the ids of its cards. */
  pages: { id: string; title: string; cards: string[] }[];
}

/** The content of `categories/prayer.json`: a category's menu, and the pages that belong to it. */
export interface Category extends Rights {
  slug: string;
  title: string;
  subtitle: string;
  menu: MenuSection[];
  pages: Page[];
}

/** One of the 99 names of Allah. */
export interface DivineName extends Rights {
  /** 1 to 99, in the order of the list. */
  number: number;
  arabic: string;
  transliteration: Transliteration;
  meaning: string;
}

/** The content of `names.json`: the 99 names of Allah. */
export interface Names extends Rights {
  title: string;
  subtitle: string;
  /** A paragraph each. */
  introduction: string[];
  /** Verses and narrations about the names. */
  passages: Passage[];
  /** The sources for counting just these names. */
  enumeration: Prose;
  names: DivineName[];
}

/** One of an-Nawawi's forty hadith. */
export interface Hadith extends Text {
  /** 1 to 42; its page on the site is `forty-hadith/<number>`. */
  number: number;
  title: string;
  /** The Companion who narrates it. */
  narrator: string;
  /** The collections that have it, in an-Nawawi's words. */
  source: string;
  note?: string;
}

/** The content of `forty-hadith.json`. */
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

/** Situations of one part of life that readers need texts for, from A to Z. */
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

/** A cited work, most often a hadith collection. */
export interface Collection {
  /** In Latin letters: `Sahih al-Bukhari`. */
  name: string;
  /** The edition whose numbering is followed. */
  numbering: string;
  /** The last number of the work in that numbering. */
  highest: number;
  /** Set for al-Bukhari and Muslim, whose narrations are shown without grades. */
  sahih?: true;
  /** Set where numbers may end in a letter: `1907a`. */
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
  /** Why the text of this number is left out, if it is. */
  absent?: string;
  /** Id of the page that says more of the text left out. */
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
  /** Each word of the verse in both styles; a third value, 1, joins it to the word before. */
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

/** What an edition changed in one text. */
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
  /** Day of publication: `2026-11-22`. */
  date: string;
  /** Empty for the first edition, or where only fields outside the fingerprints changed. */
  changes: Change[];
}

export interface ManifestFile {
  path: string;
  /** 64 small hexadecimal digits. */
  sha256: string;
  bytes: number;
  /** For JSON files: the path of the schema. */
  schema?: string;
}

/** The content of `manifest.json`: lists every file of an edition except itself. */
export interface Manifest {
  name: 'misbaha-data';
  /** Version of the shapes of the data; a new one gets a new address. */
  format: 1;
  /** `1.0.0`; `1.0.1-draft` for what differs from edition 1.0.0 and is in no edition yet. */
  version: string;
  /** Publication day of the edition; for a draft, of the last edition before it. */
  date: string;
  /** The licence of each part of the data; `LICENSE.md` says more. */
  licences: Record<string, string>;
  /** Among them `cards` as pages show them, `texts` without the cards that repeat another (`use`), and `words` of these texts. */
  counts: Record<string, number>;
  files: ManifestFile[];
}
