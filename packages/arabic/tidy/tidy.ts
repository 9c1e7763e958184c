/** Arabic from elsewhere in the house's orthography, with word of what was changed and of what is missing. */
import { type ErrorCode, parse, TransliterationError } from '../transliteration/transliterate.ts';
import { ALIF_STEPS } from './alif-marks.ts';
import { ARTICLE_STEPS } from './article.ts';
import { BEFORE_WASLA_STEP, IMPLIED_VOWEL_STEPS } from './implied-vowels.ts';
import { CHARACTER_STEPS } from './characters.ts';
import { conventionalSteps } from './conventional.ts';
import { LONG_VOWEL_STEP, MARK_ORDER_STEP } from './marks.ts';
import { hasNoQuranSigns, SOUTH_ASIAN_STEP } from './south-asia.ts';
import type { Step } from './step.ts';
import { DAGGER_ALIF_STEP, FIRST_SHADDA_STEP, isUthmani, UTHMANI_STEPS } from './uthmani.ts';

/** One kind of change, with the words as they were and are: `فِى → فِي`. A change of signs alone names no word. */
export interface Change {
  what: string;
  words: string[];
}

export interface Tidied {
  text: string;
  /** All that was done. */
  changes: Change[];
  /** Those of the changes that added a vowel or sukun which the text leaves out, because no other could stand there. */
  supplied: Change[];
}

/** A word that cannot be read without guessing, and why. */
export interface Gap {
  line: number;
  word: string;
  code: ErrorCode;
  message: string;
}

const EVERYDAY: readonly Step[] = [
  FIRST_SHADDA_STEP,
  DAGGER_ALIF_STEP,
  LONG_VOWEL_STEP,
  ...ALIF_STEPS,
  ...ARTICLE_STEPS,
  ...IMPLIED_VOWEL_STEPS,
];
const SIGNS = /^([﴿([]*)(.*?)([،؛.؟:…﴾)\]]*)$/su;
/** Rounds after which a text must have come to rest; the tests hold that every text does. */
const MOST_ROUNDS = 6;

/** Applies word by word what changes it, and notes it. */
function tidyWords(text: string, step: Step, note: Note): string {
  return text
    .split('\n')
    .map((line) => {
      const words = line.split(' ');
      return words
        .map((word, at) => {
          const [, before = '', core = '', after = ''] = SIGNS.exec(word) ?? [];
          const next = after === '' ? (words[at + 1] ?? '') : '';
          const tidied = step.tidy(core, next);
          if (tidied !== core) note(step, `${core} → ${tidied}`);
          return before + tidied + after;
        })
        .join(' ');
    })
    .join('\n');
}

type Note = (step: { what: string; supplies?: boolean }, word?: string) => void;

/** Each step once. */
function tidyOnce(untidy: string, note: Note): string {
  let text = untidy;
  for (const step of CHARACTER_STEPS) {
    const tidied = step.tidy(text);
    if (tidied !== text) note(step);
    text = tidied;
  }
  for (const step of hasNoQuranSigns(text) ? [MARK_ORDER_STEP, SOUTH_ASIAN_STEP] : [MARK_ORDER_STEP]) text = tidyWords(text, step, note);
  const steps = [...(isUthmani(text) ? UTHMANI_STEPS : []), MARK_ORDER_STEP, ...EVERYDAY];
  for (const step of steps) text = tidyWords(text, step, note);
  for (const step of [...conventionalSteps(text), BEFORE_WASLA_STEP]) text = tidyWords(text, step, note);
  return text;
}

/**
 * Writes a text in the house's orthography. Only what can be said in one way is changed; a vowel that would have to be
 * guessed stays missing (see `gapsOf`). Words in brackets stay in them, for only an editor knows whether they are said.
 * A text that is tidy stays as it is.
 */
export function tidyArabic(pasted: string): Tidied {
  const notes = new Map<string, { supplies: boolean; words: Set<string> }>();
  const note: Note = ({ what, supplies = false }, word) => {
    const noted = notes.get(what) ?? { supplies, words: new Set() };
    if (word !== undefined) noted.words.add(word);
    notes.set(what, noted);
  };
  let text = pasted;
  // What one step writes can be what an earlier one looks for, so the rounds go on until nothing changes.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const tidied = tidyOnce(text, note);
    if (tidied === text) break;
    text = tidied;
  }
  const changesOf = (chosen: (supplies: boolean) => boolean): Change[] =>
    [...notes].filter(([, { supplies }]) => chosen(supplies)).map(([what, { words }]) => ({ what, words: [...words] }));
  return { text, changes: changesOf(() => true), supplied: changesOf((supplies) => supplies) };
}

/** Every word that lacks a vowel, or that is written in a way that no reader can be sure of, and everything that is no Arabic. */
export function gapsOf(text: string): Gap[] {
  return text.split('\n').flatMap((line, at) => {
    const gaps: Gap[] = [];
    const words = line.split(/[ \t\r]+/).filter((word) => word !== '');
    // The engine names the first such word; with a name in its place the rest is read on.
    while (words.length > 0) {
      try {
        parse(words.join(' '), { orthography: 'everyday' });
        break;
      } catch (error) {
        if (!(error instanceof TransliterationError)) throw error;
        const { code, word } = error;
        gaps.push({ line: at + 1, word: word.text, code, message: error.message.replace(/^line \d+/, `line ${at + 1}`) });
        words[word.index - 1] = keptBrackets(word.text);
      }
    }
    return gaps;
  });
}

/** A name in the place of a word, in its brackets, so that those of the words around it stay closed. */
function keptBrackets(word: string): string {
  const [, before = '', , after = ''] = SIGNS.exec(word) ?? [];
  return `${before}{name}${after}`;
}
