import { isSayingVerdict } from '../../core/verdicts.ts';
import type { Problem } from '../compiler/problem.ts';
import { findingAt, compilerFindings, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';

/** Names that a language lacks, each once, however many texts ask for it. */
function* missingNames(problems: readonly Problem[]): Iterable<Finding> {
  const findings = new Map<string, Finding[]>();
  for (const one of compilerFindings(problems, ['name'])) findings.set(one.message, [...(findings.get(one.message) ?? []), one]);
  for (const [message, [first, ...others]] of findings) {
    if (!first) continue;
    const times = others.length === 0 ? '' : `; ${others.length + 1} texts ask for it`;
    yield { ...first, message: message + times, hint: 'Add the name to that file, or mend the id where it is misspelt.' };
  }
}

export const requiredNarratorsAndNamesRule: Rule = {
  code: 'c34',
  name: 'narrator',
  reason:
    'Every card of a narration names the Companion who narrates it or whose own word it is, so that nobody is quoted for what he did not say; a language names every person and work that the texts refer to, and no other.',
  hint: 'Write "narrator: abu-hurayrah", or "saying_of: ibn-umar" where it is his own word; people.yaml of every language has the names, works.yaml those of works.',
  *check({ cards, language }, { problems }) {
    yield* missingNames(problems);
    if (problems.length === 0)
      for (const { file, id } of language.unused())
        yield {
          ...findingAt(file, [id], `no text asks for the name of "${id}"`),
          hint: `Take the line out of ${file.path}, or mend its id.`,
        };
    for (const { card, category, page, file, path } of cards) {
      const place = `${category}/${page}#${card.id}`;
      // A saying is no hadith, so no Companion narrates it; its verdict names whose word it is.
      if (card.grades?.length && card.grades.every(({ id }) => isSayingVerdict(id))) continue;
      if (card.script === 'naskh' && card.narrator === undefined && card.sayingOf === undefined)
        yield findingAt(file, path, `${place} names nobody who narrates it`, { card: place, field: 'narrator' });
    }
  },
};
