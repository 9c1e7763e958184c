/** Makes messages of the known texts as people send them, each with the verdict and the texts that are right for it. */
import type { KnownText, Verdict } from '../../packages/core/check/model.ts';
import { arabicWords } from '../../packages/core/check/words.ts';
import { type Random, seededRandom } from '../../packages/content/mutation/random.ts';

export interface GeneratedMessage {
  kind: string;
  text: string;
  /** Verdicts that are right: `left-out` is right too for words that a page leaves out on purpose. */
  verdicts: readonly Verdict[];
  /** Each list holds the ids of texts with the same words, one of which must be named. */
  cards: readonly (readonly string[])[];
}

interface MessageSourceText {
  text: KnownText;
  words: readonly string[];
  letters: string;
}

const ARABIC_MARKS = /[\u064b-\u0652\u0670\u06d6-\u06ed\u08f0-\u08f2\u0653-\u0657\u065e]/g;

/** Without vowels, as it is typed. Signs of the Qur'an's spelling stand for letters, so its texts keep them. */
const withoutVowels = (arabic: string): string => (/[\u0671\u06e1]/.test(arabic) ? arabic : arabic.replace(ARABIC_MARKS, ''));
const withPersianLetters = (text: string): string => text.replaceAll(/[يى]/g, 'ی').replaceAll('ك', 'ک').replaceAll('ه', 'ہ');
const foldedLettersOf = (text: string): string =>
  arabicWords(text)
    .map(({ letters }) => letters[0])
    .join(' ');

/** Words that stand beside one another in no text. */
const UNRELATED_ARABIC_WORDS = ['المستشفى', 'الطائرة', 'القمرية', 'سنابل', 'زعفران', 'ياسمين', 'الفراشات', 'بستان', 'نافذة', 'قنديل'];

const MESSAGE_HEADINGS = [
  'دعاء جميل:',
  '🌹 دعاء 🌹',
  'اللهم آمين 🤲',
  'Beautiful dua ⭐⭐⭐',
  '*دعاء مستجاب*',
  'قال رسول الله ﷺ:',
  '1) 📿',
];
const CHAIN_LETTER_LINES = [
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
const hasWordsInRow = (source: MessageSourceText, letters: string): boolean => ` ${source.letters} `.includes(` ${letters} `);

/** A shorter transliteration may be of several texts. */
const MIN_WORDS_OF_TRANSLITERATION = 6;

/** A transliteration without its signs, as it is typed. */
function transliterationAsTyped({ text: { latin = '' } }: MessageSourceText): string | undefined {
  const typed = latin
    .normalize('NFD')
    .replace(/[\p{M}ʾʿ]/gu, '')
    .replaceAll('\n', ' ');
  return typed.split(' ').length < MIN_WORDS_OF_TRANSLITERATION ? undefined : typed;
}

/** A word with two different neighbouring letters exchanged. */
function swapNeighbouringLetters(word: string, random: Random): string | undefined {
  const letters = [...word.replace(ARABIC_MARKS, '').replaceAll('\u0640', '')];
  const places = letters.flatMap((letter, at) => {
    const next = letters[at + 1];
    return next !== undefined && foldedLettersOf(letter) !== foldedLettersOf(next) && /\p{L}/u.test(letter) && /\p{L}/u.test(next)
      ? [at]
      : [];
  });
  const at = random.pick(places);
  if (at === undefined) return undefined;
  return [...letters.slice(0, at), letters[at + 1], letters[at], ...letters.slice(at + 2)].join('');
}

type MessageMaker = (
  source: MessageSourceText,
  random: Random,
  all: readonly MessageSourceText[],
) => { words: readonly string[]; verdict: Verdict; with?: MessageSourceText; line?: string } | undefined;

const randomInnerIndex = (words: readonly unknown[], random: Random): number => 1 + random.below(words.length - 2);

const MESSAGE_MAKER_BY_KIND: Readonly<Record<string, MessageMaker>> = {
  'as it is': ({ words }) => ({ words, verdict: 'same' }),
  'a word dropped': ({ words }, random) =>
    words.length < 5 ? undefined : { words: words.toSpliced(randomInnerIndex(words, random), 1), verdict: 'differs' },
  'a word added': ({ words }, random) =>
    words.length < 4
      ? undefined
      : { words: words.toSpliced(randomInnerIndex(words, random), 0, random.pick(UNRELATED_ARABIC_WORDS) ?? ''), verdict: 'differs' },
  'another word': ({ words }, random) =>
    words.length < 5
      ? undefined
      : { words: words.with(random.below(words.length), random.pick(UNRELATED_ARABIC_WORDS) ?? ''), verdict: 'differs' },
  'two words exchanged': ({ words }, random) => {
    if (words.length < 5) return undefined;
    const at = randomInnerIndex(words, random);
    const [one = '', other = ''] = [words[at], words[at + 1]];
    return { words: words.toSpliced(at, 2, other, one), verdict: 'differs' };
  },
  'two letters exchanged': ({ words }, random) => {
    if (words.length < 4) return undefined;
    const at = random.below(words.length);
    const wrong = swapNeighbouringLetters(words[at] ?? '', random);
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
const MAKERS_WITH_TRANSLITERATION_BELOW: Readonly<Record<string, MessageMaker>> = {
  'its transliteration below it': (source) => {
    const line = transliterationAsTyped(source);
    return line === undefined ? undefined : { words: source.words, verdict: 'same', line };
  },
  'the transliteration of another below it': (source, random, all) => {
    const other = random.pick(all);
    const line = other && transliterationAsTyped(other);
    if (!line || source.words.length < 4 || hasWordsInRow(source, other.letters) || hasWordsInRow(other, source.letters)) return undefined;
    return { words: source.words, verdict: 'composed', with: other, line };
  },
};

/** Varies a message of any kind: its vowels, its keyboard, the lines around it. */
function varyMessage(words: readonly string[], random: Random): string {
  let text = words.join(' ').replaceAll(/ ?\n ?/g, '\n');
  if (random.below(4) > 0) text = withoutVowels(text);
  if (random.below(4) === 0) text = withPersianLetters(text);
  if (random.below(6) === 0) text = text.replaceAll(/[أإآ]/g, 'ا');
  if (random.below(3) === 0) text = `${random.pick(MESSAGE_HEADINGS)}\n${text}`;
  if (random.below(3) === 0) text = `${text} ${random.pick(['🤲', '🌸🌸', '***', '(3)'])}\n${random.pick(CHAIN_LETTER_LINES)}`;
  return text;
}

/**
 * @param known all texts; those of one word, without Arabic, with `{name}` or that name or bless the Prophet are not used
 * @param count how many messages
 * @param seed the same seed makes the same messages
 */
export function generateMessages(known: readonly KnownText[], count: number, seed: number): GeneratedMessage[] {
  const random = seededRandom(seed);
  const sources = known.flatMap((text): MessageSourceText[] => {
    const arabic = text.arabic ?? '';
    // Left out: texts that name or bless the Prophet, since a heading such as "so and so said" is our own sentence; and single
    // words, which are part of many texts.
    const words = arabic.split(/\s+/).filter((word) => /\p{L}/u.test(word));
    return words.length < 2 || arabic.includes('{name}') || /ﷺ|رَسُولُ اللَّهِ|صَلَّى اللَّهُ عَلَيْهِ/.test(arabic)
      ? []
      : [{ text, words, letters: foldedLettersOf(arabic) }];
  });
  const kinds = Object.entries({ ...MESSAGE_MAKER_BY_KIND, ...MAKERS_WITH_TRANSLITERATION_BELOW });
  const made: GeneratedMessage[] = [];
  while (made.length < count) {
    const [kind = '', make] = kinds[made.length % kinds.length] ?? [];
    const source = random.pick(sources);
    const changed = source && make?.(source, random, sources);
    if (!source || !changed) continue;
    const letters = foldedLettersOf(changed.words.join(' '));
    // By chance a change can make the words of another text, or leave them as they were.
    const equal = sources.filter((one) => one.letters === letters);
    if (changed.line === undefined) {
      if (equal.length > 0 && changed.verdict !== 'same') continue;
      // Two verses in their order are a part of a longer text.
      if (changed.verdict === 'composed' && sources.some((one) => hasWordsInRow(one, letters))) continue;
    }
    const owners = (one: MessageSourceText): string[] => {
      const own =
        changed.verdict === 'part'
          ? sources.filter((other) => hasWordsInRow(other, letters))
          : sources.filter((other) => other.letters === one.letters);
      return own.map(({ text }) => text.id);
    };
    const all = [source, ...(changed.with ? [changed.with] : [])];
    const isLeftOut = source.text.isLeftOut || changed.with?.text.isLeftOut;
    const text = varyMessage(changed.words, random);
    made.push({
      kind,
      text: changed.line === undefined ? text : `${text}\n${changed.line}`,
      verdicts: isLeftOut ? [changed.verdict, 'left-out'] : [changed.verdict],
      cards: all.map(owners),
    });
  }
  return made;
}
