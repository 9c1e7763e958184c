import type { Library } from '../compiler/library.ts';
import { findingAt, fromCompiler } from './finding.ts';
import type { Rule } from './rule.ts';

/** Verses that the site shows whole. */
const shownWhole = ({ cards, passages }: Library): ReadonlySet<string> =>
  new Set([...cards, ...passages].flatMap(({ whole }) => whole ?? []));

export const verseEnglishRule: Rule = {
  code: 'c31',
  name: 'verse-english',
  reason: "Every verse of the Qur'an that is shown whole has its English in content/quran.yaml, and no other verse stands there.",
  hint: 'Add the verse to content/quran.yaml, or take it out where nothing shows it whole.',
  *check(library, { problems }) {
    yield* fromCompiler(problems, ['english']);
    if (problems.length) return;
    const shown = shownWhole(library);
    const file = library.files.find(({ path }) => path === 'content/quran.yaml');
    for (const verse of library.english.keys()) {
      if (file && !shown.has(verse)) yield findingAt(file, [verse], `no card or quotation shows ${verse} whole`);
    }
  },
};
