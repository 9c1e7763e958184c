// Unicode lets a hamza or madda stand apart from its letter, after the other marks on it: U+0648 U+0652 U+0654 for ؤْ.

const HAMZA_LETTERS: Readonly<Record<string, string>> = {
  'ا\u0653': 'آ',
  'ا\u0654': 'أ',
  'ا\u0655': 'إ',
  'و\u0654': 'ؤ',
  'ي\u0654': 'ئ',
  'ى\u0654': 'ئ',
};

// The Qur'an's madda only says that an a is very long. It stands on an alif after fatha, before a hamza or a doubled
// letter, at the end of its word, or after a hamza. No lookbehind, which Safari before 16.4 refuses.
const VERY_LONG_ALIF = /ء\u064Eا\u0653|\u064E\u0651?ا\u0653(?=[ءأإؤئ]|\p{L}\u064E?\u0651|(?![\p{L}\p{M}]))/u;
const HAMZA_APART = new RegExp(`${VERY_LONG_ALIF.source}|([اويى])([\\u064B-\\u0652\\u0670]*)([\\u0653-\\u0655])`, 'gu');

/** Writes a hamza or madda that stands apart from its letter as one with it. The Qur'an's madda on a long a stays. */
export function composeHamza(text: string): string {
  return text.replace(HAMZA_APART, (found, letter: string | undefined, marks: string, sign: string) => {
    const composed = letter === undefined ? undefined : HAMZA_LETTERS[letter + sign];
    return composed === undefined ? found : composed + marks;
  });
}
