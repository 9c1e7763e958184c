// How neighbouring words change each other: a wasla is elided after a word, a long vowel shortens before it, endings
// fall at a pause.
import { WordError } from './error.ts';
import { consonantSound, type Sound, vowelSound } from './sounds.ts';

/** Drops what is not spoken at a pause: the last short vowel and tanwin; -an becomes -ā, tāʾ marbūṭa h. */
export function soundsAtPause(sounds: readonly Sound[]): Sound[] {
  const last = sounds.at(-1);
  if (last === undefined) return [];
  const before = sounds.slice(0, -1);
  const end = before.at(-1);
  const marbuta = end?.type === 'consonant' && end.letter === 'ة';
  if (last.type === 'consonant') return last.letter === 'ة' ? [...before, consonantSound('ه')] : [...sounds];
  if (last.type !== 'vowel') return [...sounds];
  if (last.pauseLong || (last.tanwin && last.vowel === 'a' && !marbuta)) return [...before, vowelSound('a', true)];
  const shortPronoun = last.pronoun && end?.type === 'consonant' && end.letter === 'ه';
  if (last.long && !shortPronoun) return [...sounds];
  if (!before.some((sound) => sound.type === 'vowel' || sound.type === 'wasla')) return [...sounds];
  return marbuta ? [...before.slice(0, -1), consonantSound('ه')] : lengthenFinalGlide(before);
}

// huwa at a pause is hū, hiya hī: the glide that is left alone is the second half of a long vowel.
function lengthenFinalGlide(sounds: Sound[]): Sound[] {
  const last = sounds.at(-1);
  const before = sounds.at(-2);
  if (last?.type !== 'consonant' || last.double || before?.type !== 'vowel' || before.long) return sounds;
  const glide = last.letter === 'و' ? 'u' : last.letter === 'ي' ? 'i' : '';
  if (glide === '' || glide !== before.vowel) return sounds;
  return [...sounds.slice(0, -2), vowelSound(glide, true)];
}

/** The word before an elided wasla: its long vowel is shortened, its tanwin gets a helping i. */
export function soundsBeforeWasla(sounds: readonly Sound[], lastLetter: string): Sound[] {
  const last = sounds.at(-1);
  if (last?.type !== 'vowel') {
    throw new WordError('sukun-before-wasla', lastLetter, 'a sukun before an alif of wasla: write the vowel that joins the two words');
  }
  if (last.tanwin) return [...sounds, vowelSound('i')];
  return last.long ? [...sounds.slice(0, -1), vowelSound(last.vowel)] : [...sounds];
}

/** Speaks or elides every wasla of a word. `joined`: the word before runs into this one. */
export function speakOrElideWasla(sounds: readonly Sound[], joined: boolean): Sound[] {
  const settled: Sound[] = [];
  for (let at = 0; at < sounds.length; at += 1) {
    const sound = sounds[at] as Sound;
    if (sound.type !== 'wasla') {
      settled.push(sound);
    } else if (at > 0 || joined) {
      // The name of Allah joins a prefix without a hyphen (billāhi), but not another word.
      if (at === 0 || sound.name !== true) settled.push({ type: 'break', sign: '-', elided: true });
    } else if (sound.vowel === '') {
      throw new WordError('ambiguous-wasla', 'ا', 'the vowel of this alif of wasla cannot be told from the word');
    } else if (isHamzaWithSukun(sounds, at + 1)) {
      settled.push(vowelSound(sound.vowel, true));
      at += 1;
    } else {
      settled.push({ type: 'vowel', vowel: sound.vowel, long: false, ...(sound.name ? { capital: true } : {}) });
    }
  }
  return settled;
}

// At a beginning a hamza with sukun after wasla is a long vowel: ītinā, ūtumina.
function isHamzaWithSukun(sounds: readonly Sound[], at: number): boolean {
  const sound = sounds[at];
  return sound?.type === 'consonant' && sound.letter === 'ء' && !sound.double && sounds[at + 1]?.type !== 'vowel';
}
