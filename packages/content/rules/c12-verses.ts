import { isLetter, isMark, characterName } from '../../arabic/script.ts';
import { findingAt, compilerFindings, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';

/**
 * Pause signs, the sign of prostration, the tatweel that carries a small letter, and blanks: beside letters and marks,
 * verses have no other characters.
 */
const ALLOWED_VERSE_SIGN = /[\u06d6-\u06db\u06e9\u0640 \n]/;

const firstNonVerseCharacter = (text: string): string | undefined =>
  [...text].find((char) => !isLetter(char) && !isMark(char) && !ALLOWED_VERSE_SIGN.test(char));

export const quotedVersesRule: Rule = {
  code: 'c12',
  name: 'verses',
  reason:
    "The Qur'an comes by reference from the pinned edition: the cited verses and words exist there, have a translation, and have only known letters and marks.",
  hint: 'Compare "quran", "words" and "translation" with docs/content-guide.md.',
  *check(library, { problems }): Iterable<Finding> {
    yield* compilerFindings(problems, ['text']);
    for (const { card, file, path } of library.cards) {
      const char = card.script === 'quran' ? firstNonVerseCharacter(card.arabic) : undefined;
      if (char) yield findingAt(file, path, `the verse holds ${characterName(char.codePointAt(0) ?? 0)}, which no font here draws`);
    }
    for (const { id, quran, arabic, file, path } of library.passages) {
      const char = quran ? firstNonVerseCharacter(arabic) : undefined;
      if (char)
        yield findingAt(file, path, `the verse of ${id} holds ${characterName(char.codePointAt(0) ?? 0)}, which no font here draws`);
    }
  },
};
