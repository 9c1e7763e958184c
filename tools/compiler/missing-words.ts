/** Whether a language says of each text what the reference language says of it. */
import type { Library, SourceCard } from './library.ts';
import type { Problem } from './problem.ts';

/** What a language may say of a card and then has to say in every language. */
const FIELDS = ['title', 'subtitle', 'occasion', 'instruction', 'note'] as const;

const placeOf = ({ card, category, page }: SourceCard): string => `${category}/${page}#${card.id}`;

/**
 * Compares what is optional; what every text needs (its translation, the title of a page) the compiler asks for itself.
 * @param library of the language
 * @param reference of the language that it is held against
 */
export function missingWords(library: Library, reference: Library): Problem[] {
  const cards = new Map(library.cards.map((source) => [placeOf(source), source]));
  return reference.cards.flatMap((wanted) => {
    const source = cards.get(placeOf(wanted));
    if (!source) return [];
    return FIELDS.flatMap((field) => {
      const has = source.card[field] !== undefined;
      if (has === (wanted.card[field] !== undefined)) return [];
      const message = has
        ? `${placeOf(source)} has "${field}", which ${reference.language.tag} does not have`
        : `${placeOf(source)} has no "${field}", which ${reference.language.tag} has`;
      return [source.file.problem([...source.path, field], 'words', message, 'Say it in this language too, or take it out of both.')];
    });
  });
}
