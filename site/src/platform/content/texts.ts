/** Loads the texts of the content. Each is a JSON file, fetched at its first use and cached. All reject where the fetch fails. */
import categories from 'virtual:content/categories';
import type {
  CategoryWordMeanings,
  CategoryMenu,
  CategoryPages,
  DuaContextPage,
  FortyHadithCollection,
  NamesOfAllah,
  NeedGroup,
  RootSummary,
  NormalizedRootFamilies,
  TasbihPhrase,
} from '../../../../packages/core/model.ts';
import type { SerializedSearchIndex } from '../../../../packages/core/search/engine.ts';
import { joinIndex, type SearchTextsFile, type RestOfSearchIndex } from '../../../../packages/core/search/split.ts';
import { CONTENT_FILES_ELEMENT_ID, type ContentAddressByName } from '../../../../packages/core/content-files.ts';
import { type Resource, resource } from '../loading/resource.ts';
import { fetchJson } from './fetch-json.ts';

async function fetchContentFile(name: string): Promise<unknown> {
  // The prerenderer has no server to ask.
  if (import.meta.env.SSR) return (await (await import('virtual:content/texts')).default[name]?.())?.default;
  const files = JSON.parse(document.querySelector(`#${CONTENT_FILES_ELEMENT_ID}`)?.textContent ?? '{}') as ContentAddressByName;
  const file = files[name];
  if (file === undefined) throw new Error(`there is no text "${name}"`);
  return fetchJson(import.meta.env.BASE_URL + file);
}

const resourcesByName = new Map<string, Resource<unknown>>();

function loadContent<T>(name: string): Promise<T> {
  const text = resourcesByName.get(name) ?? resource(() => fetchContentFile(name));
  resourcesByName.set(name, text);
  return text.load() as Promise<T>;
}

export const loadCategoryMenus = (): Promise<CategoryMenu[]> => loadContent('menus');
export const loadDuaContextPages = (): Promise<DuaContextPage[]> => loadContent('context');
export const loadFortyHadith = (): Promise<FortyHadithCollection> => loadContent('forty-hadith');
export const loadNeedGroups = (): Promise<NeedGroup[]> => loadContent('needs');
export const loadNamesOfAllah = (): Promise<NamesOfAllah> => loadContent('names');
export const loadTasbihPhrases = (): Promise<TasbihPhrase[]> => loadContent('tasbih');
export const loadRootSummaries = (): Promise<RootSummary[]> => loadContent('root-list');
export const loadRootFamilies = (): Promise<NormalizedRootFamilies> => loadContent('roots');
/** Every text of the site with the pages that have it; for the search and the check. */
export const loadSearchedTexts = (): Promise<SearchTextsFile> => loadContent('search-texts');

export async function loadSearchIndex(): Promise<SerializedSearchIndex> {
  const [texts, words] = await Promise.all([loadSearchedTexts(), loadContent<RestOfSearchIndex>('search')]);
  return joinIndex(texts, words);
}

/**
 * The pages of a category with their duas.
 * @param slug of the category, as in its address
 * @returns undefined where there is no such category
 */
export const loadCategory = (slug: string): Promise<CategoryPages> | undefined =>
  categories.some((category) => category.slug === slug) ? loadContent(`category/${slug}`) : undefined;

/** The meanings and roots of the words of the cards that a category defines itself. */
export const loadCategoryWordMeanings = (categorySlug: string): Promise<CategoryWordMeanings> => loadContent(`meanings/${categorySlug}`);
