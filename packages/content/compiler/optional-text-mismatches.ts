/** Finds optional texts, such as notes, that a language has and the reference language lacks, or the other way round. */
import type { Library, LocatedCard } from './library.ts';
import type { Problem } from './problem.ts';
import type { PositionedSource, YamlPath } from './source-file.ts';

/** Optional fields of pages and cards: where one language has a field, every language must have it. */
const OPTIONAL_PAGE_FIELDS = ['subtitle', 'intro'] as const;
const OPTIONAL_CARD_FIELDS = ['title', 'subtitle', 'occasion', 'instruction', 'note'] as const;

interface PresentOptionalFields {
  file: PositionedSource;
  path: YamlPath;
  says: ReadonlySet<string>;
}

const presentFields = <K extends string>(fields: readonly K[], from: Partial<Record<K, unknown>>): Set<string> =>
  new Set(fields.filter((field) => from[field] !== undefined));

const cardIdOf = ({ card, category, page }: LocatedCard): string => `${category}/${page}#${card.id}`;

/** The optional fields that a library has, by the id of the page or card. */
const presentFieldsById = ({ pages, cards }: Library): Map<string, PresentOptionalFields> =>
  new Map([
    ...[...pages].map(([id, { page, file }]): [string, PresentOptionalFields] => [
      id,
      { file, path: [], says: presentFields(OPTIONAL_PAGE_FIELDS, page) },
    ]),
    ...cards.map((one): [string, PresentOptionalFields] => [
      cardIdOf(one),
      { file: one.file, path: one.path, says: presentFields(OPTIONAL_CARD_FIELDS, one.card) },
    ]),
  ]);

/**
 * Compares only optional texts; the compiler itself demands the translation, a page's title and the like.
 * @param library of the language
 * @param reference of the language that it is compared with
 */
export function optionalTextMismatches(library: Library, reference: Library): Problem[] {
  const own = presentFieldsById(library);
  const first = reference.language.tag;
  return [...presentFieldsById(reference)].flatMap(([id, wanted]) => {
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
