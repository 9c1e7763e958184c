import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawing, drawings, drawingsFile, drawingsText } from './drawings.ts';
import { BY_PAGE } from './table.ts';

const root = resolve(import.meta.dirname, '../..');
const drawn = await drawings(root);

describe('the icons of the menus', () => {
  it('are drawn as the table says (else: npm run icons)', () => {
    expect(readFileSync(drawingsFile(root), 'utf8')).toBe(drawingsText(drawn));
  });

  it('have a drawing of its own for every page, and none for a page that no menu has', () => {
    const slugs = Object.keys(drawn);
    const bare = slugs.filter((slug) => !(slug in BY_PAGE));
    expect(bare, 'pages without an icon: choose one in tools/menu-icons/table.ts, then npm run icons').toEqual([]);
    const idle = Object.keys(BY_PAGE).filter((slug) => !(slug in drawn));
    expect(idle, 'icons of pages that no menu has: take them out of tools/menu-icons/table.ts').toEqual([]);
  });
});

describe('a drawing', () => {
  it('begins each of its parts at a place of its own, not where the part before ended', async () => {
    // lucide: a circle of 4 about the middle, and eight rays, some of which begin by a relative move.
    expect(await drawing('sun')).toBe(
      'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
    );
  });

  it('rounds the corners of a rectangle', async () => {
    expect(await drawing('square')).toBe('M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z');
  });

  it('names an icon that lucide does not have', async () => {
    await expect(drawing('no-such-icon')).rejects.toThrow('lucide has no icon "no-such-icon"');
  });
});
