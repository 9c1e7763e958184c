/** Title and description of a page: for the head of the prerendered HTML and for the tab after a navigation. */
import type { PageMeta } from '../platform/route/screen-route.ts';
import { NAME, TAGLINE } from '../platform/site.ts';
import * as messages from '../../../packages/core/messages/app.ts';

/** Title and description of a page, from the data that its route loads. */
export interface RouteHandle {
  meta: (data: unknown) => PageMeta;
}

/** Text of the browser's tab. */
export const tabTitle = ({ title }: PageMeta): string => (title ? `${title} · ${NAME}` : `${NAME} · ${TAGLINE}`);

/** Whether a route's handle has the page's title and description. */
export const isRouteHandle = (handle: unknown): handle is RouteHandle => typeof handle === 'object' && handle !== null && 'meta' in handle;

/** The title and description for an address without a page. */
export const NOT_FOUND_META: PageMeta = { title: messages.pageNotFound };
