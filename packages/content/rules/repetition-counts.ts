/** Reads numbers of repetitions in the sentences of a language. */
import type { LanguageSettings } from '../compiler/language-settings.ts';
import { repeatInstructionPattern } from '../compiler/patterns.ts';
import { wordAlternation } from './word-alternation.ts';

type CountingWords = LanguageSettings['counting'];

const WHOLE_WORD_LOOKAROUNDS = ['(?<![\\p{L}\\p{N}-])', '(?![\\p{L}\\p{N}-])'] as const;

export class RepetitionCountParser {
  readonly #values: ReadonlyMap<string, number>;
  readonly #number: RegExp;
  readonly #word: RegExp;
  readonly #loose: ReadonlyMap<string, number>;
  readonly #times: RegExp;
  readonly #order: RegExp;

  constructor({ adverbs, numbers, loose = {}, times, order }: CountingWords) {
    this.#values = new Map([...Object.entries(adverbs), ...Object.entries(numbers)].map(([word, value]) => [word.toLowerCase(), value]));
    const number = `${wordAlternation(Object.keys(numbers))}|\\d+`;
    const adverb = wordAlternation(Object.keys(adverbs));
    const often = `(?:(${number}) (?:${wordAlternation(times)})|(${adverb}))`;
    this.#number = new RegExp(`${WHOLE_WORD_LOOKAROUNDS[0]}(?:${number}|${adverb})${WHOLE_WORD_LOOKAROUNDS[1]}`, 'giu');
    // Ambiguous words are matched too, so that "the twenty-seventh" does not count as seven.
    this.#word = new RegExp(
      `${WHOLE_WORD_LOOKAROUNDS[0]}(?:${wordAlternation([numbers, adverbs, loose].flatMap((words) => Object.keys(words)))})${WHOLE_WORD_LOOKAROUNDS[1]}`,
      'giu',
    );
    this.#loose = new Map(Object.entries(loose).map(([word, value]) => [word.toLowerCase(), value]));
    this.#times = new RegExp(`${WHOLE_WORD_LOOKAROUNDS[0]}${often}${WHOLE_WORD_LOOKAROUNDS[1]}`, 'giu');
    this.#order = repeatInstructionPattern(order, `${often}${WHOLE_WORD_LOOKAROUNDS[1]}`);
  }

  /** The numbers that a sentence names, in words or digits. */
  numbers(text: string): number[] {
    return [...text.matchAll(this.#number)].map(([found]) => this.#value(found));
  }

  /** The numbers that a text names in words, without words that also have another meaning. */
  numbersInWords(text: string): number[] {
    return [...text.matchAll(this.#word)].flatMap(([found]) => (this.#loose.has(found.toLowerCase()) ? [] : [this.#value(found)]));
  }

  /** Every number that a text may name, in digits or words, ambiguous words included. */
  possibleNumbers(text: string): ReadonlySet<number> {
    const loose = [...text.matchAll(this.#word)].flatMap(([found]) => this.#loose.get(found.toLowerCase()) ?? []);
    return new Set([...this.numbers(text), ...loose]);
  }

  /** The numbers of times that a sentence names: "three times", "twice". */
  times(text: string): number[] {
    return [...text.matchAll(this.#times)].map(([, number, adverb]) => this.#value(number ?? adverb ?? ''));
  }

  /** The counts that an instruction gives: its numbers of times, or, where it has none, any number ("each of the seven pebbles"). */
  countsOfInstruction(instruction: string): number[] {
    const times = this.times(instruction);
    return times.length ? times : this.numbers(instruction);
  }

  /** The instruction to say the card itself a number of times; undefined where there is none. */
  repeatOrder(instruction: string): string | undefined {
    return this.#order.exec(instruction)?.[0];
  }

  #value(word: string): number {
    return this.#values.get(word.toLowerCase()) ?? Number(word);
  }
}
