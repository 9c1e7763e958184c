/**
 * The table of screens: one record a screen, in the order of the side menu and of the sitemap. The router, the prerenderer, the
 * sitemap, the side menu, the search and the tests read it here; what a screen needs besides lies in its folder, `site/src/screens/<folder>/`:
 *
 * - `<folder>.tsx`: the component;
 * - `route.ts`: how its code and its data load, and its words where they depend on data;
 * - `addresses.ts`, where its path has parameters: the addresses that are prerendered and stand in the sitemap;
 * - `menu-icon.ts`, where it stands in the side menu: its icon.
 *
 * What no page shows of a screen, its description and the words that the search finds it by, stands in `screen-words.ts`: every page loads
 * this table. `CONTRIBUTING.md` says how to add a screen. What stands at an address that has no screen is the router's own (`site/src/app/routes.tsx`).
 */
import * as messages from './packages/core/messages/screens.ts';

export interface Screen {
  /** Below `site/src/screens/`; the route's id too. */
  folder: string;
  /** From the root of the site, in React Router's grammar: `/forty-hadith/:id`. */
  path: string;
  /** Of the tab, of links to the page and in the search. Absent where `route.ts` says it from the page's data. */
  title?: string;
  /** Its line in the side menu: the product's own list, or the further pages below it. The label is the title if there is no other. */
  menu?: { list: 'main' | 'more'; label?: string };
  /** The very first press on it must do something, so the app starts at once and not at an idle moment. */
  startsAtOnce?: boolean;
  /** Back from a page that was opened there leads to it: Search and Saved. From anywhere else it leads to the page's menu. */
  listsPages?: boolean;
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

/** Whether an address is made of a path by filling in its parameters. */
export const hasParameters = ({ path }: Screen): boolean => path.includes(':');
