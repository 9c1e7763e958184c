/** The router's description of a screen: the default export of the `route.ts` in its folder. */
import type { ComponentType } from 'react';
import type { Params } from 'react-router';

/** Title and description of a page: in the head of its HTML, in the tab, and in previews of links to it. */
export interface PageMeta {
  /** The page's own title, without the product's name. */
  title?: string;
  /** Absent where the screen has its own in `screen-metadata.ts`. */
  description?: string;
}

/**
 * @typeParam Content what `content` brings, as the content compiler made it
 * @typeParam Data what the screen gets by `useLoaderData`, and what travels in the prerendered page
 */
export interface ScreenRouteDefinition<Content = unknown, Data = Content> {
  /** Imports the component; a chunk of its own. */
  component: () => Promise<{ default: ComponentType }>;
  /**
   * Loads the content (`site/src/platform/content/texts.ts`), in parallel to the component. Undefined where the address
   * has no page.
   */
  content?: (params: Params) => Promise<Content> | undefined;
  /**
   * Selects the part of the content that the screen shows; all of it, if this is absent. Undefined where the address has no page.
   * @throws Response that leads to another address
   */
  data?: (content: Content, params: Params) => Data | undefined;
  /** Title and description of the page, where `screens.ts` and `screen-metadata.ts` do not have them. */
  meta?: (data: Data) => PageMeta;
}
