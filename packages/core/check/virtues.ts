/** What people write of the reward of a dua, or as a saying of the Prophet, in the line of one or beside it. */
import { foldMessage } from './folded-message.ts';
import type { MessageCharacterSpan } from './model.ts';

/** Who says a dua, or that one should: "whoever reads", "read this". These are parts of patterns over a folded message, of all languages. */
const READER =
  '(?:who|whoever) [^.]{0,30}?(?:read|recite|say)s?|(?:read|recite|say) [^.]{0,15}?(?:this|it)|' +
  'celui [^.]{0,25}?(?:lit|dit|recite)|(?:lis|recite|dis) [^.]{0,15}?ce(?:ci|tte)?|' +
  '\\w*siapa [^.]{0,25}?(?:mem)?baca|baca(?:lah)? [^.]{0,15}?ini|jo [^.]{0,40}? pa[rd]h\\w*|pa[rd]hn[ae]y? se|' +
  'جو [^.]{0,50}? پڑھ\\p{L}*|پڑھنے سے';
/** What is promised. */
const REWARD =
  'angels?|sins?|paradise|jann?a[ht]|hell|wish(?:es)?|anges?|peches?|paradis|voeux?|' +
  'malaikat|dosa\\w*|surga|farisht\\w*|gunah|jahann?am|فرشت\\p{L}*|گناہ|جنت|جہنم|مراد|مشکل';
/** "The Prophet said", before what he is to have said. */
const SAYING = '(?:prophete?|messenger|rasul\\w*|nabi)[^:.]{0,30}? (?:said|a dit|bersabda|farmaya)';

const pattern = (words: string): RegExp =>
  new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${words.replaceAll(/\p{Script=Arabic}+/gu, (one) => foldMessage(one).text)})(?![\\p{L}\\p{N}])`, 'u');

const [READER_PATTERN, REWARD_PATTERN, SAYING_PATTERN] = [READER, REWARD, SAYING].map(pattern) as [RegExp, RegExp, RegExp];
/** A label before a saying. */
const HADITH_LABEL = pattern('(?:hadi[ts]h?|حدیث) ?:(?:[^\\p{L}\\n]+\\p{L}+){4}');

/** A sentence; the stop within a number ends none. */
const SENTENCE = /(?:[^\n.!?؟۔…*•★☆✨\p{Extended_Pictographic}]|\.(?=\p{N}))+/gu;
/** Fewer words behind "the Prophet said" are no saying, and beside a text no promise. */
export const MIN_WORDS_OF_SAYING = 3;
const WORD = /[\p{L}\p{N}]+/gu;

/** Whether a folded sentence promises a reward, or quotes a saying before a colon. */
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
