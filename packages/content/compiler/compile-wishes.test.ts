import { expect, test } from 'vitest';
import { withFixtureProject } from '../test/fixture-project.ts';
import { compileCollectingProblems } from './compile.ts';

const WISHES = 'languages/en/wishes/prayer.yaml';

/** The wishes of a project with one file of them, and what is wrong with the file. */
const compiled = (text: string): { wishes: [string, readonly string[]][]; problems: string[] } =>
  withFixtureProject({ [WISHES]: text }, (root) => {
    const { library, problems } = compileCollectingProblems(root, 'en');
    return { wishes: [...library.wishes], problems: problems.map(({ line, code, message }) => `${line} ${code} ${message}`) };
  });

test('each line is one wish, a search query that should find the page', () => {
  expect(compiled('bowing: |\n  ruku dua\n  what to say bent over\n')).toEqual({
    wishes: [['prayer/bowing', ['ruku dua', 'what to say bent over']]],
    problems: [],
  });
});

test('a screen has wishes too', () => {
  const files = { 'languages/en/wishes/screens.yaml': 'settings: |\n  make the letters bigger\n' };
  const { library, problems } = withFixtureProject(files, (root) => compileCollectingProblems(root, 'en'));
  expect([[...library.wishes], problems]).toEqual([[['settings', ['make the letters bigger']]], []]);
});

test.each([
  ['of a page that is not there', 'bowin: |\n  ruku dua\n', /^1 wish there is no page "prayer\/bowin"$/],
  ['twice on a page', 'bowing: |\n  ruku dua\n  ruku dua\n', /^1 wish "ruku dua" stands here twice$/],
  ['that are a list', 'bowing: [ruku dua]\n', /^1 schema /],
])('wishes %s are refused with their line', (_, text, problem) => {
  const { problems } = compiled(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(problem);
});
