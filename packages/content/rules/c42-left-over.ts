import { FIRST_LANGUAGE } from '../../../site.config.ts';
import { readLanguageSettings } from '../compiler/language-settings.ts';
import { valuesWithFirstLanguage, isPersonOrWorkName } from './values-with-first-language.ts';
import { lowerCaseWords } from './bare-words.ts';
import type { Rule } from './rule.ts';
import { findingInValue } from './written-values.ts';

/** Fewer words may be the same in both languages. */
const MIN_WORDS_TO_COMPARE = 3;

/** The words of a text, without its placeholders. */
const wordsWithoutPlaceholders = (text: string): string[] => lowerCaseWords(text.replace(/\{\w+\}/g, ' '));

export const untranslatedRule: Rule = {
  code: 'c42',
  name: 'left-over',
  reason: 'What a language says is in that language: no sentence and no word of the first language was left in it.',
  hint: `Translate it; a word that both languages spell alike is taken out of "telling" in content/languages/${FIRST_LANGUAGE}/language.yaml.`,
  *check(_, context) {
    if (context.reference.length === 0) return;
    const telling = new Set(readLanguageSettings(context.root, FIRST_LANGUAGE).telling ?? []);
    for (const { entry, own, reference } of valuesWithFirstLanguage(context)) {
      const told = wordsWithoutPlaceholders(own).find((word) => telling.has(word));
      if (told !== undefined)
        yield {
          ...findingInValue(entry, `"${told}" is no word of this language`, own.toLowerCase().indexOf(told)),
          hint: `Translate it; where both languages spell a word so, take "${told}" out of "telling" in content/languages/${FIRST_LANGUAGE}/language.yaml.`,
        };
      else if (
        own === reference &&
        entry.key !== 'words' &&
        !isPersonOrWorkName(entry) &&
        wordsWithoutPlaceholders(own).length >= MIN_WORDS_TO_COMPARE
      )
        yield findingInValue(entry, `it is the same as in the first language: "${own}"`);
    }
  },
};
