// Turns the letters of one word into its sounds, with every ending. `join.ts` then applies what neighbouring words
// change.
import { isLamBeforeArticle, readAllahWithInitialHamza, readArticleOrAllah } from './article.ts';
import { assertPossibleWord } from './assert-possible-word.ts';
import { composeHamza } from './compose.ts';
import { WordError } from './error.ts';
import { isMarked, isSmallLetter, type Letter, type ArabicOrthography, readLetters } from './letters.ts';
import { consonantSound, type Sound, vowelSound } from './sounds.ts';
import { isAssimilated } from './assimilated.ts';
import { spellOutUnwrittenSounds, respellMisleadingQuranWord } from './spellings.ts';
import { addSpaceAfterWaYa } from './split-wa-and-ya.ts';
import { checkAfterWasla, isWasla, waslaVowel } from './wasla.ts';

interface ReaderState {
  letters: readonly Letter[];
  uthmani: boolean;
  sounds: Sound[];
  at: number;
  /** The shadda of the letter at `at` comes from the article, whose sound is already written. */
  assimilated: boolean;
  next: string;
}

/**
 * Reads one word, without punctuation. `next` is the word after it, to which its last letter can be assimilated.
 * @throws WordError where a sound would have to be guessed
 */
export function readWord(word: string, orthography: ArabicOrthography, next = ''): Sound[] {
  const uthmani = orthography === 'uthmani';
  const composed = composeHamza(word);
  const letters = readLetters(uthmani ? respellMisleadingQuranWord(composed) : spellOutUnwrittenSounds(composed), orthography);
  if (letters.length === 0) throw new WordError('empty-text', '', 'no letters');
  const reader: ReaderState = { letters, uthmani, sounds: [], at: 0, assimilated: false, next };
  readVowellessBeginning(reader);
  while (reader.at < letters.length) readNextLetter(reader);
  assertPossibleWord(letters, reader.sounds, uthmani);
  return addSpaceAfterWaYa(letters, reader.sounds);
}

function readVowellessBeginning(reader: ReaderState): void {
  const [first, second] = reader.letters;
  if (first?.sukun) {
    if (first.char === 'ل' && second?.char === 'ء') {
      // The people of al-aykah, spelled without the article's alif (26:176, 38:13).
      readArticleOrWaslaVowel(reader, 0);
    } else if (first.char === 'ب' && second?.char === 'ن') {
      // "son of" between two names loses its alif: muḥammadu-bnu ʿabdi-llāh.
      reader.sounds.push({ type: 'wasla', vowel: 'i' });
    } else if (first.char === 'ء' || (first.char === 'ل' && second?.vowel === 'a')) {
      // "then let him" (thumma-lyaqṭaʿ), "O Allah, reward me" written without its alif (allāhumma-ʾjurnī):
      // these cannot be said without the word before them.
      reader.sounds.push({ type: 'wasla', vowel: '' });
    } else {
      throw new WordError('vowelless-beginning', first.written, 'a word cannot begin with a sukun');
    }
  }
  if (first?.shadda && !reader.uthmani) throw new WordError('vowelless-beginning', first.written, 'a word cannot begin with a shadda');
}

function readNextLetter(reader: ReaderState): void {
  const { letters, at } = reader;
  const letter = letters[at] as Letter;
  if (isWasla(letters, at)) return readWasla(reader);
  if (letter.char === 'آ') return readAlifMadda(reader);
  if (letter.char === 'ا' || letter.char === 'ى') throw strayAlifError(letter);
  reader.at += 1;
  if (isLamBeforeArticle(letters, at)) {
    reader.sounds.push(consonantSound('ل'), vowelSound(letter.vowel === 'a' ? 'a' : 'i'));
    readArticleOrWaslaVowel(reader, reader.at);
    return;
  }
  reader.sounds.push(consonantSound(letter.char, hasOwnShadda(reader, letter, at)));
  reader.assimilated = false;
  if (letter.char === 'ء' && letter.vowel === 'a' && !letter.tanwin) {
    const name = readAllahWithInitialHamza(letters, reader.at);
    if (name !== undefined) {
      reader.sounds.push(...name.sounds);
      reader.at += name.taken;
      return;
    }
  }
  readVowel(reader, letter);
}

function strayAlifError(letter: Letter): WordError {
  if (letter.vowel !== '')
    return new WordError('vowel-on-alif', letter.written, 'a vowel on a bare alif: write أ or إ, or leave an alif of wasla unmarked');
  if (letter.char === 'ى') return new WordError('stray-alif', letter.written, 'an alif maqsura that follows no fatha');
  return new WordError('stray-alif', letter.written, 'an alif that follows no fatha');
}

function hasOwnShadda({ letters, uthmani, assimilated }: ReaderState, letter: Letter, at: number): boolean {
  if (!letter.shadda || assimilated) return false;
  // The Qur'an puts a shadda on a letter into which the one before is assimilated; here each word keeps its own
  // letters.
  const before = letters[at - 1];
  return !(uthmani && (before === undefined || isConsonantWithoutMarks(before)));
}

function isConsonantWithoutMarks(letter: Letter): boolean {
  return !isMarked(letter) && !letter.madda && !'اىو\u0671'.includes(letter.char);
}

function readAlifMadda(reader: ReaderState): void {
  reader.sounds.push(consonantSound('ء'), vowelSound('a', true));
  reader.at += 1;
  readArticleAfterQuestion(reader);
}

// "Is it Allah who …?" (ءَآللَّهُ): the article keeps its lam and loses its vowel to the question's long a.
function readArticleAfterQuestion(reader: ReaderState): void {
  if (reader.letters[reader.at]?.char !== 'ل') return;
  const opening = readArticleOrAllah(reader.letters, reader.at, reader.uthmani);
  if (opening === undefined) return;
  reader.sounds.push(...opening.sounds.slice(1));
  reader.at += opening.taken;
  reader.assimilated = opening.assimilated;
}

function readWasla(reader: ReaderState): void {
  reader.at += 1;
  readArticleOrWaslaVowel(reader, reader.at);
}

function readArticleOrWaslaVowel(reader: ReaderState, lam: number): void {
  const opening = readArticleOrAllah(reader.letters, lam, reader.uthmani);
  if (opening === undefined) {
    const after = reader.letters.slice(lam);
    checkAfterWasla(after, reader.uthmani);
    reader.sounds.push({ type: 'wasla', vowel: waslaVowel(after) });
    return;
  }
  reader.sounds.push(...opening.sounds);
  reader.at = lam + opening.taken;
  reader.assimilated = opening.assimilated;
}

function readVowel(reader: ReaderState, letter: Letter): void {
  const next = reader.letters[reader.at];
  if (letter.imala) {
    reader.sounds.push(vowelSound('e', true));
    if (next?.char === 'ى') reader.at += 1;
  } else if (letter.tanwin) {
    reader.sounds.push({ type: 'vowel', vowel: letter.vowel || 'a', long: false, tanwin: true });
    skipAlifOfTanwin(reader, letter, next);
  } else if (letter.vowel === 'a' || letter.dagger) {
    readVowelA(reader, letter, next);
  } else if (letter.vowel !== '') {
    readVowelIOrU(reader, letter.vowel, next);
  } else if (letter.sukun) {
    return;
  } else {
    readUnmarked(reader, letter, next);
  }
}

// A tanwin on fatha stands before an alif or alif maqsura that is not read; only ة and hamza need none.
function skipAlifOfTanwin(reader: ReaderState, letter: Letter, next: Letter | undefined): void {
  if (letter.vowel !== 'a') return;
  if (next !== undefined && (next.char === 'ا' || next.char === 'ى') && !isMarked(next)) reader.at += 1;
  else if (letter.char !== 'ة' && letter.char !== 'ء')
    throw new WordError('tanwin-without-alif', letter.written, 'a tanwin on fatha without its alif');
}

function readVowelA(reader: ReaderState, letter: Letter, next: Letter | undefined): void {
  if (letter.dagger) {
    reader.sounds.push(vowelSound('a', true));
    return;
  }
  if (next?.char === 'ا' && !isWasla(reader.letters, reader.at) && next.vowel === '' && !next.shadda && !next.sukun) {
    reader.at += 1;
    if (next.pauseOnly) reader.sounds.push({ type: 'vowel', vowel: 'a', long: false, pauseLong: true });
    else reader.sounds.push(vowelSound('a', true));
    if (next.madda && letter.char === 'ء') readArticleAfterQuestion(reader);
    return;
  }
  const seat = next !== undefined && next.vowel === '' && !next.shadda && !next.sukun;
  if (seat && (next.char === 'ى' || ((next.char === 'و' || next.char === 'ي') && next.dagger))) {
    reader.at += 1;
    reader.sounds.push(vowelSound('a', true));
    return;
  }
  reader.sounds.push(vowelSound('a'));
}

function readVowelIOrU(reader: ReaderState, sign: 'i' | 'u' | 'a', next: Letter | undefined): void {
  const carrier = sign === 'i' ? 'ي' : 'و';
  const plain = next !== undefined && next.vowel === '' && !next.shadda && !next.dagger;
  if (plain && next.char === carrier) {
    reader.at += 1;
    reader.sounds.push({ type: 'vowel', vowel: sign, long: true, ...(isSmallLetter(next) ? { pronoun: true } : {}) });
    return;
  }
  reader.sounds.push(vowelSound(sign));
}

// A letter without any mark. The Qur'an writes it so where it is assimilated to the next one; elsewhere it is an error.
function readUnmarked(reader: ReaderState, letter: Letter, next: Letter | undefined): void {
  if (next?.tanwin && next.vowel === 'a' && (next.char === 'ا' || next.char === 'ى')) {
    reader.sounds.push({ type: 'vowel', vowel: 'a', long: false, tanwin: true });
    reader.at += 1;
    return;
  }
  if (letter.char === 'ء' && letter.madda) {
    reader.sounds.push(vowelSound('a', true));
    return;
  }
  if (reader.uthmani && isAssimilated(letter, next, reader.next)) return;
  throw new WordError('missing-vowel', letter.written, letter.shadda ? 'a shadda without a vowel' : 'no vowel, sukun or shadda');
}
