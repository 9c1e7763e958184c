import { describe, expect, test } from 'vitest';
import { typeDeclarations } from './declarations.ts';
import { PUBLISHED_TYPES } from './types.ts';

const printed = typeDeclarations();

/** The declaration of a type, up to the blank line behind it. */
const declared = (name: string): string => printed.split('\n\n').find((one) => new RegExp(`^export \\w+ ${name}\\b`, 'm').test(one)) ?? '';

describe('the printed types', () => {
  test('are all that are published, and import nothing', () => {
    for (const name of Object.keys(PUBLISHED_TYPES)) expect(declared(name), name).not.toBe('');
    expect(printed).not.toContain('import');
  });

  test('extend the type whose fields they have, and do not repeat these', () => {
    expect(declared('Card')).toMatch(/^export interface Card extends Text \{\n/m);
    expect(declared('Card')).not.toMatch(/^ {2}(?:id|arabic|language|grades)\b/m);
    expect(declared('Text')).toMatch(/^export interface Text extends Rights \{\n/m);
    expect(declared('Transliteration')).toMatch(/^export interface Transliteration \{\n/m);
  });

  test.each([
    ['Card', '  /** Times to say it; absent means once. */\n  repeat?: number;\n'],
    ['Card', "  kind: 'supplication' | 'narration';\n"],
    ['Section', '  blocks: (Passage | Prose)[];\n'],
    ['Grade', '  level: Level;\n  /** Set where'],
    ['Word', '  joined?: true;\n'],
    ['VerseSound', '  words: ([string, string] | [string, string, 1])[];\n'],
    ['Ids', '  retired: {\n    texts: string[];\n    pages: string[];\n  };\n'],
    ['Change', '  fields?: Record<string, string[]>;\n'],
    ['Collections', 'export type Collections = Record<string, Collection>;'],
  ])('write fields of every kind as TypeScript: %s', (name, expected) => {
    expect(declared(name)).toContain(expected);
  });

  test('break long comments at blanks', () => {
    expect(printed.split('\n').filter((line) => /^\s*(?:\/\*\*| \*)/.test(line) && line.length > 142)).toEqual([]);
  });
});
