/** Compares the vowels of two spellings of one word. What only one of them writes, and what print may add or leave out, is no difference. */

interface Letter {
  letter: string;
  vowel: string;
  isDouble: boolean;
}

const VOWELS: Readonly<Record<string, string>> = {
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
const SHADDA = '\u0651';
/** Letters that carry no vowel of their own to compare: alif in its forms, and what lengthens. */
const BARE = /[اآٱىأإ]/;
const SAME_LETTER: Readonly<Record<string, string>> = { ی: 'ي', ک: 'ك', ہ: 'ه', ھ: 'ه', ۃ: 'ة', ئ: 'ي', ؤ: 'و' };

function lettersOf(word: string): Letter[] {
  const letters: Letter[] = [];
  for (const char of word.normalize('NFC')) {
    const last = letters.at(-1);
    const vowel = VOWELS[char];
    if (char === SHADDA) {
      if (last) last.isDouble = true;
    } else if (vowel !== undefined) {
      // Tanwin is written on the alif or on the letter before it.
      const carrier = vowel === 'an' && last?.letter === 'ا' ? letters.at(-2) : last;
      if (carrier) carrier.vowel = vowel;
    } else if (/\p{L}/u.test(char) && char !== '\u0640') letters.push({ letter: SAME_LETTER[char] ?? char, vowel: '', isDouble: false });
  }
  return letters.filter(({ letter }) => !BARE.test(letter) && letter !== 'ء');
}

/** The seats of hamza on alif, which say whether a or u, or i, follows: أن and إن are two words. */
const seatsOf = (word: string): string => word.normalize('NFC').replace(/[^أإ]/g, '');

/** Whether both words write a vowel on the same letter and the two are not the same. @param theirs and @param ours have the same letters */
export function otherVowels(theirs: string, ours: string): boolean {
  if (theirs === ours) return false;
  const [ourSeats, theirSeats] = [seatsOf(ours), seatsOf(theirs)];
  if (ourSeats.length === theirSeats.length && ourSeats !== theirSeats) return true;
  const [mine, yours] = [lettersOf(ours), lettersOf(theirs)];
  if (mine.length !== yours.length) return false;
  const last = mine.length - 1;
  return mine.some((one, at) => {
    const other = yours[at];
    if (!other || one.letter !== other.letter) return false;
    // The first letter of a word is doubled only into the word before it, and a pause takes the vowel of the last.
    if (other.isDouble && !one.isDouble && at > 0 && one.vowel !== '') return true;
    if (one.vowel === '' || other.vowel === '' || one.vowel === other.vowel) return false;
    return at < last || (one.vowel !== 'none' && other.vowel !== 'none');
  });
}
