/**
 * The routes and what each shows: pages as the menus list them, with the counts of content/specified-counts.yaml and
 * the fixed titles. A rule of the content checks that the specified pages are in the menus. Screens without texts, such
 * as About, come from the table of screens.
 */
import { resolve } from 'node:path';
import { hasParameters, SCREENS } from '../../../screens.ts';
import { readControlFiles } from '../../../packages/content/rules/control-files.ts';
import type { CountRange } from '../../../packages/content/rules/specified-counts.ts';
import { projectLibrary } from '../../../packages/content/test/project-library.ts';
import { rootAddress } from '../../../packages/core/roots.ts';
import type { HomeCategory } from '../../../packages/core/model.ts';

const PROJECT_ROOT = resolve(import.meta.dirname, '../../..');
const { categories, menus, names, tasbih, fortyHadith, roots, language } = projectLibrary();
const { specified } = readControlFiles(PROJECT_ROOT, language.tag);

/** Titles whose wording is fixed. */
const FIXED_TITLE_BY_PATH: Readonly<Record<string, string>> = {
  '/morning-evening/waking-up': 'When waking up',
  '/morning-evening/morning-remembrance': 'Remembrance said in the morning',
  '/morning-evening/evening-remembrance': 'Remembrance said in the evening',
  '/morning-evening/before-sleeping': 'Remembrance before sleeping',
  '/morning-evening/submitting-bedtime-dua': 'Submitting to Allah - Bedtime Dua',
  '/morning-evening/turning-night': 'Supplication when turning over during the night',
  '/morning-evening/during-fear': 'During unrest, fear & apprehensiveness in sleep',
  '/daily-life/clear-skies': 'Asking for Clear Skies',
  '/daily-life/crescent-moon': 'Upon Sighting the Crescent Moon',
  '/daily-life/guest-dua': 'Guest’s Supplication for the Host',
  '/daily-life/when-raining': 'When it Rains',
  '/daily-life/after-rain': 'After Rainfall',
  '/wellbeing/seven-calamities': 'Protection from Seven Calamities',
  '/wellbeing/good-deeds': 'Asking for Good Deeds and No Tests',
  '/wellbeing/weakness-protection': 'Seeking Refuge from Weakness and Sadness',
  '/wellbeing/good-character': 'Duas for Good Character',
  '/wellbeing/declining-favors': 'Seeking Refuge from Declining Favors',
  '/wellbeing/guidance-uprightness': 'Duas for Guidance and Uprightness',
  '/wellbeing/wealth-offspring': 'Dua for Increase in Wealth and Offspring',
  '/wellbeing/healing': 'Dua for Healing and Good Health',
  '/wellbeing/paradise': 'Duas for Paradise and Refuge from Hellfire',
  '/wellbeing/submissive-heart': 'Dua for a Submissive Heart',
  '/wellbeing/evil-people': 'Seeking Refuge from Evil People',
  '/quranic-duas/surah-fatihah': 'Surah Fatihah - The greatest Supplication',
};

/** What is counted, for messages, and how many elements of a selector a page must have. */
interface ExpectedElementCount {
  what: string;
  selector: string;
  least: number;
  most: number;
}

export interface ExpectedRoute {
  path: string;
  /** The heading, where its wording is fixed. */
  title?: string;
  /** Where back leads; home has none. */
  back?: string;
  counts: ExpectedElementCount[];
}

const exactCount = (what: string, selector: string, count: number): ExpectedElementCount => ({ what, selector, least: count, most: count });

const expectedCards = (count: CountRange | undefined): ExpectedElementCount => ({
  what: 'cards',
  selector: 'main article',
  ...(count ?? { least: 1, most: Infinity }),
});

function categoryRoutes({ slug, title }: HomeCategory): ExpectedRoute[] {
  const menu = `/${slug}`;
  const counts = specified?.categories[slug]?.pages ?? {};
  const entries = (menus.get(slug)?.pages ?? []).map((page) => ({ path: `${menu}/${page.slug}`, cards: counts[page.slug] }));
  const links = entries.map(({ path }) => exactCount(path, `main nav li > a[href="${path}"]`, 1));
  return [
    { path: menu, title, back: '/', counts: [exactCount('entries', 'main nav li > a', entries.length), ...links] },
    ...entries.map(({ path, cards }) => ({ path, title: FIXED_TITLE_BY_PATH[path], back: menu, counts: [expectedCards(cards)] })),
  ];
}

const contextRoute = (slug: string, title: string): ExpectedRoute => ({
  path: `/context-behind-dua/${slug}`,
  title,
  back: '/context-behind-dua',
  counts: [{ what: 'sections', selector: 'main .parts > li', ...(specified?.context[slug] ?? { least: 1, most: Infinity }) }],
});

const NON_CATEGORY_CONTENT_ROUTES: ExpectedRoute[] = [
  {
    path: '/asma-ul-husna',
    title: '99 Names of Allah',
    back: '/',
    counts: [
      exactCount('names', '.names > li', names?.names.length ?? 0),
      exactCount('verses and narrations', '.quotations blockquote', 5),
    ],
  },
  {
    path: '/tasbih-counter',
    title: 'Tasbih Counter',
    back: '/',
    counts: [exactCount('phrases', '.phrases > li', tasbih.length), exactCount('beads', '.bead', 33)],
  },
  { path: '/forty-hadith', back: '/', counts: [exactCount('hadith', 'main nav li > a', fortyHadith?.hadith.length ?? 0)] },
  ...(fortyHadith?.hadith ?? []).map(({ number }) => ({
    path: `/forty-hadith/${number}`,
    title: `Hadith ${number}`,
    back: '/forty-hadith',
    counts: [exactCount('texts', 'main article', 1), exactCount('narrators', '.narrator', 1)],
  })),
  {
    path: '/context-behind-dua',
    title: 'Understanding the Context of Dua',
    back: '/',
    counts: [exactCount('cards', 'main nav li > a', 4)],
  },
  contextRoute('reasons', 'Reasons for duas not being accepted'),
  contextRoute('virtue', 'The Virtue of Supplication'),
  contextRoute('times', 'Times, Circumstances, and Places in which Supplications are Answered'),
  contextRoute('etiquettes', 'The Etiquettes of Supplication and The Means for its Acceptance'),
];

const SPECIFIED_ROUTES: readonly ExpectedRoute[] = [
  {
    path: '/',
    title: 'Misbaha',
    counts: [exactCount('categories', 'main nav li > a', categories.length), exactCount('dots', '.title-ring circle', 33)],
  },
  { path: '/settings', title: 'Settings', back: '/', counts: [exactCount('rows', '.setting', 2)] },
  { path: '/reminders', title: 'Reminders', back: '/settings', counts: [exactCount('reminders', '.setting', 3)] },
  { path: '/contact', title: 'Contact Us', back: '/', counts: [exactCount('mail links', 'main a[href^="mailto:"]', 1)] },
  ...categories.flatMap(categoryRoutes),
  ...NON_CATEGORY_CONTENT_ROUTES,
];

/** Screens whose back link leads to the settings. */
const SCREENS_OF_SETTINGS = new Set(['/days']);

/** Screens of the table of which only their presence is tested. */
const UNSPECIFIED_SCREEN_ROUTES: readonly ExpectedRoute[] = SCREENS.filter(
  (screen) => !hasParameters(screen) && !SPECIFIED_ROUTES.some(({ path }) => path === screen.path),
).map(({ path, title }) => ({ path, title, back: SCREENS_OF_SETTINGS.has(path) ? '/settings' : '/', counts: [] }));

/** The page of each root of `content/roots.yaml`. */
const WORD_ROOT_ROUTES: readonly ExpectedRoute[] = (roots?.roots ?? []).map((letters) => ({
  path: rootAddress(letters),
  back: '/words',
  counts: [
    exactCount('words', '.root-word', roots?.lemmas.filter(({ root }) => root === letters).length ?? 0),
    { what: 'duas', selector: 'main .root-page ul a', least: 1, most: Infinity },
  ],
}));

/** Every route of the site. */
export const EXPECTED_ROUTES: readonly ExpectedRoute[] = [...SPECIFIED_ROUTES, ...UNSPECIFIED_SCREEN_ROUTES, ...WORD_ROOT_ROUTES];

export const CATEGORY_TITLES: readonly (readonly [slug: string, title: string])[] = categories.map(({ slug, title }) => [slug, title]);
