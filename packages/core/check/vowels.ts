/** Compares the vowels of two spellings of one word. What only one of them writes, and what print may add or leave out, is no difference. */

interface VowelledLetter {
  letter: string;
  vowel: string;
  /** The vowel of the same mark in the print of India and Pakistan, where that is another. */
  other?: string;
  isDouble: boolean;
}

/** The vowel of a mark; a doubled one ends in n, and sukun is none. */
export const VOWEL_BY_MARK: Readonly<Record<string, string>> = {
  '\u064e': 'a',
  '\u064f': 'u',
  '\u0650': 'i',
  '\u064b': 'an',
  '\u064c': 'un',
  '\u064d': 'in',
  '\u08f0': 'an',
  '\u08f1': 'un',
  '\u08f2': 'in',
  '\u0657': 'an',
  '\u065e': 'un',
  '\u0656': 'in',
  '\u0652': 'none',
  '\u06e1': 'none',
};
/** Inverted damma and subscript alif, which are a long u and a long i in the print of India and Pakistan: بِهٖ, لَهٗ. */
const OTHER_VOWEL_BY_MARK: Readonly<Record<string, string>> = { '\u0657': 'u', '\u0656': 'i' };
const SHADDA = '\u0651';
/** Beside a vowel the Qur'an's small mim is the n of a doubled one, which is said as m before b. */
const SMALL_MIM = /[\u06e2\u06ed]/;
/** Letters whose vowel is not compared: alif in its forms, and alif maqsura, which lengthens. */
const LETTER_WITHOUT_COMPARED_VOWEL = /[اآٱىأإ]/;
const ARABIC_FORM_OF_LETTER: Readonly<Record<string, string>> = { ی: 'ي', ک: 'ك', ہ: 'ه', ھ: 'ه', ۃ: 'ة', ئ: 'ي', ؤ: 'و' };

function lettersOf(word: string): VowelledLetter[] {
  const letters: VowelledLetter[] = [];
  for (const char of word.normalize('NFC')) {
    const last = letters.at(-1);
    const vowel = VOWEL_BY_MARK[char];
    if (char === SHADDA) {
      if (last) last.isDouble = true;
    } else if (vowel !== undefined) {
      // Tanwin is written on the alif or on the letter before it.
      const carrier = vowel === 'an' && last?.letter === 'ا' ? letters.at(-2) : last;
      if (carrier) {
        carrier.vowel = vowel;
        carrier.other = OTHER_VOWEL_BY_MARK[char] ?? vowel;
      }
    } else if (SMALL_MIM.test(char)) {
      if (last && /^[aui]$/.test(last.vowel)) last.vowel += 'n';
    } else if (/\p{L}/u.test(char) && char !== '\u0640')
      letters.push({ letter: ARABIC_FORM_OF_LETTER[char] ?? char, vowel: '', isDouble: false });
  }
  return letters.filter(({ letter }) => !LETTER_WITHOUT_COMPARED_VOWEL.test(letter) && letter !== 'ء');
}

/** The alifs with hamza of a word. The seat says which vowel follows: أن and إن are two words. */
const alifHamzaSeats = (word: string): string => word.normalize('NFC').replace(/[^أإ]/g, '');

/** Whether both words write a vowel on the same letter and the two differ. Both have the same letters. */
export function haveDifferentVowels(theirs: string, ours: string): boolean {
  if (theirs === ours) return false;
  const [ourSeats, theirSeats] = [alifHamzaSeats(ours), alifHamzaSeats(theirs)];
  if (ourSeats.length === theirSeats.length && ourSeats !== theirSeats) return true;
  const [mine, yours] = [lettersOf(ours), lettersOf(theirs)];
  if (mine.length !== yours.length) return false;
  const last = mine.length - 1;
  return mine.some((one, at) => {
    const other = yours[at];
    if (!other || one.letter !== other.letter) return false;
    // A first letter is doubled only by the word before, and a pause drops the vowel of the last letter: neither is a difference.
    if (other.isDouble && !one.isDouble && at > 0 && one.vowel !== '') return true;
    if (one.vowel === '' || other.vowel === '' || one.vowel === other.vowel || one.vowel === other.other) return false;
    return at < last || (one.vowel !== 'none' && other.vowel !== 'none');
  });
}
