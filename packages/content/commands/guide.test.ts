import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { RULES } from '../rules/rules.ts';
import { CONTENT_GUIDE_FILE, withRuleList } from './guide.ts';
import * as schemas from '../compiler/schema.ts';

const guide = readFileSync(join(resolve(import.meta.dirname, '../../..'), CONTENT_GUIDE_FILE), 'utf8');

/**
 * Every key of a schema, at any depth, except the keys of cards and blocks: their schema depends on the value, so `KINDS` lists
 * each of them.
 */
function keysOf(schema: unknown): string[] {
  const { def } = schema as {
    def: { type: string; shape?: Record<string, unknown>; element?: unknown; innerType?: unknown; valueType?: unknown };
  };
  const inner = [def.element, def.innerType, def.valueType].filter((one) => one !== undefined).flatMap(keysOf);
  return [...Object.entries(def.shape ?? {}).flatMap(([key, value]) => [key, ...keysOf(value)]), ...inner];
}

const KINDS: Readonly<Record<string, z.ZodType>> = {
  page: schemas.pageSchema,
  menu: schemas.menuSchema,
  categories: schemas.categoriesSchema,
  collections: schemas.collectionsSchema,
  context: schemas.contextPageSchema,
  'forty hadith': schemas.fortyHadithSchema,
  names: schemas.ninetyNineNamesSchema,
  tasbih: schemas.tasbihSchema,
  narration: schemas.chooseCardSchema({ arabic: '' }),
  verses: schemas.chooseCardSchema({ quran: '' }),
  reuse: schemas.chooseCardSchema({ use: '' }),
  prose: schemas.chooseBlockSchema({ text: '' }),
  'quoted narration': schemas.chooseBlockSchema({ arabic: '' }),
  'quoted verses': schemas.chooseBlockSchema({ quran: '' }),
};

describe('the content guide', () => {
  it('lists the rules as they are; `npm run content:guide` brings it up to date', () => {
    expect(guide).toBe(withRuleList(guide));
    for (const { code, name } of RULES) expect(guide).toContain(`**${code}-${name}.**`);
  });

  it.each(Object.entries(KINDS))('names every key of %s', (_, schema) => {
    const keys = keysOf(schema);
    expect(keys.length).toBeGreaterThan(1);
    expect(keys.filter((key) => !new RegExp(`\`(?:[^\`]* )?${key}[: \`]|\\b${key}: `).test(guide))).toEqual([]);
  });

  it('says so when its markers are gone', () => {
    expect(() => withRuleList('# Guide\n')).toThrow('markers');
  });
});
