/** Routes of what is read rather than recited: the names, the forty hadith, the context of dua, the tasbih counter. */
import { data, replace, type RouteObject } from 'react-router';
import type { ContextPage } from '../../text/model.ts';
import type { ContextEntry } from '../screens/context/context.tsx';
import type { FortyData } from '../screens/forty-hadith/forty-hadith.tsx';
import { addressOf, HADITH_LIST, neighbours, resolveHadithId } from '../screens/hadith/hadith-address.ts';
import { firstWords } from './first-words.ts';
import { fixedMeta, type RouteHandle } from './meta.ts';
import { arrived } from './missing-chunk.ts';
import { screen } from './screen.ts';

const CONTEXT = '/context-behind-dua';

// Each import is a chunk of its own, which the prerenderer preloads for the pages that need it.
const loadNames = async () => (await arrived(import('virtual:content/names'))).default;
const loadForty = async () => (await arrived(import('virtual:content/forty-hadith'))).default;
const loadContext = async () => (await arrived(import('virtual:content/context'))).default;
const loadTasbih = async () => (await arrived(import('virtual:content/tasbih'))).default;

/** The list alone; the texts stay in their chunk until one is opened. */
async function loadFortyList(): Promise<FortyData> {
  const { hadith, ...collection } = await loadForty();
  return { ...collection, hadith: hadith.map(({ number, title }) => ({ number, title })) };
}

const loadContextList = async (): Promise<ContextEntry[]> =>
  (await loadContext()).map(({ slug, title, sections }) => ({ slug, title, parts: sections.length }));

async function loadHadith(id: string) {
  const { title, hadith: list } = await loadForty();
  const resolved = resolveHadithId(id, list);
  // Replaced, so that going back does not lead into the mistyped address again.
  // oxlint-disable-next-line typescript/only-throw-error -- a router takes thrown responses as its way to redirect
  if ('redirect' in resolved) throw replace(resolved.redirect);
  const numbers = list.map(({ number }) => number);
  return { collection: title, total: list.length, hadith: resolved.hadith, ...neighbours(resolved.hadith.number, numbers) };
}

async function loadContextPage(slug: string): Promise<ContextPage> {
  const page = (await loadContext()).find((one) => one.slug === slug);
  // oxlint-disable-next-line typescript/only-throw-error -- a router takes thrown responses as its way to say 404
  if (!page) throw data('There is no page at this address.', { status: 404 });
  return page;
}

const fortyHandle: RouteHandle = {
  meta: (loaded) => {
    const { title, summary } = loaded as FortyData;
    return { title, description: firstWords(summary[0] ?? title) };
  },
};

const hadithHandle: RouteHandle = {
  meta: (loaded) => {
    const { collection, hadith } = loaded as Awaited<ReturnType<typeof loadHadith>>;
    return { title: `Hadith ${hadith.number}: ${hadith.title}`, description: firstWords(`${collection}: ${hadith.englishText}`) };
  },
};

const contextPageHandle: RouteHandle = {
  meta: (loaded) => {
    const { title, intro, sections } = loaded as ContextPage;
    return { title, description: firstWords(intro ?? `${title}: ${sections.map((section) => section.title).join('. ')}`) };
  },
};

export const readingRoutes: RouteObject[] = [
  {
    id: 'names',
    path: '/asma-ul-husna',
    loader: loadNames,
    lazy: screen(() => import('../screens/names/names.tsx')),
    handle: fixedMeta('99 Names of Allah', 'Al Asma Ul Husna: the ninety-nine names of Allah in Arabic, with transliteration and meaning.'),
  },
  {
    id: 'forty-hadith',
    path: HADITH_LIST,
    loader: loadFortyList,
    lazy: screen(() => import('../screens/forty-hadith/forty-hadith.tsx')),
    handle: fortyHandle,
  },
  {
    id: 'hadith',
    path: `${HADITH_LIST}/:id`,
    loader: ({ params }) => loadHadith(params['id'] ?? ''),
    lazy: screen(() => import('../screens/hadith/hadith.tsx')),
    handle: hadithHandle,
  },
  {
    id: 'context',
    path: CONTEXT,
    loader: loadContextList,
    lazy: screen(() => import('../screens/context/context.tsx')),
    handle: fixedMeta('Understanding the Context of Dua', 'When, where and how a supplication is answered, and what stands in its way.'),
  },
  {
    id: 'context-page',
    path: `${CONTEXT}/:page`,
    loader: ({ params }) => loadContextPage(params['page'] ?? ''),
    lazy: screen(() => import('../screens/context-page/context-page.tsx')),
    handle: contextPageHandle,
  },
  {
    id: 'tasbih',
    path: '/tasbih-counter',
    loader: loadTasbih,
    lazy: screen(() => import('../screens/tasbih/tasbih.tsx')),
    handle: fixedMeta('Tasbih Counter', 'Count thirty-three remembrances on a string of beads, by touch or by key.'),
  },
];

/** Their addresses, for the prerenderer. */
export async function readingAddresses(): Promise<string[]> {
  const [{ hadith }, context] = await Promise.all([loadForty(), loadContext()]);
  return [
    '/asma-ul-husna',
    HADITH_LIST,
    ...hadith.map(({ number }) => addressOf(number)),
    CONTEXT,
    ...context.map(({ slug }) => `${CONTEXT}/${slug}`),
    '/tasbih-counter',
  ];
}
