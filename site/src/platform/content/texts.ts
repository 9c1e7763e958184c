/** Loads the texts of the content. Each is a JSON file, fetched at its first use and cached. All reject where the fetch fails. */
import categories from 'virtual:content/categories';
import type {
  CategoryMeanings,
  CategoryMenu,
  CategoryPages,
  ContextPage,
  FortyHadith,
  Names,
  NeedGroup,
  RootEntry,
  RootFamilies,
  TasbihPhrase,
} from '../../../../packages/core/model.ts';
import type { SearchIndex } from '../../../../packages/core/search/engine.ts';
import { joinIndex, type SearchedTexts, type SearchWords } from '../../../../packages/core/search/split.ts';
import { CONTENT_FILES_ELEMENT_ID, type ContentFiles } from '../../../../packages/core/content-files.ts';
import { type Resource, resource } from '../loading/resource.ts';
import { fetchJson } from './fetch-json.ts';

async function fetchText(name: string): Promise<unknown> {
  // The prerenderer has no server to ask.
  if (import.meta.env.SSR) return (await (await import('virtual:content/texts')).default[name]?.())?.default;
  const files = JSON.parse(document.querySelector(`#${CONTENT_FILES_ELEMENT_ID}`)?.textContent ?? '{}') as ContentFiles;
  const file = files[name];
  if (file === undefined) throw new Error(`there is no text "${name}"`);
  return fetchJson(import.meta.env.BASE_URL + file);
}

const kept = new Map<string, Resource<unknown>>();

function load<T>(name: string): Promise<T> {
  const text = kept.get(name) ?? resource(() => fetchText(name));
  kept.set(name, text);
  return text.load() as Promise<T>;
}

export const loadMenus = (): Promise<CategoryMenu[]> => load('menus');
export const loadContext = (): Promise<ContextPage[]> => load('context');
export const loadFortyHadith = (): Promise<FortyHadith> => load('forty-hadith');
export const loadNeeds = (): Promise<NeedGroup[]> => load('needs');
export const loadNamesOfAllah = (): Promise<Names> => load('names');
export const loadTasbih = (): Promise<TasbihPhrase[]> => load('tasbih');
export const loadWordRootList = (): Promise<RootEntry[]> => load('root-list');
export const loadWordRoots = (): Promise<RootFamilies> => load('roots');
/** Every text with the places where it stands. */
export const loadSearchedTexts = (): Promise<SearchedTexts> => load('search-texts');

export async function loadSearchIndex(): Promise<SearchIndex> {
  const [texts, words] = await Promise.all([loadSearchedTexts(), load<SearchWords>('search')]);
  return joinIndex(texts, words);
}

/**
 * The pages of a category with their duas.
 * @param slug of the category, as in its address
 * @returns undefined where there is no such category
 */
export const loadCategory = (slug: string): Promise<CategoryPages> | undefined =>
  categories.some((category) => category.slug === slug) ? load(`category/${slug}`) : undefined;

/** The meanings and roots of the words of a category's own cards. */
export const loadMeanings = (category: string): Promise<CategoryMeanings> => load(`meanings/${category}`);
