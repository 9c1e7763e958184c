import { lowerCaseWords } from './bare-words.ts';
import type { RuleContext } from './context.ts';
import { findingAt, type Finding } from './finding.ts';
import { translatedTextsOfLibrary } from './c25-translation.ts';
import type { Rule } from './rule.ts';
import { LANGUAGE_FOLDER_PATTERN } from './values-with-first-language.ts';

/** Fewer words may be the same in two languages, as names are. */
const MIN_WORDS_TO_COMPARE = 4;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The file at the same path in each other language, its text on one line. */
function* sameFileInOtherLanguages(
  path: string,
  { raw }: RuleContext,
  textCache: Map<string, string>,
): Iterable<{ tag: string; text: string }> {
  const below = path.replace(LANGUAGE_FOLDER_PATTERN, '');
  const own = LANGUAGE_FOLDER_PATTERN.exec(path)?.[1];
  for (const file of raw) {
    const tag = LANGUAGE_FOLDER_PATTERN.exec(file.path)?.[1];
    if (tag === undefined || tag === own || file.path.replace(LANGUAGE_FOLDER_PATTERN, '') !== below) continue;
    const text = textCache.get(file.path) ?? oneLine(file.bytes.toString('utf8'));
    textCache.set(file.path, text);
    yield { tag, text };
  }
}

export const otherLanguageTranslationRule: Rule = {
  code: 'c41',
  name: 'own-words',
  reason:
    'The translation of a text in one language differs from that in every other language, so that no translation stands in the folder of the wrong language.',
  hint: 'Write the translation in the language of its folder, content/languages/<tag>/.',
  *check(library, context): Iterable<Finding> {
    const read = new Map<string, string>();
    for (const { place, translation, file, path } of translatedTextsOfLibrary(library)) {
      if (lowerCaseWords(translation).length < MIN_WORDS_TO_COMPARE) continue;
      const at = file.locate(path).file;
      if (!LANGUAGE_FOLDER_PATTERN.test(at)) continue;
      for (const { tag, text } of sameFileInOtherLanguages(at, context, read)) {
        if (text.includes(oneLine(translation)))
          yield findingAt(file, path, `${place}: the translation is that of content/languages/${tag}/`, {
            card: place,
            field: 'translation',
          });
      }
    }
  },
};
