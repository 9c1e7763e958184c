/** What people write in the line of a dua or beside it: about its reward, or as a saying of the Prophet. */
import { PROPHET, READER, REWARD, SAID } from '../messages/check-languages.ts';
import { anyOf } from './any-of.ts';
import { foldMessage } from './folded-message.ts';
import type { MessageCharacterSpan } from './model.ts';

/** Arabic words for paradise and hell, in Latin spellings that every language has. */
const ARABIC_REWARD = 'jann?a[ht]|jahann?am';
/** The Prophet, in such spellings. */
const ARABIC_PROPHET = 'rasul\\w*|nabi';

const pattern = (words: string): RegExp => new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u');

/** Who says a dua, or that one should: "whoever reads", "read this". */
const READER_PATTERN = pattern(READER);
/** Words for the reward that is promised. */
const REWARD_PATTERN = pattern(anyOf(ARABIC_REWARD, REWARD));
/** "The Prophet said", before a saying that is ascribed to him. */
const SAYING_PATTERN = pattern(`(?:${anyOf(ARABIC_PROPHET, PROPHET)})[^:.]{0,30}? (?:${SAID})`);
/** A label before a saying. */
const HADITH_LABEL = pattern('(?:hadi[ts]h?|حديث) ?:(?:[^\\p{L}\\n]+\\p{L}+){4}');

/** A sentence; the stop within a number ends none. */
const SENTENCE = /(?:[^\n.!?؟۔…*•★☆✨\p{Extended_Pictographic}]|\.(?=\p{N}))+/gu;
/** Fewer words behind "the Prophet said" are no saying, and beside a text no promise. */
export const MIN_WORDS_OF_SAYING = 3;
const WORD = /[\p{L}\p{N}]+/gu;

/** Whether a folded sentence promises a reward, or quotes a saying: behind a label, or before a colon. */
function isVirtue(sentence: string): boolean {
  if (HADITH_LABEL.test(sentence) || (REWARD_PATTERN.test(sentence) && READER_PATTERN.test(sentence))) return true;
  const said = SAYING_PATTERN.exec(sentence);
  const [saying = '', text] = said ? sentence.slice(said.index + said[0].length).split(':', 2) : [];
  return text !== undefined && (saying.match(WORD)?.length ?? 0) >= MIN_WORDS_OF_SAYING;
}

/** The sentences of a message, in a language or script other than Arabic, that promise a reward or quote a saying. */
export function virtuesIn(message: string): MessageCharacterSpan[] {
  const { text, offsets } = foldMessage(message);
  return Array.from(text.matchAll(SENTENCE)).flatMap(({ 0: sentence, index }) =>
    isVirtue(sentence) ? [{ start: offsets[index] ?? 0, end: offsets[index + sentence.length] ?? message.length }] : [],
  );
}
