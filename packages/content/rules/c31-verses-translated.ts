import type { Library } from '../compiler/library.ts';
import { findingAt, compilerFindings } from './finding.ts';
import type { Rule } from './rule.ts';

/** Verses that the site shows whole. */
const versesShownWhole = ({ cards, passages }: Library): ReadonlySet<string> =>
  new Set([...cards, ...passages].flatMap(({ whole }) => whole ?? []));

export const versesTranslatedRule: Rule = {
  code: 'c31',
  name: 'verses-translated',
  reason: "Every verse of the Qur'an that is shown whole stands in verses.yaml of the language, and no other verse stands there.",
  hint: 'Add the verse to verses.yaml of the language, or take it out where nothing shows it whole.',
  *check(library, { problems }) {
    yield* compilerFindings(problems, ['verse']);
    if (problems.length) return;
    const shown = versesShownWhole(library);
    const file = library.files.find(({ path }) => path === `content/languages/${library.language.tag}/verses.yaml`);
    for (const verse of library.verses.keys()) {
      if (file && !shown.has(verse)) yield findingAt(file, [verse], `no card or quotation shows ${verse} whole`);
    }
  },
};
