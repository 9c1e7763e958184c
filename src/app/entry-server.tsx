/** What the prerenderer loads: the routes as HTML, with no knowledge of files. */
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router';
import categories from 'virtual:content/categories';
import loaders from 'virtual:content/category-loaders';
import { THEME_COLORS } from '../theme/theme.ts';
import { isRouteHandle, type Meta, tabTitle } from './meta.ts';
import { readerOf } from './read-back.ts';
import { readingAddresses } from './reading-routes.tsx';
import { routes } from './routes.tsx';

export { NAME as name, TAGLINE as tagline } from '../site.ts';
export { THEME_COLORS as themeColors } from '../theme/theme.ts';
export const themeColor = THEME_COLORS.light;

/** As in entry-client.tsx. */
const basename = import.meta.env.BASE_URL;
const pathOf = (address: string): string => basename + address.slice(1);
const slugs = categories.map(({ slug }) => slug);

/** Every address that has a page, in the order of the menus. */
export async function addresses(): Promise<string[]> {
  const list = ['/', '/search', '/settings', '/about', '/saved', '/contact', ...(await readingAddresses())];
  for (const slug of slugs) {
    const category = (await loaders[slug]?.())?.default;
    list.push(`/${slug}`, ...(category?.pages ?? []).map((page) => `/${slug}/${page.slug}`));
  }
  return list;
}

export interface RenderedPage {
  html: string;
  meta: Meta & { tab: string };
  /** What the innermost route loaded. */
  data: unknown;
}

/**
 * Renders one address.
 * @throws Error where the address has no page
 */
export async function render(path: string): Promise<RenderedPage> {
  const handler = createStaticHandler(routes, { basename });
  const context = await handler.query(new Request(`http://localhost${pathOf(path)}`));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
  if (context.statusCode !== 200) throw new Error(`${path} answers with status ${context.statusCode}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  const match = context.matches.findLast(({ route }) => isRouteHandle(route.handle));
  const handle = match?.route.handle;
  if (!match || !isRouteHandle(handle)) throw new Error(`${path} has no title`);
  const data: unknown = context.loaderData[match.route.id];
  const meta = handle.meta(data);
  return { html: await new Response(prelude).text(), meta: { ...meta, tab: tabTitle(meta) }, data };
}

/** The way to read a page's data back from its HTML; undefined for a page whose data the browser loads. */
export function readerFor(path: string): ((root: ParentNode) => unknown) | undefined {
  const match = matchRoutes(routes, { pathname: pathOf(path) }, basename)?.at(-1);
  const read = match?.route.id === undefined ? undefined : readerOf(match.route.id, slugs);
  return read && match ? (root) => read(root, match.params) : undefined;
}
