import type { Library } from '../compiler/library.ts';
import type { PositionedSource, YamlPath } from '../compiler/source-file.ts';
import { findingAt, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';
import { bareWords, lowerCaseWords } from './bare-words.ts';

interface TranslatedText {
  place: string;
  arabic: string;
  translation: string;
  isVerse: boolean;
  file: PositionedSource;
  /** Path of the translation. */
  path: YamlPath;
}

/** Cards with a text of their own, and every quotation. */
export const translatedTextsOfLibrary = (library: Library): TranslatedText[] => [
  ...library.cards
    .filter(({ reuses }) => !reuses)
    .map(({ card, file, path }) => ({
      place: card.permanentId,
      arabic: card.arabic,
      translation: card.translation,
      isVerse: card.script === 'quran',
      file,
      path: [...path, 'translation'],
    })),
  ...library.passages.map(({ id, arabic, translation, quran, file, path }) => ({
    place: id,
    arabic,
    translation,
    isVerse: quran !== undefined,
    file,
    path: [...path, 'translation'],
  })),
];

/** A translation may be this many words too short, and twice as many too long: short texts vary more. */
const LENGTH_LEEWAY_WORDS = 2;

export const translationLengthRule: Rule = {
  code: 'c25',
  name: 'translation',
  reason:
    'Every text has a translation, and its length fits that of the Arabic: a much shorter or longer one leaves words out or belongs to another text.',
  hint: 'Read the translation against the Arabic word by word.',
  *check(library): Iterable<Finding> {
    const { settings } = library.language;
    if (!settings) return;
    const { least, most } = settings.length;
    for (const { place, arabic, translation, file, path } of translatedTextsOfLibrary(library)) {
      const from = bareWords(arabic).length;
      const to = lowerCaseWords(translation).length;
      if (to + LENGTH_LEEWAY_WORDS < from * least) {
        yield findingAt(file, path, `${place}: ${from} Arabic words have only ${to} in the translation`, {
          card: place,
          field: 'translation',
        });
      } else if (to - LENGTH_LEEWAY_WORDS * 2 > from * most) {
        yield findingAt(file, path, `${place}: ${from} Arabic words have ${to} in the translation`, { card: place, field: 'translation' });
      }
    }
  },
};
