/** The icons of the menus: one drawing for each page that a menu lists, as a single SVG path in a box of 24 by 24. */
import { resolve } from 'node:path';
import dynamicIconImports from 'lucide-react/dynamicIconImports';
import { compileLibrary } from '../compiler/compile.ts';
import { iconOf } from './table.ts';

type Shape = [tag: string, attributes: Record<string, string>];

type IconModules = Record<string, () => Promise<{ __iconData: { node: Shape[] } }>>;

const number = (value: string | undefined): number => Number(value ?? 0);

/** Where a path follows another its beginning counts from that one's end, unless it is said in absolute numbers. */
const withAbsoluteStart = (path: string): string =>
  path.replace(
    /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*(.?)/,
    (_, x: string, y: string, next: string) => `M${x} ${y}${/[-\d.]/.test(next) ? 'l' : ''}${next}`,
  );

const PATHS: Readonly<Record<string, (attributes: Record<string, string>) => string>> = {
  path: ({ d = '' }) => withAbsoluteStart(d),
  circle: ({ cx, cy, r }) => {
    const radius = number(r);
    const half = `a${radius} ${radius} 0 1 0`;
    return `M${number(cx) - radius} ${number(cy)}${half} ${radius * 2} 0${half} ${-radius * 2} 0`;
  },
  rect: ({ x, y, width, height, rx }) => {
    const radius = number(rx);
    const [across, down] = [number(width) - 2 * radius, number(height) - 2 * radius];
    const corner = (right: number, below: number): string => `a${radius} ${radius} 0 0 1 ${right * radius} ${below * radius}`;
    const top = `M${number(x) + radius} ${number(y)}h${across}${corner(1, 1)}`;
    return `${top}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
  },
};

/**
 * A lucide icon as one path: a menu has two elements for each of its drawings, where the shapes themselves would be five.
 * @throws Error where lucide has none of the name, or one with a shape that is not known here
 */
export async function drawing(name: string): Promise<string> {
  const load = (dynamicIconImports as unknown as IconModules)[name];
  if (!load) throw new Error(`lucide has no icon "${name}"; see https://lucide.dev/icons`);
  // oxlint-disable-next-line eslint/no-underscore-dangle -- lucide's own name for an icon's shapes
  const shapes = (await load()).__iconData.node;
  return shapes
    .map(([tag, attributes]) => {
      const pathOf = PATHS[tag];
      if (!pathOf)
        throw new Error(`the icon "${name}" has a <${tag}>; choose another, or say in tools/menu-icons/drawings.ts how it is a path`);
      return pathOf(attributes);
    })
    .join('');
}

/** The file of the drawings. @param root absolute path of the project */
export const drawingsFile = (root: string): string => resolve(root, 'src/screens/category-menu/icons.json');

/** The paths of all drawings, by the page's slug, in the order of the menus. @param root absolute path of the project */
export async function drawings(root: string): Promise<Record<string, string>> {
  const { menus } = compileLibrary(root);
  const pages = [...menus].flatMap(([category, { menu }]) =>
    menu.flatMap(({ entries }) => entries.map(({ slug }) => ({ category, slug }))),
  );
  const drawn = await Promise.all(pages.map(async ({ category, slug }) => [slug, await drawing(iconOf(category, slug))] as const));
  return Object.fromEntries(drawn);
}

/** The text of that file. */
export const drawingsText = (paths: Record<string, string>): string => `${JSON.stringify(paths, null, 2)}\n`;
