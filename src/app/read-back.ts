/**
 * The data of a prerendered page, read back from the page itself. A route that is not here loads its data on hydration, in
 * the way that it does on a navigation.
 */
import type { Params } from 'react-router';
import { readMenu } from '../screens/category-menu/read-back.ts';
import { readContext } from '../screens/context/read-back.ts';
import { readContextPage } from '../screens/context-page/read-back.ts';
import { readDetail } from '../screens/detail/read-back.ts';
import { readForty } from '../screens/forty-hadith/read-back.ts';
import { readHadith } from '../screens/hadith/read-back.ts';
import { readNames } from '../screens/names/read-back.ts';

type Reader = (root: ParentNode, params: Params) => unknown;

const FIXED: Readonly<Record<string, Reader>> = {
  names: readNames,
  'forty-hadith': readForty,
  hadith: readHadith,
  context: readContext,
  'context-page': (root, params) => readContextPage(root, params['page'] ?? ''),
};

/**
 * The reader of a route.
 * @param id the route's id; `travel` is the menu of a category, `travel/page` one of its pages
 * @param categories slugs of all categories
 */
export function readerOf(id: string, categories: readonly string[]): Reader | undefined {
  const [slug = '', below] = id.split('/');
  if (!categories.includes(slug)) return FIXED[id];
  return below ? (root, params) => readDetail(root, slug, params['page'] ?? '') : (root) => readMenu(root, slug);
}
