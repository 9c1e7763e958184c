/** Compiles `content/` into a library: every file read, checked against its schema, every reference resolved. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Card, CategoryCard, Page } from '../../text/model.ts';
import type { Collections } from '../../text/reference.ts';
import { compileCard, reusedHome, reuseCard } from './compile-card.ts';
import { compileMenus } from './compile-menus.ts';
import { compileReading } from './compile-reading.ts';
import { compileSections } from './compile-sections.ts';
import type { Library, SourceCard, SourcePage, SourcePassage } from './library.ts';
import { ContentError, KeyFault, type Problem } from './problem.ts';
import { categoriesSchema, collectionsSchema, pageSchema, type CardSource, type PageSource } from './schema.ts';
import { SourceFile } from './source-file.ts';

/** What every compiling step shares: where to read, what was found, what went wrong. */
export class Workshop {
  readonly files: SourceFile[] = [];
  readonly problems: Problem[] = [];
  readonly passages: SourcePassage[] = [];
  collections: Collections = {};
  readonly root: string;

  /** @param root absolute path of the folder that holds `content/` */
  constructor(root: string) {
    this.root = root;
  }

  /** Reads a file below `content/` in the shape of a schema; undefined, with the problem noted, where that fails. */
  read<T>(path: string, schema: z.ZodType<T>): { file: SourceFile; value: T } | undefined {
    const absolute = join(this.root, 'content', path);
    const name = `content/${path}`;
    if (!existsSync(absolute)) {
      this.problems.push({
        file: name,
        code: 'missing',
        message: 'this file is missing',
        hint: 'Add it, or take it out of the list that names it.',
      });
      return undefined;
    }
    const file = SourceFile.read(name, absolute);
    this.files.push(file);
    const value = file.parse(schema);
    this.problems.push(...file.problems);
    return value === undefined ? undefined : { file, value };
  }

  /** Notes that a name leads nowhere, unless the page that it names has a fault of its own, which is told there. */
  missing(problem: Problem, page: string): void {
    const told = this.problems.some(({ file, code }) => file === `content/${page}.yaml` && code !== problem.code);
    if (!told) this.problems.push(problem);
  }

  /** Runs a step on one value; a fault becomes a problem at the line of that value, or of the key that is at fault. */
  attempt<T>(file: SourceFile, path: readonly (string | number)[], step: () => T): T | undefined {
    try {
      return step();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const [cause, place] = error instanceof KeyFault ? [error.cause, [...path, error.key]] : [error, path];
      this.problems.push(file.problem(place, codeOf(cause), cause.message));
      return undefined;
    }
  }
}

const CODES: Readonly<Record<string, string>> = { ReferenceError: 'reference', TransliterationError: 'vowels', RangeError: 'reference' };
const codeOf = (error: Error): string => CODES[error.name] ?? 'text';

/** Compiles without throwing on content problems; tools that repair or report use this. */
export function compile(root: string): { library: Library; problems: Problem[] } {
  const shop = new Workshop(root);
  shop.collections = (shop.read('collections.yaml', collectionsSchema)?.value ?? {}) as Collections;
  const listed = shop.read('categories.yaml', categoriesSchema)?.value ?? [];
  const pages = readPages(
    shop,
    listed.map(({ slug }) => slug),
  );
  const cards = resolveReuse(shop, pages);
  const menus = compileMenus(shop, listed, pages);
  const categories: CategoryCard[] = listed.map((one) => ({ ...one, empty: !menus.get(one.slug)?.pages.length }));
  const library: Library = {
    files: shop.files,
    categories,
    menus,
    pages: new Map(pages.map((page) => [`${page.category}/${page.page.slug}`, page])),
    cards,
    collections: shop.collections,
    ...compileReading(shop),
    passages: shop.passages,
  };
  return { library, problems: shop.problems };
}

/**
 * Compiles the content of a project.
 * @param root absolute path of the folder that holds `content/`
 * @throws ContentError with every problem found
 */
export function compileLibrary(root: string): Library {
  const { library, problems } = compile(root);
  if (problems.length) throw new ContentError(problems);
  return library;
}

interface PendingPage extends SourcePage {
  sources: CardSource[];
}

function readPages(shop: Workshop, categories: readonly string[]): PendingPage[] {
  return categories.flatMap((category) => {
    const folder = join(shop.root, 'content', category);
    const names = existsSync(folder) ? readdirSync(folder).sort() : [];
    return names
      .filter((name) => name.endsWith('.yaml') && name !== '_menu.yaml')
      .flatMap((name) => {
        const read = shop.read(`${category}/${name}`, pageSchema);
        return read ? [readPage(shop, category, name.slice(0, -'.yaml'.length), read.file, read.value)] : [];
      });
  });
}

function readPage(shop: Workshop, category: string, slug: string, file: SourceFile, source: PageSource): PendingPage {
  const { title, subtitle, intro } = source;
  const page: Page = {
    slug,
    title,
    ...(subtitle ? { subtitle } : {}),
    ...(intro ? { intro } : {}),
    showReferences: source.references !== 'hidden',
    cards: [],
    sections: compileSections(shop, file, ['sections'], source.sections ?? [], `${category}/${slug}`, `/${category}/${slug}`),
  };
  return { page, category, file, cards: [], sources: source.cards };
}

/** Cards of their own first, then the ones that reuse them, so that the order of files does not matter. */
function resolveReuse(shop: Workshop, pages: readonly PendingPage[]): SourceCard[] {
  const originals = new Map<string, SourceCard>();
  const slots = pages.map((page) => ({ page, cards: page.sources.map((source, index) => compileOwn(shop, page, source, index)) }));
  for (const { cards } of slots) for (const one of cards) if (one) originals.set(one.card.home, one);
  for (const { page, cards } of slots) {
    page.sources.forEach((source, index) => {
      const compiled = cards[index] ?? compileReused(shop, page, source, index, originals);
      if (!compiled) return;
      page.cards.push(compiled);
      page.page.cards.push(compiled.card);
    });
  }
  return slots.flatMap(({ page }) => page.cards);
}

function compileOwn(shop: Workshop, page: PendingPage, source: CardSource, index: number): SourceCard | undefined {
  if ('use' in source) return undefined;
  const path = ['cards', index];
  const home = `${page.category}/${page.page.slug}#${source.id}`;
  const compiled = shop.attempt(page.file, path, () => compileCard(source, home, shop.collections));
  if (!compiled) return undefined;
  return { ...compiled, category: page.category, page: page.page.slug, file: page.file, path, reuses: false };
}

function compileReused(
  shop: Workshop,
  page: PendingPage,
  source: CardSource,
  index: number,
  originals: ReadonlyMap<string, SourceCard>,
): SourceCard | undefined {
  const home = reusedHome(source);
  if (home === undefined) return undefined;
  const path = ['cards', index];
  const original = originals.get(home);
  if (!original) {
    const problem = page.file.problem(
      [...path, 'use'],
      'reuse',
      `there is no card "${home}" with a text of its own`,
      'Name a card as category/page#id; a reused card cannot be reused in turn.',
    );
    shop.missing(problem, home.split('#')[0] ?? '');
    return undefined;
  }
  const card = shop.attempt<Card>(page.file, path, () => reuseCard(original.card, source, shop.collections));
  if (!card) return undefined;
  return { ...original, card, category: page.category, page: page.page.slug, file: page.file, path, reuses: true };
}
