import type { WordsFile } from '../compiler/library.ts';
import type { Rendering } from './control-files.ts';
import { findingAt, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';
import { renderedTexts } from './c25-translation.ts';
import { bareWords } from './bare-words.ts';

interface Pair {
  name: string;
  arabic: RegExp;
  english: RegExp;
  /** English that does not stand without one of the Arabic words, or of those that also allow it. */
  needs?: RegExp;
  allowing: RegExp;
}

/** Words in bare letters, parted by blanks; "*" stands for any letters. They match from blank to blank. */
const arabicPattern = (words: string): RegExp => new RegExp(`(?<= )(?:${words.split(/ +/).join('|').replaceAll('*', '[^ ]*')})(?= )`, 'u');
/** Beginnings of words, parted by commas. */
const englishPattern = (words: string): RegExp => new RegExp(`\\b(?:${words.split(/, */).join('|')})`, 'iu');

const compile = ({ arabic, english, needs, also }: Rendering): Pair => ({
  name: english,
  arabic: arabicPattern(arabic),
  english: englishPattern(english),
  ...(needs === undefined ? {} : { needs: englishPattern(needs) }),
  allowing: arabicPattern(also === undefined ? arabic : `${arabic} ${also}`),
});

/** What an English text says against its Arabic, as sentences. */
function* faults(pairs: readonly Pair[], arabic: string, english: string): Iterable<string> {
  const bare = ` ${bareWords(arabic).join(' ')} `;
  for (const pair of pairs) {
    const said = pair.arabic.exec(bare)?.[0];
    const meant = pair.needs?.exec(english)?.[0];
    if (said !== undefined && !pair.english.test(english)) yield `the Arabic has ${said}, but the translation none of "${pair.name}"`;
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

export const renderingsRule: Rule = {
  code: 'c26',
  name: 'renderings',
  reason:
    'Where the Arabic names Allah, the Fire, forgiveness and the like, the English does, word by word too, and the other way round: a translation under the wrong text shows at once.',
  hint: 'Read the translation against the Arabic; content/glossary.yaml lists the pairs under "renderings".',
  *check(library, { glossary }): Iterable<Finding> {
    const pairs = glossary.renderings.map(compile);
    for (const { place, arabic, translation, isVerse, file, path } of renderedTexts(library)) {
      // The Qur'an spells and names otherwise; its English is read against a published one.
      if (isVerse) continue;
      const subject = { card: place, field: 'translation' };
      for (const fault of faults(pairs, arabic, translation)) yield findingAt(file, path, `${place}: ${fault}`, subject);
    }
    for (const words of library.wordsFiles) if (words.file.path !== 'content/words/quran.yaml') yield* wordFaults(pairs, words);
  },
};
