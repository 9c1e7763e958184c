/**
 * Tells which known texts a message holds, and how its words differ from them. Pure: it reads no file and asks no network.
 *
 * The Arabic of a message is compared first, then each line of other letters beside it. A message in which no known Arabic is
 * found is read as a translation, then as a transliteration, then line by line, and last a line is searched for a text among
 * other words.
 */
import { checkWords, type KnownTextsByWord, identifiesText, MIN_SHARED_WORDS_OF_PARTIAL_TRANSLATION } from './check-words.ts';
import { latinHeadingsIn } from './headings.ts';
import { isSureOfShortLine, KnownTextsBySound } from './known-texts-by-sound.ts';
import { latinOfArabic } from './latin-of-arabic.ts';
import { type MessageLine, linesOf } from './lines.ts';
import type { CheckResult, KnownText, KnownTextMatch, UncheckableReason, MessageCharacterSpan, Verdict } from './model.ts';
import { hasExtendedArabicLetter, urduLikeStretches } from './urdu-like-stretches.ts';
import { hasArabicLetters as isInScript } from '../search/fold.ts';
import { matchesOnlyWordsAroundDua, indexMessage, findTextsInMessage } from './segments.ts';
import { promiseSpansOutsideTexts, spanOfWords, spanWithMovedWords, subtractSpans } from './spans.ts';
import { withStatedSourcesAndTimes } from './stated-of-match.ts';
import { blankOut, readStated } from './stated.ts';
import { chainLetterPromisesIn, isChainLetterPromise } from './surroundings.ts';
import { reachesBothTextEnds } from './verdict.ts';
import { WordPairIndex } from './word-index.ts';
import { MIN_WORDS_OF_SAYING, virtuesIn } from './virtues.ts';
import { arabicAndLatinWords, arabicWords, isMostlyInArabicScript, latinWords, type Word } from './words.ts';

/** The longest message that is compared, in UTF-16 units: about forty times a usual one. */
export const MAX_MESSAGE_LENGTH = 20_000;

/** @returns what keeps a message from being compared, whatever its words are; undefined where nothing does */
function uncheckableReasonOf(message: string): UncheckableReason | undefined {
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

const notCompared = (problem: UncheckableReason): CheckResult => ({ verdict: 'unknown', matches: [], unknown: [], promises: [], problem });

/** A line of fewer words is a heading or a greeting. */
const MIN_COMPARED_LINE_WORDS = 4;

/** A line is cut into at most so many parts; what remains then is unknown. */
const MAX_PARTS_OF_LINE = 40;

interface PartOfLine {
  line: MessageLine;
  matches: readonly KnownTextMatch[];
}

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

/**
 * Least words of an Arabic text to be found in an Urdu message, since Urdu has such words too. The second number is for a whole
 * text that is at least a quarter of the message.
 */
const MIN_WORDS_OF_TEXT_AMONG_OTHERS = 5;
const MIN_WORDS_OF_SHORT_TEXT_AMONG_OTHERS = 3;

/** A message with more than this many words of its language for each Arabic word has Arabic only as names. */
const MIN_LANGUAGE_WORDS_PER_ARABIC_WORD = 4;

/** Whether a message in Urdu or a like language has Arabic only as a few names. */
const isArabicIncidental = (arabic: readonly Word[], otherLanguageWords: readonly Word[]): boolean =>
  otherLanguageWords.some(({ text }) => isInScript(text)) && arabic.length * MIN_LANGUAGE_WORDS_PER_ARABIC_WORD < otherLanguageWords.length;

/**
 * Adds to the unknown stretches the sentences that promise a reward or quote a saying. A message with such a sentence is not the
 * text alone.
 * @param told those sentences, without words of known translations
 */
function withVirtues(result: CheckResult, message: string, told: readonly MessageCharacterSpan[]): CheckResult {
  const isIn = (one: MessageCharacterSpan, all: readonly MessageCharacterSpan[]): boolean =>
    all.some(({ start, end }) => one.start >= start && one.end <= end);
  // A number of times splits an unknown sentence into pieces. The whole sentence replaces them.
  const unknown = result.unknown.filter((one) => !isIn(one, told));
  const words = arabicAndLatinWords(message);
  const virtues = subtractSpans(told, [...result.matches, ...unknown, ...result.promises]).flatMap(({ start, end }) => {
    const own = words.filter(({ at }) => at >= start && at < end);
    return own.length < MIN_WORDS_OF_SAYING ? [] : [spanOfWords(own)];
  });
  if (virtues.length === 0) return result;
  const isWhole = result.verdict === 'same' || result.verdict === 'differs' || result.verdict === 'composed';
  return {
    ...result,
    verdict: isWhole ? 'part' : result.verdict,
    unknown: [...unknown, ...virtues].toSorted((a, b) => a.start - b.start),
  };
}

/** An index of known texts that messages are checked against. */
export class Checker {
  private readonly texts: KnownText[] = [];
  private readonly arabic: KnownTextsByWord = { layer: 'arabic', index: new WordPairIndex(), texts: this.texts };
  private readonly translations: KnownTextsByWord = { layer: 'translation', index: new WordPairIndex(), texts: this.texts };
  private readonly sounds = new KnownTextsBySound(this.texts);
  /** Whether translations are written in the Arabic script. */
  private isInArabicScript = false;

  /** Adds a text; of two with the same words the one that was added first is preferred. */
  add(text: KnownText): void {
    const at = this.texts.push(text) - 1;
    if (text.arabic) this.arabic.index.add(at, arabicWords(text.arabic));
    if (text.translation) {
      this.isInArabicScript ||= isMostlyInArabicScript(text.translation);
      this.translations.index.add(at, this.isInArabicScript ? arabicAndLatinWords(text.translation) : latinWords(text.translation));
    }
    // The `latin` of a left-out text is only a title: a few of its words, or others. So the sounds of its Arabic are added too.
    if (text.isLeftOut && text.arabic) this.sounds.add(at, latinOfArabic(text.arabic));
    if (!text.latin) return;
    // `latin` is the transliteration. In a language in the Arabic script (Urdu) it may have Arabic letters; then its letters are compared.
    if (isMostlyInArabicScript(text.latin)) {
      // The `latin` of a left-out text is a title, mostly words of its Arabic, which is in the index already.
      if (!text.isLeftOut || !text.arabic) this.arabic.index.add(at, arabicWords(text.latin));
    } else this.sounds.add(at, text.latin);
  }

  /** Checks a message. It is never changed, kept or sent. */
  check(message: string): CheckResult {
    const problem = uncheckableReasonOf(message);
    if (problem) return notCompared(problem);
    if (!hasWords(message)) return notCompared('no-words');
    const promises = this.withoutKnownTexts(message, chainLetterPromisesIn(message));
    const { stated, spans, uncertain } = readStated(message);
    const withoutSources = blankOut(message, spans);
    const compared = hasWords(withoutSources) ? withoutSources : message;
    const result = withStatedSourcesAndTimes(this.checkWithoutMoments(compared, promises, uncertain), message, stated);
    const virtues = result.matches.length > 0 ? virtuesIn(message) : [];
    return virtues.length > 0 ? withVirtues(result, message, subtractSpans(virtues, this.translatedSpans(message))) : result;
  }

  /**
   * Checks a message with and without the words that say when or how often, and keeps the result that explains more: "in the
   * evening" may be words of a known text.
   * @param uncertain spans of the words that say when or how often
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

  /** Checks a message with and without its headings, and keeps what explains more: "Our Lord:" may begin a known text. */
  private checkBelowHeadings(message: string, promises: readonly MessageCharacterSpan[]): CheckResult {
    const result = this.checkText(message, promises);
    const headings = latinHeadingsIn(message);
    if (headings.length === 0) return result;
    const below = this.checkText(blankOut(message, headings), promises);
    const [all, less] = [result, below].map(explainedShare);
    return (all ?? 0) > (less ?? 0) ? result : below;
  }

  /** Where the message has words of our translations, enough to be no chance. */
  private translatedSpans(message: string): readonly KnownTextMatch[] {
    const words = this.isInArabicScript ? arabicAndLatinWords(message) : latinWords(message);
    return checkWords(message, indexMessage(words, this.translations.index, false), this.translations, []).matches.filter(
      ({ start, end }) => words.filter(({ at }) => at >= start && at < end).length >= MIN_SHARED_WORDS_OF_PARTIAL_TRANSLATION,
    );
  }

  /** Promises without what our translations or transliterations have: a dua may share its sentence with a promise. */
  private withoutKnownTexts(message: string, promises: readonly MessageCharacterSpan[]): readonly MessageCharacterSpan[] {
    if (promises.length === 0) return promises;
    const known = this.translatedSpans(message).filter(({ isWhole }) => isWhole);
    const heard = promises.flatMap(({ start, end }) => {
      // The promise without the span must still be a chain letter's promise; else the promise only sounds like a text.
      const near = this.sounds
        .nearestSpans(message, { start, end })
        .find((span) => isChainLetterPromise(message.slice(start, span.start) + message.slice(span.end, end)));
      return near ? this.sounds.matchesInSpan(message, near) : [];
    });
    return promiseSpansOutsideTexts(promises, [...known, ...heard]);
  }

  /** Stretches in Urdu or a like language. Arabic texts are cut out first: few people put a stop behind them. */
  private ownStretches(message: string, arabic: readonly Word[]): MessageCharacterSpan[] {
    if (!hasExtendedArabicLetter(message)) return [];
    const indexed = indexMessage(arabic, this.arabic.index, true);
    const known = findTextsInMessage(indexed, [[0, indexed.words.length]], this.arabic.index, this.texts)
      .filter((one) => {
        const isFormula = (one.to - one.from) * MIN_LANGUAGE_WORDS_PER_ARABIC_WORD < arabic.length;
        const least = reachesBothTextEnds(one) && !isFormula ? MIN_WORDS_OF_SHORT_TEXT_AMONG_OTHERS : MIN_WORDS_OF_TEXT_AMONG_OTHERS;
        return one.matched >= least && identifiesText(one, indexed, this.arabic.index) && !matchesOnlyWordsAroundDua(indexed, one);
      })
      .map((one) => spanWithMovedWords(one, indexed))
      .filter(({ start, end }) => !hasExtendedArabicLetter(message.slice(start, end)));
    return subtractSpans(urduLikeStretches(blankOut(message, known)), known);
  }

  private checkText(message: string, promises: readonly MessageCharacterSpan[]): CheckResult {
    const arabicOf = arabicWords(message);
    const latin = latinWords(message);
    const own = this.isInArabicScript ? this.ownStretches(message, arabicOf) : [];
    const isOwn = ({ at }: Word): boolean => own.some(({ start, end }) => at >= start && at < end);
    const arabic = arabicOf.filter((word) => !isOwn(word));
    const result = checkWords(message, indexMessage(arabic, this.arabic.index, true), this.arabic, promises);
    const others = (
      this.isInArabicScript ? arabicAndLatinWords(message).filter((word) => isOwn(word) || !isInScript(word.text)) : latin
    ).filter(({ at }) => !promises.some(({ start, end }) => at >= start && at < end));
    const isKnown = arabic.length > 0 && (result.verdict !== 'unknown' || result.matches.length > 0);
    const lines = linesOf(message, others);
    const isOfArabic = isKnown ? !isArabicIncidental(arabic, others) : others.length < Math.max(1, arabic.length);
    if (isOfArabic) return this.withLines(message, arabic, result, lines);
    const translated = checkWords(message, indexMessage(others, this.translations.index, false), this.translations, promises);
    if (translated.verdict !== 'unknown') return this.withHeardLines(message, translated, lines);
    if (isKnown) return result;
    const heard = this.sounds.check(message, promises);
    if (heard.verdict === 'unknown') return this.withLines(message, arabic, heard, lines);
    return this.listOfTexts(message, heard, lines) ?? heard;
  }

  /** For a transliteration with its translation below: compares line by line, by sound where a line is no translation. */
  private withHeardLines(message: string, translated: CheckResult, lines: readonly MessageLine[]): CheckResult {
    if (translated.unknown.length === 0 || lines.length < 2) return translated;
    const listed = this.withLines(message, [], { verdict: 'unknown', matches: [], unknown: [], promises: translated.promises }, lines);
    const areKept = translated.matches.every(({ text }) => listed.matches.some((one) => one.text.id === text.id));
    if (!areKept || listed.unknown.length >= translated.unknown.length) return translated;
    if (listed.unknown.length > 0 || listed.matches.length > 1) return listed;
    // All lines are of one text. The verdict is that of the line of the match, compared alone: differences in a translation
    // beside it do not count.
    const [main] = listed.matches;
    const own = lines.find(({ start, end }) => main !== undefined && main.start >= start && main.end <= end);
    return { ...listed, verdict: own ? this.checkText(message.slice(own.start, own.end), []).verdict : listed.verdict };
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
    const isInTexts = (span: MessageCharacterSpan): boolean =>
      listed.matches.some(({ beside = [] }) => beside.some((one) => one.start === span.start));
    if (listed.verdict !== 'composed' && !(listed.matches.length > 1 && listed.unknown.every(isInTexts))) return undefined;
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
    if (line.words.length < MIN_COMPARED_LINE_WORDS)
      return isBesideArabic ? [] : this.sounds.matchesInSpan(message, line, isSureOfShortLine);
    const translated = checkWords(message, indexMessage(line.words, this.translations.index, false), this.translations, []);
    if (translated.verdict !== 'unknown') return translated.matches;
    return this.sounds.matchesInSpan(message, line);
  }

  /** A line by itself, or cut before and behind the texts that stand among other words in it. */
  private partsOfLine(message: string, line: MessageLine, isBesideArabic: boolean): PartOfLine[] {
    const parts: PartOfLine[] = [];
    const open = [line];
    for (let part = open.pop(); part; part = open.pop()) {
      const matches = this.matchesInLine(message, part, isBesideArabic || part !== line);
      const found = matches.length === 0 && parts.length < MAX_PARTS_OF_LINE ? this.partAmongOtherWords(message, part) : undefined;
      parts.push(found ?? { line: part, matches });
      if (!found) continue;
      const { start, end } = found.line;
      for (const isRest of [({ at }: Word) => at < start, ({ at }: Word) => at >= end])
        open.push(...linesOf(message, part.words.filter(isRest)));
    }
    return parts.toSorted((a, b) => a.line.start - b.line.start);
  }

  /** A text among other words of a line, with the words that sound like it; undefined where no text matches for certain. */
  private partAmongOtherWords(message: string, line: MessageLine): PartOfLine | undefined {
    const found = line.words.length < MIN_COMPARED_LINE_WORDS ? undefined : this.sounds.matchAmongOtherWords(message, line);
    if (!found) return undefined;
    const { span, matches } = found;
    return { line: { ...span, words: line.words.filter(({ at }) => at >= span.start && at < span.end) }, matches };
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
    const beside: MessageCharacterSpan[] = [];
    for (const { matches } of inLines) {
      if (arabic.length > 0 && matches.some(isInArabic)) continue;
      beside.push(...(matches[0]?.beside ?? []));
      // A line can sound like several texts; only the nearest is reported.
      for (const match of matches[0]?.layer === 'latin' ? matches.slice(0, 1) : matches) {
        if (!added.has(match.text.id)) added.set(match.text.id, match);
      }
    }
    if (added.size === 0) return result;
    const matches = [...result.matches, ...added.values()];
    const unheard =
      arabic.length > 0
        ? result.unknown
        : inLines.flatMap(({ line: { start, end }, matches: found }) => (found.length > 0 ? [] : [{ start, end }]));
    const unknown = [...unheard, ...beside].toSorted((a, b) => a.start - b.start);
    return {
      ...result,
      verdict: verdictWithLineTexts(result.verdict, matches, unknown),
      matches,
      unknown,
    };
  }
}
