/** Arabic from elsewhere in the house's orthography, with word of what was changed and of what is missing. */
import { parse, TransliterationError } from '../../text/transliteration/transliterate.ts';
import { ALIF } from './alif.ts';
import { ARTICLE } from './article.ts';
import { beforeWasla, CERTAIN } from './certain.ts';
import { CHARACTERS } from './characters.ts';
import { longVowels, orderOfMarks } from './marks.ts';
import { mayBeSouthAsian, SOUTH_ASIA } from './south-asia.ts';
import type { Step } from './step.ts';
import { DAGGER, FIRST_SHADDA, isUthmani, UTHMANI_STEPS } from './uthmani.ts';

export interface Tidied {
  text: string;
  /** What was done, with the words as they were and are: `فِى → فِي`. Steps that touch no word alone name none. */
  changes: { what: string; words: string[] }[];
}

/** A word that cannot be read without guessing, and why. */
export interface Gap {
  line: number;
  word: string;
  message: string;
}

const EVERYDAY: readonly Step[] = [FIRST_SHADDA, DAGGER, longVowels, ...ALIF, ...ARTICLE, ...CERTAIN];
const SIGNS = /^([﴿]*)(.*?)([،؛.؟:﴾]*)$/su;

/** Applies word by word what changes it, and notes it. */
function tidyWords(text: string, step: Step, note: (what: string, word: string) => void): string {
  return text
    .split('\n')
    .map((line) => {
      const words = line.split(' ');
      return words
        .map((word, at) => {
          const [, before = '', core = '', after = ''] = SIGNS.exec(word) ?? [];
          const next = after === '' ? (words[at + 1] ?? '') : '';
          const tidied = step.tidy(core, next);
          if (tidied !== core) note(step.what, `${core} → ${tidied}`);
          return before + tidied + after;
        })
        .join(' ');
    })
    .join('\n');
}

/**
 * Writes a text in the house's orthography. Only what can be said in one way is changed; a vowel that would have to be
 * guessed stays missing (see `gapsOf`).
 */
export function tidyArabic(pasted: string): Tidied {
  const notes = new Map<string, Set<string>>();
  const note = (what: string, word?: string): void => {
    const words = notes.get(what) ?? new Set();
    if (word !== undefined) words.add(word);
    notes.set(what, words);
  };
  let text = pasted;
  for (const step of CHARACTERS) {
    const tidied = step.tidy(text);
    if (tidied !== text) {
      note(step.what);
      for (const place of step.places?.(text) ?? []) note(step.what, place);
    }
    text = tidied;
  }
  for (const step of mayBeSouthAsian(text) ? [orderOfMarks, SOUTH_ASIA] : [orderOfMarks]) text = tidyWords(text, step, note);
  const steps = [...(isUthmani(text) ? UTHMANI_STEPS : []), orderOfMarks, ...EVERYDAY, beforeWasla];
  for (const step of steps) text = tidyWords(text, step, note);
  return { text, changes: [...notes].map(([what, words]) => ({ what, words: [...words] })) };
}

/** Every word that lacks a vowel, or that is written in a way that no reader can be sure of. */
export function gapsOf(text: string): Gap[] {
  return text.split('\n').flatMap((line, at) => {
    const gaps: Gap[] = [];
    const words = line.split(' ');
    // The engine names the first such word; with a name in its place the rest is read on.
    while (words.some((word) => /[\u0621-\u064a]/.test(word))) {
      try {
        parse(words.join(' '), { orthography: 'everyday' });
        break;
      } catch (error) {
        if (!(error instanceof TransliterationError)) throw error;
        const index = words.indexOf(error.word.text);
        if (index < 0) break;
        gaps.push({ line: at + 1, word: error.word.text, message: error.message.replace(/^line \d+/, `line ${at + 1}`) });
        words[index] = '{name}';
      }
    }
    return gaps;
  });
}
