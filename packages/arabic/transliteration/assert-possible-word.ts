// Refuses what no Arabic word has. Such a word was written wrongly, or is two words without a blank between them.
import { WordError } from './error.ts';
import type { Letter } from './letters.ts';
import type { Sound } from './sounds.ts';

/** @throws WordError where the word has a letter inside it that only ends words, or sounds that no word has */
export function assertPossibleWord(letters: readonly Letter[], sounds: readonly Sound[], uthmani: boolean): void {
  assertNoEndingInsideWord(letters, uthmani);
  sounds.forEach((sound, at) => {
    if (at < 2 || !isVowelless(sounds, at)) return;
    const [first, second] = [sounds[at - 2], sounds[at - 1]];
    const next = sounds[at + 1];
    if (sound.type !== 'consonant' || next === undefined || next.type === 'break') return;
    // The hamza of a question can merge with the next one: ānta (is it you?), beside aʾanta.
    const question = at === 2 && letters[0]?.char === 'آ';
    if (second?.type === 'vowel' && second.long && !question) {
      throw new WordError(
        'vowelless-consonant',
        writtenLetter(letters, sound),
        'a long vowel before a letter without a vowel: two words written as one, or a slip',
      );
    }
    if (second?.type === 'consonant' && first?.type !== 'break') {
      throw new WordError(
        'vowelless-consonant',
        writtenLetter(letters, sound),
        'two letters without a vowel before a third: a vowel is missing',
      );
    }
  });
}

/** Whether the sound is a single consonant that no vowel follows. */
function isVowelless(sounds: readonly Sound[], at: number): boolean {
  const sound = sounds[at];
  return sound?.type === 'consonant' && !sound.double && sounds[at + 1]?.type !== 'vowel';
}

function writtenLetter(letters: readonly Letter[], sound: Sound & { type: 'consonant' }): string {
  return letters.findLast(({ char }) => char === sound.letter)?.written ?? sound.letter;
}

function assertNoEndingInsideWord(letters: readonly Letter[], uthmani: boolean): void {
  letters.forEach((letter, at) => {
    const rest = letters.length - at - 1;
    const next = letters[at + 1];
    const seat = next !== undefined && (next.char === 'ا' || next.char === 'ى') ? 1 : 0;
    const ends =
      (letter.char === 'ة' && rest > 0) ||
      (letter.tanwin && rest > seat) ||
      (letter.char === 'ى' && rest > 0 && !(uthmani && letter.dagger));
    if (ends) throw new WordError('joined-words', letter.written, 'a letter that ends a word, inside a word: write a blank after it');
  });
}
