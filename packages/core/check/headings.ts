/** Headings in Latin letters: what stands before a colon and says what follows, such as "Dua before sleep:". */
import type { MessageCharacterSpan } from './model.ts';
import { hasArabicLetters } from '../search/fold.ts';

/** From the beginning of a line to its first colon. A colon within an address or a verse is none. */
const BEFORE_COLON = /^[^\n:]*:(?![\d/])/gmu;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’‘`-]*/gu;
/** With more words before its colon, a line is a sentence, not a heading. The limit is lower if the dua follows in the line. */
const MAX_WORDS_OF_HEADING_LINE = 10;
const MAX_WORDS_OF_HEADING_IN_LINE = 6;

/** The headings of a message that something follows. They may begin a text too: "Our Lord:". */
export function latinHeadingsIn(message: string): MessageCharacterSpan[] {
  return Array.from(message.matchAll(BEFORE_COLON)).flatMap(({ 0: heading, index }): MessageCharacterSpan[] => {
    const end = index + heading.length;
    const words = heading.match(WORD) ?? [];
    const endsLine = /^[^\p{L}\p{N}\n]*(?:\n|$)/u.test(message.slice(end));
    const isShort = words.length <= (endsLine ? MAX_WORDS_OF_HEADING_LINE : MAX_WORDS_OF_HEADING_IN_LINE);
    const isFollowed = /\p{L}/u.test(message.slice(end));
    return /\p{L}/u.test(heading) && !hasArabicLetters(heading) && isShort && isFollowed ? [{ start: index, end }] : [];
  });
}
