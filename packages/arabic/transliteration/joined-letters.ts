// The letters that open twenty-nine chapters of the Qur'an are read by their names.
const LETTER_NAMES: Readonly<Record<string, string>> = {
  ا: 'alif',
  ل: 'lām',
  م: 'mīm',
  ص: 'ṣād',
  ر: 'rā',
  ك: 'kāf',
  ه: 'hā',
  ي: 'yā',
  ع: 'ʿayn',
  ط: 'ṭā',
  س: 'sīn',
  ح: 'ḥā',
  ق: 'qāf',
  ن: 'nūn',
};

const JOINED_LETTER_WORDS = new Set(['الٓمٓ', 'الٓمٓصٓ', 'الٓر', 'الٓمٓر', 'كٓهيعٓصٓ', 'طه', 'طسٓمٓ', 'طسٓ', 'يسٓ', 'صٓ', 'حمٓ', 'عٓسٓقٓ', 'قٓ', 'نٓ']);

/** The names of the letters: alif lām mīm for الٓمٓ; undefined for any other word. */
export function readJoinedLetters(word: string): string | undefined {
  if (!JOINED_LETTER_WORDS.has(word)) return undefined;
  return [...word]
    .filter((char) => char !== '\u0653')
    .map((char) => LETTER_NAMES[char])
    .join(' ');
}
