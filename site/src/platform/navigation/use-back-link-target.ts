import { SCREENS } from '../../../../screens.ts';
import { pathOfAddress } from './previous-page.ts';
import { usePreviousPage } from './use-previous-page.ts';

/** Address and title of the parent page. */
export interface ParentLink {
  to: string;
  label: string;
}

/** Screens that list pages of all menus, by path, with their titles. A reader who opened a page from one goes back to it. */
const LIST_SCREEN_TITLES: ReadonlyMap<string, string> = new Map(
  SCREENS.filter(({ listsPages }) => listsPages).map(({ path, title = '' }) => [path, title]),
);

/** The target of the back link: the parent of a page, or the list that it was opened from. */
export function useBackLinkTarget(parent: ParentLink): ParentLink {
  const before = usePreviousPage();
  const list = before && parent.to !== '/' ? LIST_SCREEN_TITLES.get(pathOfAddress(before.address)) : undefined;
  return before && list ? { to: before.address, label: list } : parent;
}
