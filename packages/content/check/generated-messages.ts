/** Makes messages of the known texts as people send them, each with the verdict and the texts that are right for it. */
import type { KnownText, Verdict } from '../../core/check/model.ts';
import { arabicWords } from '../../core/check/words.ts';
import { type Random, seededRandom } from '../mutation/random.ts';

export interface GeneratedMessage {
  kind: string;
  text: string;
  /** Verdicts that are right; a message may by chance be another text. */
  verdicts: readonly Verdict[];
  /** Each list holds the ids of texts with the same words, one of which must be named. */
  cards: readonly (readonly string[])[];
}

interface Source {
  text: KnownText;
  words: readonly string[];
  letters: string;
}

const MARKS = /[\u064b-\u0652\u0670\u06d6-\u06ed\u08f0-\u08f2\u0653-\u0657\u065e]/g;

/** Without vowels, as it is typed. Signs of the Qur'an's spelling stand for letters, so its texts keep them. */
const unvowelled = (arabic: string): string => (/[\u0671\u06e1]/.test(arabic) ? arabic : arabic.replace(MARKS, ''));
const persian = (text: string): string => text.replaceAll(/[يى]/g, 'ی').replaceAll('ك', 'ک').replaceAll('ه', 'ہ');
const lettersOf = (text: string): string =>
  arabicWords(text)
    .map(({ letters }) => letters[0])
    .join(' ');

/** Words that no text has beside one another. */
const STRANGE = ['المستشفى', 'الطائرة', 'القمرية', 'سنابل', 'زعفران', 'ياسمين', 'الفراشات', 'بستان', 'نافذة', 'قنديل'];

const HEADINGS = ['دعاء جميل:', '🌹 دعاء 🌹', 'اللهم آمين 🤲', 'Beautiful dua ⭐⭐⭐', '*دعاء مستجاب*', 'قال رسول الله ﷺ:', '1) 📿'];
const PROMISES = [
  'أرسلها إلى عشرة أشخاص وستسمع خبرا سعيدا',
  'من أرسل هذا الدعاء إلى سبعة من أصدقائه تحققت أمنيته',
  'انشرها ولا تجعلها تقف عندك، أمانة في رقبتك إلى يوم القيامة',
  'Send this to 10 people and you will hear good news tonight!',
  'Whoever forwards this message to seven friends will see a miracle',
  'Envoie ce message à dix personnes et tu recevras une bonne nouvelle',
  'Kirimkan pesan ini kepada sepuluh orang teman, jangan putus rantai ini',
  'Call +44 7700 900123 and share with all your contacts 📞',
];

/** Whether a source has these words in a row. */
const holds = (source: Source, letters: string): boolean => ` ${source.letters} `.includes(` ${letters} `);

/** A transliteration of so many words at the least says which text it is of. */
const LEAST_IN_LINE = 6;

/** A transliteration without its signs, as it is typed. */
function typedLatin({ text: { latin = '' } }: Source): string | undefined {
  const typed = latin
    .normalize('NFD')
    .replace(/[\p{M}ʾʿ]/gu, '')
    .replaceAll('\n', ' ');
  return typed.split(' ').length < LEAST_IN_LINE ? undefined : typed;
}

/** Two neighbouring letters that are not the same, exchanged. */
function exchanged(word: string, random: Random): string | undefined {
  const letters = [...word.replace(MARKS, '').replaceAll('\u0640', '')];
  const places = letters.flatMap((letter, at) => {
    const next = letters[at + 1];
    return next !== undefined && lettersOf(letter) !== lettersOf(next) && /\p{L}/u.test(letter) && /\p{L}/u.test(next) ? [at] : [];
  });
  const at = random.pick(places);
  if (at === undefined) return undefined;
  return [...letters.slice(0, at), letters[at + 1], letters[at], ...letters.slice(at + 2)].join('');
}

type Maker = (
  source: Source,
  random: Random,
  all: readonly Source[],
) => { words: readonly string[]; verdict: Verdict; with?: Source; line?: string } | undefined;

const between = (words: readonly unknown[], random: Random): number => 1 + random.below(words.length - 2);

const MAKERS: Readonly<Record<string, Maker>> = {
  'as it is': ({ words }) => ({ words, verdict: 'same' }),
  'a word dropped': ({ words }, random) =>
    words.length < 5 ? undefined : { words: words.toSpliced(between(words, random), 1), verdict: 'differs' },
  'a word added': ({ words }, random) =>
    words.length < 4 ? undefined : { words: words.toSpliced(between(words, random), 0, random.pick(STRANGE) ?? ''), verdict: 'differs' },
  'another word': ({ words }, random) =>
    words.length < 5 ? undefined : { words: words.with(random.below(words.length), random.pick(STRANGE) ?? ''), verdict: 'differs' },
  'two words exchanged': ({ words }, random) => {
    if (words.length < 5) return undefined;
    const at = between(words, random);
    const [one = '', other = ''] = [words[at], words[at + 1]];
    return { words: words.toSpliced(at, 2, other, one), verdict: 'differs' };
  },
  'two letters exchanged': ({ words }, random) => {
    if (words.length < 4) return undefined;
    const at = random.below(words.length);
    const wrong = exchanged(words[at] ?? '', random);
    return wrong === undefined ? undefined : { words: words.with(at, wrong), verdict: 'differs' };
  },
  'cut short': ({ words }, random) =>
    words.length < 8
      ? undefined
      : { words: words.slice(0, Math.max(5, Math.floor(words.length * (0.4 + random.below(40) / 100)))), verdict: 'part' },
  'the beginning cut off': ({ words }, random) =>
    words.length < 8
      ? undefined
      : { words: words.slice(Math.min(words.length - 5, 2 + random.below(Math.floor(words.length / 2)))), verdict: 'part' },
  'two joined': (source, random, all) => {
    const other = random.pick(all);
    if (!other || other === source || source.words.length < 4 || other.words.length < 4) return undefined;
    return { words: [...source.words, random.below(2) === 0 ? '\n' : ' ', ...other.words], verdict: 'composed', with: other };
  },
};

/** Kinds whose messages have a line in Latin letters below the Arabic. */
const WITH_LINE: Readonly<Record<string, Maker>> = {
  'its transliteration below it': (source) => {
    const line = typedLatin(source);
    return line === undefined ? undefined : { words: source.words, verdict: 'same', line };
  },
  'the transliteration of another below it': (source, random, all) => {
    const other = random.pick(all);
    const line = other && typedLatin(other);
    if (!line || source.words.length < 4 || holds(source, other.letters) || holds(other, source.letters)) return undefined;
    return { words: source.words, verdict: 'composed', with: other, line };
  },
};

/** What is done to a message of any kind: whether vowels stay, which keyboard, what stands around. */
function dressed(words: readonly string[], random: Random): string {
  let text = words.join(' ').replaceAll(/ ?\n ?/g, '\n');
  if (random.below(4) > 0) text = unvowelled(text);
  if (random.below(4) === 0) text = persian(text);
  if (random.below(6) === 0) text = text.replaceAll(/[أإآ]/g, 'ا');
  if (random.below(3) === 0) text = `${random.pick(HEADINGS)}\n${text}`;
  if (random.below(3) === 0) text = `${text} ${random.pick(['🤲', '🌸🌸', '***', '(3)'])}\n${random.pick(PROMISES)}`;
  return text;
}

/**
 * @param known the texts; those without Arabic, without a blank and with `{name}` are left out
 * @param count how many messages
 * @param seed the same seed makes the same messages
 */
export function generateMessages(known: readonly KnownText[], count: number, seed: number): GeneratedMessage[] {
  const random = seededRandom(seed);
  const sources = known.flatMap((text): Source[] => {
    const arabic = text.arabic ?? '';
    // A heading such as "so and so said" around a quotation is a sentence of ours, and a pair of words alone is part of many texts.
    const words = arabic.split(/\s+/).filter((word) => /\p{L}/u.test(word));
    return words.length < 2 || arabic.includes('{name}') || /ﷺ|رَسُولُ اللَّهِ|صَلَّى اللَّهُ عَلَيْهِ/.test(arabic)
      ? []
      : [{ text, words, letters: lettersOf(arabic) }];
  });
  const kinds = Object.entries({ ...MAKERS, ...WITH_LINE });
  const made: GeneratedMessage[] = [];
  while (made.length < count) {
    const [kind = '', make] = kinds[made.length % kinds.length] ?? [];
    const source = random.pick(sources);
    const changed = source && make?.(source, random, sources);
    if (!source || !changed) continue;
    const letters = lettersOf(changed.words.join(' '));
    // By chance a change can make the words of another text, or leave them as they were.
    const equal = sources.filter((one) => one.letters === letters);
    if (changed.line === undefined) {
      if (equal.length > 0 && changed.verdict !== 'same') continue;
      // Two verses in their order are a part of a longer text.
      if (changed.verdict === 'composed' && sources.some((one) => holds(one, letters))) continue;
    }
    const owners = (one: Source): string[] => {
      const own =
        changed.verdict === 'part'
          ? sources.filter((other) => holds(other, letters))
          : sources.filter((other) => other.letters === one.letters);
      return own.map(({ text }) => text.id);
    };
    const all = [source, ...(changed.with ? [changed.with] : [])];
    const isLeftOut = source.text.isLeftOut || changed.with?.text.isLeftOut;
    const text = dressed(changed.words, random);
    made.push({
      kind,
      text: changed.line === undefined ? text : `${text}\n${changed.line}`,
      verdicts: isLeftOut ? [changed.verdict, 'left-out'] : [changed.verdict],
      cards: all.map(owners),
    });
  }
  return made;
}
