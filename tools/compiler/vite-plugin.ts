/**
 * Makes content into modules. The few that the app's code needs at once are in it; all else comes when it is asked for, in the built
 * site as content files (`tools/content-files`), in development and to the prerenderer as modules of their own.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { storeMeanings } from '../../text/meanings.ts';
import { contentFiles } from '../content-files/content-files.ts';
import type { CategoryMenu, CategoryTexts, Checks } from '../../text/model.ts';
import type { Library } from './library.ts';

/** What the app is made of: the texts, and what their checks come to. */
export type ShownLibrary = Library & { checks: Checks };

const PREFIX = 'virtual:content/';
const RESOLVED = '\0content:';

/** How a text is made of the library. Only those that are asked for are made. */
type Maker = (library: ShownLibrary) => unknown;

/** Texts that load when they are asked for, by name. */
function loadedTexts(library: ShownLibrary, search: Maker): Map<string, Maker> {
  return new Map<string, Maker>([
    ['menus', menusOf],
    ['context', ({ context }) => context],
    ['forty-hadith', ({ fortyHadith }) => fortyHadith],
    ['needs', ({ needs }) => needs],
    ['names', ({ names }) => names],
    ['tasbih', ({ tasbih }) => tasbih],
    ['search', search],
    ...library.categories.flatMap(({ slug }): [string, Maker][] => [
      [`category/${slug}`, () => textsOf(library, slug)],
      [`meanings/${slug}`, () => meaningsOf(library, slug)],
    ]),
  ]);
}

/** Texts that stand in the code that shows them. */
const KNOWN_AT_ONCE: Readonly<Record<string, Maker>> = {
  categories: ({ categories }) => categories.map(({ slug, title, subtitle, empty }) => ({ slug, title, subtitle, empty })),
  // Apart, because home alone shows them and every page needs the list.
  'category-icons': ({ categories }) => Object.fromEntries(categories.map(({ slug, icon }) => [slug, icon])),
  collections: ({ collections }) => collections,
  checks: ({ checks }) => checks,
};

/** A value as the source of a module. A browser reads a long text faster as JSON than as code. */
const asModule = (value: unknown): string | undefined =>
  value === undefined ? undefined : `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

const menusOf = ({ menus }: Library): CategoryMenu[] =>
  [...menus.values()].map(({ slug, title, subtitle, menu }) => ({ slug, title, subtitle, menu }));

function textsOf({ menus }: Library, slug: string): CategoryTexts | undefined {
  const category = menus.get(slug);
  return category && { slug, title: category.title, pages: category.pages };
}

/** Stored meanings of the cards that are written in a category, by home; a borrowed card has them where it is at home. */
const meaningsOf = ({ glossed }: Library, category: string): Record<string, string> =>
  Object.fromEntries(
    glossed
      .filter(({ id }) => id.startsWith(`${category}/`))
      .map(({ id, words }) => [id, storeMeanings(words.map(({ meaning = '' }) => meaning))]),
  );

/** Modules of loaders: the texts that begin with a word, each under the rest of its name. */
const LOADERS: Readonly<Record<string, RegExp>> = {
  'category-loaders': /^category\/(.+)$/,
  'meaning-loaders': /^meanings\/(.+)$/,
  loaders: /^([\w-]+)$/,
};

/** @param file the module that fetches content files; undefined where texts are modules */
function loadersSource(names: Iterable<string>, pattern: RegExp, file: string | undefined): string {
  const keys = [...names].flatMap((name) => {
    const [, key] = pattern.exec(name) ?? [];
    return key === undefined ? [] : [{ key, name }];
  });
  if (file === undefined)
    return `export default {${keys.map(({ key, name }) => `${JSON.stringify(key)}: () => import('${PREFIX}${name}')`).join(',')}};`;
  // The names are a list rather than a function each: that is less for every page to load.
  const [first] = keys;
  const before = first ? first.name.slice(0, first.name.length - first.key.length) : '';
  return [
    `import { contentFile } from ${JSON.stringify(file)};`,
    `const keys = ${JSON.stringify(keys.map(({ key }) => key).join(' '))}.split(' ');`,
    `export default Object.fromEntries(keys.map((key) => [key, () => contentFile(${JSON.stringify(before)} + key)]));`,
  ].join('\n');
}

interface Options {
  /** The texts as the app shows them. @param root absolute path of the folder that holds `content/` */
  compile: (root: string) => ShownLibrary;
  /** What the search looks through. */
  search: Maker;
}

/** @param root absolute path of the folder that holds `content/` */
export function contentModules(root: string, { compile, search }: Options): Plugin {
  let known: ShownLibrary | undefined;
  let isBuild = false;
  const library = (): ShownLibrary => (known ??= compile(root));
  return {
    name: 'misbaha-content',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? RESOLVED + id.slice(PREFIX.length) : undefined),
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const name = id.slice(RESOLVED.length);
      const texts = loadedTexts(library(), search);
      // The prerenderer never searches, so its build is spared the work.
      if (isBuild) texts.delete('search');
      const isClient = this.environment.name === 'client';
      const pattern = LOADERS[name];
      if (pattern) {
        if (isClient && isBuild) texts.set('search', search);
        return loadersSource(texts.keys(), pattern, isClient && isBuild ? join(root, 'src/content/content-file.ts') : undefined);
      }
      const source = asModule((KNOWN_AT_ONCE[name] ?? texts.get(name))?.(library()));
      if (source === undefined) this.error(`no content for "${name}"`);
      return source;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const texts = [...loadedTexts(library(), search)].map(([name, make]): [string, unknown] => [name, make(library())]);
      const { list, parts } = contentFiles(new Map(texts.filter(([, value]) => value !== undefined)));
      for (const { file, source } of [list, ...parts]) this.emitFile({ type: 'asset', fileName: file, source });
    },
    configureServer(server) {
      const folder = join(root, 'content');
      server.watcher.add(folder);
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(folder)) return;
        known = undefined;
        for (const module of server.moduleGraph.idToModuleMap.values()) {
          if (module.id?.startsWith(RESOLVED)) server.moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
