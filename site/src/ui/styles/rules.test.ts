import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('../..', import.meta.url);
const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));

/** Matches a selector that is only a pseudo-element, so of every element, as in `*, ::before` or `::highlight(found)`. */
const OF_EVERY_ELEMENT = /(?:^|[,{}])\s*\*?::?(?:before|after|highlight|first-line|first-letter)\b[^,{]*[,{]/m;

test.each(sheets)(
  '%s has no rule for a pseudo-element of every element: each is a style more to work out, and slow phones feel it',
  (path) => {
    const css = readFileSync(new URL(path, SOURCES), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    expect(OF_EVERY_ELEMENT.exec(css)?.[0]).toBeUndefined();
  },
);

test('every style sheet of a screen or feature is imported: by another sheet, or by the module that needs it', () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.(?:css|tsx?)$/.test(path));
  const imported = new Set(
    sources.flatMap((path) =>
      Array.from(
        readFileSync(new URL(path, SOURCES), 'utf8').matchAll(/(?:@import|import)[^'"\n]*['"]([^'"\n]+\.css)(?:\?\w+)?['"]/g),
        ([, name = '']) => new URL(name, new URL(path, SOURCES)).pathname,
      ),
    ),
  );
  // No module imports the style sheet of a language: the settings of the language choose it.
  const own = sheets.filter((path) => !path.startsWith('ui/styles/languages/') && path !== 'app/index.css');
  expect(own.filter((path) => !imported.has(new URL(path, SOURCES).pathname))).toEqual([]);
});

/** Modules of the app with their text, and what each imports before it runs. */
const modules = new Map(
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test|\.d)\.tsx?$/.test(path))
    .map((path) => {
      const url = new URL(path, SOURCES);
      const text = readFileSync(url, 'utf8');
      const imports = Array.from(
        text.matchAll(/^(?:import|export)\b[^;]*?['"](\.[^'"]+)['"];/gms),
        ([, name = '']) => new URL(name, url).pathname + new URL(name, url).search,
      );
      return [url.pathname, { text, imports }] as const;
    }),
);

/**
 * Whether a sheet is loaded with a module: the module or one that it loads imports the sheet, or every module that imports this
 * module is loaded with the sheet.
 */
function comesWith(sheet: string, module: string, seen: readonly string[] = []): boolean {
  const { text, imports } = modules.get(module) ?? { text: '', imports: [] };
  const parts = Array.from(text.matchAll(/import\('(\.[^']+)'\)/g), ([, name = '']) => new URL(name, `file://${module}`).pathname);
  if ([...imports, ...parts].some((one) => one === sheet || (!seen.includes(one) && modules.has(one) && brings(sheet, one)))) return true;
  const importers = [...modules].flatMap(([one, { imports: its }]) => (its.includes(module) && !seen.includes(one) ? [one] : []));
  return importers.length > 0 && importers.every((one) => comesWith(sheet, one, [...seen, module]));
}

/** Whether a module imports a sheet before it runs, itself or by what it imports. */
function brings(sheet: string, module: string, seen = new Set<string>()): boolean {
  if (seen.has(module)) return false;
  seen.add(module);
  return (modules.get(module)?.imports ?? []).some((one) => one === sheet || brings(sheet, one, seen));
}

/** Classes that are a whole selector in a sheet: that sheet defines their look, others only change it. */
const classesIn = (css: string): Set<string> =>
  new Set(
    Array.from(css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g), ([, selectors = '']) => selectors.split(','))
      .flat()
      .flatMap((selector) => /^\.([a-z][\w-]*)$/.exec(selector.trim())?.[1] ?? []),
  );
const lazy = sheets.filter((path) =>
  [...modules.values()].some(({ imports }) => imports.includes(`${new URL(path, SOURCES).pathname}?inline`)),
);
const textOf = (path: string): string => readFileSync(new URL(path, SOURCES), 'utf8');

test.each(lazy)('%s is loaded with every module that uses its classes', (path) => {
  const others = new Set(sheets.filter((one) => one !== path).flatMap((one) => [...classesIn(textOf(one))]));
  const own = [...classesIn(textOf(path))].filter((name) => !others.has(name));
  const sheet = `${new URL(path, SOURCES).pathname}?inline`;
  const without = [...modules].flatMap(([module, { text }]) => {
    const used = own.find((name) => new RegExp(`className(?:="[^"]*|: '[^']*|={\`[^\`$]*)(?<![\\w-])${name}(?![\\w-])`).test(text));
    return used === undefined || comesWith(sheet, module) ? [] : [`${module.slice(SOURCES.pathname.length)} uses .${used}`];
  });
  expect(without).toEqual([]);
});

test('the check finds a rule for a pseudo-element of every element, and no other rule', () => {
  for (const css of ['*,\n::before {', '.a {}\n::highlight(found) {', '*::after{', '@media print {\n  ::first-line {'])
    expect(css).toMatch(OF_EVERY_ELEMENT);
  for (const css of ['.a::before {', '.a ::marker {', '.b,\n.a::highlight(found) {']) expect(css).not.toMatch(OF_EVERY_ELEMENT);
});
