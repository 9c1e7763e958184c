import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withFrench, rootsFixtureFiles, meaningsFixtureFiles, type FaultyContent } from '../test/fixture.ts';
import { problemsOfFixture } from '../test/fixture-project.ts';
import { ruleLabel } from './rule.ts';
import { RULES } from './rules.ts';

const here = import.meta.dirname;
const modules = import.meta.glob<{ faultyContents: readonly FaultyContent[] }>('./c*.fixture.ts', { eager: true });
const fixturesOf = (rule: { code: string; name: string }): readonly FaultyContent[] =>
  modules[`./${ruleLabel(rule)}.fixture.ts`]?.faultyContents ?? [];

describe('the rules', () => {
  it('are numbered in their order, each with a name of its own and a file that bears both', () => {
    const codes = RULES.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].toSorted());
    for (const code of codes) expect(code).toMatch(/^c\d\d$/);
    expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length);
    for (const rule of RULES) expect([ruleLabel(rule), existsSync(join(here, `${ruleLabel(rule)}.ts`))]).toEqual([ruleLabel(rule), true]);
  });

  it.each(RULES.map((rule) => [ruleLabel(rule), rule] as const))('%s says why in one sentence and what to do', (_, { reason, hint }) => {
    expect(reason).toMatch(/^[A-Z].*\.$/s);
    expect(reason.match(/\.(?= [A-Z])/g)).toBeNull();
    expect(hint).toMatch(/[.)]$/);
  });

  it.each(RULES.map((rule) => [ruleLabel(rule), rule] as const))('%s has a fixture', (_, rule) => {
    expect(fixturesOf(rule).length).toBeGreaterThan(0);
  });

  it('no fixture is without a rule', () => {
    expect(Object.keys(modules).toSorted()).toEqual(RULES.map((rule) => `./${ruleLabel(rule)}.fixture.ts`).toSorted());
  });
});

it('the base of the fixtures passes every rule, with meanings and roots of its words, without them, and in two languages', () => {
  expect(problemsOfFixture({ files: {} })).toEqual([]);
  expect(problemsOfFixture({ files: { ...meaningsFixtureFiles({}), ...rootsFixtureFiles() } })).toEqual([]);
  expect(problemsOfFixture({ files: withFrench({}), language: 'fr' })).toEqual([]);
});

describe.each(RULES.map((rule) => [ruleLabel(rule), rule] as const))('%s', (name, rule) => {
  it.each(fixturesOf(rule).map((fixture) => [fixture.wrong, fixture] as const))('finds %s, and nothing else is found', (_, fixture) => {
    const problems = problemsOfFixture(fixture);
    expect(problems.map(({ code }) => code)).toEqual(problems.map(() => name));
    expect(problems.length, 'nothing was found').toBeGreaterThan(0);
    expect(problems.map(({ message }) => message).join('\n')).toContain(fixture.says ?? '');
    expect(problems.map(({ hint }) => hint).join('\n')).toContain(fixture.advises ?? '');
  });
});
