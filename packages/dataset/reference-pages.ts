/** What is read rather than recited, as the data publish it: names, forty hadith, context, tasbih, needs. */
import type { ContextPage, FortyHadith, Names, NeedGroup, TasbihPhrase } from './shapes/model.ts';
import { publishedWords } from './card.ts';
import { fingerprintOf } from './fingerprint.ts';
import { OUR_RIGHTS, rightsOf } from './rights.ts';
import { publishedProse, publishedSections } from './sections.ts';
import { bothStyles } from './sound.ts';
import { publishedPassage, type Sources, textFields } from './text.ts';
import { withoutAbsent } from './without-absent.ts';

/** @throws Error where the library has no page of names */
export function publishedNames(sources: Sources): Names {
  const { library, passages } = sources;
  if (!library.names) throw new Error('the library has no names');
  const { title, subtitle, introduction, verses, narrations, enumeration, names } = library.names;
  const quoted = [...verses, ...narrations];
  // They are recorded in the order of the page.
  const ids = [...passages.keys()].filter((id) => id.startsWith('names#'));
  return {
    ...OUR_RIGHTS,
    title,
    subtitle,
    introduction,
    passages: quoted.map((passage, index) => publishedPassage(ids[index] ?? '', passage, sources)),
    enumeration: publishedProse(enumeration, library.collections),
    names: names.map(({ number, arabic, transliteration, meaning }) => ({
      number,
      ...rightsOf('naskh'),
      arabic,
      transliteration: bothStyles(transliteration),
      meaning,
    })),
  };
}

/** @throws Error where the library has no forty hadith */
export function publishedFortyHadith(sources: Sources): FortyHadith {
  const forty = sources.library.fortyHadith;
  if (!forty) throw new Error('the library has no forty hadith');
  return {
    ...OUR_RIGHTS,
    title: forty.title,
    summary: forty.summary,
    hadith: forty.hadith.map(({ number, title, narrator, source, englishText, arabicText, references, grades, note }) => {
      const id = `forty-hadith#${number}`;
      const quoted = { script: 'naskh' as const, arabic: arabicText, translation: englishText, references, ...(grades ? { grades } : {}) };
      const { id: _id, ...fields } = textFields(id, quoted, sources);
      const published = withoutAbsent({ id, number, title, narrator, source, ...fields, note });
      return { ...published, since: sources.standing.since(id), fingerprint: fingerprintOf(published) };
    }),
  };
}

export const publishedContext = (sources: Sources): ContextPage[] =>
  sources.library.context.map(({ slug, title, intro, sections }) =>
    withoutAbsent({
      id: `context/${slug}`,
      ...OUR_RIGHTS,
      title,
      intro,
      sections: publishedSections(`context/${slug}`, sections, sources),
    }),
  );

export function publishedTasbih({ library }: Sources): TasbihPhrase[] {
  const meanings = new Map(library.glossed.map((text) => [text.id, text]));
  return library.tasbih.map(({ id, arabic, transliteration, translation }) => ({
    id: `tasbih#${id}`,
    ...rightsOf('naskh'),
    arabic,
    transliteration: bothStyles(transliteration),
    translation,
    words: publishedWords(arabic, transliteration, meanings.get(`tasbih#${id}`), library.collections),
  }));
}

/** An address of the site as an id: of a card, a page or a hadith, or of a screen that is one page or a menu. */
const idOfAddress = (to: string): string =>
  to
    .slice(1)
    .replace(/^context-behind-dua\//, 'context/')
    .replace(/^forty-hadith\//, 'forty-hadith#');

export const publishedNeeds = ({ library }: Sources): NeedGroup[] =>
  library.needs.map(({ id, title, needs }) => ({
    id,
    ...OUR_RIGHTS,
    title,
    needs: needs.map(({ id: need, need: words, texts }) => ({
      id: need,
      need: words,
      texts: texts.map(({ to, title: name }) => ({ id: idOfAddress(to), title: name })),
    })),
  }));
