/** The route table. Every screen but the shell loads with its route; texts come from their category's chunk. */
import { data, type RouteObject } from 'react-router';
import categories from 'virtual:content/categories';
import loaders from 'virtual:content/category-loaders';
import type { CategoryCard, Page } from '../../text/model.ts';
import { TAGLINE } from '../site.ts';
import { Loading } from '../components/loading.tsx';
import type { MenuData } from '../screens/category-menu/category-menu.tsx';
import NotFound from '../screens/not-found/not-found.tsx';
import { ErrorView } from './error-view.tsx';
import { firstWords } from './first-words.ts';
import { fixedMeta, NOT_FOUND, type RouteHandle } from './meta.ts';
import { arrived } from './missing-chunk.ts';
import { readingRoutes } from './reading-routes.tsx';
import { screen } from './screen.ts';
import { NoScreen, Screens } from './screens.tsx';
import { Shell } from './shell.tsx';

const notFound = (): never => {
  // oxlint-disable-next-line typescript/only-throw-error -- a router takes thrown responses as its way to say 404
  throw data('There is no page at this address.', { status: 404 });
};

const loadCategory = async (slug: string) => {
  const load = loaders[slug];
  return load ? (await arrived(load())).default : notFound();
};

/** All menus come in one chunk, which is small without the texts of their pages. */
const loadMenu = async (slug: string): Promise<MenuData> => {
  const { default: menus } = await arrived(import('virtual:content/menus'));
  return menus[slug] ?? notFound();
};

const neighbour = (page: Page | undefined) => (page ? { slug: page.slug, title: page.title } : undefined);

const loadDetail = async (slug: string, pageSlug: string) => {
  const { title, pages } = await loadCategory(slug);
  const index = pages.findIndex((one) => one.slug === pageSlug);
  const page = pages[index];
  return page ? { category: { slug, title }, page, previous: neighbour(pages[index - 1]), next: neighbour(pages[index + 1]) } : notFound();
};

const menuHandle: RouteHandle = {
  meta: (loaded) => {
    const { title, subtitle } = loaded as MenuData;
    return {
      title,
      description: `${title}: authentic duas with Arabic, transliteration, translation and source. ${subtitle ?? ''}`.trim(),
    };
  },
};

const detailHandle: RouteHandle = {
  meta: (loaded) => {
    const { category, page } = loaded as Awaited<ReturnType<typeof loadDetail>>;
    return {
      title: page.title,
      description: `${page.title} (${category.title}): ${firstWords(page.cards[0]?.translation ?? page.subtitle ?? '')}`,
    };
  },
};

const categoryRoutes = ({ slug }: CategoryCard): RouteObject[] => [
  {
    id: slug,
    path: `/${slug}`,
    loader: () => loadMenu(slug),
    lazy: screen(() => import('../screens/category-menu/category-menu.tsx')),
    handle: menuHandle,
  },
  {
    id: `${slug}/page`,
    path: `/${slug}/:page`,
    loader: ({ params }) => loadDetail(slug, params['page'] ?? ''),
    lazy: screen(() => import('../screens/detail/detail.tsx')),
    handle: detailHandle,
  },
];

const fixedRoutes: RouteObject[] = [
  {
    path: '/settings',
    lazy: screen(() => import('../screens/settings/settings.tsx')),
    handle: fixedMeta('Settings', 'Choose between the light, the dark and the warm night theme.'),
  },
  {
    path: '/search',
    lazy: screen(() => import('../screens/search/search.tsx')),
    handle: fixedMeta('Search', 'Search every dua in Arabic, by its transliteration, in English, or by its source.'),
  },
  {
    path: '/about',
    lazy: screen(() => import('../screens/about/about.tsx')),
    handle: fixedMeta('About this app', 'Where the duas come from, how they were checked, and how to read the transliteration.'),
  },
  {
    path: '/saved',
    lazy: screen(() => import('../screens/saved/saved.tsx')),
    handle: fixedMeta('Saved', 'The duas that you have saved on this device, to read, print or take along.'),
  },
  {
    path: '/contact',
    lazy: screen(() => import('../screens/contact/contact.tsx')),
    handle: fixedMeta('Contact Us', 'Report an error in a text, or send a suggestion.'),
  },
];

/** The whole table; the client, the prerenderer and the tests use this one. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Shell,
    ErrorBoundary: ErrorView,
    HydrateFallback: Loading,
    children: [
      {
        Component: Screens,
        ErrorBoundary: NoScreen,
        children: [
          {
            index: true,
            lazy: screen(() => import('../screens/home/home.tsx')),
            handle: {
              meta: () => ({ description: `${TAGLINE}, each with Arabic, transliteration, English and source.` }),
            } satisfies RouteHandle,
          },
          ...fixedRoutes,
          ...readingRoutes,
          ...categories.flatMap(categoryRoutes),
          {
            path: '*',
            Component: NotFound,
            handle: { meta: () => NOT_FOUND } satisfies RouteHandle,
          },
        ],
      },
    ],
  },
];
