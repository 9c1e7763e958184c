/** Reads how often a message asks to say its text: "3x", "seven times", "سبع مرات". */
import { IT, SAY } from '../messages/check-languages.ts';
import { endsLineOrBracket, isByItself, textBeforeInLine, matchesAtWordStarts } from './line-place.ts';
import type { MessageCharacterSpan, StatedTimes } from './model.ts';
import { OR_WORDS, BEFORE_REST_OF_NUMBER, NUMBERS_IN_WORDS, TIMES_IN_ONE_WORD, TIMES_WORDS } from './source-words.ts';

const groupsOf = (name: string, numbers: typeof NUMBERS_IN_WORDS): string =>
  numbers.map(([, words], at) => `(?<${name}${at}>${words})`).join('|');

const TIMES = new RegExp(
  `(?:(?:${SAY})[ \\t:]+(?:(?:${IT})[ \\t]+)?)?(?:` +
    `(?<figures>\\d{1,4})[ \\t]?(?:${TIMES_WORDS})|[x×][ \\t]?(?<behind>\\d{1,4})|` +
    `(?:${groupsOf('words', NUMBERS_IN_WORDS)})[ \\t-]+(?:${TIMES_WORDS})|(?:${groupsOf('alone', TIMES_IN_ONE_WORD)}))(?![\\p{L}\\p{N}])`,
  'uy',
);
const PART_OF_NUMBER_BEFORE = new RegExp(`(?:(?:^|\\P{L})(?:${BEFORE_REST_OF_NUMBER})|\\d[ ]?[-–—/.,])[ \\t-]*$`, 'u');
const OTHER_NUMBER_AFTER = new RegExp(`^[ \\t,]*(?:${OR_WORDS})(?!\\p{L})`, 'u');

/** A statement found in a folded message. `setAside`: all that belongs to it, where no word of a text can stand. */
export interface FoundStatement<Statement> {
  stated: Statement;
  setAside?: MessageCharacterSpan;
  /** It is written in figures, which hardly stand for words of a text. */
  isInFigures?: boolean;
}

type Groups = Readonly<Record<string, string | undefined>>;

function timesOf(groups: Groups): number {
  const figures = groups['figures'] ?? groups['behind'];
  if (figures !== undefined) return Number(figures);
  const inWords = NUMBERS_IN_WORDS.find((_, at) => groups[`words${at}`] !== undefined);
  return (inWords ?? TIMES_IN_ONE_WORD.find((_, at) => groups[`alone${at}`] !== undefined))?.[0] ?? 0;
}

/** The numbers of times that a folded message states, in its order; what may be a part of another number is left out. */
export function findStatedTimes(text: string): FoundStatement<StatedTimes>[] {
  return matchesAtWordStarts(TIMES, text).flatMap(({ 0: whole, index, groups = {} }): FoundStatement<StatedTimes>[] => {
    const end = index + whole.length;
    const times = timesOf(groups);
    if (times === 0 || PART_OF_NUMBER_BEFORE.test(textBeforeInLine(text, index)) || OTHER_NUMBER_AFTER.test(text.slice(end, end + 20)))
      return [];
    const isAlone = isByItself(text, index, end);
    const isOneWord = TIMES_IN_ONE_WORD.some((_, at) => groups[`alone${at}`] !== undefined);
    if (isOneWord && !isAlone) return [];
    const isInFigures = groups['figures'] !== undefined || groups['behind'] !== undefined;
    const isSetAside = isAlone || (isInFigures && endsLineOrBracket(text, end));
    return [{ stated: { start: index, end, times }, isInFigures, ...(isSetAside ? { setAside: { start: index, end } } : {}) }];
  });
}
