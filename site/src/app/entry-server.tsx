/** The entry that the prerenderer loads: renders routes as HTML, without access to files. */
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { SCREEN_DESCRIPTION_BY_FOLDER } from '../../../screen-metadata.ts';
import { SCREENS } from '../../../screens.ts';
import { NAME_PLACEHOLDER } from '../../../packages/core/name-placeholder.ts';
import * as cardMessages from '../../../packages/core/messages/cards.ts';
import type { PageMeta } from '../platform/route/screen-route.ts';
import { THEME_COLORS } from '../platform/theme/theme.ts';
import { isRouteHandle, tabTitle } from './meta.ts';
import { PAGE_DATA_ELEMENT_ID, type PageData, serializePageData } from './page-data.ts';
import { routes } from './routes.tsx';

export { NAME as name, TAGLINE as tagline } from '../platform/site.ts';
export { allPageAddresses } from './addresses.ts';
export const themeColor = THEME_COLORS.light;
export const pageDataElementId = PAGE_DATA_ELEMENT_ID;

/** Path below which the site lies, with its slash at the end: the client has the same (`entry-client.tsx`). */
const basename = import.meta.env.BASE_URL;
const withBasePath = (address: string): string => basename + address.slice(1);
export interface RenderedPage {
  html: string;
  /** The screen's folder below `site/src/screens/`. */
  folder: string;
  /** Whether the app starts on this page at once, and not when the browser is idle. */
  startsAtOnce: boolean;
  meta: PageMeta & { description: string; tab: string };
  /** Data of its routes as JSON text, for the data block in the page. */
  dataText: string;
}

const handler = createStaticHandler(routes, { basename });

/**
 * Renders one address.
 * @throws Error where the address has no page
 */
export async function render(path: string): Promise<RenderedPage> {
  const context = await handler.query(new Request(`http://localhost${withBasePath(path)}`));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
  if (context.statusCode !== 200) throw new Error(`${path} answers with status ${context.statusCode}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  const match = context.matches.findLast(({ route }) => isRouteHandle(route.handle));
  const handle = match?.route.handle;
  const screen = SCREENS.find(({ folder }) => folder === match?.route.id);
  if (!match || !screen || !isRouteHandle(handle)) throw new Error(`${path} has no screen in screens.ts`);
  const meta = handle.meta(context.loaderData[match.route.id]);
  const description = (meta.description ?? SCREEN_DESCRIPTION_BY_FOLDER[screen.folder]?.description)?.replaceAll(
    NAME_PLACEHOLDER,
    cardMessages.nameInBrackets,
  );
  if (description === undefined) throw new Error(`${screen.folder}: give it a description in screen-metadata.ts`);
  const withLoader = new Set(context.matches.flatMap(({ route }) => (route.loader ? [route.id] : [])));
  const data: PageData = { loaderData: Object.fromEntries(Object.entries(context.loaderData).filter(([id]) => withLoader.has(id))) };
  return {
    html: await new Response(prelude).text(),
    folder: screen.folder,
    startsAtOnce: screen.startsAtOnce ?? false,
    meta: { ...meta, description, tab: tabTitle(meta) },
    dataText: serializePageData(data),
  };
}
