import type { Library, FormMeaningsFile } from '../compiler/library.ts';
import { countWithNoun } from '../../command-line/count.ts';
import { anyArabicWordPattern, wordBeginningPattern } from '../compiler/patterns.ts';
import type { PhraseFormula, TermTranslation } from './control-files.ts';
import { findingAt, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';
import { translatedTextsOfLibrary } from './c25-translation.ts';
import { bareWords } from './bare-words.ts';
import { MIN_TEXTS_OF_FORMULA, formulaPhraseIn, translationHasFormula } from './formulas.ts';

interface TermPatterns {
  name: string;
  arabic: RegExp;
  words: RegExp;
  /** Words that a translation may have only where the Arabic has one of the term's words or one of those in `also`. */
  needs?: RegExp;
  allowing: RegExp;
}

const compileTermPatterns = ({ arabic, words, needs, also }: TermTranslation): TermPatterns => ({
  name: words,
  arabic: anyArabicWordPattern(arabic),
  words: wordBeginningPattern(words),
  ...(needs === undefined ? {} : { needs: wordBeginningPattern(needs) }),
  allowing: anyArabicWordPattern(also === undefined ? arabic : `${arabic} ${also}`),
});

/** Faults of a translation against its Arabic, as sentences. */
function* termFaults(terms: readonly TermPatterns[], arabic: string, translation: string): Iterable<string> {
  const bare = ` ${bareWords(arabic).join(' ')} `;
  for (const pair of terms) {
    const said = pair.arabic.exec(bare)?.[0];
    const meant = pair.needs?.exec(translation)?.[0];
    if (said !== undefined && !pair.words.test(translation)) yield `the Arabic has ${said}, but the translation none of "${pair.name}"`;
    if (meant !== undefined && !pair.allowing.test(bare)) yield `the translation has "${meant}", but the Arabic no word for it`;
  }
}

/** Faults of the meanings of single words, each where it is written. */
function* wordMeaningFaults(terms: readonly TermPatterns[], { file, forms, here }: FormMeaningsFile): Iterable<Finding> {
  for (const [form, meaning] of forms) {
    for (const fault of termFaults(terms, form, meaning)) yield findingAt(file, ['forms', form], `${form}: ${fault}`);
  }
  for (const [id, words] of here) {
    for (const [key, meaning] of words) {
      for (const fault of termFaults(terms, key, meaning)) yield findingAt(file, ['here', id, key], `${id}: ${key}: ${fault}`);
    }
  }
}

/** Texts that translate a formula in other words, and formulas that too few texts have. */
function* formulaFaults(library: Library, formulas: readonly PhraseFormula[]): Iterable<Finding> {
  const texts = translatedTextsOfLibrary(library);
  for (const formula of formulas) {
    const found = texts.flatMap((text) => {
      const said = formulaPhraseIn(formula, text.arabic);
      return said === undefined ? [] : [{ ...text, said }];
    });
    for (const { place, translation, said, file, path } of found) {
      if (translationHasFormula(formula, translation)) continue;
      const message = `${place}: the Arabic has the formula ${said}, and the translation does not say "${formula.words}"`;
      yield findingAt(file, path, message, { card: place, field: 'translation' });
    }
    if (found.length < MIN_TEXTS_OF_FORMULA)
      yield {
        file: `content/languages/${library.language.tag}/glossary.yaml`,
        message: `the formula ${formula.arabic.join(' or ')} stands in ${countWithNoun(found.length, 'text')}, and ${MIN_TEXTS_OF_FORMULA} make a formula`,
        hint: 'Take it out of "formulas", or correct its letters.',
      };
  }
}

export const termRenderingsRule: Rule = {
  code: 'c26',
  name: 'renderings',
  reason:
    'Where the Arabic names Allah, the Fire, forgiveness and the like, the translation and the meanings of the words name them too, and they name nothing that the Arabic does not: so a translation of another text is found.',
  hint: 'Read the translation against the Arabic; glossary.yaml of the language lists the pairs under "renderings".',
  *check(library, { languageGlossary }): Iterable<Finding> {
    const pairs = languageGlossary.renderings.map(compileTermPatterns);
    for (const { place, arabic, translation, isVerse, file, path } of translatedTextsOfLibrary(library)) {
      // The terms are in everyday spelling, so they would miss words that the Qur'an spells otherwise.
      if (isVerse) continue;
      const subject = { card: place, field: 'translation' };
      for (const fault of termFaults(pairs, arabic, translation)) yield findingAt(file, path, `${place}: ${fault}`, subject);
    }
    yield* formulaFaults(library, languageGlossary.formulas);
    for (const words of library.wordsFiles) if (words.script !== 'quran') yield* wordMeaningFaults(pairs, words);
  },
};
