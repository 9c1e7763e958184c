/** The package `misbaha-data`: cards, pages and verses by their ids, each loaded when it is asked for. */
import { sealedText, type SealedSource } from '../../../text/data/fingerprint.ts';
import type { Card, Category, Page, SurahArabic, SurahSound } from '../../../text/data/model.ts';
import * as loaders from './loaders.js';
import { UnknownIdError } from './unknown-id.ts';

export type * from '../../../text/data/model.ts';
export type { SealedSource } from '../../../text/data/fingerprint.ts';
export { UnknownIdError } from './unknown-id.ts';

/** The slugs of the twelve categories, in the order of the home screen. */
export const categorySlugs: readonly string[] = Object.keys(loaders.categories);

/**
 * A category with its pages and cards.
 * @param slug `prayer`
 * @throws UnknownIdError where there is no such category
 */
export async function category(slug: string): Promise<Category> {
  const load = Object.hasOwn(loaders.categories, slug) ? loaders.categories[slug] : undefined;
  if (!load) throw new UnknownIdError(slug, `there is no category "${slug}"; there are ${categorySlugs.join(', ')}`);
  return (await load()).default;
}

const fileOf = (id: string, files: Readonly<Record<string, string>>): string | undefined =>
  Object.hasOwn(files, id) ? files[id] : undefined;

const slugOfFile = (file: string | undefined): string | undefined => /^categories\/(.+)\.json$/.exec(file ?? '')?.[1];

/**
 * A page with its cards.
 * @param id `prayer/ablution`
 * @throws UnknownIdError where there is no such page, where it was withdrawn, or where it is one on the context of dua
 */
export async function page(id: string): Promise<Page> {
  const { pages, retired } = (await loaders.ids()).default;
  if (retired.pages.includes(id)) throw UnknownIdError.withdrawn(id, 'page');
  const file = fileOf(id, pages);
  const slug = slugOfFile(file);
  const found = slug && (await category(slug)).pages.find((one) => one.id === id);
  if (found) return found;
  if (file) throw UnknownIdError.elsewhere(id, 'page with cards', file);
  throw UnknownIdError.among(
    id,
    'page',
    Object.keys(pages).filter((one) => slugOfFile(pages[one])),
  );
}

/**
 * A card where a page shows it.
 * @param id `prayer/ablution#shahada`
 * @throws UnknownIdError where there is no such card, where it was withdrawn, or where the id is of a hadith or a quotation
 */
export async function card(id: string): Promise<Card> {
  const { texts, retired } = (await loaders.ids()).default;
  if (retired.texts.includes(id)) throw UnknownIdError.withdrawn(id, 'card');
  const file = fileOf(id, texts);
  const slug = slugOfFile(file);
  const found = slug && (await category(slug)).pages.flatMap(({ cards }) => cards).find((one) => one.id === id);
  if (found) return found;
  if (file) throw UnknownIdError.elsewhere(id, 'card', file);
  const known = (await loaders.summaries()).default.flatMap(({ pages }) => pages.flatMap(({ cards }) => cards));
  throw UnknownIdError.among(id, 'card', known);
}

/** The module of a surah. */
async function surah<T>(number: number, loads: Readonly<Record<number, () => Promise<{ default: T }>>>): Promise<T> {
  const load = Object.hasOwn(loads, number) ? loads[number] : undefined;
  if (!load) throw new UnknownIdError(String(number), `there is no surah ${number}; there are 114`);
  return (await load()).default;
}

/**
 * The transliteration of a surah, verse by verse and word by word.
 * @param number 1 to 114
 * @throws UnknownIdError where there is no such surah
 */
export const surahTransliteration = (number: number): Promise<SurahSound> => surah(number, loaders.surahSounds);

/**
 * The Arabic of a surah, under CC BY-SA 4.0 (see LICENSE.md).
 * @param number 1 to 114
 * @throws UnknownIdError where there is no such surah
 */
export const surahArabic = (number: number): Promise<SurahArabic> => surah(number, loaders.surahArabic);

/** The version of the edition, such as `1.0.0`. */
export const edition = async (): Promise<string> => (await loaders.manifest()).default.version;

/**
 * The fingerprint of a text as it stands: SHA-256 of its sealed fields, 64 small hexadecimal digits.
 * Uses `crypto.subtle`, which Node has, and browsers have on pages over HTTPS.
 */
export async function fingerprintOf(text: SealedSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sealedText(text)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
