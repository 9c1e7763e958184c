/**
 * The table of screens: one record a screen, in the order of the side menu and of the sitemap. The router, the prerenderer, the
 * sitemap, the side menu, the search and the tests read it here; what a screen needs besides lies in its folder, `src/screens/<folder>/`:
 *
 * - `<folder>.tsx`: the component;
 * - `route.ts`: how its code and its data load, and its words where they depend on data;
 * - `addresses.ts`, where its path has parameters: the addresses that are prerendered and stand in the sitemap;
 * - `menu-icon.ts`, where it stands in the side menu: its icon.
 *
 * `CONTRIBUTING.md` says how to add one. What stands at an address that has no screen is the router's own (`src/app/routes.tsx`).
 */

export interface Screen {
  /** Below `src/screens/`; the route's id too. */
  folder: string;
  /** From the root of the site, in React Router's grammar: `/forty-hadith/:id`. */
  path: string;
  /** Of the tab, of links to the page and in the search. Absent where `route.ts` says it from the page's data. */
  title?: string;
  /** For search engines and links. Absent as the title is. */
  description?: string;
  /** Its line in the side menu: the product's own list, or the further pages below it. The label is the title if there is no other. */
  menu?: { list: 'main' | 'more'; label?: string };
  /** The search finds it by its title and by these words. Absent where it finds nothing but what stands on the pages. */
  searchWords?: string;
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
    title: 'Settings',
    description: 'Choose between the light, the dark and the warm night theme.',
    menu: { list: 'main' },
    searchWords: 'theme dark night light mode',
    startsAtOnce: true,
  },
  {
    folder: 'reminders',
    path: '/reminders',
    title: 'Reminders',
    description: 'Be reminded of the morning, the evening and the bedtime remembrance by your own calendar.',
    searchWords: 'reminder notification alarm calendar ics daily time',
    startsAtOnce: true,
  },
  {
    folder: 'contact',
    path: '/contact',
    title: 'Contact Us',
    description: 'Report an error in a text, or send a suggestion.',
    menu: { list: 'main' },
    searchWords: 'feedback mistake report email',
  },
  {
    folder: 'context',
    path: '/context-behind-dua',
    title: 'Understanding the Context of Dua',
    description: 'When, where and how a supplication is answered, and what stands in its way.',
    menu: { list: 'main', label: 'Context behind dua' },
    searchWords: 'Context behind dua',
  },
  { folder: 'context-page', path: '/context-behind-dua/:page' },
  {
    folder: 'names',
    path: '/asma-ul-husna',
    title: '99 Names of Allah',
    description: 'Al Asma Ul Husna: the ninety-nine names of Allah in Arabic, with transliteration and meaning.',
    menu: { list: 'main' },
  },
  { folder: 'forty-hadith', path: '/forty-hadith', menu: { list: 'main', label: 'Forty Hadith of an-Nawawi' } },
  { folder: 'hadith', path: '/forty-hadith/:id' },
  {
    folder: 'tasbih',
    path: '/tasbih-counter',
    title: 'Tasbih Counter',
    description: 'Count thirty-three remembrances on a string of beads, by touch or by key.',
    menu: { list: 'main' },
    searchWords: 'count remembrance beads misbaha dhikr',
    startsAtOnce: true,
  },
  {
    folder: 'about',
    path: '/about',
    title: 'About this app',
    description: 'Where the duas come from, how they were checked, and how to read the transliteration.',
    menu: { list: 'main' },
    searchWords: 'sources editions grades transliteration key book e-reader epub',
  },
  {
    folder: 'needs',
    path: '/needs',
    title: 'Duas by Need',
    description: 'Words for the moment you are in: situations and feelings from A to Z, each with the duas that serve.',
    menu: { list: 'more' },
    searchWords: 'by need situations feelings topics a to z',
  },
  {
    folder: 'search',
    path: '/search',
    title: 'Search',
    description: 'Search every dua in Arabic, by its transliteration, in English, or by its source.',
    menu: { list: 'more' },
    startsAtOnce: true,
    listsPages: true,
  },
  {
    folder: 'saved',
    path: '/saved',
    title: 'Saved',
    description: 'The duas that you have saved on this device, to read, print or take along.',
    menu: { list: 'more' },
    startsAtOnce: true,
    listsPages: true,
  },
  {
    folder: 'learn',
    path: '/learn',
    title: 'Learn by heart',
    description: 'Learn duas by heart at your own pace: words are hidden step by step, and what you learn comes back when it is due.',
    menu: { list: 'more' },
    searchWords: 'memorise memorize hifz remember practise practice',
    startsAtOnce: true,
  },
  {
    folder: 'booklet',
    path: '/booklet',
    title: 'Booklet',
    description: 'Print saved duas, a page or a category as a small booklet: A5 or A6 pages, or sheets to fold.',
    searchWords: 'print paper pdf',
    startsAtOnce: true,
  },
  { folder: 'category-menu', path: '/:category' },
  { folder: 'detail', path: '/:category/:page' },
];

/** Whether an address is made of a path by filling in its parameters. */
export const hasParameters = ({ path }: Screen): boolean => path.includes(':');
