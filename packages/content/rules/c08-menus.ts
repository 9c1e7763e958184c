import type { Library } from '../compiler/library.ts';
import { compilerFindings, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';

/** Pages of a category's folder that its own menu does not list, and pages that a menu lists twice. */
function* menuFaults(library: Library): Iterable<Finding> {
  for (const [slug, { menu, pages }] of library.menus) {
    if (library.unreadMenus.has(slug)) continue;
    const file = `content/texts/${slug}/_menu.yaml`;
    const listed = menu.flatMap(({ entries }) => entries.map((entry) => entry.slug));
    for (const one of new Set(listed.filter((entry, index) => listed.indexOf(entry) !== index))) {
      yield {
        file,
        message: `"${one}" is listed more than once`,
        hint: 'List each page once; two pages of one menu need different slugs.',
      };
    }
    const own = [...library.pages.values()].filter(({ category }) => category === slug);
    for (const { page, file: source } of own) {
      if (!pages.includes(page))
        yield { file: source.path, message: `the menu of its category does not list this page`, hint: `Add "${page.slug}" to ${file}.` };
    }
  }
}

export const menusRule: Rule = {
  code: 'c08',
  name: 'menus',
  reason: 'Every entry of a menu leads to a page, and every page stands in the menu of its category.',
  hint: 'Compare the list in _menu.yaml with the files of the folder.',
  *check(library, { problems }) {
    yield* compilerFindings(problems, ['menu']);
    yield* menuFaults(library);
  },
};
