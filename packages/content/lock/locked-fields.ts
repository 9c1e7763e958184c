/** The sacred fields that the locks guard, each with its place in the source. */
import { createHash } from 'node:crypto';
import type { DeliberatelyOmittedWords, Reference, BlockSection } from '../../core/model.ts';
import type { TextWithMeanings, Library, LocatedCard, WrittenGradesAndNarrator } from '../compiler/library.ts';
import type { WrittenGrade } from '../compiler/schema.ts';
import type { PositionedSource, YamlPath } from '../compiler/source-file.ts';

export interface LockedField {
  /** Id of the text: `prayer/ablution#before-wudu`. */
  place: string;
  /**
   * `arabic`, `readings`, `quran`, `references`, `repeat`, `translation`, `meanings`, `grades`, `narrator`,
   * `sayingOf`, `kind`, `occasion`, `instruction`, `use`, `words` (left out by a page), `source` (of forty hadith)
   */
  field: string;
  text: string;
  /** Whether the field belongs to a language; the lock of that language has it. */
  isOfLanguage: boolean;
  file: PositionedSource;
  path: YamlPath;
}

type FieldValues = Readonly<Record<string, string | undefined>>;
/** Where a text stands. */
interface FieldLocation {
  place: string;
  file: PositionedSource;
  path: YamlPath;
}

/** A field as the library has it, `text` being empty where the text lacks it; the lock holds only what is there. */
const fieldsOf = (where: FieldLocation, values: FieldValues, isOfLanguage: boolean): LockedField[] =>
  Object.entries(values).map(([field, text = '']) => ({ ...where, field, text, isOfLanguage }));
/** Fields that all languages share. */
const sharedFields = (where: FieldLocation, values: FieldValues): LockedField[] => fieldsOf(where, values, false);
/** Fields in the words of a language. */
const languageFields = (where: FieldLocation, values: FieldValues): LockedField[] => fieldsOf(where, values, true);

const gradesText = (grades: readonly WrittenGrade[] | undefined): string | undefined =>
  grades
    ?.map(({ verdict, by, of, work, page, whose }) =>
      [verdict, whose && `whose ${whose}`, by, of && `of ${of}`, [work, page].filter((part) => part !== undefined).join(' ')]
        .filter(Boolean)
        .join(', '),
    )
    .join('; ');
const personIdsText = (ids: string | readonly string[] | undefined): string | undefined =>
  typeof ids === 'string' ? ids : ids?.join(', ');
const referencesText = (references: readonly Pick<Reference, 'id' | 'told'>[]): string =>
  references.map(({ id, told }) => (told ? `told in ${id}` : id)).join(', ');

/** The meanings of a text's words, in reading order. Located in the file of words, where an editor corrects them. */
const meaningsField = ({ id, words, wordsFile, file, path }: TextWithMeanings): LockedField[] =>
  languageFields(
    { place: id, ...(wordsFile ? { file: wordsFile, path: [] } : { file, path }) },
    {
      meanings: words
        .map(({ meaning = '', readings = [] }) => [meaning, ...readings.map((one) => one.meaning ?? '')].join(' / '))
        .join(' | '),
    },
  );

function cardFields({ card, attribution, quran, words, readings, category, page, reuses, file, path }: LocatedCard): LockedField[] {
  const where = { place: `${category}/${page}#${card.id}`, file, path };
  const text = reuses
    ? { use: card.permanentId }
    : {
        arabic: card.arabic,
        readings: readings
          ?.map(({ place, arabic, references }) => `${place} ${arabic}: ${references.map(({ id }) => id).join(', ')}`)
          .join('; '),
        quran: quran === undefined ? undefined : `${quran}${words ? ` words ${words}` : ''}`,
      };
  return [
    ...sharedFields(where, {
      ...text,
      references: referencesText(card.references),
      repeat: card.repeat?.toString(),
      grades: gradesText(attribution.grades),
      narrator: personIdsText(attribution.narrator),
      sayingOf: personIdsText(attribution.saying_of),
      kind: card.kind,
    }),
    ...languageFields(where, {
      ...(reuses ? {} : { translation: card.translation }),
      occasion: card.occasion,
      instruction: card.instruction,
    }),
  ];
}

/** Fields of sections: Arabic headings, and references of our own sentences. Quotations are passages. */
const sectionFields = (pageId: string, file: PositionedSource, at: YamlPath, sections: readonly BlockSection[]): LockedField[] =>
  sections.flatMap(({ id, arabic, blocks }, index) => [
    ...sharedFields({ place: `${pageId}#${id}`, file, path: [...at, index] }, { arabic }),
    ...blocks.flatMap((block, number) =>
      block.kind === 'prose'
        ? sharedFields(
            { place: `${pageId}#${id}.${block.id}`, file, path: [...at, index, 'blocks', number] },
            { references: referencesText(block.references) },
          )
        : [],
    ),
  ]);

/** Words that a page names without printing them. */
const omittedWordsFields = (
  pageId: string,
  file: PositionedSource,
  omitted: readonly DeliberatelyOmittedWords[],
  attributions: readonly WrittenGradesAndNarrator[],
): LockedField[] =>
  omitted.flatMap(({ id, words, arabic, references }, index) => {
    const where = { place: `${pageId}#omitted.${id}`, file, path: ['omitted', index] };
    return [
      ...sharedFields(where, { arabic, references: referencesText(references), grades: gradesText(attributions[index]?.grades) }),
      ...languageFields(where, { words }),
    ];
  });

const arabicAndTranslationFields = (where: FieldLocation, arabic: string, translation: string): LockedField[] => [
  ...sharedFields(where, { arabic }),
  ...languageFields(where, { translation }),
];

/** The fields of all texts, also those that a text lacks. */
function fieldsOfAllTexts(library: Library): LockedField[] {
  const { namesFile: names, tasbihFile: tasbih } = library;
  return [
    ...library.cards.flatMap(cardFields),
    ...library.textsWithMeanings.flatMap(meaningsField),
    ...library.passages.flatMap(({ id, arabic, translation, references, told = [], quran, attribution, file, path }) => {
      const cited = referencesText(references.map((one) => (told.includes(one) ? { id: one, told: true } : { id: one })));
      const where = { place: id, file, path };
      return [
        ...sharedFields(where, { arabic, quran, references: cited, grades: gradesText(attribution.grades) }),
        ...languageFields(where, { translation }),
      ];
    }),
    ...library.context.flatMap(({ slug, sections }) => {
      const file = library.contextFiles.get(slug);
      return file ? sectionFields(`context/${slug}`, file, ['items'], sections) : [];
    }),
    ...[...library.pages].flatMap(([place, { page, file }]) => sectionFields(place, file, ['sections'], page.sections)),
    ...[...library.pages].flatMap(([place, { page, omitted, file }]) => omittedWordsFields(place, file, page.omitted ?? [], omitted)),
    ...(library.fortyHadith?.hadith ?? []).flatMap(({ number, narrator, source }) => {
      const place = `forty-hadith#${number}`;
      const passage = library.passages.find(({ id }) => id === place);
      return passage ? languageFields({ place, file: passage.file, path: passage.path }, { narrator, source }) : [];
    }),
    ...(names ? (library.names?.names ?? []) : []).flatMap(({ number, arabic, meaning }, index) =>
      names ? arabicAndTranslationFields({ place: `names#${number}`, file: names, path: ['names', index] }, arabic, meaning) : [],
    ),
    ...library.tasbih.flatMap(({ id, arabic, translation }, index) =>
      tasbih ? arabicAndTranslationFields({ place: `tasbih#${id}`, file: tasbih, path: ['phrases', index] }, arabic, translation) : [],
    ),
  ];
}

/** The first of the entries with each key. */
const firstByKey = <T>(all: readonly T[], keyOf: (one: T) => string): T[] =>
  [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();

/** Every sacred field of the content: what a reader recites, its count, and where it is from. */
export const lockedFields = (library: Library): LockedField[] =>
  // Of two texts with one id, which another rule reports, the first counts.
  firstByKey(
    fieldsOfAllTexts(library).filter(({ text }) => text !== ''),
    lockKeyOf,
  );

/** Every id in use whose text has or may have a locked field, with its place; once it was locked, it is never given to another text. */
export const lockableTextLocations = (library: Library): FieldLocation[] =>
  firstByKey(
    // Meanings are located in the file of words, not where the text stands.
    fieldsOfAllTexts(library).filter(({ field }) => field !== 'meanings'),
    ({ place }) => place,
  );

const LOCK_HEADER = `# A SHA-256 for every sacred field. Written by "npm run content:lock", never by hand; see docs/content-guide.md.\n`;

/** SHA-256 of a field's text, as the lock holds it: 64 small hexadecimal digits. */
export const hashOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The key of a field: the beginning of its line in the lock. */
export const lockKeyOf = ({ place, field }: Pick<LockedField, 'place' | 'field'>): string => `${place} ${field}`;

/** The text of a lock for some fields: one line each, in alphabetical order. */
export const formatLock = (fields: readonly LockedField[]): string =>
  LOCK_HEADER +
  fields
    .map((field) => `${lockKeyOf(field)} ${hashOf(field.text)}\n`)
    .toSorted()
    .join('');

/** The hashes of a lock by `place field`; lines of another form are left out, so that their fields count as not locked. */
export function parseLock(text: string): Map<string, string> {
  const entries = text.split('\n').flatMap((line): [string, string][] => {
    const match = /^(\S+ \S+) ([\da-f]{64})$/.exec(line);
    return match?.[1] && match[2] ? [[match[1], match[2]]] : [];
  });
  return new Map(entries);
}

export interface LockChanges {
  /** Fields that no line names. */
  added: LockedField[];
  changed: { field: LockedField; hash: string }[];
  /** `place field` of lock lines whose field the content no longer has. */
  removed: string[];
}

/** The differences between a lock and the content. */
export function compareLock(lock: ReadonlyMap<string, string>, fields: readonly LockedField[]): LockChanges {
  const present = new Set(fields.map(lockKeyOf));
  return {
    added: fields.filter((field) => !lock.has(lockKeyOf(field))),
    changed: fields.flatMap((field) => {
      const hash = lock.get(lockKeyOf(field));
      return hash !== undefined && hash !== hashOf(field.text) ? [{ field, hash }] : [];
    }),
    removed: [...lock.keys()].filter((key) => !present.has(key)),
  };
}
