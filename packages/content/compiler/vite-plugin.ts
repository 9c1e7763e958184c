/**
 * Gives the content to the app. The few values that its code needs at once are modules. Each text is a JSON file that
 * the app fetches when needed (`site/src/platform/content/texts.ts`): an asset of the built site; the development
 * server answers at the same address.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { CONTENT_FILES_ELEMENT_ID, type ContentAddressByName } from '../../core/content-files.ts';
import type { SerializedSearchIndex } from '../../core/search/engine.ts';
import { splitIndex } from '../../core/search/split.ts';
import type { CategoryMenu, CategoryPages, ContentCheckCounts } from '../../core/model.ts';
import type { Library } from './library.ts';
import { wordMeaningsOfCategory, rootSummaries, rootFamilies } from './root-families.ts';

/** What the app's modules are made from: the texts, and the results of their checks. */
export type LibraryWithContentCheckCounts = Library & { checks: ContentCheckCounts };

/** Makes a value from the library. A module's value is made only on import; a client build makes those of all JSON files. */
type ValueMaker = (library: LibraryWithContentCheckCounts) => unknown;

const PREFIX = 'virtual:content/';
const RESOLVED_PREFIX = '\0content:';
/** Begins module ids and manifest keys of the JSON files: `texts/category/prayer`. */
export const CONTENT_FILE_PREFIX = 'texts/';

/** Ids of all duas by their own page, `category/page`, without narrations, which are not said. */
function duaIdsByPage(menus: Iterable<CategoryPages>): Record<string, string[]> {
  const ids: Record<string, Set<string>> = {};
  for (const { permanentId, kind } of [...menus].flatMap(({ pages }) => pages.flatMap(({ cards }) => cards))) {
    const [page = '', id = ''] = permanentId.split('#');
    if (kind !== 'narration') (ids[page] ??= new Set()).add(id);
  }
  return Object.fromEntries(Object.entries(ids).map(([page, cards]) => [page, [...cards]]));
}

/** By `category/page#card` of a reusing card, the permanent id of the dua that it shows; without narrations. */
const reusedDuas = (menus: Iterable<CategoryPages>): Record<string, string> =>
  Object.fromEntries(
    [...menus].flatMap(({ slug, pages }) =>
      pages.flatMap((page) =>
        page.cards.flatMap(({ id, permanentId, kind }): [string, string][] => {
          const from = `${slug}/${page.slug}#${id}`;
          return kind === 'narration' || from === permanentId ? [] : [[from, permanentId]];
        }),
      ),
    ),
  );

/** Values that are bundled with the code that shows them. */
const MODULE_MAKERS: Readonly<Record<string, ValueMaker>> = {
  categories: ({ categories }) => categories.map(({ slug, title, subtitle, empty }) => ({ slug, title, subtitle, empty })),
  // Apart from `categories`, which every page needs: only home shows the icons.
  'category-icons': ({ categories }) => Object.fromEntries(categories.map(({ slug, icon }) => [slug, icon])),
  collections: ({ collections }) => collections,
  checks: ({ checks }) => checks,
  'dua-ids': ({ menus }) => duaIdsByPage(menus.values()),
  'reused-duas': ({ menus }) => reusedDuas(menus.values()),
};

const menusOf = ({ menus }: Library): CategoryMenu[] =>
  [...menus.values()].map(({ slug, title, subtitle, menu }) => ({ slug, title, subtitle, menu }));

function categoryPagesOf({ menus }: Library, slug: string): CategoryPages | undefined {
  const category = menus.get(slug);
  return category && { slug, title: category.title, pages: category.pages };
}

/** The two files of the search, by name. */
interface SearchFileMakers {
  search: ValueMaker;
  'search-texts': ValueMaker;
}

/** Indexes a library once for both files. */
function makeSearchFileMakers(indexLibrary: (library: LibraryWithContentCheckCounts) => SerializedSearchIndex): SearchFileMakers {
  const made = new WeakMap<LibraryWithContentCheckCounts, ReturnType<typeof splitIndex>>();
  const parts = (library: LibraryWithContentCheckCounts): ReturnType<typeof splitIndex> => {
    const known = made.get(library) ?? splitIndex(indexLibrary(library));
    made.set(library, known);
    return known;
  };
  return { search: (library) => parts(library)[1], 'search-texts': (library) => parts(library)[0] };
}

/** A maker for each JSON file, by its name. */
const contentFileMakers = ({ categories }: Library, search: SearchFileMakers): ReadonlyMap<string, ValueMaker> =>
  new Map<string, ValueMaker>([
    ['menus', menusOf],
    ['context', ({ context }) => context],
    ['forty-hadith', ({ fortyHadith }) => fortyHadith],
    ['needs', ({ needs }) => needs],
    ['names', ({ names }) => names],
    ['tasbih', ({ tasbih }) => tasbih],
    ['root-list', rootSummaries],
    ['roots', rootFamilies],
    ...Object.entries(search),
    ...categories.flatMap(({ slug }): [string, ValueMaker][] => [
      [`category/${slug}`, (library) => categoryPagesOf(library, slug)],
      [`meanings/${slug}`, (library) => wordMeaningsOfCategory(library, slug)],
    ]),
  ]);

/** `category/prayer` is in `category-prayer.json`, which gets a hash in the built site. */
const jsonFileName = (name: string): string => `${name.replaceAll('/', '-')}.json`;

/** A value as the source of a module. A browser reads a long text faster as JSON than as code. */
const asModule = (value: unknown): string => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

interface ContentPluginOptions {
  /** The texts as the app shows them. @throws ContentError for what is wrong with them */
  compile: () => LibraryWithContentCheckCounts;
  /** Indexes the texts for the search. */
  search: (library: LibraryWithContentCheckCounts) => SerializedSearchIndex;
}

/** @param root absolute path of the folder that holds `content/` */
export function contentPlugin(root: string, { compile, search }: ContentPluginOptions): Plugin {
  let known: LibraryWithContentCheckCounts | undefined;
  let isBuild = false;
  const library = (): LibraryWithContentCheckCounts => (known ??= compile());
  const searching = makeSearchFileMakers(search);
  const makers = (): ReadonlyMap<string, ValueMaker> => contentFileMakers(library(), searching);
  return {
    name: 'misbaha-content',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? RESOLVED_PREFIX + id.slice(PREFIX.length) : undefined),
    load(id) {
      if (!id.startsWith(RESOLVED_PREFIX)) return undefined;
      const name = id.slice(RESOLVED_PREFIX.length);
      if (name === 'texts') {
        const loads = [...makers().keys()].map((text) => `${JSON.stringify(text)}: () => import('${PREFIX}${CONTENT_FILE_PREFIX}${text}')`);
        return `export default {${loads.join(',')}};`;
      }
      const make = name.startsWith(CONTENT_FILE_PREFIX) ? makers().get(name.slice(CONTENT_FILE_PREFIX.length)) : MODULE_MAKERS[name];
      if (!make) return this.error(`no content for "${name}"`);
      // The prerenderer never searches, so its build is spared the work.
      return asModule(isBuild && Object.values(searching).includes(make) ? null : make(library()));
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [name, make] of makers())
        this.emitFile({
          type: 'asset',
          name: jsonFileName(name),
          originalFileName: CONTENT_FILE_PREFIX + name,
          source: JSON.stringify(make(library())),
        });
    },
    // For development alone: documents of the built site are written by `site/build/document.ts`.
    transformIndexHtml() {
      const files: ContentAddressByName = Object.fromEntries([...makers().keys()].map((name) => [name, `assets/${jsonFileName(name)}`]));
      return [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: CONTENT_FILES_ELEMENT_ID },
          children: JSON.stringify(files),
          injectTo: 'body',
        },
      ];
    },
    configureServer(server) {
      const folder = join(root, 'content');
      server.watcher.add(folder);
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(folder)) return;
        known = undefined;
        for (const module of server.moduleGraph.idToModuleMap.values()) {
          if (module.id?.startsWith(RESOLVED_PREFIX)) server.moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const make = [...makers()].find(([name]) => request.url === `${server.config.base}assets/${jsonFileName(name)}`)?.[1];
        if (!make) return next();
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(make(library())));
      });
    },
  };
}
