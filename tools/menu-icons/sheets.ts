/** The sheets of icons of the menus: one a category, a symbol for each of its entries, called as the entry's page. */
import { resolve } from 'node:path';
import dynamicIconImports from 'lucide-react/dynamicIconImports';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compileLibrary } from '../compiler/compile.ts';
import { iconOf } from './table.ts';

/** An icon's whole `<svg>`. @throws Error where lucide has none of the name */
async function drawing(name: string): Promise<string> {
  const load = (dynamicIconImports as Record<string, () => Promise<{ default: ComponentType }>>)[name];
  if (!load) throw new Error(`lucide has no icon "${name}"; see https://lucide.dev/icons`);
  return renderToStaticMarkup(createElement((await load()).default));
}

/** What stands between the outer tags, with empty elements closed in the short way. */
const inside = (svg: string): string => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')).replaceAll(/><\/\w+>/g, '/>');

async function symbol(category: string, slug: string): Promise<string> {
  return `<symbol id="${slug}" viewBox="0 0 24 24">${inside(await drawing(iconOf(category, slug)))}</symbol>\n`;
}

/** Folder of the sheets. @param root absolute path of the project */
export const sheetFolder = (root: string): string => resolve(root, 'src/screens/category-menu/icons');

/** The text of each sheet, by its category. @param root absolute path of the project */
export async function sheets(root: string): Promise<Map<string, string>> {
  const { menus } = compileLibrary(root);
  const made = new Map<string, string>();
  for (const [category, { menu }] of menus) {
    const slugs = menu.flatMap(({ entries }) => entries.map(({ slug }) => slug));
    const symbols = await Promise.all(slugs.map((slug) => symbol(category, slug)));
    made.set(category, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`);
  }
  return made;
}
