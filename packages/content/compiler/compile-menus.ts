/** The menus of the categories: which pages a category lists, its own and other categories'. */
import { countDuasAndNarrations } from '../../core/card-count.ts';
import type { Category, CategoryMenuEntry, CategoryMenuSection, Page } from '../../core/model.ts';
import type { Compilation } from './compilation.ts';
import { iconPathData } from './icons.ts';
import type { LocatedPage } from './library.ts';
import { menuSchema, type WrittenMenu } from './schema.ts';
import type { PositionedSource } from './source-file.ts';

/** The menus, and the slugs of those whose file cannot be read: nobody knows which pages these list. */
interface CompiledMenus {
  menus: Map<string, Category>;
  unreadMenus: Set<string>;
}

/** The menu of every category, by its slug. Entries that lead nowhere are noted as problems and left out. */
export function compileMenus(
  compilation: Compilation,
  categories: readonly { slug: string; title: string; icon: string }[],
  pages: readonly LocatedPage[],
): CompiledMenus {
  const byPath = new Map(pages.map((page) => [`${page.category}/${page.page.slug}`, page]));
  const icons = new Map(categories.map(({ slug, icon }) => [slug, icon]));
  const iconOf = ({ icon, category }: LocatedPage): string => iconPathData(icon ?? icons.get(category) ?? '');
  const unreadMenus = new Set<string>();
  const menus = new Map(
    categories.map(({ slug, title }): [string, Category] => {
      const menu = compileMenu(compilation, slug, byPath, iconOf);
      if (menu === 'unread') unreadMenus.add(slug);
      return [slug, typeof menu === 'object' ? menu : { slug, title, menu: [], pages: [] }];
    }),
  );
  return { menus, unreadMenus };
}

function compileMenu(
  compilation: Compilation,
  slug: string,
  pages: ReadonlyMap<string, LocatedPage>,
  iconOf: (page: LocatedPage) => string,
): Category | 'absent' | 'unread' {
  // A category without texts has no menu file yet; its screen says so.
  const path = `${slug}/_menu.yaml`;
  if (!compilation.has(`texts/${path}`)) return 'absent';
  const read = compilation.readText(path, menuSchema);
  if (!read) return 'unread';
  const listed: Page[] = [];
  const menu = read.value.sections.map((section, index) =>
    compileMenuSection(compilation, read.file, slug, section, index, pages, listed, iconOf),
  );
  const { subtitle } = read.value;
  return { slug, title: read.value.title, ...(subtitle ? { subtitle } : {}), menu, pages: listed };
}

function compileMenuSection(
  compilation: Compilation,
  file: PositionedSource,
  category: string,
  section: WrittenMenu['sections'][number],
  index: number,
  pages: ReadonlyMap<string, LocatedPage>,
  listed: Page[],
  iconOf: (page: LocatedPage) => string,
): CategoryMenuSection {
  const entries = section.pages.flatMap((name, number): CategoryMenuEntry[] => {
    const path = name.includes('/') ? name : `${category}/${name}`;
    const found = pages.get(path);
    if (!found) {
      const problem = file.problem(
        ['sections', index, 'pages', number],
        'menu',
        `there is no page "${path}"`,
        `Add content/texts/${path}.yaml, or take the entry out of the menu.`,
      );
      compilation.missing(problem, path);
      return [];
    }
    listed.push(found.page);
    const { slug, title, cards } = found.page;
    return [{ slug, title, icon: iconOf(found), count: countDuasAndNarrations(cards) }];
  });
  return { ...(section.title ? { title: section.title } : {}), entries };
}
