/** What the pictures take from the look of the site: the colours of the light theme, the pattern, the icon. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface VisualIdentity {
  /** A colour of the light theme by its name in `themes/light.css`. */
  color: (token: string) => string;
  /** How strongly the pattern shows, 0 to 1. */
  patternOpacity: string;
  /** Body of the pattern's SVG: one tile, 96 units wide and high. */
  pattern: string;
  /** The whole SVG of the icon, which is square. */
  icon: string;
}

const svgBody = (svg: string): string => svg.replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');

/** @param root absolute path of the project @throws Error, when asked for a token that the light theme does not have */
export function readVisualIdentity(root: string): VisualIdentity {
  const [, light = ''] = /:root \{([^}]*)\}/.exec(readFileSync(join(root, 'site/src/ui/styles/themes/light.css'), 'utf8')) ?? [];
  const value = (token: string): string => {
    const found = new RegExp(`--${token}: ([^;]+);`).exec(light)?.[1];
    if (!found) throw new Error(`site/src/ui/styles/themes/light.css names no --${token} for the light theme`);
    return found;
  };
  return {
    color: value,
    patternOpacity: value('pattern'),
    pattern: svgBody(readFileSync(join(root, 'site/src/ui/styles/pattern.svg'), 'utf8')),
    icon: readFileSync(join(root, 'site/public/icon.svg'), 'utf8'),
  };
}
