import type { Library, WordsFile } from '../compiler/library.ts';
import type { Formula, TermTranslation } from './control-files.ts';
import { findingAt, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';
import { renderedTexts } from './c25-translation.ts';
import { bareWords } from './bare-words.ts';
import { LEAST_TEXTS, formulaPhraseIn, translationHasFormula } from './formulas.ts';

interface Pair {
  name: string;
  arabic: RegExp;
  words: RegExp;
  /** Words that are allowed only beside one of the Arabic words, or beside one of those in `also`. */
  needs?: RegExp;
  allowing: RegExp;
}

/** A pattern for words in bare letters, separated by blanks; "*" matches any letters. A match goes from blank to blank. */
const arabicPattern = (words: string): RegExp => new RegExp(`(?<= )(?:${words.split(/ +/).join('|').replaceAll('*', '[^ ]*')})(?= )`, 'u');
/** Beginnings of words in any script, parted by commas. */
const wordPattern = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.split(/, */).join('|')})`, 'iu');

const compile = ({ arabic, words, needs, also }: TermTranslation): Pair => ({
  name: words,
  arabic: arabicPattern(arabic),
  words: wordPattern(words),
  ...(needs === undefined ? {} : { needs: wordPattern(needs) }),
  allowing: arabicPattern(also === undefined ? arabic : `${arabic} ${also}`),
});

/** Translations that do not fit their Arabic, as sentences. */
function* faults(pairs: readonly Pair[], arabic: string, translation: string): Iterable<string> {
  const bare = ` ${bareWords(arabic).join(' ')} `;
  for (const pair of pairs) {
    const said = pair.arabic.exec(bare)?.[0];
    const meant = pair.needs?.exec(translation)?.[0];
    if (said !== undefined && !pair.words.test(translation)) yield `the Arabic has ${said}, but the translation none of "${pair.name}"`;
    if (meant !== undefined && !pair.allowing.test(bare)) yield `the translation has "${meant}", but the Arabic no word for it`;
  }
}

/** The meanings of single words, each where it is written. */
function* wordFaults(pairs: readonly Pair[], { file, forms, here }: WordsFile): Iterable<Finding> {
  for (const [form, meaning] of forms) {
    for (const fault of faults(pairs, form, meaning)) yield findingAt(file, ['forms', form], `${form}: ${fault}`);
  }
  for (const [id, words] of here) {
    for (const [key, meaning] of words) {
      for (const fault of faults(pairs, key, meaning)) yield findingAt(file, ['here', id, key], `${id}: ${key}: ${fault}`);
    }
  }
}

/** Texts that say a formula in other words, and formulas that too few texts have. */
function* formulaFaults(library: Library, formulas: readonly Formula[]): Iterable<Finding> {
  const texts = renderedTexts(library);
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
    if (found.length < LEAST_TEXTS)
      yield {
        file: `content/languages/${library.language.tag}/glossary.yaml`,
        message: `the formula ${formula.arabic.join(' or ')} stands in ${found.length} texts, and ${LEAST_TEXTS} make a formula`,
        hint: 'Take it out of "formulas", or correct its letters.',
      };
  }
}

export const renderingsRule: Rule = {
  code: 'c26',
  name: 'renderings',
  reason:
    'Where the Arabic names Allah, the Fire, forgiveness and the like, the translation does, word by word too, and the other way round: a translation under the wrong text shows at once.',
  hint: 'Read the translation against the Arabic; glossary.yaml of the language lists the pairs under "renderings".',
  *check(library, { languageGlossary }): Iterable<Finding> {
    const pairs = languageGlossary.renderings.map(compile);
    for (const { place, arabic, translation, isVerse, file, path } of renderedTexts(library)) {
      // The Qur'an spells and names otherwise; its translation is read against a published one.
      if (isVerse) continue;
      const subject = { card: place, field: 'translation' };
      for (const fault of faults(pairs, arabic, translation)) yield findingAt(file, path, `${place}: ${fault}`, subject);
    }
    yield* formulaFaults(library, languageGlossary.formulas);
    for (const words of library.wordsFiles) if (words.script !== 'quran') yield* wordFaults(pairs, words);
  },
};
