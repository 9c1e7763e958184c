/** A project with ten times the pages, in a folder of its own, for the time that a build takes. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

const SOURCES = [
  'content',
  'public',
  'src',
  'text',
  'tools',
  'index.html',
  'package.json',
  'site.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** A copy of what a build reads; the packages are shared. */
export function copyProject(root: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of SOURCES) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

interface Menu {
  sections: { pages: string[] }[];
}

interface SourcePage {
  cards: { translation?: string; quran?: string }[];
}

/** A copy of a page. A narration says which copy it is, so that the search takes it for a text of its own. */
function pageCopy(source: string, copy: number): string {
  const page = parse(source) as SourcePage;
  for (const card of page.cards) if (card.translation && card.quran === undefined) card.translation += ` (${copy})`;
  return stringify(page, { lineWidth: 0 });
}

/**
 * Gives every page of the categories copies under addresses of their own, and lists them. Names, hadith, tasbih and the pages
 * on the context of dua stay as they are: their numbers are part of what they are.
 * @param times how many of each page there are in the end
 * @returns how many pages were added
 */
export function multiplyPages(content: string, times: number): number {
  let added = 0;
  const copies = Array.from({ length: times - 1 }, (_, index) => index + 2);
  const categories = (parse(readFileSync(join(content, 'categories.yaml'), 'utf8')) as { slug: string }[]).map(({ slug }) => slug);
  for (const category of categories) {
    const folder = join(content, category);
    for (const name of readdirSync(folder)) {
      const source = readFileSync(join(folder, name), 'utf8');
      if (name === '_menu.yaml') {
        const menu = parse(source) as Menu;
        for (const section of menu.sections)
          section.pages = section.pages.flatMap((page) => [page, ...copies.map((copy) => `${page}-${copy}`)]);
        writeFileSync(join(folder, name), stringify(menu));
      } else if (name.endsWith('.yaml')) {
        for (const copy of copies) writeFileSync(join(folder, name.replace(/\.yaml$/, `-${copy}.yaml`)), pageCopy(source, copy));
        added += copies.length;
      }
    }
  }
  return added;
}
