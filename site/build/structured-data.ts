/** What a page tells search engines in the terms of schema.org: where it stands, and the work with its sources. */
import type { SiteConfig } from '../../site.config.ts';
import { LANGUAGE } from '../../packages/core/messages/locale.ts';
import * as screenMessages from '../../packages/core/messages/screens.ts';
import * as messages from '../../packages/core/messages/structured-data.ts';
import type { Reference } from '../../packages/core/model.ts';
import { rootOfSlug, ROOTS_ADDRESS } from '../../packages/core/roots.ts';
import { isArabicLanguage } from '../../packages/core/search/own-script.ts';
import type { Library, SourcePage } from '../../packages/content/compiler/library.ts';

type SiteUrl = Pick<SiteConfig, 'origin' | 'base'>;
type Node = Record<string, unknown> & { '@type': string };

/** Words of need, and places cited, that are named; what is more says no more. */
const MOST_KEYWORDS = 10;
const MOST_CITATIONS = 20;

const addressOf = (path: string, { origin, base }: SiteUrl): string => `${origin}${base.slice(0, -1)}${path}`;

const citations = (references: readonly Reference[]): Node[] => {
  const byId = new Map(references.map((reference) => [reference.id, reference]));
  return [...byId.values()]
    .slice(0, MOST_CITATIONS)
    .map(({ label, url }) => ({ '@type': 'CreativeWork', name: label, ...(url === undefined ? {} : { url }) }));
};

function workOf({ page: { title, cards }, needs = [] }: SourcePage, url: string): Node {
  const keywords = needs.filter((need) => !isArabicLanguage(need)).slice(0, MOST_KEYWORDS);
  return {
    '@type': 'CreativeWork',
    name: title,
    url,
    genre: messages.genre,
    inLanguage: ['ar', LANGUAGE],
    ...(keywords.length > 0 ? { keywords } : {}),
    citation: citations(cards.flatMap(({ references }) => references)),
  };
}

interface Described {
  /** The pages above it, the nearest last, and its own title. */
  trail: { path: string; title: string }[];
  work?: Node;
}

function detail(library: Library, path: string, siteUrl: SiteUrl): Described | undefined {
  const [, slug = '', name] = path.split('/');
  const category = library.menus.get(slug);
  if (!category) return undefined;
  const page = category.pages.find((one) => one.slug === name);
  const source = [...library.pages.values()].find((one) => one.page === page);
  const above = { path: `/${slug}`, title: category.title };
  return page && source
    ? { trail: [above, { path, title: page.title }], work: workOf(source, addressOf(path, siteUrl)) }
    : { trail: [above] };
}

function hadith({ fortyHadith }: Library, path: string, siteUrl: SiteUrl): Described | undefined {
  const number = Number(/^\/forty-hadith\/(\d+)$/.exec(path)?.[1]);
  const one = fortyHadith?.hadith.find((other) => other.number === number);
  if (!fortyHadith || !one) return undefined;
  const above = { path: '/forty-hadith', title: fortyHadith.title };
  const title = screenMessages.hadithTitle({ number, title: one.title });
  const url = addressOf(path, siteUrl);
  const work = {
    '@type': 'CreativeWork',
    name: title,
    url,
    position: number,
    inLanguage: ['ar', LANGUAGE],
    citation: citations(one.references),
  };
  return { trail: [above, { path, title }], work };
}

/** A page of the context of dua, below the page that lists them. */
function context(library: Library, path: string): Described | undefined {
  const page = library.context.find(({ slug }) => path === `/context-behind-dua/${slug}`);
  return (
    page && {
      trail: [
        { path: '/context-behind-dua', title: screenMessages.contextTitle },
        { path, title: page.title },
      ],
    }
  );
}

/** The page of a root, below the list of roots. */
function family({ roots }: Library, path: string): Described | undefined {
  const slug = path.startsWith(`${ROOTS_ADDRESS}/`) ? path.slice(ROOTS_ADDRESS.length + 1) : '';
  if (!roots?.roots.includes(rootOfSlug(slug))) return undefined;
  return {
    trail: [
      { path: ROOTS_ADDRESS, title: screenMessages.wordsTitle },
      { path, title: slug },
    ],
  };
}

const crumbs = (trail: Described['trail'], siteUrl: SiteUrl): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ path, title }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    item: addressOf(path, siteUrl),
  })),
});

/**
 * The block of a page, as text that nothing can end; undefined for a page of which there is nothing to say.
 * @param home what the page of the site itself is called
 */
export function structuredData(library: Library, path: string, home: string, siteUrl: SiteUrl): string | undefined {
  const described = hadith(library, path, siteUrl) ?? context(library, path) ?? family(library, path) ?? detail(library, path, siteUrl);
  if (!described) return undefined;
  const trail = crumbs([{ path: '/', title: home }, ...described.trail], siteUrl);
  const graph = described.work ? [trail, described.work] : [trail];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', String.raw`\u003c`);
}
