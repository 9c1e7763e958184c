/** What the prerenderer loads: the routes as HTML, with no knowledge of files. */
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import categories from 'virtual:content/categories';
import loaders from 'virtual:content/category-loaders';
import { THEME_COLORS } from '../theme/theme.ts';
import { isRouteHandle, type Meta, tabTitle } from './meta.ts';
import { PAGE_DATA_ID, type PageData, serializePageData } from './page-data.ts';
import { readingAddresses } from './reading-routes.tsx';
import { routes } from './routes.tsx';

export { NAME as name, TAGLINE as tagline } from '../site.ts';
export { THEME_COLORS as themeColors } from '../theme/theme.ts';
export const themeColor = THEME_COLORS.light;
export const pageDataId = PAGE_DATA_ID;

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
  /** What its routes loaded, by route id. */
  data: PageData;
  /** The same as text, for the block of JSON in the page. */
  dataText: string;
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
  const meta = handle.meta(context.loaderData[match.route.id]);
  const withLoader = new Set(context.matches.flatMap(({ route }) => (route.loader ? [route.id] : [])));
  const data: PageData = { loaderData: Object.fromEntries(Object.entries(context.loaderData).filter(([id]) => withLoader.has(id))) };
  return {
    html: await new Response(prelude).text(),
    meta: { ...meta, tab: tabTitle(meta) },
    data,
    dataText: serializePageData(data),
  };
}
