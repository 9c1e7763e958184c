/** The check of a text knows a language by its `check.yaml` alone. Tested with a language that the site does not have yet. */
import { beforeAll, afterAll, describe, expect, test, vi } from 'vitest';
import { siteLanguageTagsIn } from '../compiler/languages.ts';
import { type MessageWordPatterns, readMessageWordPatterns } from '../compiler/message-word-patterns.ts';
import { PROJECT_FOLDER } from '../test/project-library.ts';
import { generateWordPatternsModule } from './check-module.ts';
import type { CheckResult } from '../../core/check/model.ts';
import type { StatedWithSpans } from '../../core/check/stated.ts';

const TURKISH: MessageWordPatterns = {
  reader: ['okuyan\\p{L}*'],
  reward: ['cennet\\p{L}*'],
  sendOn: ['paylas\\p{L}*'],
  recipient: ['arkadas\\p{L}*', 'halkı'],
  moments: [{ begin: ['her'], time: ['namaz\\p{L}*'], between: ['sonra'], end: ['sonra'] }],
  times: ['kere'],
  numbers: { yedi: 7, 'otuz uc': 33 },
};
const MODULE = '../../core/messages/check-languages.ts';

interface Check {
  check: (message: string) => CheckResult;
  readStated: (message: string) => StatedWithSpans;
}

/** The check, loaded anew with the words of some languages. */
async function checkWith(languages: readonly MessageWordPatterns[]): Promise<Check> {
  vi.resetModules();
  vi.doMock(MODULE, () =>
    Object.fromEntries(
      Array.from(generateWordPatternsModule(languages).matchAll(/^export const (\w+): .* = (.*);$/gm), ([, name, value = '']) => [
        name,
        JSON.parse(value),
      ]),
    ),
  );
  const [{ Checker }, { readStated }] = await Promise.all([import('../../core/check/check.ts'), import('../../core/check/stated.ts')]);
  const checker = new Checker();
  checker.add({ id: 'glory', arabic: 'سُبْحَانَ اللَّهِ وَبِحَمْدِهِ' });
  return { check: (message) => checker.check(message), readStated };
}

const stretches = (message: string, spans: readonly { start: number; end: number }[]): string[] =>
  spans.map(({ start, end }) => message.slice(start, end).trim());

describe.each([
  ['without the words of a language nothing of it is known', []],
  ['with its words', [TURKISH]],
])('%s', (_, own) => {
  const isKnown = own.length > 0;
  let check: Check;
  beforeAll(async () => {
    check = await checkWith([...siteLanguageTagsIn(PROJECT_FOLDER).map((tag) => readMessageWordPatterns(PROJECT_FOLDER, tag)), ...own]);
  });
  afterAll(() => {
    vi.doUnmock(MODULE);
    vi.resetModules();
  });

  test('a promise of reward', () => {
    const message = 'Bunu okuyan cennete girer.\nسبحان الله وبحمده';
    const { verdict, unknown } = check.check(message);
    expect([verdict, stretches(message, unknown)]).toEqual(isKnown ? ['part', ['Bunu okuyan cennete girer']] : ['same', []]);
  });

  test.each(['Bunu 10 arkadaşına paylaş', 'Bunu paylaş ve halkı uyar'])('a promise to those who send it on: %s', (promise) => {
    const message = `سبحان الله وبحمده\n${promise}`;
    expect(stretches(message, check.check(message).promises)).toEqual(isKnown ? [promise] : []);
  });

  test.each<[string, number]>([
    ['yedi kere', 7],
    ['otuz üç kere', 33],
  ])('a number of times: %s', (words, times) => {
    const { stated } = check.readStated(`سبحان الله وبحمده\n${words}`);
    expect(stated.times.map((one) => one.times)).toEqual(isKnown ? [times] : []);
  });

  test('when a dua is said', () => {
    const message = 'سبحان الله وبحمده\nher namazdan sonra';
    expect(stretches(message, check.readStated(message).uncertain)).toEqual(isKnown ? ['her namazdan sonra'] : []);
  });

  test('the languages of the site are known all the same', () => {
    expect(check.readStated('سبحان الله وبحمده\ntiga kali').stated.times.map(({ times }) => times)).toEqual([3]);
  });
});
