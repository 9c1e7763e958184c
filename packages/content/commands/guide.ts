/** `npm run content:guide`: writes the list of rules into `docs/content-guide.md`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import type { Rule } from '../rules/rule.ts';
import { RULES } from '../rules/rules.ts';

export const CONTENT_GUIDE_FILE = 'docs/content-guide.md';
const BEGIN = '<!-- rules: begin -->';
const END = '<!-- rules: end -->';

const entry = ({ code, name, reason, hint }: Rule): string => `- **${code}-${name}.** ${reason}\n  _What to do:_ ${hint}`;

/**
 * The guide with the list of rules between its markers.
 * @throws Error where the markers are gone
 */
export function withRuleList(guide: string, rules: readonly Rule[] = RULES): string {
  const start = guide.indexOf(BEGIN);
  const end = guide.indexOf(END);
  if (start < 0 || end < start) throw new Error(`${CONTENT_GUIDE_FILE} has lost its markers "${BEGIN}" and "${END}"`);
  return `${guide.slice(0, start + BEGIN.length)}\n\n${rules.map(entry).join('\n')}\n\n${guide.slice(end)}`;
}

/** @returns exit code, always 0 */
export async function main(): Promise<number> {
  const path = join(cwd(), CONTENT_GUIDE_FILE);
  const before = readFileSync(path, 'utf8');
  const after = withRuleList(before);
  writeFileSync(path, after);
  console.log(before === after ? `${CONTENT_GUIDE_FILE} was current.` : `${CONTENT_GUIDE_FILE} now lists ${RULES.length} rules.`);
  return 0;
}
