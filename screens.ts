/**
 * The table of screens: one record for each, in the order of the side menu and the sitemap. The router, the
 * prerenderer, the sitemap, the side menu, the search and the tests read it. The rest of a screen is in its folder,
 * `site/src/screens/<folder>/`:
 *
 * - `<folder>.tsx`: the component;
 * - `route.ts`: how its code and data load, and its title and description where they depend on data;
 * - `addresses.ts`, if its path has parameters: the addresses to prerender and to list in the sitemap;
 * - `menu-icon.ts`, if it is in the side menu: its icon.
 *
 * The description and the search words of a screen are in `screen-metadata.ts`, since every page loads this table and
 * shows neither. `CONTRIBUTING.md` says how to add a screen. The router handles addresses without a screen
 * (`site/src/app/routes.tsx`).
 */
import * as messages from './packages/core/messages/screens.ts';

export interface Screen {
  /** Name of its folder in `site/src/screens/`, and id of its route. */
  folder: string;
  /** Path below the base, in React Router's syntax: `/forty-hadith/:id`. */
  path: string;
  /** Title in the tab, in links and in the search. Absent where `route.ts` makes it from the page's data. */
  title?: string;
  /** Its entry in the side menu: in the main list, or below it. Without a label, the entry shows the title. */
  menu?: { list: 'main' | 'more'; label?: string };
  /** Whether the app starts at once and not when idle, since the first press needs it. */
  startsAtOnce?: boolean;
  /** Whether Back, from a page opened on this screen, returns to it. Otherwise Back leads to the page's menu. */
  listsPages?: boolean;
  /** Whether its addresses that differ in their query are pages of their own for Back, as the lists of the reader are. */
  pagesByQuery?: boolean;
}

export const SCREENS: readonly Screen[] = [
  { folder: 'home', path: '/' },
  {
    folder: 'settings',
    path: '/settings',
    title: messages.settingsTitle,
    menu: { list: 'main' },
    startsAtOnce: true,
  },
  {
    folder: 'reminders',
    path: '/reminders',
    title: messages.remindersTitle,
    startsAtOnce: true,
  },
  {
    folder: 'contact',
    path: '/contact',
    title: messages.contactTitle,
    menu: { list: 'main' },
  },
  {
    folder: 'context',
    path: '/context-behind-dua',
    title: messages.contextTitle,
    menu: { list: 'main', label: messages.contextLabel },
  },
  { folder: 'context-page', path: '/context-behind-dua/:page' },
  {
    folder: 'names',
    path: '/asma-ul-husna',
    title: messages.namesTitle,
    menu: { list: 'main' },
  },
  { folder: 'forty-hadith', path: '/forty-hadith', menu: { list: 'main', label: messages.fortyHadithLabel } },
  { folder: 'hadith', path: '/forty-hadith/:id' },
  {
    folder: 'tasbih',
    path: '/tasbih-counter',
    title: messages.tasbihTitle,
    menu: { list: 'main' },
    startsAtOnce: true,
  },
  {
    folder: 'about',
    path: '/about',
    title: messages.aboutTitle,
    menu: { list: 'main' },
  },
  {
    folder: 'needs',
    path: '/needs',
    title: messages.needsTitle,
    menu: { list: 'more' },
  },
  {
    folder: 'search',
    path: '/search',
    title: messages.searchTitle,
    menu: { list: 'more' },
    startsAtOnce: true,
    listsPages: true,
  },
  {
    folder: 'check',
    path: '/check',
    title: messages.checkTitle,
    menu: { list: 'more', label: messages.checkLabel },
    startsAtOnce: true,
    listsPages: true,
  },
  {
    folder: 'saved',
    path: '/saved',
    title: messages.savedTitle,
    menu: { list: 'more' },
    startsAtOnce: true,
    listsPages: true,
  },
  {
    folder: 'lists',
    path: '/lists',
    title: messages.listsTitle,
    menu: { list: 'more' },
    startsAtOnce: true,
    listsPages: true,
    pagesByQuery: true,
  },
  {
    folder: 'days',
    path: '/days',
    title: messages.daysTitle,
    startsAtOnce: true,
  },
  {
    folder: 'learn',
    path: '/learn',
    title: messages.learnTitle,
    menu: { list: 'more' },
    startsAtOnce: true,
    pagesByQuery: true,
  },
  {
    folder: 'words',
    path: '/words',
    title: messages.wordsTitle,
    menu: { list: 'more' },
  },
  { folder: 'word-family', path: '/words/:root' },
  {
    folder: 'booklet',
    path: '/booklet',
    title: messages.bookletTitle,
    startsAtOnce: true,
  },
  { folder: 'category-menu', path: '/:category' },
  { folder: 'detail', path: '/:category/:page' },
];

/** Whether the path has parameters, so that the screen has many addresses. */
export const hasParameters = ({ path }: Screen): boolean => path.includes(':');
