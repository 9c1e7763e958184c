/**
 * `npm run content:corpus [-- attested numbers verdicts own-english]`: holds every text against the reference corpus, where
 * it is present, and lists what that does not bear out and no exception in `content/exceptions.yaml` answers.
 */
import { cwd } from 'node:process';
import { exportTexts, type ExportedText } from '../compiler/exported-text.ts';
import type { Library } from '../compiler/library.ts';
import { attestTexts, doubtsOf } from '../corpus/attest.ts';
import { numberDoubts } from '../corpus/cited-numbers.ts';
import { weighDoubts, type Doubt } from '../corpus/exceptions-used.ts';
import { lookedAt } from '../corpus/looked-at.ts';
import { copiedEnglish, publishedEnglish } from '../corpus/own-english.ts';
import { doubtfulVerdicts } from '../corpus/verdicts.ts';
import { examineProject } from '../rules/context.ts';

interface Asked {
  root: string;
  library: Library;
  texts: readonly ExportedText[];
}

/** Names are those of the rule in an exception. */
const CHECKS: Readonly<Record<string, (asked: Asked) => Doubt[] | undefined>> = {
  attested: ({ root, texts }) => attestTexts(root, texts)?.flatMap(doubtsOf),
  numbers: ({ root, texts }) =>
    attestTexts(root, texts)?.flatMap((attestation, index) => numberDoubts(attestation, texts[index]?.quran !== undefined)),
  verdicts: ({ root, texts }) => doubtfulVerdicts(root, texts),
  'own-english': ({ root, library }) => {
    const published = publishedEnglish(root);
    return published && copiedEnglish(library, published);
  },
};

/** @returns exit code: 1 where something is in doubt */
export async function main(argv: readonly string[]): Promise<number> {
  const unknown = argv.find((name) => !Object.hasOwn(CHECKS, name));
  if (unknown !== undefined) {
    console.error(`there is no check "${unknown}"; there are ${Object.keys(CHECKS).join(', ')}`);
    return 2;
  }
  const root = cwd();
  const { library, context } = examineProject(root);
  if (context.problems.length) {
    console.error('The content does not compile; run "npm run content:check" first.');
    return 1;
  }
  const asked: Asked = { root, library, texts: lookedAt(exportTexts(library)) };
  const ids = new Set([...asked.texts.map(({ id }) => id), 'quran']);
  let count = 0;
  for (const name of argv.length ? argv : Object.keys(CHECKS)) {
    const all = CHECKS[name]?.(asked);
    if (!all) {
      console.log('The reference corpus is not here; nothing was held against it.');
      return 0;
    }
    const { doubts, unused } = weighDoubts(all, ids, context.exceptions, name);
    for (const { card, field, message } of doubts) console.log(`${card} ${field}: ${message}`);
    for (const { card, field } of unused)
      console.log(`content/exceptions.yaml: the exception from "${name}" for ${field} of ${card} no longer excuses anything`);
    console.log(`${name}: ${doubts.length} in doubt, ${all.length - doubts.length} excused\n`);
    count += doubts.length + unused.length;
  }
  return count ? 1 : 0;
}
