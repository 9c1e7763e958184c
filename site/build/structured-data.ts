/** Data for search engines in schema.org terms: a page's breadcrumbs, and its text as a work with sources. */
import type { SiteConfig } from '../../site.config.ts';
import { LANGUAGE } from '../../packages/core/messages/locale.ts';
import * as screenMessages from '../../packages/core/messages/screens.ts';
import * as messages from '../../packages/core/messages/structured-data.ts';
import type { Reference } from '../../packages/core/model.ts';
import { rootOfSlug, ROOTS_ADDRESS } from '../../packages/core/roots.ts';
import { isArabicLanguageText } from '../../packages/core/search/own-script.ts';
import type { Library, LocatedPage } from '../../packages/content/compiler/library.ts';

type SiteUrl = Pick<SiteConfig, 'origin' | 'base'>;
type SchemaNode = Record<string, unknown> & { '@type': string };

/** Limits for the keywords and cited sources of a page; more would tell search engines nothing new. */
const MAX_PAGE_KEYWORDS = 10;
const MAX_CITED_REFERENCES = 20;

const absoluteUrlOf = (path: string, { origin, base }: SiteUrl): string => `${origin}${base.slice(0, -1)}${path}`;

const citations = (references: readonly Reference[]): SchemaNode[] => {
  const byId = new Map(references.map((reference) => [reference.id, reference]));
  return [...byId.values()]
    .slice(0, MAX_CITED_REFERENCES)
    .map(({ label, url }) => ({ '@type': 'CreativeWork', name: label, ...(url === undefined ? {} : { url }) }));
};

function creativeWorkNode({ page: { title, cards }, needs = [] }: LocatedPage, url: string): SchemaNode {
  const keywords = needs.filter((need) => !isArabicLanguageText(need)).slice(0, MAX_PAGE_KEYWORDS);
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

interface BreadcrumbsAndWork {
  /** Breadcrumbs: the pages above it, from the top, then the page itself. */
  trail: { path: string; title: string }[];
  work?: SchemaNode;
}

function describeDuaPage(library: Library, path: string, siteUrl: SiteUrl): BreadcrumbsAndWork | undefined {
  const [, slug = '', name] = path.split('/');
  const category = library.menus.get(slug);
  if (!category) return undefined;
  const page = category.pages.find((one) => one.slug === name);
  const source = [...library.pages.values()].find((one) => one.page === page);
  const above = { path: `/${slug}`, title: category.title };
  return page && source
    ? { trail: [above, { path, title: page.title }], work: creativeWorkNode(source, absoluteUrlOf(path, siteUrl)) }
    : { trail: [above] };
}

function describeHadithPage({ fortyHadith }: Library, path: string, siteUrl: SiteUrl): BreadcrumbsAndWork | undefined {
  const number = Number(/^\/forty-hadith\/(\d+)$/.exec(path)?.[1]);
  const one = fortyHadith?.hadith.find((other) => other.number === number);
  if (!fortyHadith || !one) return undefined;
  const above = { path: '/forty-hadith', title: fortyHadith.title };
  const title = screenMessages.hadithTitle({ number, title: one.title });
  const url = absoluteUrlOf(path, siteUrl);
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
function describeContextPage(library: Library, path: string): BreadcrumbsAndWork | undefined {
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
function describeRootPage({ roots }: Library, path: string): BreadcrumbsAndWork | undefined {
  const slug = path.startsWith(`${ROOTS_ADDRESS}/`) ? path.slice(ROOTS_ADDRESS.length + 1) : '';
  if (!roots?.roots.includes(rootOfSlug(slug))) return undefined;
  return {
    trail: [
      { path: ROOTS_ADDRESS, title: screenMessages.wordsTitle },
      { path, title: slug },
    ],
  };
}

const breadcrumbList = (trail: BreadcrumbsAndWork['trail'], siteUrl: SiteUrl): SchemaNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ path, title }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    item: absoluteUrlOf(path, siteUrl),
  })),
});

/**
 * JSON-LD of a page, safe in a script element; undefined for a page without any.
 * @param homeTitle title of the home page
 */
export function structuredData(library: Library, path: string, homeTitle: string, siteUrl: SiteUrl): string | undefined {
  const described =
    describeHadithPage(library, path, siteUrl) ??
    describeContextPage(library, path) ??
    describeRootPage(library, path) ??
    describeDuaPage(library, path, siteUrl);
  if (!described) return undefined;
  const trail = breadcrumbList([{ path: '/', title: homeTitle }, ...described.trail], siteUrl);
  const graph = described.work ? [trail, described.work] : [trail];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', String.raw`\u003c`);
}
