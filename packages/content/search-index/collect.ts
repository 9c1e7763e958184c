/** Collects what the search finds: pages by title, every text once, each with all places where it stands. */
import { SCREEN_DESCRIPTION_BY_FOLDER } from '../../../screen-metadata.ts';
import { SCREENS } from '../../../screens.ts';
import * as detailMessages from '../../core/messages/detail.ts';
import * as screenMessages from '../../core/messages/screens.ts';
import * as messages from '../../core/messages/search.ts';
import type { Card, DeliberatelyOmittedWords, QuotedPassage, ProseParagraph, Reference, BlockSection } from '../../core/model.ts';
import { isTextInOwnArabicScript } from '../../core/arabic-runs.ts';
import { rootSlug } from '../../core/roots.ts';
import {
  OMITTED_WORDS_SECTION_ID,
  type SearchPage,
  type SearchTextLocation,
  type SearchText,
  type SearchContent,
} from '../../core/search/model.ts';
import { packWishTerms } from '../../core/search/wishes.ts';
import { termsOfText } from '../../core/search/terms.ts';
import { runningTransliteration } from '../../arabic/transliteration/stored-transliteration.ts';
import type { WordWithMeaning, Library, LocatedPage } from '../compiler/library.ts';
import { rootSummaries } from '../compiler/root-families.ts';
import { textTypesetter } from '../compiler/typography.ts';
import { SURAH_COUNT, searchNamesOfSurah } from './surah-name.ts';

/** The screens that have search words; a screen without is found by the texts on it, or not at all. */
const screenPages = (): SearchPage[] =>
  SCREENS.flatMap(({ folder, path, title = '' }) => {
    const about = SCREEN_DESCRIPTION_BY_FOLDER[folder]?.searchWords;
    return about === undefined ? [] : [{ path, title, about }];
  });

/** The location of a text on its page. */
type LocationOnPage = Omit<SearchTextLocation, 'page'>;
type CollectedText = Omit<SearchText, 'places'>;

const idsOf = (references: readonly Reference[]): string[] => references.map(({ id }) => id);
const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join('\n');

/** Leaves out what is empty: the index is fetched by every reader who searches. */
const withoutEmptyValues = <T extends object>(value: T): T =>
  Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== undefined && one !== '' && !(Array.isArray(one) && one.length === 0)),
  ) as T;

/** Search terms from the meanings of a text's words that its translation lacks. */
function glossTermsBeyondTranslation(words: readonly WordWithMeaning[] | undefined, translation: string): string | undefined {
  const said = new Set(termsOfText(translation, 'translation'));
  const terms = new Set(termsOfText((words ?? []).map(({ meaning = '' }) => meaning).join(' '), 'gloss'));
  return [...terms].filter((term) => !said.has(term)).join(' ');
}

/** The variant readings of a text's words, as pairs: the word of the text, and the variant. */
const variantsOf = (words: readonly WordWithMeaning[] | undefined): [string, string][] =>
  (words ?? []).flatMap((word) => (word.readings ?? []).map((reading): [string, string] => [word.arabic, reading.arabic]));

class SearchTextCollector {
  readonly pages: SearchPage[] = [];
  readonly texts: SearchText[] = [];
  private readonly known = new Map<string, SearchText>();
  private readonly wordsById: ReadonlyMap<string, readonly WordWithMeaning[]>;
  /** Typesets the needs of pages and cards, as results show the needs by which they were found. */
  private readonly typeset: (text: string) => string;

  constructor({ textsWithMeanings, language }: Library) {
    this.wordsById = new Map(textsWithMeanings.map(({ id, words }) => [id, words]));
    this.typeset = textTypesetter(language.settings?.typography);
  }

  page({ needs, ...page }: SearchPage): number {
    return this.pages.push(withoutEmptyValues({ ...page, needs: needs?.map(this.typeset) })) - 1;
  }

  /** A text that stands in several places is kept once; a passage shares the text of a card with the same words. */
  text(text: CollectedText, page: number, place: LocationOnPage): void {
    const key = JSON.stringify([text.arabic, text.translation]);
    const known = text.arabic || text.translation ? this.known.get(key) : undefined;
    const entry = known ?? { ...withoutEmptyValues(text), places: [] };
    if (!known) {
      this.known.set(key, entry);
      this.texts.push(entry);
    } else if (text.latin) entry.latin = text.latin;
    entry.places.push(withoutEmptyValues({ page, ...place }));
  }

  passage(
    { script, arabic, transliteration, translation, references }: QuotedPassage,
    page: number,
    place: Omit<LocationOnPage, 'refs'>,
  ): void {
    const latin = transliteration && runningTransliteration(transliteration);
    this.text({ script, arabic, latin, translation }, page, { ...place, refs: idsOf(references) });
  }

  prose({ text, counsel, references }: ProseParagraph, page: number, place: Omit<LocationOnPage, 'refs'>): void {
    this.text({ translation: joined(text, counsel) }, page, { ...place, refs: idsOf(references) });
  }

  card(
    { id, permanentId, title, subtitle, occasion, instruction, note, script, arabic, transliteration, translation, references }: Card,
    page: number,
    needs: readonly string[] | undefined,
  ): void {
    const text = {
      script,
      arabic,
      latin: runningTransliteration(transliteration),
      translation,
      gloss: glossTermsBeyondTranslation(this.wordsById.get(permanentId), translation),
      variants: variantsOf(this.wordsById.get(permanentId)),
    };
    this.text(text, page, {
      id,
      head: title,
      note: joined(subtitle, occasion, instruction, note),
      refs: idsOf(references),
      needs: needs?.map(this.typeset),
    });
  }

  section({ id, title, arabic, blocks }: BlockSection, page: number): void {
    const place = { id, head: title };
    if (arabic || blocks.length === 0) this.text({ script: 'naskh', arabic }, page, place);
    for (const block of blocks) {
      if (block.kind === 'prose') this.prose(block, page, place);
      else this.passage(block, page, place);
    }
  }

  /** Words that a page leaves out on purpose: a reader who searches for them finds the reason. */
  omitted({ words, arabic, reason, references }: DeliberatelyOmittedWords, page: number): void {
    const place = { id: OMITTED_WORDS_SECTION_ID, head: detailMessages.omittedTitle, refs: idsOf(references) };
    // Words in Latin letters are found by their sound. In a language in the Arabic script, words in that script are found by
    // their letters, as a part of the translation.
    this.text(
      { script: 'naskh', arabic, latin: words, translation: isTextInOwnArabicScript(words) ? joined(words, reason) : reason },
      page,
      place,
    );
  }

  detail({ page: source, needs, cards }: LocatedPage, category: { slug: string; title: string }): void {
    const { slug, title, subtitle, intro, sections, omitted = [] } = source;
    const page = this.page({ path: `/${category.slug}/${slug}`, title, menu: category.title, about: joined(subtitle, intro), needs });
    for (const one of cards) this.card(one.card, page, one.needs);
    for (const section of sections) this.section(section, page);
    for (const one of omitted) this.omitted(one, page);
  }
}

function collectCategories(into: SearchTextCollector, library: Library): void {
  for (const { slug, title, subtitle, empty } of library.categories) {
    if (!empty) into.page({ path: `/${slug}`, title, about: subtitle });
  }
  // A page that several menus list is found at the address of the category that it is written in, in that menu's order.
  for (const category of library.menus.values()) {
    for (const page of category.pages) {
      const source = library.pages.get(`${category.slug}/${page.slug}`);
      if (source?.page === page) into.detail(source, category);
    }
  }
}

function collectNamesOfAllah(into: SearchTextCollector, { names }: Library): void {
  if (!names) return;
  const page = into.page({ path: '/asma-ul-husna', title: names.title, about: joined(names.subtitle, ...names.introduction) });
  for (const { number, arabic, transliteration, meaning } of names.names) {
    const text = { script: 'naskh' as const, arabic, latin: runningTransliteration(transliteration), translation: meaning };
    into.text(text, page, { id: `name-${number}`, head: messages.nameNumber({ number }) });
  }
  for (const passage of [...names.verses, ...names.narrations]) into.passage(passage, page, {});
  into.prose(names.enumeration, page, {});
}

function collectOtherTexts(into: SearchTextCollector, { fortyHadith, context, tasbih }: Library): void {
  if (fortyHadith) {
    into.page({ path: '/forty-hadith', title: fortyHadith.title, about: joined(...fortyHadith.summary) });
    for (const { number, title, narrator, arabicText, translation, source, references, note } of fortyHadith.hadith) {
      const page = into.page({
        path: `/forty-hadith/${number}`,
        title: screenMessages.hadithTitle({ number, title }),
        menu: fortyHadith.title,
      });
      const text = { script: 'naskh' as const, arabic: arabicText, translation };
      into.text(text, page, { note: joined(narrator, source, note), refs: idsOf(references) });
    }
  }
  for (const { slug, title, intro, sections } of context) {
    const page = into.page({ path: `/context-behind-dua/${slug}`, title, menu: messages.menuOfContext, about: intro });
    for (const section of sections) into.section(section, page);
  }
  const counter = into.pages.findIndex(({ path }) => path === '/tasbih-counter');
  for (const { arabic, transliteration, translation } of tasbih) {
    into.text({ script: 'naskh', arabic, latin: runningTransliteration(transliteration), translation }, counter, {});
  }
}

/** The need in `needs.yaml` whose pages comfort those who think of harming themselves. */
const COMFORT_NEED_ID = 'not-wanting-to-live';

const comfortPages = ({ needs }: Library, pages: readonly SearchPage[]): number[] =>
  needs
    .flatMap((group) => group.needs.filter(({ id }) => id === COMFORT_NEED_ID).flatMap(({ texts }) => texts))
    .map(({ to }) => pages.findIndex(({ path }) => path === to))
    .filter((page) => page >= 0);

/**
 * The places of a text, those first that quote it from the Qur'an alone: at the others a narration tells of somebody who
 * recited it, and the check of messages would name that narration as the source of the verse.
 */
function quranAloneFirst({ script, places }: Pick<SearchText, 'script' | 'places'>): SearchTextLocation[] {
  const isQuranAlone = ({ refs = [] }: SearchTextLocation): boolean => refs.length > 0 && refs.every((ref) => ref.startsWith('quran:'));
  if (script !== 'quran') return places;
  return [...places.filter(isQuranAlone), ...places.filter((place) => !isQuranAlone(place))];
}

/** Everything of a library that can be found. */
export function collectSearchContent(library: Library): SearchContent {
  const into = new SearchTextCollector(library);
  for (const page of screenPages()) into.page(page);
  collectCategories(into, library);
  collectNamesOfAllah(into, library);
  collectOtherTexts(into, library);
  for (const page of into.pages) {
    const needs = library.screenNeeds.get(page.path.slice(1));
    if (needs) page.needs = needs.map(textTypesetter(library.language.settings?.typography));
  }
  const refs = into.texts.flatMap(({ places }) => places.flatMap((place) => place.refs ?? []));
  const keys = new Set(refs.map((ref) => ref.split(':')[0] ?? ''));
  return {
    pages: into.pages,
    texts: into.texts.map((text) => ({ ...text, places: quranAloneFirst(text) })),
    collections: Object.fromEntries(
      Object.entries(library.collections)
        .filter(([key]) => keys.has(key))
        .map(([key, { name }]) => [key, name]),
    ),
    roots: rootSummaries(library).map(({ letters, sense }) => [letters, sense, rootSlug(letters)]),
    comfort: comfortPages(library, into.pages),
    wishes: packWishTerms(
      new Map(
        into.pages.flatMap(({ path }, page) =>
          library.wishes.has(path.slice(1)) ? [[page, library.wishes.get(path.slice(1)) ?? []] as const] : [],
        ),
      ),
    ),
    surahs: Object.fromEntries(Array.from({ length: SURAH_COUNT }, (_, at) => [String(at + 1), searchNamesOfSurah(at + 1)])),
  };
}
