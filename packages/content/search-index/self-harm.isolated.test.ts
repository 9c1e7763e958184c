/** Words of despair in every language of the site, and words that only resemble them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { LANGUAGES } from '../../../site.config.ts';
import { readSpecialSearchWords } from '../compiler/special-search-words.ts';
import { PROJECT_FOLDER } from '../test/project-library.ts';

const OTHERS: Readonly<Record<string, { speaks: readonly string[]; doesNot: readonly string[] }>> = {
  en: {
    speaks: ['tired of living', 'i dont want to be here anymore', 'i want to end it'],
    doesNot: ['i sleep and not wake up for fajr', 'end of life', 'my wish for my life'],
  },
  fr: { speaks: ['fatigué de vivre', 'marre de la vie'], doesNot: ['vivre avec mes parents', 'la vie après la mort'] },
  id: { speaks: ['capek hidup', 'lelah dengan hidup'], doesNot: ['hidup sehat', 'tujuan hidup'] },
  ur: { speaks: ['زندگی سے مایوس', 'zindagi bekar'], doesNot: ['زندگی میں برکت', 'lambi zindagi'] },
};

describe.each(LANGUAGES)('in "%s"', (tag) => {
  let speaksOfSelfHarm: (query: string) => boolean;
  beforeAll(async () => {
    vi.resetModules();
    vi.doMock('../../core/messages/search-language.ts', () => {
      const { selfHarm, elided } = readSpecialSearchWords(PROJECT_FOLDER, tag);
      return { SELF_HARM: selfHarm, ELIDED: elided && new RegExp(`^(?:${elided.join('|')})['’]`, 'i') };
    });
    ({ speaksOfSelfHarm } = await import('../../core/search/self-harm.ts'));
  });
  afterAll(() => {
    vi.doUnmock('../../core/messages/search-language.ts');
    vi.resetModules();
  });

  test('the name of the need "not wanting to live" counts as self-harm, in the words of the page of needs', () => {
    const { groups } = parse(readFileSync(join(PROJECT_FOLDER, 'content/languages', tag, 'texts/needs.yaml'), 'utf8')) as {
      groups: Record<string, { needs: Record<string, { need: string }> }>;
    };
    const labels = Object.values(groups).flatMap(({ needs }) => needs['not-wanting-to-live']?.need ?? []);
    expect(labels.map((label) => [label, speaksOfSelfHarm(label)])).toEqual([[expect.any(String), true]]);
  });

  test('other words of despair count as self-harm, and words about life do not', () => {
    const { speaks, doesNot } = OTHERS[tag] ?? { speaks: [], doesNot: [] };
    expect(speaks.filter((query) => !speaksOfSelfHarm(query))).toEqual([]);
    expect(doesNot.filter((query) => speaksOfSelfHarm(query))).toEqual([]);
    expect(speaks.length).toBeGreaterThan(0);
  });
});
