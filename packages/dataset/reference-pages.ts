/** What is read rather than recited, as the data publish it: names, forty hadith, context, tasbih, needs. */
import type { ContextPage, FortyHadith, Names, NeedGroup, TasbihPhrase } from './model/types.ts';
import { publishedWords } from './card.ts';
import { fingerprintOf } from './fingerprint.ts';
import { RIGHTS_WITHOUT_ARABIC, rightsWithArabic } from './rights.ts';
import { publishedProse, publishedSections } from './sections.ts';
import { storedTransliterationInBothStyles } from './transliteration-styles.ts';
import { publishedPassage, type PublishingInputs, publishedTextFields } from './text.ts';
import { withoutUndefined } from '../content/compiler/without-undefined.ts';

/** @throws Error where the library has no page of names */
export function publishedDivineNames(sources: PublishingInputs): Names {
  const { library, passages } = sources;
  if (!library.names) throw new Error('the library has no names');
  const { title, subtitle, introduction, verses, narrations, enumeration, names } = library.names;
  const quoted = [...verses, ...narrations];
  // The library records the passages in the order of the page.
  const ids = [...passages.keys()].filter((id) => id.startsWith('names#'));
  return {
    ...RIGHTS_WITHOUT_ARABIC,
    title,
    subtitle,
    introduction,
    passages: quoted.map((passage, index) => publishedPassage(ids[index] ?? '', passage, sources)),
    enumeration: publishedProse(enumeration, library.collections),
    names: names.map(({ number, arabic, transliteration, meaning }) => ({
      number,
      ...rightsWithArabic('naskh'),
      arabic,
      transliteration: storedTransliterationInBothStyles(transliteration),
      meaning,
    })),
  };
}

/** @throws Error where the library has no forty hadith */
export function publishedFortyHadith(sources: PublishingInputs): FortyHadith {
  const forty = sources.library.fortyHadith;
  if (!forty) throw new Error('the library has no forty hadith');
  return {
    ...RIGHTS_WITHOUT_ARABIC,
    title: forty.title,
    summary: forty.summary,
    hadith: forty.hadith.map(({ number, title, narrator, source, translation, arabicText, references, grades, note }) => {
      const id = `forty-hadith#${number}`;
      const quoted = { script: 'naskh' as const, arabic: arabicText, translation, references, ...(grades ? { grades } : {}) };
      const { id: _id, ...fields } = publishedTextFields(id, quoted, sources);
      const published = withoutUndefined({ id, number, title, narrator, source, ...fields, note });
      return { ...published, since: sources.libraryEdition.since(id), fingerprint: fingerprintOf(published) };
    }),
  };
}

export const publishedDuaContextPages = (sources: PublishingInputs): ContextPage[] =>
  sources.library.context.map(({ slug, title, intro, sections }) =>
    withoutUndefined({
      id: `context/${slug}`,
      ...RIGHTS_WITHOUT_ARABIC,
      title,
      intro,
      sections: publishedSections(`context/${slug}`, sections, sources),
    }),
  );

export function publishedTasbih({ library }: PublishingInputs): TasbihPhrase[] {
  const meanings = new Map(library.textsWithMeanings.map((text) => [text.id, text]));
  return library.tasbih.map(({ id, arabic, transliteration, translation }) => ({
    id: `tasbih#${id}`,
    ...rightsWithArabic('naskh'),
    arabic,
    transliteration: storedTransliterationInBothStyles(transliteration),
    translation,
    words: publishedWords(arabic, transliteration, meanings.get(`tasbih#${id}`), library.collections),
  }));
}

/** The published id of an address on the site: of a card, page, hadith or category, or the name of a screen. */
const publishedIdOfAddress = (to: string): string =>
  to
    .slice(1)
    .replace(/^context-behind-dua\//, 'context/')
    .replace(/^forty-hadith\//, 'forty-hadith#');

export const publishedNeeds = ({ library }: PublishingInputs): NeedGroup[] =>
  library.needs.map(({ id, title, needs }) => ({
    id,
    ...RIGHTS_WITHOUT_ARABIC,
    title,
    needs: needs.map(({ id: need, need: words, texts }) => ({
      id: need,
      need: words,
      texts: texts.map(({ to, title: name }) => ({ id: publishedIdOfAddress(to), title: name })),
    })),
  }));
