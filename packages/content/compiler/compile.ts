/** Compiles `content/` into a library: every file read, checked against its schema, every reference resolved. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SCREENS } from '../../../screens.ts';
import { FIRST_LANGUAGE } from '../../../site.config.ts';
import { SLUG_PATTERN } from '../../core/ids.ts';
import type { Card, Page } from '../../core/model.ts';
import { Compilation } from './compilation.ts';
import { compileCard, reusedCardId, reuseCard, gradesAndNarratorOfReuse } from './compile-card.ts';
import { compileWordMeanings } from './compile-meanings.ts';
import { compileMenus } from './compile-menus.ts';
import { compileNeeds } from './compile-needs.ts';
import { compileSearchWishes } from './compile-wishes.ts';
import { compileWordsOmittedFromPage } from './compile-blocks.ts';
import { compileContentBesidePages } from './compile-content-beside-pages.ts';
import { compileRoots } from './compile-roots.ts';
import { compileProseSections } from './compile-sections.ts';
import { iconPathData } from './icons.ts';
import type { Library, LocatedCard, LocatedPage } from './library.ts';
import { ContentError, type Problem } from './problem.ts';
import { relatePages } from './relate-pages.ts';
import { categoriesSchema, collectionsSchema, pageSchema, verseTranslationsSchema, type WrittenCard, type WrittenPage } from './schema.ts';
import type { PositionedSource } from './source-file.ts';
import { typesetLibrary } from './typography.ts';

/** Maximum number of needs in the one-line description of a page. */
const MAX_NEEDS_IN_PURPOSE = 3;

/** Addresses, without the leading slash, of what is no page of duas. */
const addressesOutsideDuaPages = (
  categories: readonly { slug: string }[],
  { context, fortyHadith }: Pick<Library, 'context' | 'fortyHadith'>,
): string[] => [
  ...SCREENS.map(({ path }) => path.slice(1)),
  ...categories.map(({ slug }) => slug),
  ...context.map(({ slug }) => `context-behind-dua/${slug}`),
  ...(fortyHadith?.hadith ?? []).map(({ number }) => `forty-hadith/${number}`),
];

/**
 * Compiles without throwing on content problems, and without typesetting; for tools that repair or report.
 * @param root absolute path of the folder that holds `content/`
 * @param tag of the language
 */
export function compileCollectingProblems(root: string, tag: string = FIRST_LANGUAGE): { library: Library; problems: Problem[] } {
  const compilation = new Compilation(root, tag);
  const collections = compilation.readShared('collections.yaml', collectionsSchema);
  compilation.collections = Object.fromEntries(
    Object.entries(collections?.value ?? {}).map(([key, { called: _called, except: _except, ...collection }]) => [key, collection]),
  );
  compilation.verses = new Map(Object.entries(compilation.readLanguage('verses.yaml', verseTranslationsSchema)?.value ?? {}));
  compilation.graders = new Set(compilation.readGraders());
  const listed = compilation.readText('categories.yaml', categoriesSchema)?.value ?? [];
  const pages = readPages(
    compilation,
    listed.map(({ slug }) => slug),
  );
  const cards = compileAllCards(compilation, pages);
  const { menus, unreadMenus } = compileMenus(compilation, listed, pages);
  const categories = listed.map((one) => ({
    ...one,
    icon: iconPathData(one.icon),
    empty: !unreadMenus.has(one.slug) && !menus.get(one.slug)?.pages.length,
  }));
  relatePages(pages, categories);
  const byPlace = new Map(pages.map((page) => [`${page.category}/${page.page.slug}`, page]));
  const other = compileContentBesidePages(compilation);
  const roots = compileRoots(compilation);
  const library: Library = {
    files: compilation.files,
    categories,
    menus,
    unreadMenus,
    pages: byPlace,
    cards,
    collections: compilation.collections,
    namedWorks: Object.entries(collections?.value ?? {}).flatMap(([key, { called, except = [] }]) =>
      called ? [{ key, called, except }] : [],
    ),
    ...other,
    ...compileWordMeanings(compilation, { cards, ...other }, roots),
    roots,
    ...compileNeeds(compilation, { categories, pages: byPlace, ...other }),
    ...compileSearchWishes(compilation, new Set([...byPlace.keys(), ...addressesOutsideDuaPages(categories, other)])),
    passages: compilation.passages,
    collectionsFile: collections?.file,
    verses: compilation.verses,
    language: compilation.language,
  };
  // Without the list of works no number can be checked; the missing list is a problem of its own.
  const problems = collections ? compilation.problems : compilation.problems.filter(({ code }) => code !== 'reference');
  return { library, problems };
}

/**
 * Compiles the content of a project in one language and typesets it.
 * @param root absolute path of the folder that holds `content/`
 * @param tag of the language
 * @throws ContentError with every problem found
 */
export function compileLibrary(root: string, tag: string = FIRST_LANGUAGE): Library {
  const { library, problems } = compileCollectingProblems(root, tag);
  // Without the list of categories no page is read, and everything that names one would be a problem.
  const reported = library.categories.length > 0 ? problems : problems.filter(({ file }) => file.endsWith('/texts/categories.yaml'));
  if (problems.length) throw new ContentError(reported.length > 0 ? reported : problems);
  return typesetLibrary(library);
}

interface PendingPage extends LocatedPage {
  sources: WrittenCard[];
}

function readPages(compilation: Compilation, categories: readonly string[]): PendingPage[] {
  return categories.flatMap((category) => {
    const folder = join(compilation.root, 'content/texts', category);
    const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
    return (
      names
        // A file of another name has no address that a menu could list.
        .filter((name) => name.endsWith('.yaml') && SLUG_PATTERN.test(name.slice(0, -'.yaml'.length)))
        .flatMap((name) => {
          const read = compilation.readText(`${category}/${name}`, pageSchema);
          return read ? [compilePageWithoutCards(compilation, category, name.slice(0, -'.yaml'.length), read.file, read.value)] : [];
        })
    );
  });
}

function compilePageWithoutCards(
  compilation: Compilation,
  category: string,
  slug: string,
  file: PositionedSource,
  source: WrittenPage,
): PendingPage {
  const { title, subtitle, intro, icon, needs } = source;
  const place = `${category}/${slug}`;
  const omitted = (source.omitted ?? []).flatMap(
    (one, index) => compilation.attempt(file, ['omitted', index], () => compileWordsOmittedFromPage(one, compilation)) ?? [],
  );
  const page: Page = {
    slug,
    title,
    ...(subtitle ? { subtitle } : {}),
    ...(intro ? { intro } : {}),
    showReferences: source.references !== 'hidden',
    cards: [],
    sections: compileProseSections(compilation, file, ['sections'], source.sections ?? [], place, `/${place}`, true),
    ...(omitted.length ? { omitted } : {}),
    ...(needs ? { purpose: needs.slice(0, MAX_NEEDS_IN_PURPOSE) } : {}),
  };
  return {
    page,
    category,
    file,
    cards: [],
    omitted: source.omitted ?? [],
    sources: source.cards,
    ...(icon ? { icon } : {}),
    ...(needs ? { needs } : {}),
  };
}

/** Cards with a text of their own first, then those that reuse them, so that the order of files does not matter. */
function compileAllCards(compilation: Compilation, pages: readonly PendingPage[]): LocatedCard[] {
  const originals = new Map<string, LocatedCard>();
  const slots = pages.map((page) => ({
    page,
    cards: page.sources.map((source, index) => compileOwnCard(compilation, page, source, index)),
  }));
  for (const { cards } of slots) for (const one of cards) if (one) originals.set(one.card.permanentId, one);
  for (const { page, cards } of slots) {
    page.sources.forEach((source, index) => {
      const compiled = cards[index] ?? compileReuse(compilation, page, source, index, originals);
      if (!compiled) return;
      page.cards.push(compiled);
      page.page.cards.push(compiled.card);
    });
  }
  return slots.flatMap(({ page }) => page.cards);
}

function compileOwnCard(compilation: Compilation, page: PendingPage, source: WrittenCard, index: number): LocatedCard | undefined {
  if ('use' in source) return undefined;
  const path = ['cards', index];
  const permanentId = `${page.category}/${page.page.slug}#${source.id}`;
  const compiled = compilation.attempt(page.file, path, () => compileCard(source, permanentId, compilation));
  if (!compiled) return undefined;
  return {
    ...compiled,
    attribution: source,
    category: page.category,
    page: page.page.slug,
    file: page.file,
    path,
    reuses: false,
    ...needsField(source),
  };
}

const needsField = ({ needs }: WrittenCard): { needs?: readonly string[] } => (needs ? { needs } : {});

function compileReuse(
  compilation: Compilation,
  page: PendingPage,
  source: WrittenCard,
  index: number,
  originals: ReadonlyMap<string, LocatedCard>,
): LocatedCard | undefined {
  const permanentId = reusedCardId(source);
  if (permanentId === undefined) return undefined;
  const path = ['cards', index];
  const original = originals.get(permanentId);
  if (!original) {
    const problem = page.file.problem(
      [...path, 'use'],
      'reuse',
      `there is no card "${permanentId}" with a text of its own`,
      'Name a card as category/page#id; a reused card cannot be reused in turn.',
    );
    compilation.missing(problem, permanentId.split('#')[0] ?? '');
    return undefined;
  }
  const card = compilation.attempt<Card>(page.file, path, () => reuseCard(original.card, source, compilation));
  if (!card) return undefined;
  const attribution = gradesAndNarratorOfReuse(original.attribution, source);
  const { readings: _readings, otherWordingOf: _otherWordingOf, ...rest } = original;
  return {
    ...rest,
    card,
    attribution,
    category: page.category,
    page: page.page.slug,
    file: page.file,
    path,
    reuses: true,
    ...needsField(source),
  };
}
