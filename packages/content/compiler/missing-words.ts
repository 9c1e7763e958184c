/** Finds optional texts, such as notes, that a language has and the reference language lacks, or the other way round. */
import type { Library, SourceCard } from './library.ts';
import type { Problem } from './problem.ts';
import type { Located, Path } from './source-file.ts';

/** Optional fields of pages and cards: where one language has a field, every language must have it. */
const OF_PAGES = ['subtitle', 'intro'] as const;
const OF_CARDS = ['title', 'subtitle', 'occasion', 'instruction', 'note'] as const;

interface OptionalFields {
  file: Located;
  path: Path;
  says: ReadonlySet<string>;
}

const said = <K extends string>(fields: readonly K[], from: Partial<Record<K, unknown>>): Set<string> =>
  new Set(fields.filter((field) => from[field] !== undefined));

const cardIdOf = ({ card, category, page }: SourceCard): string => `${category}/${page}#${card.id}`;

/** The optional fields that a library has, by the id of the page or card. */
const optionalFieldsOf = ({ pages, cards }: Library): Map<string, OptionalFields> =>
  new Map([
    ...[...pages].map(([id, { page, file }]): [string, OptionalFields] => [id, { file, path: [], says: said(OF_PAGES, page) }]),
    ...cards.map((one): [string, OptionalFields] => [cardIdOf(one), { file: one.file, path: one.path, says: said(OF_CARDS, one.card) }]),
  ]);

/**
 * Compares what is optional; what every text needs (its translation, the title of a page) the compiler asks for itself.
 * @param library of the language
 * @param reference of the language that it is compared with
 */
export function missingWords(library: Library, reference: Library): Problem[] {
  const own = optionalFieldsOf(library);
  const first = reference.language.tag;
  return [...optionalFieldsOf(reference)].flatMap(([id, wanted]) => {
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
