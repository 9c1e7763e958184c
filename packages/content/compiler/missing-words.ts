/** Whether a language says of each text what the reference language says of it. */
import type { Library, SourceCard } from './library.ts';
import type { Problem } from './problem.ts';
import type { Located, Path } from './source-file.ts';

/** What a language may say of a page or a card and then has to say in every language. */
const OF_PAGES = ['subtitle', 'intro'] as const;
const OF_CARDS = ['title', 'subtitle', 'occasion', 'instruction', 'note'] as const;

interface Place {
  file: Located;
  path: Path;
  says: ReadonlySet<string>;
}

const said = <K extends string>(fields: readonly K[], from: Partial<Record<K, unknown>>): Set<string> =>
  new Set(fields.filter((field) => from[field] !== undefined));

const idOf = ({ card, category, page }: SourceCard): string => `${category}/${page}#${card.id}`;

/** What a library says, by the id of the page or card. */
const placesOf = ({ pages, cards }: Library): Map<string, Place> =>
  new Map([
    ...[...pages].map(([id, { page, file }]): [string, Place] => [id, { file, path: [], says: said(OF_PAGES, page) }]),
    ...cards.map((one): [string, Place] => [idOf(one), { file: one.file, path: one.path, says: said(OF_CARDS, one.card) }]),
  ]);

/**
 * Compares what is optional; what every text needs (its translation, the title of a page) the compiler asks for itself.
 * @param library of the language
 * @param reference of the language that it is held against
 */
export function missingWords(library: Library, reference: Library): Problem[] {
  const own = placesOf(library);
  const first = reference.language.tag;
  return [...placesOf(reference)].flatMap(([id, wanted]) => {
    const place = own.get(id);
    if (!place) return [];
    const problem = (field: string, message: string): Problem =>
      place.file.problem([...place.path, field], 'words', message, 'Say it in this language too, or take it out of both.');
    return [
      ...[...wanted.says]
        .filter((field) => !place.says.has(field))
        .map((field) => problem(field, `${id} has no "${field}", which ${first} has`)),
      ...[...place.says]
        .filter((field) => !wanted.says.has(field))
        .map((field) => problem(field, `${id} has "${field}", which ${first} does not have`)),
    ];
  });
}
