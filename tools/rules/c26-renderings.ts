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

export const renderingsRule: Rule = {
  code: 'c26',
  name: 'renderings',
  reason:
    'Where the Arabic names Allah, the Fire, forgiveness and the like, the English does, and the other way round: a translation under the wrong text shows at once.',
  hint: 'Read the translation against the Arabic; content/glossary.yaml lists the pairs under "renderings".',
  *check(library, { glossary }): Iterable<Finding> {
    const pairs = glossary.renderings.map(compile);
    for (const { place, arabic, translation, isVerse, file, path } of renderedTexts(library)) {
      // The Qur'an spells and names otherwise; its English is read against a published one.
      if (isVerse) continue;
      const bare = ` ${bareWords(arabic).join(' ')} `;
      for (const pair of pairs) {
        const said = pair.arabic.exec(bare)?.[0];
        const meant = pair.needs?.exec(translation)?.[0];
        const subject = { card: place, field: 'translation' };
        if (said !== undefined && !pair.english.test(translation)) {
          yield findingAt(file, path, `${place}: the Arabic has ${said}, but the translation none of "${pair.name}"`, subject);
        }
        if (meant !== undefined && !pair.allowing.test(bare)) {
          yield findingAt(file, path, `${place}: the translation has "${meant}", but the Arabic no word for it`, subject);
        }
      }
    }
  },
};
