/** The icons that `icon:` names in the content: lucide's and a few of our own, each as one SVG path in a box of 24 by 24. */
import { createRequire } from 'node:module';
import { distance } from 'fastest-levenshtein';
import lucideIcons from 'lucide-react/dynamicIconImports';

const require = createRequire(import.meta.url);

type SvgAttributes = Readonly<Record<string, string>>;

/** Drawn here because lucide has no fitting icon. */
const OWN_ICON_PATH_DATA: Readonly<Record<string, string>> = {
  beads:
    'M10.5 4a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M16 6.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M17.5 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M3.5 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M5 6.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M6.5 16.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M14.5 16.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M12 18v4',
  kaaba: 'M12 2.5l8 4v11l-8 4-8-4v-11zM4 6.5l8 4 8-4M12 10.5v11M4 10.5l8 4 8-4',
  'mosque-dome': 'M12 3v2M6 13c0-4 6-4.5 6-8 0 3.5 6 4 6 8zM4 21V9M20 21V9M2 21h20M6 13v8M18 13v8M10 21v-3a2 2 0 0 1 4 0v3',
};

const ICON_NAMES = [...Object.keys(OWN_ICON_PATH_DATA), ...Object.keys(lucideIcons)];

export const isIcon = (name: string): boolean => ICON_NAMES.includes(name);

const MAX_SUGGESTED_ICONS = 3;

/** The icon names nearest in spelling to a wrong one, as a whole or by a part between hyphens. */
export function suggestIcons(wrong: string): string[] {
  const far = (name: string): number => Math.min(distance(name, wrong), ...name.split('-').map((part) => distance(part, wrong) + 1));
  return ICON_NAMES.map((name) => ({ name, far: far(name) }))
    .toSorted((a, b) => a.far - b.far || a.name.length - b.name.length)
    .slice(0, MAX_SUGGESTED_ICONS)
    .map(({ name }) => name);
}

const number = (value: string | undefined): number => Number(value ?? 0);

/** In a joined path, a relative start would count from the end of the path before. */
const withAbsoluteFirstMove = (path: string): string =>
  path.replace(
    /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*(.?)/,
    (_, x: string, y: string, next: string) => `M${x} ${y}${/[-\d.]/.test(next) ? 'l' : ''}${next}`,
  );

const ellipsePath = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0`;

/** Path data for each SVG shape, by its tag. */
const PATH_BY_SHAPE: Readonly<Record<string, (attributes: SvgAttributes) => string>> = {
  path: ({ d = '' }) => withAbsoluteFirstMove(d),
  line: ({ x1, y1, x2, y2 }) => `M${number(x1)} ${number(y1)}L${number(x2)} ${number(y2)}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  circle: ({ cx, cy, r }) => ellipsePath(number(cx), number(cy), number(r), number(r)),
  ellipse: ({ cx, cy, rx, ry }) => ellipsePath(number(cx), number(cy), number(rx), number(ry)),
  rect: ({ x, y, width, height, rx }) => {
    const radius = number(rx);
    const [across, down] = [number(width) - 2 * radius, number(height) - 2 * radius];
    const corner = (right: number, below: number): string => `a${radius} ${radius} 0 0 1 ${right * radius} ${below * radius}`;
    const top = `M${number(x) + radius} ${number(y)}h${across}${corner(1, 1)}`;
    return `${top}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
  },
};

/**
 * An icon as one path: one element in a page, where lucide draws the sun, for example, with nine.
 * @param name one that `isIcon` knows
 */
export function iconPathData(name: string): string {
  const own = OWN_ICON_PATH_DATA[name];
  if (own !== undefined) return own;
  const icon = require(`lucide-react/icons/${name}`) as { __iconData: { node: [tag: string, attributes: SvgAttributes][] } };
  // oxlint-disable-next-line eslint/no-underscore-dangle -- lucide's own name for the shapes of an icon
  const { node } = icon.__iconData;
  return node
    .map(([tag, attributes]) => {
      const path = PATH_BY_SHAPE[tag];
      if (!path) throw new Error(`the icon "${name}" has a <${tag}>, which packages/content/compiler/icons.ts cannot draw as a path`);
      return path(attributes);
    })
    .join('');
}
