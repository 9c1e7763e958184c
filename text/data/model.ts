/** The shapes of the published data. They are the types of the package `misbaha-data`, so they import nothing. */

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

/** Who judged a narration, and how. Never present beside al-Bukhari, Muslim or the Qur'an. */
export interface Grade {
  verdict: string;
  by: string;
  /** The cited number that the verdict was given on, where it is not of all of them. */
  of?: string;
  /** The printed work that holds the verdict. */
  work?: string;
}

/** A word with its sound and what it means there. `{name}` stands where a person's name is said. */
export interface Word {
  /** With its punctuation, so that the words of a line joined by blanks are the line. */
  arabic: string;
  precise: string;
  plain: string;
  /** '' for a sign that stands alone. */
  meaning: string;
  /** Set where its sound is written together with the word before: bismi, -llāhi. */
  joined?: true;
}

/** The sound of a text; lines stand as in the Arabic. */
export interface Transliteration {
  /** With macrons, dots, ʾ and ʿ. */
  precise: string;
  /** In plain letters. */
  plain: string;
}

/** What every published text has. */
export interface Text {
  /** Permanent; never given to another text. */
  id: string;
  script: Script;
  /** Fully vowelled; lines separated by `\n`. */
  arabic: string;
  /** Verses in reading order, where the text is of the Qur'an: `1:1, 112:1-4`. */
  quran?: string;
  translation: string;
  references: Reference[];
  /** The leading verdict first. */
  grades?: Grade[];
  /** The edition since which its sealed fields stand unchanged. */
  since: string;
  /** SHA-256 of its sealed fields. */
  fingerprint: string;
}

/** A supplication, or what is told of one, where a page shows it. */
export interface Card extends Text {
  /** The card that this one repeats, where it is at home on another page. */
  use?: string;
  /** `narration`: it tells what was said or done and is not itself said. */
  kind: 'supplication' | 'narration';
  title?: string;
  subtitle?: string;
  /** When or why it was said, in one line. */
  occasion?: string;
  instruction?: string;
  /** Times to say it; absent means once. */
  repeat?: number;
  transliteration: Transliteration;
  /** The words of each line of the Arabic. */
  words: Word[][];
  /** The Companion who tells of it, or whose own word it is; never both. */
  narrator?: string;
  sayingOf?: string;
  note?: string;
}
