/** Adds a screen to a copy of the project as `CONTRIBUTING.md` says, and looks whether everything that should know of it does. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT_FOLDER, projectLibrary } from '../../packages/content/test/project-library.ts';
import { siteContentPlugin } from '../../site/build/site-content-plugin.ts';
import viteConfig from '../../vite.config.ts';
import { copyProject, type ProjectCopy } from '../setup/project-copy.ts';

const RECORD = `{
    folder: 'phrases',
    path: '/phrases',
    title: 'Phrases to say',
    menu: { list: 'more' },
    startsAtOnce: true,
  },
  { folder: 'phrase', path: '/phrases/:id', title: 'A phrase' },
`;

const WORDS = `  phrases: { description: 'Short phrases of remembrance.', searchWords: 'subhanallah' },
  phrase: { description: 'One phrase of remembrance.' },
`;

const FILES: Readonly<Record<string, string>> = {
  'phrases/phrases.tsx': `import type { ReactElement } from 'react';
    import { useLoaderData } from 'react-router';
    export default function Phrases(): ReactElement {
      return <main><h1>{useLoaderData<string[]>().join(', ')}</h1></main>;
    }`,
  'phrases/route.ts': `import { loadTasbihPhrases } from '../../platform/content/texts.ts';
    export default {
      component: () => import('./phrases.tsx'),
      content: loadTasbihPhrases,
      data: (phrases) => phrases.map(({ id }) => id),
    };`,
  'phrases/menu-icon.ts': `import { Sprout } from 'lucide-react';
    export default Sprout;`,
  'phrase/phrase.tsx': 'export default () => <h1>One phrase</h1>;',
  'phrase/route.ts': `import { loadTasbihPhrases } from '../../platform/content/texts.ts';
    export default {
      component: () => import('./phrase.tsx'),
      content: loadTasbihPhrases,
      data: (phrases, { id }) => phrases.find((phrase) => phrase.id === id),
    };`,
  'phrase/addresses.ts': `import { loadTasbihPhrases } from '../../platform/content/texts.ts';
    export default (await loadTasbihPhrases()).map(({ id }) => '/phrases/' + id);`,
};

/** Not a file of the new screen: it renders the side menu as markup. */
const MENU_PROBE = 'menu-probe.tsx';
const MENU_MARKUP = `import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import SideMenu from './screens/home/side-menu.tsx';
export const markup = renderToStaticMarkup(<MemoryRouter><SideMenu onClose={() => undefined} /></MemoryRouter>);`;

const END_OF_WORDS = '};\n';
const END_OF_TABLE = "  { folder: 'category-menu'";

const library = projectLibrary();
let copy: ProjectCopy;
let server: ViteDevServer;

function addScreen(folder: string): void {
  const table = readFileSync(join(folder, 'screens.ts'), 'utf8');
  writeFileSync(join(folder, 'screens.ts'), table.replace(END_OF_TABLE, `  ${RECORD}${END_OF_TABLE}`));
  const words = readFileSync(join(folder, 'screen-metadata.ts'), 'utf8');
  writeFileSync(join(folder, 'screen-metadata.ts'), words.replace(END_OF_WORDS, `${WORDS}${END_OF_WORDS}`));
  for (const [file, text] of Object.entries(FILES)) {
    const place = join(folder, 'site/src/screens', file);
    mkdirSync(join(place, '..'), { recursive: true });
    writeFileSync(place, text);
  }
  writeFileSync(join(folder, 'site/src', MENU_PROBE), MENU_MARKUP);
}

/** Gives the expected routes the content that is compiled already. */
const COMPILED = 'virtual:compiled-library';
const compiledContent: Plugin = {
  name: 'compiled-content',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/project-library.ts') && importer?.endsWith('/expected-routes.ts') ? COMPILED : undefined,
  load: (id) => (id === COMPILED ? `export const projectLibrary = () => globalThis[${JSON.stringify(COMPILED)}];` : undefined),
};

const load = async <T>(file: string): Promise<T> => (await server.ssrLoadModule(`/${file}`)) as T;

beforeAll(async () => {
  copy = copyProject(['content', 'editions', 'docs', 'bench']);
  addScreen(copy.folder);
  Object.assign(globalThis, { [COMPILED]: library });
  server = await createServer({
    ...viteConfig,
    root: copy.folder,
    configFile: false,
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    plugins: [...(viteConfig.plugins ?? []), siteContentPlugin(PROJECT_FOLDER, library), compiledContent],
    logLevel: 'error',
  });
});

afterAll(async () => {
  await server.close();
  Reflect.deleteProperty(globalThis, COMPILED);
  copy.dispose();
});

interface Entry {
  allPageAddresses: string[];
  render: (path: string) => Promise<{
    html: string;
    folder: string;
    startsAtOnce: boolean;
    meta: { title?: string; description: string };
    dataText: string;
  }>;
}

test('the router shows a new screen with its data and words, and the prerenderer and the sitemap have its addresses', async () => {
  const { allPageAddresses, render } = await load<Entry>('site/src/app/entry-server.tsx');
  expect(allPageAddresses).toContain('/phrases');
  const { html, ...page } = await render('/phrases');
  const ids = allPageAddresses.flatMap((address) => /^\/phrases\/(.+)/.exec(address)?.[1] ?? []);
  expect(ids.length).toBeGreaterThan(0);
  expect(html).toContain(`<h1>${ids.join(', ')}</h1>`);
  expect(page).toMatchObject({
    folder: 'phrases',
    startsAtOnce: true,
    meta: { title: 'Phrases to say', description: 'Short phrases of remembrance.' },
    dataText: JSON.stringify({ loaderData: { phrases: ids } }),
  });
  const phrase = await render(`/phrases/${ids[0]}`);
  expect(phrase.folder).toBe('phrase');
  expect(JSON.parse(phrase.dataText)).toMatchObject({ loaderData: { phrase: { id: ids[0] } } });
  await expect(render('/phrases/none')).rejects.toThrow('404');
});

test('the category routes, which match nearly every address, answer unknown addresses with 404', async () => {
  const { render } = await load<Entry>('site/src/app/entry-server.tsx');
  expect(await render('/prayer')).toMatchObject({ folder: 'category-menu', meta: { title: 'Prayer' } });
  for (const address of ['/unknown', '/constructor', '/prayer/unknown', '/settings/unknown'])
    await expect(render(address)).rejects.toThrow('404');
});

test('the side menu has an entry for the new screen, with its icon', async () => {
  const { markup } = await load<{ markup: string }>(`site/src/${MENU_PROBE}`);
  expect(markup).toMatch(/href="\/phrases"[^>]*><svg[^>]*lucide-sprout.*?<\/svg>Phrases to say</);
});

test('the search index and the expected routes of the tests have the new screen', async () => {
  const { collectSearchContent } = await load<typeof import('../../packages/content/search-index/collect.ts')>(
    'packages/content/search-index/collect.ts',
  );
  // Without the wishes, whose words take a second to count.
  expect(collectSearchContent({ ...library, wishes: new Map() }).pages).toContainEqual({
    path: '/phrases',
    title: 'Phrases to say',
    about: 'subhanallah',
  });
  const { EXPECTED_ROUTES } = await load<typeof import('../../site/test/static/expected-routes.ts')>('site/test/static/expected-routes.ts');
  expect(EXPECTED_ROUTES).toContainEqual({ path: '/phrases', title: 'Phrases to say', back: '/', counts: [] });
});
