/**
 * The data that a prerendered page was rendered from. It travels in the page as a block of JSON, in the shape that React
 * Router takes for hydration, so that the app takes over without fetching the same text in another form.
 */
import type { HydrationState } from 'react-router';

/** Data by route id, as the routes' loaders gave it. */
export type PageData = Required<Pick<HydrationState, 'loaderData'>>;

/** Id of the script element with the data. Its type is never executed, so the security policy needs no hash for it. */
export const PAGE_DATA_ELEMENT_ID = 'page-data';

const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** The block's text: JSON in which nothing can end the element or open a comment. */
export const serializePageData = (data: PageData): string =>
  JSON.stringify(data).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);

const isPageData = (value: unknown): value is PageData =>
  typeof value === 'object' &&
  value !== null &&
  'loaderData' in value &&
  typeof value.loaderData === 'object' &&
  value.loaderData !== null &&
  !Array.isArray(value.loaderData);

/**
 * Reads the block's text.
 * @param text undefined where the page has no block
 * @returns undefined where there is none or it was damaged on its way; the router then loads the data as on a navigation
 */
export function parsePageData(text: string | null | undefined): PageData | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isPageData(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
