/** The content as one JSON line per text, for the attestation and for anyone who checks the texts. */
import type { Grade, Reference } from '../../core/model.ts';
import { runningTransliteration, splitTransliterationByWord } from '../../arabic/transliteration/stored-transliteration.ts';
import type { TextWithMeanings, Library } from './library.ts';
import { type WorkNamesInSentences, findNamedNarrationIds } from './named-narrations.ts';
import { withoutUndefined } from './without-undefined.ts';

/** Punctuation stays with its word, so that the words joined by blanks are the text; `{name}` stands for itself. */
interface ExportedWord {
  arabic: string;
  transliteration: string;
  meaning: string;
  /** Letters of its root; null where it has none. */
  root: string | null;
  /** Variant readings of it; absent where it has none. */
  readings?: { arabic: string; transliteration: string; meaning: string; references: string[] }[];
}

/**
 * One exported text with all that its page says of it. `quran` is set for verses; `transliteration` is the running
 * precise style. A field without a value is absent.
 */
export interface ExportedText {
  /** Permanent id of the text on the page that shows it. */
  id: string;
  route: string;
  /** Id of the original card that this page reuses. */
  use?: string;
  /** `narration`: read, not recited; `omitted`: named on a page as not printed; absent for recited and quoted texts. */
  kind?: 'narration' | 'omitted';
  title?: string;
  subtitle?: string;
  occasion?: string;
  instruction?: string;
  repeat?: number;
  arabic: string;
  quran?: string;
  translation: string;
  transliteration?: string;
  /** Every word in reading order, with its piece of the transliteration, its meaning in this text and its root. */
  words?: ExportedWord[];
  narrator?: string;
  saying_of?: string;
  /** Canonical ids of the hadith that have these words: `bukhari:6312`. Verses are in `quran`. */
  references: string[];
  /** Numbers of narrations that report the words without quoting them. */
  told_in?: string[];
  grades?: Grade[];
  note?: string;
  /** Numbers that the note names. */
  note_references?: string[];
}

const isVerse = (reference: string): boolean => reference.startsWith('quran:');

/** Splits numbers into those that quote the words and those that only report them. */
function citationFields(references: readonly Pick<Reference, 'id' | 'told'>[]): Pick<ExportedText, 'references' | 'told_in'> {
  const told = references.filter((one) => one.told).map(({ id }) => id);
  return { references: references.filter((one) => !one.told).map(({ id }) => id), ...(told.length ? { told_in: told } : {}) };
}

const narrationsNamedInNote = (note: string | undefined, works: readonly WorkNamesInSentences[]): string[] | undefined => {
  const named = findNamedNarrationIds(note ?? '', works);
  return named.length ? named : undefined;
};

/** The words of a card with transliteration, meaning and root; undefined where there are no meanings. */
const exportedWordsOf = (text: TextWithMeanings | undefined, transliteration: string): ExportedWord[] | undefined => {
  const pieces = transliteration.split('\n').flatMap(splitTransliterationByWord);
  return text?.words.map(({ arabic, meaning = '', root = null, readings }, index) =>
    withoutUndefined({
      arabic,
      transliteration: pieces[index] ?? '',
      meaning,
      root,
      readings: readings?.map((one) => ({
        arabic: one.arabic,
        transliteration: one.transliteration,
        meaning: one.meaning ?? '',
        references: one.references.map(({ id }) => id),
      })),
    }),
  );
};

/**
 * Every card of every page, reused ones too, every other quotation, and the words that pages name without printing
 * them, where their Arabic is known.
 */
export function textsForExport(library: Library): ExportedText[] {
  const textsById = new Map(library.textsWithMeanings.map((text) => [text.id, text]));
  const cards = library.cards.map(({ card, quran, category, page, reuses }): ExportedText =>
    withoutUndefined({
      id: reuses ? `${category}/${page}#${card.id}` : card.permanentId,
      route: `/${category}/${page}`,
      use: reuses ? card.permanentId : undefined,
      kind: card.kind,
      title: card.title,
      subtitle: card.subtitle,
      occasion: card.occasion,
      instruction: card.instruction,
      repeat: card.repeat,
      narrator: card.narrator,
      saying_of: card.sayingOf,
      grades: card.grades,
      note: card.note,
      note_references: narrationsNamedInNote(card.note, library.namedWorks),
      arabic: card.arabic,
      quran,
      translation: card.translation,
      transliteration: runningTransliteration(card.transliteration),
      words: exportedWordsOf(textsById.get(card.permanentId), card.transliteration),
      ...citationFields(card.references.filter(({ id }) => !isVerse(id))),
    }),
  );
  const hadith = new Map((library.fortyHadith?.hadith ?? []).map((one) => [`forty-hadith#${one.number}`, one]));
  const passages = library.passages.map((passage): ExportedText => {
    const { id, route, kind, arabic, quran, translation, transliteration, references, told = [], grades } = passage;
    const { title, narrator, note } = hadith.get(id) ?? {};
    return withoutUndefined({
      id,
      route,
      title,
      narrator,
      kind,
      arabic,
      quran,
      translation,
      transliteration: transliteration === undefined ? undefined : runningTransliteration(transliteration),
      ...citationFields(references.map((one) => (told.includes(one) ? { id: one, told: true } : { id: one }))),
      grades,
      note,
      note_references: narrationsNamedInNote(note, library.namedWorks),
    });
  });
  const omitted = [...library.pages].flatMap(([place, { page }]) =>
    (page.omitted ?? []).flatMap(({ id, words, arabic, reason, references, grades }): ExportedText[] =>
      arabic === undefined
        ? []
        : [
            withoutUndefined({
              id: `${place}#omitted.${id}`,
              route: `/${place}`,
              kind: 'omitted' as const,
              title: words,
              arabic,
              translation: '',
              references: references.map((reference) => reference.id),
              grades,
              note: reason,
            }),
          ],
    ),
  );
  return [...cards, ...passages, ...omitted];
}
