/** The settings of the search engine: the build makes the index with them, and the app reads the index with them. */
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { SearchPage, SearchText, SearchContent } from './model.ts';
import { SEARCH_LAYERS, type SearchLayer, termsOfText } from './terms.ts';

export interface SearchDocument {
  /** Number of the document: pages come first, then texts, each in the order of its list. */
  id: number;
  layers: Partial<Record<SearchLayer, string>>;
}

/** The file that the build writes: the texts, and what MiniSearch has made of them. */
export interface SerializedSearchIndex extends SearchContent {
  words: Omit<AsPlainObject, 'documentIds'>;
}

/** The weight of a match by layer; titles weigh most. */
const LAYER_BOOST: Readonly<Record<SearchLayer, number>> = {
  page: 6,
  head: 4,
  translation: 1.3,
  arabic: 1,
  latin: 1,
  note: 0.6,
  gloss: 0.05,
};

const ENGINE_OPTIONS: Options<SearchDocument> = {
  fields: [...SEARCH_LAYERS],
  extractField: (entry, field) => (field === 'id' ? String(entry.id) : (entry.layers[field as SearchLayer] ?? '')),
  // Terms depend on the word after them, so `tokenize` makes finished terms and `processTerm` does nothing.
  tokenize: (text, field) => (field === undefined ? [text] : termsOfText(text, field as SearchLayer)),
  processTerm: (term) => term,
  searchOptions: { tokenize: (term) => [term], processTerm: (term) => term, boost: { ...LAYER_BOOST } },
};

const uniqueLines = (values: readonly (string | undefined)[]): string => [...new Set(values.filter(Boolean))].join('\n');

const layersOfPage = ({ title, menu, about }: SearchPage): SearchDocument['layers'] => ({ page: title, note: uniqueLines([menu, about]) });

const layersOfText = (
  { arabic, latin, translation, gloss, places }: SearchText,
  pages: readonly SearchPage[],
): SearchDocument['layers'] => ({
  page: uniqueLines(places.map(({ page }) => pages[page]?.title)),
  head: uniqueLines(places.map(({ head }) => head)),
  arabic,
  latin,
  translation,
  note: uniqueLines(places.map(({ note }) => note)),
  gloss,
});

type SerializedEngineIndex = SerializedSearchIndex['words'];

/** The layer that the device indexes: the file has its texts anyway, and folding them is fast. */
const DEVICE_INDEXED_LAYER = 'latin' satisfies SearchLayer;

/** The words of the index file: all but those of the layer that the device indexes. */
function withoutDeviceIndexedLayer(words: SerializedEngineIndex): SerializedEngineIndex {
  const late = String(words.fieldIds[DEVICE_INDEXED_LAYER]);
  const index = words.index.map(([term, fields]): SerializedEngineIndex['index'][number] => [
    term,
    Object.fromEntries(Object.entries(fields).filter(([field]) => field !== late)),
  ]);
  return { ...words, index: index.filter(([, fields]) => Object.keys(fields).length > 0) };
}

/** The words as the engine reads them, with those of the layer that the device indexes. */
function withDeviceIndexedLayer(words: SerializedEngineIndex, { pages, texts }: SearchContent): SerializedEngineIndex {
  const late = String(words.fieldIds[DEVICE_INDEXED_LAYER]);
  const index = new Map(words.index);
  for (const [at, text] of texts.entries()) {
    const id = String(pages.length + at);
    for (const term of termsOfText(text[DEVICE_INDEXED_LAYER] ?? '', DEVICE_INDEXED_LAYER)) {
      const fields = index.get(term) ?? {};
      const places = (fields[late] ??= {});
      places[id] = (places[id] ?? 0) + 1;
      index.set(term, fields);
    }
  }
  return { ...words, index: [...index] };
}

/** Makes the search index of pages and texts. */
export function indexTexts(content: SearchContent): SerializedSearchIndex {
  const engine = new MiniSearch<SearchDocument>(ENGINE_OPTIONS);
  engine.addAll([
    ...content.pages.map((page, id) => ({ id, layers: layersOfPage(page) })),
    ...content.texts.map((text, at) => ({ id: content.pages.length + at, layers: layersOfText(text, content.pages) })),
  ]);
  const { documentIds: _, ...words } = engine.toJSON();
  // The app does not load `gloss`: it is for the index alone.
  return { ...content, texts: content.texts.map(({ gloss: _gloss, ...text }) => text), words: withoutDeviceIndexedLayer(words) };
}

/** Makes a fetched index ready, in slices, so that the page stays responsive. */
export function openIndex({ words, ...texts }: SerializedSearchIndex): Promise<MiniSearch<SearchDocument>> {
  // Entries are numbered in the order in which they were added, so the engine's own numbers need not be sent.
  const documentIds = Object.fromEntries(Array.from({ length: words.documentCount }, (_, id) => [String(id), String(id)]));
  return MiniSearch.loadJSAsync({ ...withDeviceIndexedLayer(words, texts), documentIds }, ENGINE_OPTIONS);
}
