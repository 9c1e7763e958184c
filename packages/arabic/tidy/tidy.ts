/** Rewrites pasted Arabic in the orthography of the project, and tells what was changed and what is missing. */
import { type ErrorCode, transliterateWords, TransliterationError } from '../transliteration/transliterate.ts';
import { ALIF_STEPS } from './alif-marks.ts';
import { ARTICLE_STEPS } from './article.ts';
import { ADD_JOINING_VOWEL_STEP, ADD_IMPLIED_VOWEL_STEPS } from './implied-vowels.ts';
import { CHARACTER_STEPS } from './characters.ts';
import { vowelSupplyingSteps } from './supply-vowels.ts';
import { DROP_LONG_VOWEL_SUKUN, MARK_ORDER_STEP } from './marks.ts';
import { hasNoQuranOnlySigns, REPLACE_SOUTH_ASIAN_MARKS_STEP } from './south-asia.ts';
import type { TidyStep } from './step.ts';
import { REPLACE_DAGGER_ALIF_STEP, REMOVE_WORD_INITIAL_SHADDA_STEP, hasUthmaniSigns, UTHMANI_STEPS } from './uthmani.ts';

/** One kind of change, with the words as they were and are: `فِى → فِي`. A change of signs alone names no word. */
export interface TidyChangesOfKind {
  what: string;
  words: string[];
}

export interface Tidied {
  text: string;
  /** All changes. */
  changes: TidyChangesOfKind[];
  /** The changes that added a vowel or sukun that the text leaves out, where only one is possible. */
  supplied: TidyChangesOfKind[];
}

/** A word that cannot be read without guessing, and why. */
export interface UnreadableWord {
  line: number;
  word: string;
  code: ErrorCode;
  message: string;
}

const EVERY_TEXT_STEPS: readonly TidyStep[] = [
  REMOVE_WORD_INITIAL_SHADDA_STEP,
  REPLACE_DAGGER_ALIF_STEP,
  DROP_LONG_VOWEL_SUKUN,
  ...ALIF_STEPS,
  ...ARTICLE_STEPS,
  ...ADD_IMPLIED_VOWEL_STEPS,
];
const WORD_WITH_PUNCTUATION = /^([﴿([]*)(.*?)([،؛.؟:…﴾)\]]*)$/su;
/** Rounds after which a text no longer changes; the tests check that every text stops before. */
const MAX_TIDY_ROUNDS = 6;

/** Applies a step to every word and notes each change. */
function applyStep(text: string, step: TidyStep, note: NoteChange): string {
  return text
    .split('\n')
    .map((line) => {
      const words = line.split(' ');
      return words
        .map((word, at) => {
          const [, before = '', core = '', after = ''] = WORD_WITH_PUNCTUATION.exec(word) ?? [];
          const next = after === '' ? (words[at + 1] ?? '') : '';
          const tidied = step.tidy(core, next);
          if (tidied !== core) note(step, `${core} → ${tidied}`);
          return before + tidied + after;
        })
        .join(' ');
    })
    .join('\n');
}

type NoteChange = (step: { what: string; supplies?: boolean }, word?: string) => void;

/** Applies every step once. */
function tidyOnce(untidy: string, note: NoteChange): string {
  let text = untidy;
  for (const step of CHARACTER_STEPS) {
    const tidied = step.tidy(text);
    if (tidied !== text) note(step);
    text = tidied;
  }
  for (const step of hasNoQuranOnlySigns(text) ? [MARK_ORDER_STEP, REPLACE_SOUTH_ASIAN_MARKS_STEP] : [MARK_ORDER_STEP])
    text = applyStep(text, step, note);
  const steps = [...(hasUthmaniSigns(text) ? UTHMANI_STEPS : []), MARK_ORDER_STEP, ...EVERY_TEXT_STEPS];
  for (const step of steps) text = applyStep(text, step, note);
  for (const step of [...vowelSupplyingSteps(text), ADD_JOINING_VOWEL_STEP]) text = applyStep(text, step, note);
  return text;
}

/**
 * Writes a text in the orthography of the project. Only what can be read in one way is changed; a vowel that would have
 * to be guessed stays missing (see `unreadableWordsOf`). Words in brackets keep the brackets: only an editor knows
 * whether they are recited. A tidy text stays as it is. Not for a verse in the Qur'an's spelling: its signs are
 * rewritten as everyday ones.
 */
export function tidyArabic(pasted: string): Tidied {
  const notes = new Map<string, { supplies: boolean; words: Set<string> }>();
  const note: NoteChange = ({ what, supplies = false }, word) => {
    const noted = notes.get(what) ?? { supplies, words: new Set() };
    if (word !== undefined) noted.words.add(word);
    notes.set(what, noted);
  };
  let text = pasted;
  // A step can write what an earlier one changes, so the rounds go on until nothing changes.
  for (let round = 0; round < MAX_TIDY_ROUNDS; round += 1) {
    const tidied = tidyOnce(text, note);
    if (tidied === text) break;
    text = tidied;
  }
  const changesOf = (chosen: (supplies: boolean) => boolean): TidyChangesOfKind[] =>
    [...notes].filter(([, { supplies }]) => chosen(supplies)).map(([what, { words }]) => ({ what, words: [...words] }));
  return { text, changes: changesOf(() => true), supplied: changesOf((supplies) => supplies) };
}

/**
 * Every word that lacks a vowel or can be read in several ways, and everything that is not Arabic. Reads everyday
 * spelling alone, so a verse in the Qur'an's spelling may have such words.
 */
export function unreadableWordsOf(text: string): UnreadableWord[] {
  return text.split('\n').flatMap((line, at) => {
    const gaps: UnreadableWord[] = [];
    const words = line.split(/\s+/).filter((word) => word !== '');
    // `transliterateWords` reports only the first such word. With `{name}` in its place, the next call reads on.
    while (words.length > 0) {
      try {
        transliterateWords(words.join(' '), { orthography: 'everyday' });
        break;
      } catch (error) {
        if (!(error instanceof TransliterationError)) throw error;
        const { code, word } = error;
        gaps.push({ line: at + 1, word: word.text, code, message: error.message.replace(/^line \d+/, `line ${at + 1}`) });
        words[word.index - 1] = placeholderInBrackets(word.text);
      }
    }
    return gaps;
  });
}

/** `{name}` in place of a word, with the brackets of the word, so that every bracket stays closed. */
function placeholderInBrackets(word: string): string {
  const [, before = '', , after = ''] = WORD_WITH_PUNCTUATION.exec(word) ?? [];
  return `${before}{name}${after}`;
}
