/** Makes content into modules: one chunk a category, one for each page of reference, and apart from them what words mean. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { storeMeanings } from '../../text/meanings.ts';
import type { CategoryMenu, CategoryTexts, Checks } from '../../text/model.ts';
import type { Library } from './library.ts';

/** What the app is made of: the texts, and what their checks come to. */
export type ShownLibrary = Library & { checks: Checks };

const PREFIX = 'virtual:content/';
const RESOLVED = '\0content:';

/** Source of a virtual module, or undefined where there is no such module. */
function moduleSource(library: ShownLibrary, name: string): string | undefined {
  const category = /^category\/(.+)$/.exec(name)?.[1];
  if (category !== undefined) return asModule(textsOf(library, category));
  const explained = /^meanings\/(.+)$/.exec(name)?.[1];
  if (explained !== undefined) return asModule(meaningsOf(library, explained));
  switch (name) {
    case 'categories':
      return asModule(library.categories);
    case 'category-loaders':
      return loaders(library, 'category');
    case 'meaning-loaders':
      return loaders(library, 'meanings');
    case 'menus':
      return asModule(menusOf(library));
    case 'context':
      return asModule(library.context);
    case 'forty-hadith':
      return asModule(library.fortyHadith);
    case 'needs':
      return asModule(library.needs);
    case 'names':
      return asModule(library.names);
    case 'tasbih':
      return asModule(library.tasbih);
    case 'collections':
      return asModule(library.collections);
    case 'checks':
      return asModule(library.checks);
    default:
      return undefined;
  }
}

/** A value as the source of a module. A browser reads a long text faster as JSON than as code. */
const asModule = (value: unknown): string | undefined =>
  value === undefined ? undefined : `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

const menusOf = ({ menus }: Library): CategoryMenu[] =>
  [...menus.values()].map(({ slug, title, subtitle, menu }) => ({ slug, title, subtitle, menu }));

function textsOf({ menus }: Library, slug: string): CategoryTexts | undefined {
  const category = menus.get(slug);
  return category && { slug, title: category.title, pages: category.pages };
}

const loaders = (library: Library, kind: 'category' | 'meanings'): string =>
  `export default {${library.categories.map(({ slug }) => `${JSON.stringify(slug)}: () => import('${PREFIX}${kind}/${slug}')`).join(',')}};`;

/** Stored meanings of the cards that are written in a category, by home; a borrowed card has them where it is at home. */
const meaningsOf = ({ glossed }: Library, category: string): Record<string, string> =>
  Object.fromEntries(
    glossed
      .filter(({ id }) => id.startsWith(`${category}/`))
      .map(({ id, words }) => [id, storeMeanings(words.map(({ meaning = '' }) => meaning))]),
  );

/**
 * @param root absolute path of the folder that holds `content/`
 * @param compile its texts as the app shows them
 */
export function contentModules(root: string, compile: (root: string) => ShownLibrary): Plugin {
  let library: ShownLibrary | undefined;
  return {
    name: 'misbaha-content',
    resolveId: (id) => (id.startsWith(PREFIX) ? RESOLVED + id.slice(PREFIX.length) : undefined),
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      library ??= compile(root);
      const source = moduleSource(library, id.slice(RESOLVED.length));
      if (source === undefined) this.error(`no content for "${id.slice(RESOLVED.length)}"`);
      return source;
    },
    configureServer(server) {
      const folder = join(root, 'content');
      server.watcher.add(folder);
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(folder)) return;
        library = undefined;
        for (const module of server.moduleGraph.idToModuleMap.values()) {
          if (module.id?.startsWith(RESOLVED)) server.moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
