/**
 * Tells which known texts a message holds, and how its words differ from them. Pure: it reads no file and asks no network.
 *
 * The Arabic of a message is compared first, then each line of other letters beside it. A message without Arabic that is known is read
 * as a translation, then as a transliteration, then line by line, and last by what stands among other words of a line.
 */
import type { Comparison, IndexedMessage } from './compare.ts';
import type { CheckResult, KnownText, KnownTextMatch, MessageProblem, MessageCharacterSpan, ComparisonStep, Verdict } from './model.ts';
import { explainsOnlyHeading, textWordCount, indexMessage, findExplainingComparisons } from './segments.ts';
import {
  formulaSoundCount,
  heardIn,
  isCourtesy,
  isHeard,
  type TextMatchBySound,
  type WordWithSoundRange,
  SoundIndex,
} from './sound-index.ts';
import { hasNonArabicLetter, nonArabicStretches } from './non-arabic-stretches.ts';
import { hasArabicLetters as isInScript } from '../search/fold.ts';
import { latinOfArabic } from './latin-of-arabic.ts';
import { type MessageLine, linesOf } from './lines.ts';
import { blankOut, readStated } from './stated.ts';
import { latinHeadingsIn } from './headings.ts';
import { withStated } from './stated-of-match.ts';
import { areWordsAroundDua, chainLetterPromisesIn, countDistinctiveWords, isChainLetterPromise } from './surroundings.ts';
import { reachesBothTextEnds, type FoundText, type UnexplainedWordCounts, verdictOf } from './verdict.ts';
import { WordPairIndex } from './word-index.ts';
import { arabicAndLatinWords, arabicWords, isMostlyInArabicScript, latinWords, type Word } from './words.ts';

/** The longest message that is compared, in UTF-16 units: about forty times a usual one. */
export const MAX_MESSAGE_LENGTH = 20_000;

/** Least words in common with a translation of which only a part is there; English has many function words. */
const MIN_SHARED_WORDS_OF_PARTIAL_TRANSLATION = 6;

/**
 * Least share of sounds in common, from 0 to 1, for a message to be the same as a text, or to have all of it. Latin
 * letters do not show every Arabic letter, so sounds are compared.
 */
const MIN_SOUND_SHARE_FOR_SAME = 0.94;
const MIN_SOUND_SHARE_FOR_WHOLE = 0.72;
/** Least sounds in a row that identify a part of a text: shorter runs also match by chance. */
const MIN_SOUND_RUN_FOR_PART = 6;
/**
 * Least share of the sounds of a message that are in runs: a message that begins with a formula of a text, and goes on with other
 * words, has many of its sounds by chance.
 */
const MIN_SHARE_IN_RUNS_FOR_PART = 0.8;
const MIN_SOUND_RUN_LONGER_THAN_FORMULAS = 12;
const MIN_SHARE_IN_RUNS_FOR_WHOLE = 0.7;
/** With so many sounds in common they are not there by chance, in runs or not. */
const MIN_SOUND_SHARE_WITHOUT_RUNS = 0.8;
/** A text of so many sounds is recognized where words stand in the middle of it that it does not have. */
const MIN_SOUNDS_OF_TEXT_WITH_INSERTION = 20;

/** @returns what keeps a message from being compared, whatever its words are; undefined where nothing does */
function problemOf(message: string): MessageProblem | undefined {
  if (message.trim() === '') return 'empty';
  if (message.length > MAX_MESSAGE_LENGTH) return 'too-long';
  // oxlint-disable-next-line no-control-regex -- control characters show that a file is no text
  const strange = message.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0;
  return message.includes('\u0000') || strange * 20 > message.length ? 'not-text' : undefined;
}

/** Whether a message has a word in Arabic or Latin letters. */
const hasWords = (message: string): boolean =>
  arabicWords(message).length > 0 || latinWords(message).some(({ text }) => /\p{L}/u.test(text));

const VERDICT_RANK: Readonly<Record<Verdict, number>> = { same: 4, differs: 3, 'left-out': 3, composed: 2, part: 1, unknown: 0 };
/** How much a result explains: by its verdict, then by how much of the text the message has. */
const explainedShare = ({ verdict, matches: [main] }: CheckResult): number => VERDICT_RANK[verdict] + (main?.coverage ?? 0) / 2;

/** Whether nothing more can be explained. */
const isExplained = ({ verdict, unknown }: CheckResult): boolean => verdict === 'same' && unknown.length === 0;

const notCompared = (problem: MessageProblem): CheckResult => ({ verdict: 'unknown', matches: [], unknown: [], promises: [], problem });

/** Merges neighbouring steps of one kind, with the text between their words. */
function mergedSteps(
  { steps, head, tail, entry }: Comparison,
  message: IndexedMessage,
  messageText: string,
  knownText: string,
): ComparisonStep[] {
  const ends = (word: Word | undefined): number => (word ? word.at + word.text.length : 0);
  const all = [
    ...Array.from({ length: head > 0 ? (steps[0]?.ours ?? 0) : 0 }, (_, ours) => ({ kind: 'missing' as const, theirs: -1, ours })),
    ...steps,
    ...Array.from({ length: tail > 0 ? entry.words.length - 1 - (steps.at(-1)?.ours ?? 0) : 0 }, (_, at) => ({
      kind: 'missing' as const,
      theirs: -1,
      ours: (steps.at(-1)?.ours ?? 0) + 1 + at,
    })),
  ];
  const made: {
    kind: ComparisonStep['kind'];
    at: number;
    end: number;
    hasTheirs: boolean;
    ourStart: number;
    ourEnd: number;
    hasOurs: boolean;
  }[] = [];
  let at = message.words[all.find(({ theirs }) => theirs >= 0)?.theirs ?? 0]?.at ?? 0;
  for (const { kind, theirs, ours } of all) {
    const [yours, mine] = [message.words[theirs], entry.words[ours]];
    if (yours) at = yours.at;
    const last = made.at(-1);
    const joins = last?.kind === kind && (kind === 'same' || kind === 'missing' || kind === 'added');
    const end = yours ? ends(yours) : at;
    if (joins) {
      if (yours) last.end = end;
      if (mine) last.ourEnd = ends(mine);
    } else {
      made.push({
        kind,
        at,
        end,
        hasTheirs: yours !== undefined,
        hasOurs: mine !== undefined,
        ourStart: mine?.at ?? last?.ourEnd ?? 0,
        ourEnd: mine ? ends(mine) : (last?.ourEnd ?? 0),
      });
    }
    at = end;
  }
  return made.map(({ kind, at: start, end, hasTheirs, ourStart, ourEnd, hasOurs }) => ({
    kind,
    at: start,
    theirs: hasTheirs ? messageText.slice(start, end) : '',
    ours: hasOurs ? knownText.slice(ourStart, ourEnd) : '',
    ourAt: ourStart,
  }));
}

const spanOf = (words: readonly Word[]): MessageCharacterSpan => {
  const [first, last] = [words[0], words.at(-1)];
  return { start: first?.at ?? 0, end: last ? last.at + last.text.length : 0 };
};

/** Where a text stands, with the words beside it that it lacks in their place: of two exchanged words one is not compared. */
function spanWithMovedWords({ entry, steps, from, to }: Comparison, { words, ids }: IndexedMessage): MessageCharacterSpan {
  const found = new Set(steps.flatMap(({ theirs, ours }) => (theirs < 0 ? [] : [ours])));
  const lacking = new Set(entry.ids.filter((_, at) => !found.has(at)));
  const isMoved = (at: number): boolean => lacking.has(ids[at] ?? Number.NaN);
  let [first, last] = [from, to];
  while (isMoved(first - 1)) first -= 1;
  while (isMoved(last)) last += 1;
  return spanOf(words.slice(first, last));
}

interface UnexplainedRun extends MessageCharacterSpan {
  words: readonly Word[];
  /** Whether the words stand directly before or after a known text, without a separator between. */
  isBeside: boolean;
}

/** A line of fewer words is a heading or a greeting. */
const MIN_COMPARED_LINE_WORDS = 4;
/** Fewer than for a message: a line is short, and few texts sound like it. */
const MAX_SOUND_CANDIDATES_OF_LINE = 3;
/** A line that has only a part of a text must have so many sounds to identify the text. */
const MIN_LINE_SOUNDS_TO_IDENTIFY = 20;
/** Least sounds of a shorter line that has a whole text and nothing else; with as few, names and everyday words do not match. */
const MIN_SOUNDS_OF_SHORT_LINE = 5;
/** The same for one that has only the beginning of a text. */
const MIN_SOUNDS_OF_SHORT_LINE_WITH_BEGINNING = 6;
/** Least sounds in a row that identify a text among other words: in 240,000 words of English, French and Indonesian 9 were alike by chance. */
const MIN_SOUND_RUN_AMONG_OTHER_WORDS = 10;
/** The same where the text is there whole: by chance 6. */
const MIN_SOUND_RUN_OF_WHOLE_AMONG_OTHER_WORDS = 8;

/** A line is cut into at most so many parts; what remains then is unknown. */
const MAX_PARTS_OF_LINE = 40;

interface PartOfLine {
  line: MessageLine;
  matches: readonly KnownTextMatch[];
}

/** Whether a message is a text from its first word to its last, with other words in the middle. */
function hasInsertion({ ofText, message, own, theirs, inRuns }: TextMatchBySound): boolean {
  const [first, last] = [message.words[0], message.words.at(-1)];
  return (
    own.letters.length >= MIN_SOUNDS_OF_TEXT_WITH_INSERTION &&
    ofText >= MIN_SOUND_SHARE_FOR_WHOLE &&
    inRuns / own.letters.length >= MIN_SHARE_IN_RUNS_FOR_WHOLE &&
    [first, last].every((word) => word && isHeard(word, theirs))
  );
}

/** Words with fewer sounds that are not heard may be spelled in an unusual way. */
const MIN_INSERTED_SOUNDS = 5;

/** Where other words stand in the middle of a text. */
function insertedSpans(heard: TextMatchBySound): MessageCharacterSpan[] {
  if (!hasInsertion(heard)) return [];
  const runs: WordWithSoundRange[][] = [[]];
  for (const word of heard.message.words) {
    if (isHeard(word, heard.theirs)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    return first && last && last.to - first.from >= MIN_INSERTED_SOUNDS ? [{ start: first.at, end: last.at + last.text.length }] : [];
  });
}

const isSureOfLine = ({ ofText, message }: TextMatchBySound): boolean =>
  ofText >= MIN_SOUND_SHARE_FOR_WHOLE || message.letters.length >= MIN_LINE_SOUNDS_TO_IDENTIFY;
/** Whether a line is a whole text, or exactly its beginning. Thanks and greetings stand in messages of any kind. */
const isSureOfShortLine = ({ ofMessage, ofText, message: { letters }, ours, run }: TextMatchBySound): boolean => {
  if (letters.length < MIN_SOUNDS_OF_SHORT_LINE || formulaSoundCount(letters) > 0 || isCourtesy(letters)) return false;
  const isWhole = Math.min(ofMessage, ofText) >= MIN_SOUND_SHARE_FOR_SAME;
  return isWhole || (letters.length >= MIN_SOUNDS_OF_SHORT_LINE_WITH_BEGINNING && ours.has(0) && run === letters.length);
};
const isSureAmongOtherWords = ({ ofText, message, own, run, inRuns }: TextMatchBySound): boolean => {
  const isWhole = ofText >= MIN_SOUND_SHARE_FOR_WHOLE && inRuns / own.letters.length >= MIN_SHARE_IN_RUNS_FOR_WHOLE;
  return run - formulaSoundCount(message.letters) >= (isWhole ? MIN_SOUND_RUN_OF_WHOLE_AMONG_OTHER_WORDS : MIN_SOUND_RUN_AMONG_OTHER_WORDS);
};

/**
 * The verdict on a message whose lines hold texts that its Arabic does not.
 * @param found all texts that were found, in the Arabic and in lines @param unknown what none explains
 */
function verdictWithLineTexts(arabicVerdict: Verdict, found: readonly KnownTextMatch[], unknown: readonly MessageCharacterSpan[]): Verdict {
  const lengthOf = (spans: readonly MessageCharacterSpan[]): number => spans.reduce((sum, { start, end }) => sum + end - start, 0);
  const areLeftOut = found.every(({ text, isWhole }) => text.isLeftOut && isWhole) && lengthOf(found) > lengthOf(unknown);
  if (arabicVerdict === 'left-out' || areLeftOut) return 'left-out';
  return unknown.length > 0 || new Set(found.map(({ text }) => text.id)).size === 1 ? 'part' : 'composed';
}

/** What separates runs of words: a line break, the end of a sentence, a symbol. */
const WORD_RUN_SEPARATOR = /[\n.!?؟۔:*•★☆✨…\p{Extended_Pictographic}]/u;

/** Whether a separator stands between two offsets. A single space, the usual case, needs no search. */
function hasSeparatorBetween(text: string, from: number, to: number): boolean {
  const between = text.slice(from, to);
  return between !== ' ' && WORD_RUN_SEPARATOR.test(between);
}

/** The words that no known text explains, in runs between separators; without promises and words around a dua. */
function unexplainedRuns(
  text: string,
  { words }: IndexedMessage,
  taken: readonly Comparison[],
  promises: readonly MessageCharacterSpan[],
): UnexplainedRun[] {
  const takenWords = new Uint8Array(words.length);
  for (const { from, to } of taken) takenWords.fill(1, from, to);
  const isTaken = (at: number): boolean => takenWords[at] === 1;
  const isPromised = ({ at }: Word): boolean => promises.some(({ start, end }) => at >= start && at < end);
  const runs: Word[][] = [];
  const places: number[][] = [];
  words.forEach((word, at) => {
    if (isTaken(at) || isPromised(word)) return;
    const before = words[at - 1];
    const joins = places.at(-1)?.at(-1) === at - 1 && before && !hasSeparatorBetween(text, before.at + before.text.length, word.at);
    if (joins) {
      runs.at(-1)?.push(word);
      places.at(-1)?.push(at);
    } else {
      runs.push([word]);
      places.push([at]);
    }
  });
  return runs.flatMap((run, index): UnexplainedRun[] => {
    if (areWordsAroundDua(run.map(({ letters: [letters = ''] }) => letters))) return [];
    const [first = 0, last = 0] = [places[index]?.[0], places[index]?.at(-1)];
    const touches = (one: number, other: number): boolean => {
      const [a, b] = [words[one], words[other]];
      return a !== undefined && b !== undefined && !hasSeparatorBetween(text, a.at + a.text.length, b.at);
    };
    const isBeside = (isTaken(first - 1) && touches(first - 1, first)) || (isTaken(last + 1) && touches(last, last + 1));
    return [{ ...spanOf(run), words: run, isBeside }];
  });
}

/** Cuts a message where promises begin and end: first word, and word behind the last. */
function stretchesCutAtPromises({ words }: IndexedMessage, promises: readonly MessageCharacterSpan[]): [number, number][] {
  const promiseOf = (word: Word | undefined): MessageCharacterSpan | undefined =>
    word && promises.find(({ start, end }) => word.at >= start && word.at < end);
  const starts = words.flatMap((word, at) => (at === 0 || promiseOf(word) !== promiseOf(words[at - 1]) ? [at] : []));
  return starts.map((start, at) => [start, starts[at + 1] ?? words.length]);
}

/** Words are a formula, such as "I seek refuge in You from", if more texts have even their rarest pair. */
const MAX_TEXTS_WITH_DISTINCTIVE_PAIR = 10;
const MIN_DISTINCTIVE_WORDS = 3;

/** Whether matched words identify their text. A formula does not, nor do the opening words of narrations. */
function isDistinctive(comparison: Comparison, { words, ids, isArabic }: IndexedMessage, index: WordPairIndex): boolean {
  const { from, to } = comparison;
  if (!isArabic || reachesBothTextEnds(comparison)) return true;
  const letters = words.slice(from, to).map(({ letters: [one = ''] }) => one);
  return countDistinctiveWords(letters) >= MIN_DISTINCTIVE_WORDS && index.rarest(ids, from, to) <= MAX_TEXTS_WITH_DISTINCTIVE_PAIR;
}

/** Words that are less than this share of their text, from 0 to 1, and differ in more than one of so many, are like it by chance. */
const MAX_WORD_SHARE_OF_SCRAP = 0.25;
const MIN_WORDS_FOR_EACH_DIFFERENCE = 4;

/** Comparisons without scraps of other texts beside one that is there whole: a promise has words of narrations. */
function withoutScraps(all: readonly Comparison[]): readonly Comparison[] {
  const isScrap = (one: Comparison): boolean =>
    one.matched < MAX_WORD_SHARE_OF_SCRAP * textWordCount(one) && one.weight * MIN_WORDS_FOR_EACH_DIFFERENCE > one.matched;
  return all.some(reachesBothTextEnds) ? all.filter((one) => !isScrap(one)) : all;
}

/** Cuts other spans out of spans. */
function subtractSpans(spans: readonly MessageCharacterSpan[], others: readonly MessageCharacterSpan[]): MessageCharacterSpan[] {
  return others.reduce<MessageCharacterSpan[]>(
    (left, { start, end }) =>
      left.flatMap((span) =>
        span.end <= start || span.start >= end
          ? [span]
          : [
              { start: span.start, end: start },
              { start: end, end: span.end },
            ].filter((one) => one.end > one.start),
      ),
    [...spans],
  );
}

/** Promises without known texts, which may share a line with them. A few signs that are left are none. */
const promisesWithout = (promises: readonly MessageCharacterSpan[], texts: readonly MessageCharacterSpan[]): MessageCharacterSpan[] =>
  subtractSpans(promises, texts).filter(({ start, end }) => end - start > 3);

/** Least words of an Arabic text in an Urdu sentence, which has such words too; fewer where the text is whole and the message short. */
const MIN_WORDS_OF_TEXT_AMONG_OTHERS = 5;
const MIN_WORDS_OF_SHORT_TEXT_AMONG_OTHERS = 3;

/** A message with at least so many words of its language for each Arabic word has Arabic only as names. */
const MIN_LANGUAGE_WORDS_PER_ARABIC_WORD = 4;

/** Whether a message in Urdu or a like language has Arabic only as a few names. */
const isArabicIncidental = (arabic: readonly Word[], otherLanguageWords: readonly Word[]): boolean =>
  otherLanguageWords.some(({ text }) => isInScript(text)) && arabic.length * MIN_LANGUAGE_WORDS_PER_ARABIC_WORD < otherLanguageWords.length;

/** An index of known texts that messages are checked against. */
export class Checker {
  private readonly arabic = new WordPairIndex();
  private readonly translations = new WordPairIndex();
  private readonly sounds = new SoundIndex();
  private readonly texts: KnownText[] = [];
  /** Whether translations are written in the Arabic script. */
  private isInArabicScript = false;

  /** Adds a text; of two with the same words the one that was added first is preferred. */
  add(text: KnownText): void {
    const at = this.texts.push(text) - 1;
    if (text.arabic) this.arabic.add(at, arabicWords(text.arabic));
    if (text.translation) {
      this.isInArabicScript ||= isMostlyInArabicScript(text.translation);
      this.translations.add(at, this.isInArabicScript ? arabicAndLatinWords(text.translation) : latinWords(text.translation));
    }
    // The `latin` of a text that is left out is only its title: a few of its words, or others beside them.
    if (text.isLeftOut && text.arabic) this.sounds.add(at, latinOfArabic(text.arabic));
    if (!text.latin) return;
    // For a language in the Arabic script, `latin` may have Arabic letters.
    if (isMostlyInArabicScript(text.latin)) this.arabic.add(at, arabicWords(text.latin));
    else this.sounds.add(at, text.latin);
  }

  /** Checks a message. It is never changed, kept or sent. */
  check(message: string): CheckResult {
    const problem = problemOf(message);
    if (problem) return notCompared(problem);
    if (!hasWords(message)) return notCompared('no-words');
    const promises = this.withoutKnownTexts(message, chainLetterPromisesIn(message));
    const { stated, spans, uncertain } = readStated(message);
    const withoutSources = blankOut(message, spans);
    const compared = hasWords(withoutSources) ? withoutSources : message;
    return withStated(this.checkWithoutMoments(compared, promises, uncertain), message, stated);
  }

  /**
   * Checks a text without what says when and how often; with it where it proves to be words of a known text: "in the evening".
   * @param uncertain where that is said
   */
  private checkWithoutMoments(
    message: string,
    promises: readonly MessageCharacterSpan[],
    uncertain: readonly MessageCharacterSpan[],
  ): CheckResult {
    const result = this.checkBelowHeadings(message, promises);
    const rest = blankOut(message, uncertain, '\n');
    if (uncertain.length === 0 || !hasWords(rest) || isExplained(result)) return result;
    const less = this.checkBelowHeadings(rest, promises);
    return explainedShare(less) > explainedShare(result) ? less : result;
  }

  /** Checks a text without the headings in it; with them where they prove to be words of a known text: "Our Lord:". */
  private checkBelowHeadings(message: string, promises: readonly MessageCharacterSpan[]): CheckResult {
    const result = this.checkText(message, promises);
    const headings = latinHeadingsIn(message);
    if (headings.length === 0) return result;
    const below = this.checkText(blankOut(message, headings), promises);
    const [all, less] = [result, below].map(explainedShare);
    return (all ?? 0) > (less ?? 0) ? result : below;
  }

  /** Promises without what our translations or transliterations have: a dua may share its sentence with a promise. */
  private withoutKnownTexts(message: string, promises: readonly MessageCharacterSpan[]): readonly MessageCharacterSpan[] {
    if (promises.length === 0) return promises;
    const words = this.isInArabicScript ? arabicAndLatinWords(message) : latinWords(message);
    const translated = this.checkWords(
      message,
      indexMessage(words, this.translations, false),
      this.translations,
      'translation',
      [],
    ).matches;
    const known = translated.filter(
      ({ isWhole, start, end }) =>
        isWhole && words.filter(({ at }) => at >= start && at < end).length >= MIN_SHARED_WORDS_OF_PARTIAL_TRANSLATION,
    );
    const heard = promises.flatMap(({ start, end }) => {
      const spans = this.sounds.nearestSpans(message.slice(start, end), MAX_SOUND_CANDIDATES_OF_LINE);
      // What is left must still be the promise of a chain letter: the words of a promise can sound like a text.
      const near = spans
        .map((span): MessageCharacterSpan => ({ start: start + span.start, end: start + span.end }))
        .find((span) => isChainLetterPromise(message.slice(start, span.start) + message.slice(span.end, end)));
      return near ? this.heardInLine(message, near) : [];
    });
    return promisesWithout(promises, [...known, ...heard]);
  }

  /** Stretches in Urdu or a like language. Arabic texts are cut out first: few people put a stop behind them. */
  private ownStretches(message: string, arabic: readonly Word[]): MessageCharacterSpan[] {
    if (!hasNonArabicLetter(message)) return [];
    const indexed = indexMessage(arabic, this.arabic, true);
    const known = findExplainingComparisons(indexed, [[0, indexed.words.length]], this.arabic, this.texts)
      .filter((one) => {
        const isFormula = (one.to - one.from) * MIN_LANGUAGE_WORDS_PER_ARABIC_WORD < arabic.length;
        const least = reachesBothTextEnds(one) && !isFormula ? MIN_WORDS_OF_SHORT_TEXT_AMONG_OTHERS : MIN_WORDS_OF_TEXT_AMONG_OTHERS;
        return one.matched >= least && isDistinctive(one, indexed, this.arabic) && !explainsOnlyHeading(indexed, one);
      })
      .map((one) => spanWithMovedWords(one, indexed))
      .filter(({ start, end }) => !hasNonArabicLetter(message.slice(start, end)));
    return subtractSpans(nonArabicStretches(blankOut(message, known)), known);
  }

  private checkText(message: string, promises: readonly MessageCharacterSpan[]): CheckResult {
    const arabicOf = arabicWords(message);
    const latin = latinWords(message);
    const own = this.isInArabicScript ? this.ownStretches(message, arabicOf) : [];
    const isOwn = ({ at }: Word): boolean => own.some(({ start, end }) => at >= start && at < end);
    const arabic = arabicOf.filter((word) => !isOwn(word));
    const result = this.checkWords(message, indexMessage(arabic, this.arabic, true), this.arabic, 'arabic', promises);
    const others = (
      this.isInArabicScript ? arabicAndLatinWords(message).filter((word) => isOwn(word) || !isInScript(word.text)) : latin
    ).filter(({ at }) => !promises.some(({ start, end }) => at >= start && at < end));
    const isKnown = arabic.length > 0 && (result.verdict !== 'unknown' || result.matches.length > 0);
    const lines = linesOf(message, others);
    const isOfArabic = isKnown ? !isArabicIncidental(arabic, others) : others.length < Math.max(1, arabic.length);
    if (isOfArabic) return this.withLines(message, arabic, result, lines);
    const translated = this.checkWords(message, indexMessage(others, this.translations, false), this.translations, 'translation', promises);
    if (translated.verdict !== 'unknown') return translated;
    if (isKnown) return result;
    const heard = this.checkSounds(message, promises);
    if (heard.verdict === 'unknown') return this.withLines(message, arabic, heard, lines);
    return this.listOfTexts(message, heard, lines) ?? heard;
  }

  /**
   * The texts of a message that is a list of them, one in each line. The message as a whole can sound like another text that has the same
   * words, or like one of its lines.
   * @param heard what the whole message sounds like
   */
  private listOfTexts(message: string, heard: CheckResult, lines: readonly MessageLine[]): CheckResult | undefined {
    if (lines.length < 2 || (heard.verdict !== 'part' && heard.verdict !== 'differs')) return undefined;
    const unheard: CheckResult = { verdict: 'unknown', matches: [], unknown: [], promises: heard.promises };
    const listed = this.withLines(message, [], unheard, lines);
    if (listed.verdict !== 'composed') return undefined;
    const [main] = heard.matches;
    const isLineUnheard = lines.some(({ start, end }) => main !== undefined && (main.end <= start || main.start >= end));
    const areWhole = heard.verdict === 'part' && listed.matches.every(({ isWhole }) => isWhole);
    return isLineUnheard || areWhole ? listed : undefined;
  }

  /**
   * The known texts in one line of a message: by our translation, or by the sounds of a transliteration.
   * @param isBesideArabic whether the message has Arabic: a short line is then an exclamation or a greeting
   */
  private matchesInLine(message: string, line: MessageLine, isBesideArabic: boolean): readonly KnownTextMatch[] {
    if (line.words.length < MIN_COMPARED_LINE_WORDS) return isBesideArabic ? [] : this.heardInLine(message, line, isSureOfShortLine);
    const translated = this.checkWords(message, indexMessage(line.words, this.translations, false), this.translations, 'translation', []);
    if (translated.verdict !== 'unknown') return translated.matches;
    return this.heardInLine(message, line);
  }

  /** A line by itself, or cut before and behind the texts that stand among other words in it. */
  private partsOfLine(message: string, line: MessageLine, isBesideArabic: boolean): PartOfLine[] {
    const parts: PartOfLine[] = [];
    const open = [line];
    for (let part = open.pop(); part; part = open.pop()) {
      const matches = this.matchesInLine(message, part, isBesideArabic || part !== line);
      const found = matches.length === 0 && parts.length < MAX_PARTS_OF_LINE ? this.heardAmongOtherWords(message, part) : undefined;
      parts.push(found ?? { line: part, matches });
      if (!found) continue;
      const { start, end } = found.line;
      for (const isRest of [({ at }: Word) => at < start, ({ at }: Word) => at >= end])
        open.push(...linesOf(message, part.words.filter(isRest)));
    }
    return parts.toSorted((a, b) => a.line.start - b.line.start);
  }

  /** A text that stands among other words of a line, with the words that sound like it; undefined where none does for certain. */
  private heardAmongOtherWords(message: string, { start, end, words }: MessageLine): PartOfLine | undefined {
    if (words.length < MIN_COMPARED_LINE_WORDS) return undefined;
    for (const span of this.sounds.nearestSpans(message.slice(start, end), MAX_SOUND_CANDIDATES_OF_LINE)) {
      const own = { start: start + span.start, end: start + span.end };
      const matches = span.run < MIN_SOUND_RUN_OF_WHOLE_AMONG_OTHER_WORDS ? [] : this.heardInLine(message, own, isSureAmongOtherWords);
      if (matches.length > 0) return { line: { ...own, words: words.filter(({ at }) => at >= own.start && at < own.end) }, matches };
    }
    return undefined;
  }

  /** The known texts that a line or a part of one sounds like. */
  private heardInLine(message: string, { start, end }: MessageCharacterSpan, isSure = isSureOfLine): readonly KnownTextMatch[] {
    return this.heardTexts(message.slice(start, end), MAX_SOUND_CANDIDATES_OF_LINE)
      .filter(isSure)
      .flatMap((one) => this.heardMatch(one, start));
  }

  /**
   * Adds the texts in lines that are not Arabic. Most repeat the Arabic in another form and add nothing.
   * @param arabic words of the message
   */
  private withLines(message: string, arabic: readonly Word[], result: CheckResult, lines: readonly MessageLine[]): CheckResult {
    const keys = ` ${arabic.map(({ key }) => key).join(' ')} `;
    const isInArabic = ({ text }: KnownTextMatch): boolean =>
      result.matches.some((one) => one.text.id === text.id) ||
      (text.arabic !== undefined &&
        keys.includes(
          ` ${arabicWords(text.arabic)
            .map(({ key }) => key)
            .join(' ')} `,
        ));
    const inLines = lines.flatMap((line) => this.partsOfLine(message, line, arabic.length > 0));
    const added = new Map<string, KnownTextMatch>();
    for (const { matches } of inLines) {
      if (arabic.length > 0 && matches.some(isInArabic)) continue;
      // A line can sound like several texts; only the nearest is reported.
      for (const match of matches[0]?.layer === 'latin' ? matches.slice(0, 1) : matches) {
        if (!added.has(match.text.id)) added.set(match.text.id, match);
      }
    }
    if (added.size === 0) return result;
    const matches = [...result.matches, ...added.values()];
    const unknown =
      arabic.length > 0
        ? result.unknown
        : inLines.flatMap(({ line: { start, end }, matches: found }) => (found.length > 0 ? [] : [{ start, end }]));
    return {
      ...result,
      verdict: verdictWithLineTexts(result.verdict, matches, unknown),
      matches,
      unknown,
    };
  }

  private checkWords(
    text: string,
    message: IndexedMessage,
    index: WordPairIndex,
    layer: 'arabic' | 'translation',
    promises: readonly MessageCharacterSpan[],
  ): CheckResult {
    const found = findExplainingComparisons(
      message,
      stretchesCutAtPromises(message, promises),
      index,
      this.texts,
      layer === 'arabic' ? 3 : MIN_SHARED_WORDS_OF_PARTIAL_TRANSLATION,
    );
    const all = withoutScraps(found);
    const isAlone = unexplainedRuns(text, message, all, promises).length === 0;
    const segments = isAlone ? all : all.filter((one) => isDistinctive(one, message, index));
    const parts = segments.flatMap((comparison): FoundText[] => {
      const known = this.texts[comparison.entry.text];
      return known ? [{ comparison, text: known }] : [];
    });
    const promised = promisesWithout(
      promises,
      segments.map((one) => spanWithMovedWords(one, message)),
    );
    const runs = unexplainedRuns(text, message, segments, promised);
    const count = (some: readonly UnexplainedRun[]): number => some.reduce((sum, { words }) => sum + words.length, 0);
    const rest: UnexplainedWordCounts = { all: count(runs), beside: count(runs.filter(({ isBeside }) => isBeside)) };
    const verdict = verdictOf(parts, rest);
    const areAdded = verdict === 'differs' && runs.length > 0;
    const matches = parts.map(({ comparison, text: known }): KnownTextMatch => {
      const own = (layer === 'arabic' ? known.arabic : known.translation) ?? '';
      const steps = mergedSteps(comparison, message, text, own);
      const added = areAdded
        ? runs.map(({ start, end }): ComparisonStep => ({ kind: 'added', at: start, theirs: text.slice(start, end), ours: '', ourAt: 0 }))
        : [];
      return {
        text: known,
        layer,
        ...spanOf(message.words.slice(comparison.from, comparison.to)),
        coverage: comparison.matched / textWordCount(comparison),
        isWhole: reachesBothTextEnds(comparison),
        steps: [...steps, ...added].toSorted((a, b) => (added.length > 0 ? a.at - b.at : 0)),
      };
    });
    return {
      verdict,
      matches: matches.toSorted((a, b) => b.end - b.start - (a.end - a.start)),
      unknown: areAdded ? [] : runs.map(({ start, end }) => ({ start, end })),
      promises: promised,
    };
  }

  private checkSounds(text: string, promises: readonly MessageCharacterSpan[]): CheckResult {
    const heardText = blankOut(text, promises);
    const heard = this.heardTexts(heardText);
    const [best] = heard;
    return {
      verdict: best ? this.heardVerdict(best) : 'unknown',
      matches: heard.flatMap((one) => this.heardMatch(one)),
      unknown: best ? insertedSpans(best) : [spanOf(latinWords(heardText))],
      promises,
    };
  }

  /** The texts that words sound like, the nearest first; what is left out only last, where ours have the same words. */
  private heardTexts(words: string, most?: number): TextMatchBySound[] {
    const heard = this.sounds.findMatches(words, most).flatMap((one) => {
      const verdict = this.heardVerdict(one);
      return verdict === 'unknown' ? [] : [{ one, isLast: verdict === 'part' && this.texts[one.text]?.isLeftOut === true }];
    });
    return heard.toSorted((a, b) => Number(a.isLast) - Number(b.isLast)).map(({ one }) => one);
  }

  private heardVerdict(heard: TextMatchBySound): Verdict {
    const { text, ofMessage, ofText, message, run, inRuns } = heard;
    const least = Math.min(ofMessage, ofText);
    const shareInRuns = inRuns / message.letters.length;
    // A few letters fit many texts.
    if (message.letters.length < 6 && least < MIN_SOUND_SHARE_FOR_SAME) return 'unknown';
    const isSame = least >= MIN_SOUND_SHARE_FOR_SAME;
    const isWhole =
      least >= MIN_SOUND_SHARE_WITHOUT_RUNS || (least >= MIN_SOUND_SHARE_FOR_WHOLE && shareInRuns >= MIN_SHARE_IN_RUNS_FOR_WHOLE);
    if (isWhole || hasInsertion(heard)) {
      if (this.texts[text]?.isLeftOut) return 'left-out';
      return isSame ? 'same' : 'differs';
    }
    const isPart =
      ofMessage >= MIN_SOUND_SHARE_FOR_SAME ||
      (ofMessage >= MIN_SOUND_SHARE_FOR_WHOLE &&
        (run >= MIN_SOUND_RUN_LONGER_THAN_FORMULAS || (run >= MIN_SOUND_RUN_FOR_PART && shareInRuns >= MIN_SHARE_IN_RUNS_FOR_PART)));
    if (!isPart) return 'unknown';
    return this.isOnlyLeftOut(heard) ? 'left-out' : 'part';
  }

  /** Whether what a message has of a text is in no text but such as are left out. */
  private isOnlyLeftOut({ text, own, ours }: TextMatchBySound): boolean {
    if (!this.texts[text]?.isLeftOut) return false;
    const shared = own.letters.slice(Math.min(...ours), Math.max(...ours) + 1);
    return this.sounds.textsWithSounds(shared).every((one) => this.texts[one]?.isLeftOut);
  }

  /** @param from offset in the message of the line that was compared */
  private heardMatch({ text, ofText, message, own, theirs, ours }: TextMatchBySound, from = 0): KnownTextMatch[] {
    const known = this.texts[text];
    if (!known) return [];
    const words = message.words
      .filter((word) => heardIn(word, theirs) > 0)
      .map((word): Word => ({ at: from + word.at, text: word.text, key: '', letters: [] }));
    const added = message.words
      .filter((word) => !isHeard(word, theirs))
      .map((word): ComparisonStep => ({ kind: 'added', at: from + word.at, theirs: word.text, ours: '', ourAt: 0 }));
    const isRough = known.isLeftOut && known.arabic !== undefined;
    const missing = (isRough ? [] : own.words)
      .filter((word) => !isHeard(word, ours))
      .map((word): ComparisonStep => ({ kind: 'missing', at: words[0]?.at ?? from, theirs: '', ours: word.text, ourAt: word.at }));
    return [
      {
        text: known,
        layer: 'latin',
        ...spanOf(words),
        coverage: ofText,
        isWhole: ofText >= MIN_SOUND_SHARE_FOR_WHOLE,
        steps: [...missing, ...added],
      },
    ];
  }
}
