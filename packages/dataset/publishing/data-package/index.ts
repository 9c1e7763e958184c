/**
 * The package `misbaha-data`: texts, cards, pages and categories by their ids, each loaded when it is asked for. All who ask get the
 * same object, so the types let no field of it be changed.
 */
import { fingerprintedFieldsJson, type FingerprintedFields } from '../../model/fingerprint.ts';
import type { Card, Category, Hadith, Page, Passage, Section } from '../../model/types.ts';
import * as loaders from './loaders.js';
import { UnknownIdError } from './unknown-id.ts';

export type * from '../../model/types.ts';
export type { FingerprintedFields as SealedSource } from '../../model/fingerprint.ts';
export { UnknownIdError } from './unknown-id.ts';

/** The slugs of the twelve categories, in the order of the home screen. */
export const categorySlugs: readonly string[] = Object.keys(loaders.categories);

/**
 * A category with its pages and cards.
 * @param slug `prayer`
 * @throws UnknownIdError where there is no such category
 */
export async function category(slug: string): Promise<Readonly<Category>> {
  const load = Object.hasOwn(loaders.categories, slug) ? loaders.categories[slug] : undefined;
  if (!load) throw new UnknownIdError(slug, `there is no category "${slug}"; there are ${categorySlugs.join(', ')}`);
  return (await load()).default;
}

/** Loads the page with an id; undefined where there is no such page. */
async function findPage(id: string): Promise<Page | undefined> {
  const load = Object.hasOwn(loaders.pages, id) ? loaders.pages[id] : undefined;
  return load && (await load()).default;
}

/**
 * The page of an id, before `#`: `prayer/ablution` of `prayer/ablution#shahada`. Callers without types may pass
 * anything.
 */
const pageIdOf = (id: unknown): string => String(id).split('#')[0] ?? '';

const findCard = async (id: string): Promise<Card | undefined> => (await findPage(pageIdOf(id)))?.cards.find((one) => one.id === id);

const passagesOf = (sections: readonly Section[] = []): Passage[] =>
  sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'passage'));

/** The hadith or quotations in the file that holds a page; all context pages share one file. */
async function quotationsInPageFile(place: string): Promise<(Hadith | Passage)[]> {
  if (place === 'forty-hadith') return (await loaders.fortyHadith()).default.hadith;
  if (place === 'names') return (await loaders.names()).default.passages;
  if (place.startsWith('context/')) return (await loaders.context()).default.flatMap(({ sections }) => passagesOf(sections));
  return passagesOf((await findPage(place))?.sections);
}

/**
 * The error for an id that was not found. Only here is the list of all ids loaded.
 * @param what was asked for: `card`, `text` or `page`
 */
async function unknownIdError(id: string, what: 'card' | 'text' | 'page'): Promise<UnknownIdError> {
  const { texts, pages, retired } = (await loaders.ids()).default;
  if ((what === 'page' ? retired.pages : retired.texts).includes(id)) return UnknownIdError.withdrawn(id, what);
  if (what === 'card' && Object.hasOwn(texts, id)) return UnknownIdError.noCard(id);
  if (what === 'page' && Object.hasOwn(pages, id)) return UnknownIdError.elsewhere(id, 'page with cards', pages[id] ?? '');
  const known = { text: Object.keys(texts), card: Object.keys(texts).filter(isCardId), page: Object.keys(loaders.pages) };
  return UnknownIdError.among(id, what, known[what]);
}

/** Ids of quotations end in a block number. `forty-hadith#7` and `names#…` belong to no page of cards. */
const isCardId = (id: string): boolean => Object.hasOwn(loaders.pages, pageIdOf(id)) && !/\.\d+$/.test(id);

/**
 * A page with its cards.
 * @param id `prayer/ablution`
 * @throws UnknownIdError where there is no such page, where it was withdrawn, or where it is a page on the context of
 *   dua, which has no cards
 */
export async function page(id: string): Promise<Readonly<Page>> {
  const found = await findPage(id);
  if (found) return found;
  throw await unknownIdError(id, 'page');
}

/**
 * A card where a page shows it.
 * @param id `prayer/ablution#shahada`
 * @throws UnknownIdError where there is no such card, where it was withdrawn, or where the id is of a hadith or a quotation
 */
export async function card(id: string): Promise<Readonly<Card>> {
  const found = await findCard(id);
  if (found) return found;
  throw await unknownIdError(id, 'card');
}

/**
 * The text of any id that `ids.json` lists under `texts`: a card, a hadith or a quotation. `kind` tells a card (`supplication` or
 * `narration`) from a quotation (`passage`); a hadith has none.
 * @param id `prayer/ablution#shahada`, `forty-hadith#7`, `context/virtue#call-upon-me.1`
 * @throws UnknownIdError where there is no such text, or where it was withdrawn
 */
export async function text(id: string): Promise<Readonly<Card> | Readonly<Hadith> | Readonly<Passage>> {
  const found = (await findCard(id)) ?? (await quotationsInPageFile(pageIdOf(id))).find((one) => one.id === id);
  if (found) return found;
  throw await unknownIdError(id, 'text');
}

/** The version of the edition, such as `1.0.0`. */
export const edition = (): Promise<string> => Promise.resolve(loaders.version);

/**
 * The fingerprint of a text as it stands: SHA-256 of its fingerprinted fields, 64 lowercase hexadecimal digits.
 * Uses `crypto.subtle`, which Node has, and browsers have on pages over HTTPS.
 */
export async function fingerprintOf(source: FingerprintedFields): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(fingerprintedFieldsJson(source)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
