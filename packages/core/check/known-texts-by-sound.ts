/** Which known texts the words of a message sound like, where it is a transliteration. */
import type { CheckResult, ComparisonStep, KnownText, KnownTextMatch, MessageCharacterSpan, Verdict } from './model.ts';
import { SoundIndex, type TextMatchBySound } from './sound-index.ts';
import { formulaSoundCount, countSoundsAtIndexes, startsWithThanksToPeople, isHalfOfWordHeard, type WordWithSoundRange } from './sounds.ts';
import { spanOfWords } from './spans.ts';
import { blankOut } from './stated.ts';
import { latinWords, type Word } from './words.ts';

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
/** More than the eleven sounds of the longest opening that is known (`OPENING_SOUNDS`). */
const MIN_SOUND_RUN_LONGER_THAN_FORMULAS = 12;
const MIN_SHARE_IN_RUNS_FOR_WHOLE = 0.7;
/** With at least this share of sounds in common, a match is not by chance, whether the sounds are in runs or not. */
const MIN_SOUND_SHARE_WITHOUT_RUNS = 0.8;
/**
 * The sounds of the openings "Allahumma inni audhu bika min sharri" and "Allahumma inni asaluka", and how many sounds behind an
 * opening make a match a part of a text.
 */
const OPENING_SOUNDS = /^(?:lhm)?(?:n?dbk|n?slk)?(?:mn)?(?:šr)?/;
const MIN_SOUNDS_BEHIND_OPENING = 3;
/** A text of at least this many sounds is recognized with other words inserted in its middle. */
const MIN_SOUNDS_OF_TEXT_WITH_INSERTION = 20;
/** Fewer than for a message: a line is short, and few texts sound like it. */
const MAX_SOUND_CANDIDATES_OF_LINE = 3;
/** A line that has only a part of a text must have so many sounds to identify the text. */
const MIN_LINE_SOUNDS_TO_IDENTIFY = 20;
/** The same for a line that is the beginning of a text, with nearly all sounds in common. */
const MIN_LINE_SOUNDS_OF_BEGINNING = 14;
/** Least sounds of a shorter line that is a whole text. With fewer sounds, names and everyday words would match texts. */
const MIN_SOUNDS_OF_SHORT_LINE = 5;
/** The same for one that has only the beginning of a text. */
const MIN_SOUNDS_OF_SHORT_LINE_WITH_BEGINNING = 6;
/**
 * Least sounds in a row that identify a text among other words. By chance at most 9 matched, in 240,000 words of English, French
 * and Indonesian.
 */
const MIN_SOUND_RUN_AMONG_OTHER_WORDS = 10;
/** The same where the text is there whole. By chance at most 6 matched. */
const MIN_SOUND_RUN_OF_WHOLE_AMONG_OTHER_WORDS = 8;

/** Whether a message has all of a text, with or without other words in its middle. */
const hasTextWithGaps = ({ ofText, own, inRuns }: TextMatchBySound): boolean =>
  own.letters.length >= MIN_SOUNDS_OF_TEXT_WITH_INSERTION &&
  ofText >= MIN_SOUND_SHARE_FOR_WHOLE &&
  inRuns / own.letters.length >= MIN_SHARE_IN_RUNS_FOR_WHOLE;

/** Whether a message is a text from its first word to its last, with other words in the middle. */
const hasInsertion = (heard: TextMatchBySound): boolean =>
  hasTextWithGaps(heard) &&
  [heard.message.words[0], heard.message.words.at(-1)].every((word) => word && isHalfOfWordHeard(word, heard.theirs));

/** Unheard words with fewer sounds, within a text and at its ends, may be unusual spellings and do not count as added. */
const MIN_INSERTED_SOUNDS = 5;
const MIN_SOUNDS_AT_END = 3;
/** A call, which counts as added even if its name has few sounds: "ya Ali". */
const CALL = /^y[aâā]+ /i;
/** What people say behind a dua, "amin ya rabbal alamin", and the place of a verse. */
const WORD_AFTER_DUA = /^(?:\d+|s[ou]+ra\w*|vers\w*|a+m[ei]+n|ya+|rabb?\w{0,2}|a?l?\W?alam[ei]+n|allah\w*)$/i;

/** Words of a message that stand before, in or behind a text that it has, and are no words of it. */
function addedSpans(match: TextMatchBySound): (MessageCharacterSpan & { isAtEnd: boolean })[] {
  const { own, theirs, ours, message } = match;
  const heard = message.words.map((word) => countSoundsAtIndexes(word, theirs) > 0);
  const [first, last] = [heard.indexOf(true), heard.lastIndexOf(true)];
  const runs: WordWithSoundRange[][] = [[]];
  message.words.forEach((word, at) => {
    if (at === first || at === last || (at > first && at < last && isHalfOfWordHeard(word, theirs))) runs.push([]);
    else runs.at(-1)?.push(word);
  });
  return runs.flatMap((run, at) => {
    const [from, to] = [run[0], run.at(-1)];
    if (!from || !to) return [];
    const isAtEnd = at === 0 || at === runs.length - 1;
    // Sounds of the text that were not heard at this end may be these words in an unknown spelling: their number is subtracted.
    const lacking = at === 0 ? Math.min(...ours) : own.letters.length - 1 - Math.max(...ours);
    const sounds = to.to - from.from;
    const isAdded = isAtEnd
      ? !run.every(({ text }) => WORD_AFTER_DUA.test(text)) &&
        (sounds - lacking >= MIN_SOUNDS_AT_END || CALL.test(run.map(({ text }) => text).join(' ')))
      : sounds >= MIN_INSERTED_SOUNDS && hasTextWithGaps(match);
    return isAdded ? [{ start: from.at, end: to.at + to.text.length, isAtEnd }] : [];
  });
}

/**
 * A word of one sound that is not heard is ignored: it is an article or a particle, which people join to others or leave out.
 * These words are not ignored, since they reverse or change the meaning.
 */
const NEGATION_OR_REFUGE_WORD = /^(?:[lm][aāâ]+|aʿūdhu)$/i;

/** Whether a word that can change the meaning is not heard. */
const isSignificantUnheard = (word: WordWithSoundRange, heard: ReadonlySet<number>): boolean =>
  !isHalfOfWordHeard(word, heard) && (word.to - word.from > 1 || NEGATION_OR_REFUGE_WORD.test(word.text));

const significantUnheardWords = (words: readonly WordWithSoundRange[], heard: ReadonlySet<number>): WordWithSoundRange[] =>
  words.filter((word) => isSignificantUnheard(word, heard));

/** The sounds of a text from the first that a message has to the last. */
const sharedLetters = ({ own, ours }: TextMatchBySound): string => own.letters.slice(Math.min(...ours), Math.max(...ours) + 1);

/** Whether what a message has of a text is the opening of many: "I seek refuge in You from the evil of". */
const isFormula = (heard: TextMatchBySound): boolean => sharedLetters(heard).replace(OPENING_SOUNDS, '').length < MIN_SOUNDS_BEHIND_OPENING;

/** Whether a line has a text, whole or a telling part of it. */
const isSureOfLine = ({ ofMessage, ofText, message: { letters }, ours }: TextMatchBySound): boolean =>
  ofText >= MIN_SOUND_SHARE_FOR_WHOLE ||
  letters.length >= MIN_LINE_SOUNDS_TO_IDENTIFY ||
  (letters.length >= MIN_LINE_SOUNDS_OF_BEGINNING && ours.has(0) && ofMessage >= MIN_SOUND_SHARE_FOR_SAME);

/**
 * Whether a line is a whole text, or exactly its beginning; not for thanks and greetings, which stand in messages of any kind.
 */
export const isSureOfShortLine = ({ ofMessage, ofText, message: { letters }, ours, run }: TextMatchBySound): boolean => {
  if (letters.length < MIN_SOUNDS_OF_SHORT_LINE || formulaSoundCount(letters) > 0 || startsWithThanksToPeople(letters)) return false;
  const isWhole = Math.min(ofMessage, ofText) >= MIN_SOUND_SHARE_FOR_SAME;
  return isWhole || (letters.length >= MIN_SOUNDS_OF_SHORT_LINE_WITH_BEGINNING && ours.has(0) && run === letters.length);
};

/** Whether a stretch of a line is a text that stands among other words. */
const isSureAmongOtherWords = ({ ofText, message, own, run, inRuns }: TextMatchBySound): boolean => {
  const isWhole = ofText >= MIN_SOUND_SHARE_FOR_WHOLE && inRuns / own.letters.length >= MIN_SHARE_IN_RUNS_FOR_WHOLE;
  return run - formulaSoundCount(message.letters) >= (isWhole ? MIN_SOUND_RUN_OF_WHOLE_AMONG_OTHER_WORDS : MIN_SOUND_RUN_AMONG_OTHER_WORDS);
};

/** The known texts by the sounds of their transliterations. */
export class KnownTextsBySound {
  private readonly index = new SoundIndex();
  private readonly texts: readonly KnownText[];

  /** @param texts by the numbers that `add` is given; may still grow */
  constructor(texts: readonly KnownText[]) {
    this.texts = texts;
  }

  /** @param text number of the text @param latin its transliteration */
  add(text: number, latin: string): void {
    this.index.add(text, latin);
  }

  /** Finds the known texts that a whole message sounds like. */
  check(text: string, promises: readonly MessageCharacterSpan[]): CheckResult {
    const heardText = blankOut(text, promises);
    const heard = this.heardTexts(heardText);
    const [best] = heard;
    const verdict = best ? this.heardVerdict(best) : 'unknown';
    const added = best ? addedSpans(best) : undefined;
    return {
      verdict: added?.some(({ isAtEnd }) => isAtEnd) === true && verdict !== 'left-out' ? 'part' : verdict,
      matches: heard.flatMap((one) => this.heardMatch(one)),
      unknown: added?.map(({ start, end }) => ({ start, end })) ?? [spanOfWords(latinWords(heardText))],
      promises,
    };
  }

  /** The texts that words sound like, the nearest first; a left-out text last, where a text of ours has the same words. */
  private heardTexts(words: string, most?: number): TextMatchBySound[] {
    const heard = this.index.findMatches(words, most).flatMap((one) => {
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
    const isSame =
      least >= MIN_SOUND_SHARE_FOR_SAME &&
      [...significantUnheardWords(message.words, heard.theirs), ...significantUnheardWords(heard.own.words, heard.ours)].length === 0;
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
    if (!isPart || (ofMessage < MIN_SOUND_SHARE_FOR_SAME && isFormula(heard))) return 'unknown';
    return this.isOnlyLeftOut(heard) ? 'left-out' : 'part';
  }

  /** Whether the sounds that a message shares with a text are in left-out texts only. */
  private isOnlyLeftOut(heard: TextMatchBySound): boolean {
    if (!this.texts[heard.text]?.isLeftOut) return false;
    return this.index.textsWithSounds(sharedLetters(heard)).every((one) => this.texts[one]?.isLeftOut);
  }

  /** @param from offset in the message of the line that was compared */
  private heardMatch(heard: TextMatchBySound, from = 0): KnownTextMatch[] {
    const { text, ofText, message, own, theirs, ours } = heard;
    const known = this.texts[text];
    if (!known) return [];
    const words = message.words
      .filter((word) => countSoundsAtIndexes(word, theirs) > 0)
      .map((word): Word => ({ at: from + word.at, text: word.text, key: '', letters: [] }));
    const added = significantUnheardWords(message.words, theirs).map(({ at, text: more }): ComparisonStep => ({
      kind: 'added',
      at: from + at,
      theirs: more,
      ours: '',
      ourAt: 0,
    }));
    const isRough = known.isLeftOut && known.arabic !== undefined;
    const isWhole = ofText >= MIN_SOUND_SHARE_FOR_WHOLE;
    // Of a text that is cut, only a missing word that changes the meaning is reported: the message may skip to another part.
    const [first, last] = [Math.min(...ours), Math.max(...ours)];
    const isToldOfCut = (word: WordWithSoundRange): boolean =>
      NEGATION_OR_REFUGE_WORD.test(word.text) && word.from >= first && word.to <= last;
    const lacking = isRough ? [] : isWhole ? own.words : own.words.filter(isToldOfCut);
    const missing = significantUnheardWords(lacking, ours).map(({ at, text: less }): ComparisonStep => ({
      kind: 'missing',
      at: words[0]?.at ?? from,
      theirs: '',
      ours: less,
      ourAt: at,
    }));
    const beside = isRough ? [] : addedSpans(heard).map(({ start, end }) => ({ start: from + start, end: from + end }));
    return [
      {
        text: known,
        layer: 'latin',
        ...spanOfWords(words),
        coverage: ofText,
        isWhole,
        steps: [...missing, ...added],
        ...(beside.length > 0 ? { beside } : {}),
      },
    ];
  }

  /** The known texts that a line or a part of one sounds like. */
  matchesInSpan(message: string, { start, end }: MessageCharacterSpan, isSure = isSureOfLine): readonly KnownTextMatch[] {
    const heard = this.heardTexts(message.slice(start, end), MAX_SOUND_CANDIDATES_OF_LINE);
    // If the nearest text is not sure, no left-out text behind it is reported.
    const isSurer = heard[0] !== undefined && isSure(heard[0]);
    return heard
      .filter((one) => isSure(one) && (isSurer || !this.texts[one.text]?.isLeftOut))
      .flatMap((one) => this.heardMatch(one, start));
  }

  /** The stretches of a span of a message that sound most like known texts, the nearest first. */
  nearestSpans(message: string, { start, end }: MessageCharacterSpan): (MessageCharacterSpan & { run: number })[] {
    return this.index
      .nearestSpans(message.slice(start, end), MAX_SOUND_CANDIDATES_OF_LINE)
      .map((span) => ({ start: start + span.start, end: start + span.end, run: span.run }));
  }

  /** A text that stands among other words of a line, and where; undefined where no text matches for certain. */
  matchAmongOtherWords(
    message: string,
    line: MessageCharacterSpan,
  ): { span: MessageCharacterSpan; matches: readonly KnownTextMatch[] } | undefined {
    const isSure = (one: TextMatchBySound): boolean =>
      isSureAmongOtherWords(one) && (one.ofText >= MIN_SOUND_SHARE_FOR_WHOLE || !isFormula(one));
    for (const { run, ...span } of this.nearestSpans(message, line)) {
      const matches = run < MIN_SOUND_RUN_OF_WHOLE_AMONG_OTHER_WORDS ? [] : this.matchesInSpan(message, span, isSure);
      if (matches.length > 0) return { span, matches };
    }
    return undefined;
  }
}
