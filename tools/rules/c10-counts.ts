import type { Finding } from './finding.ts';
import type { Rule } from './rule.ts';
import type { Count } from './expected-counts.ts';

const PINNED = 'tools/rules/expected-counts.ts';
/** What an editor changes for a page that comes or goes. */
const entryHint = (category: string): string => `add or remove the page's line in the list of "${category}"`;
/** What an editor changes for a card that comes or goes. */
const cardsHint = (place: string, found: number): string => {
  const [category = '', slug = ''] = place.split('/');
  return `write '${slug} ${found}' in the list of "${category}"`;
};

const agrees = (found: number, wanted: Count): boolean =>
  typeof wanted === 'number' ? found === wanted : found >= wanted[0] && found <= wanted[1];
const show = (wanted: Count): string => (typeof wanted === 'number' ? `${wanted}` : `${wanted[0]} to ${wanted[1]}`);

/** Compares counts by name; a name that only one side knows counts as none on the other. */
function* compare(
  what: string,
  found: ReadonlyMap<string, number>,
  wanted: Readonly<Record<string, Count>>,
  fileOf: (name: string) => string,
  both: boolean,
  hintOf?: (name: string, found: number) => string,
): Iterable<Finding> {
  const names = both ? new Set([...found.keys(), ...Object.keys(wanted)]) : Object.keys(wanted);
  for (const name of names) {
    const count = found.get(name) ?? 0;
    const pinned = wanted[name] ?? 0;
    if (agrees(count, pinned)) continue;
    const hint = hintOf && { hint: `Restore what is missing; if the change is meant, ${hintOf(name, count)} in ${PINNED}.` };
    yield { file: fileOf(name), message: `${name} has ${count} ${what}, but ${show(pinned)} are pinned`, ...hint };
  }
}

export const countsRule: Rule = {
  code: 'c10',
  name: 'counts',
  reason:
    'The numbers of categories, pages, menu entries, names, sections and hadith, and of the cards of many pages, are pinned, so that nothing is lost or slips in unseen.',
  hint: 'Restore what is missing; if the change is meant, change the line in tools/rules/expected-counts.ts.',
  whole: true,
  *check(library, { counts: pinned }) {
    const pages = new Map<string, number>();
    for (const { category } of library.pages.values()) pages.set(category, (pages.get(category) ?? 0) + 1);
    const menus = new Map([...library.menus].map(([slug, { menu }]) => [slug, menu.reduce((sum, { entries }) => sum + entries.length, 0)]));
    const cards = new Map([...library.pages].map(([place, page]) => [place, page.cards.length]));
    const context = new Map(library.context.map(({ slug, sections }) => [slug, sections.length]));
    const single = (file: string, what: string, found: number, wanted: number): Iterable<Finding> =>
      compare(what, new Map([[file, found]]), { [file]: wanted }, (name) => `content/${name}`, true);

    yield* single('categories.yaml', 'categories', library.categories.length, pinned.categories);
    yield* single('names.yaml', 'names', library.names?.names.length ?? 0, pinned.names);
    yield* single('forty-hadith.yaml', 'hadith', library.fortyHadith?.hadith.length ?? 0, pinned.hadith);
    yield* single('tasbih.yaml', 'phrases', library.tasbih.length, pinned.phrases);
    yield* compare('pages', pages, pinned.pages, (name) => `content/${name}`, true, entryHint);
    yield* compare('menu entries', menus, pinned.menus, (name) => `content/${name}/_menu.yaml`, true, entryHint);
    yield* compare('sections', context, pinned.context, (name) => `content/context/${name}.yaml`, true);
    yield* compare('cards', cards, pinned.cards, (name) => `content/${name}.yaml`, false, cardsHint);
    yield* numbering(
      'names.yaml',
      (library.names?.names ?? []).map(({ number }) => number),
    );
    yield* numbering(
      'forty-hadith.yaml',
      (library.fortyHadith?.hadith ?? []).map(({ number }) => number),
    );
  },
};

function* numbering(file: string, numbers: readonly number[]): Iterable<Finding> {
  const index = numbers.findIndex((number, place) => number !== place + 1);
  if (index >= 0) yield { file: `content/${file}`, message: `number ${index + 1} is expected where number ${numbers[index]} stands` };
}
