import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEME_COLORS, THEMES, type Theme } from '../../platform/theme/theme.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The tokens of a theme: those of the light one, with what the theme says otherwise. */
function tokensOf(theme: Theme): Record<string, string> {
  const css = read('themes/light.css') + (theme === 'light' ? '' : read(`themes/${theme}.css`));
  return Object.fromEntries(Array.from(css.matchAll(/--([a-z-]+): ([^;]+);/g), ([, name = '', value = '']) => [name, value]));
}

/** Relative luminance of a colour as WCAG 2.2 defines it, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/g) ?? []).map((digits) => {
    const part = Number.parseInt(digits, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

it('every theme has a style sheet, and the app imports it, the light one first', () => {
  const imported = Array.from(read('../../app/index.css').matchAll(/styles\/themes\/(.+)\.css/g), ([, name]) => name);
  expect(imported).toEqual(THEMES);
  expect(readdirSync(new URL('themes', import.meta.url)).toSorted()).toEqual(THEMES.map((theme) => `${theme}.css`).toSorted());
});

it('no other style sheet names a theme: what differs between them is a token', () => {
  const sheets = readdirSync(new URL('../..', import.meta.url), { recursive: true, encoding: 'utf8' });
  const others = sheets.filter((path) => path.endsWith('.css') && !path.startsWith('ui/styles/themes/'));
  expect(others.filter((path) => read(`../../${path}`).includes('[data-theme='))).toEqual([]);
});

describe.each(THEMES)('the colours of the %s theme', (theme) => {
  const tokens = tokensOf(theme);

  it.each([
    ['text', 'bg', 7],
    ['text', 'surface', 7],
    ['muted', 'bg', 7],
    ['muted', 'surface', 7],
    ['accent', 'bg', 4.5],
    ['accent', 'surface', 4.5],
    ['accent', 'accent-soft', 4.5],
    ['gold', 'bg', 4.5],
    ['gold', 'surface', 4.5],
    ['gold', 'gold-soft', 7],
    ['danger', 'surface', 4.5],
    ['on-lead', 'lead', 4.5],
  ])('%s on %s meets %d:1', (ink, ground, least) => {
    const [one, other] = [tokens[ink] ?? '', tokens[ground] ?? ''];
    expect([one, other]).toEqual([expect.stringMatching(/^#[0-9a-f]{6}$/), expect.stringMatching(/^#[0-9a-f]{6}$/)]);
    expect(contrast(one, other), `${one} on ${other}`).toBeGreaterThanOrEqual(least);
  });
  it.each(['bg', 'surface'])('the outline of controls has a contrast of at least 3:1 on %s', (ground) => {
    const share = Number(/--control-line: color-mix\(in srgb, var\(--muted\) (\d+)%, var\(--line\)\)/.exec(read('tokens.css'))?.[1]) / 100;
    const channels = (name: string): number[] => (tokens[name]?.match(/[0-9a-f]{2}/g) ?? []).map((digits) => Number.parseInt(digits, 16));
    const [muted, line] = [channels('muted'), channels('line')];
    const mixed = muted
      .map((part, at) =>
        Math.round(part * share + (line[at] ?? 0) * (1 - share))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('');
    expect(contrast(`#${mixed}`, tokens[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });

  it('apply to the document that has the theme’s name, and those of light to every document', () => {
    expect(read(`themes/${theme}.css`)).toContain(theme === 'light' ? ':root {' : `:root[data-theme='${theme}'] {`);
  });

  it('have the ground that the browser’s own bar shows', () => {
    expect(THEME_COLORS[theme]).toBe(tokens['bg']);
  });
});

it('the document and the installed app start on the ground of the light theme', () => {
  const ground = tokensOf('light')['bg'] ?? '';
  expect(read('../../../../index.html')).toContain(`name="theme-color" content="${ground}"`);
  expect(JSON.parse(read('../../../build/web-manifest.json'))).toMatchObject({ background_color: ground, theme_color: ground });
});

it.each(readdirSync(new URL('languages', import.meta.url)))('%s sets nothing that is a colour of the themes', (sheet) => {
  const own = Array.from(read(`languages/${sheet}`).matchAll(/(--[a-z-]+):/g), ([, name = '']) => name);
  const colors = Object.entries(tokensOf('light')).flatMap(([name, value]) => (value.startsWith('#') ? [`--${name}`] : []));
  expect(colors).toContain('--line');
  expect(own.filter((name) => colors.includes(name))).toEqual([]);
});
