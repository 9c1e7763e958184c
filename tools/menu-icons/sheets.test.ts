import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sheetFolder, sheets } from './sheets.ts';
import { BY_PAGE } from './table.ts';

const root = resolve(import.meta.dirname, '../..');
const made = await sheets(root);
const slugsOf = (sheet: string): string[] => [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, slug = '']) => slug);

describe('the sheets of the menus', () => {
  it.each([...made])('%s is drawn as the table says (else: npm run icons)', (category, text) => {
    expect(readFileSync(join(sheetFolder(root), `${category}.svg`), 'utf8')).toBe(text);
  });

  it('have a drawing of its own for every page, and none for a page that no menu has', () => {
    const slugs = new Set([...made.values()].flatMap(slugsOf));
    const bare = [...slugs].filter((slug) => !(slug in BY_PAGE));
    expect(bare, 'pages without an icon: choose one in tools/menu-icons/table.ts, then npm run icons').toEqual([]);
    const idle = Object.keys(BY_PAGE).filter((slug) => !slugs.has(slug));
    expect(idle, 'icons of pages that no menu has: take them out of tools/menu-icons/table.ts').toEqual([]);
  });
});
