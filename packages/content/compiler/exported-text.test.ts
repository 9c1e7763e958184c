import { expect, it } from 'vitest';
import { lockedFields } from '../lock/locked-fields.ts';
import { ablutionFixtureFiles, cardYaml, type FixtureFiles } from '../test/fixture.ts';
import { withFixtureProject } from '../test/fixture-project.ts';
import { compileCollectingProblems } from './compile.ts';
import { textsForExport } from './exported-text.ts';

/** A page that leaves out two wordings, the first without its Arabic. An earlier one, with the id 1, was withdrawn. */
const PAGE: FixtureFiles = {
  'prayer/ablution.yaml': `${ablutionFixtureFiles(cardYaml({}))['prayer/ablution.yaml'] as string}${[
    'omitted:',
    '  - { id: 2, words: Some words, reason: They are in no sound narration. }',
    '  - { id: 3, words: Other words, arabic: نَعُوذُ بِهِ, reason: They are in no sound narration. }',
    '',
  ].join('\n')}`,
};

it('omitted words keep the id that the page gives them, as in the lock, and are exported only if their Arabic is known', () => {
  const library = withFixtureProject(PAGE, (root) => compileCollectingProblems(root).library);
  const ids = textsForExport(library).flatMap(({ id, kind }) => (kind === 'omitted' ? [id] : []));
  expect(ids).toEqual(['prayer/ablution#omitted.3']);
  expect(lockedFields(library).map(({ place }) => place)).toContain(ids[0]);
});
