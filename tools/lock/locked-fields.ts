/** The sacred fields as the lock sees them, each with its place in the source. */
import { createHash } from 'node:crypto';
import type { Grade, OmittedWords, Reference, Section } from '../../text/model.ts';
import type { GlossedText, Library, SourceCard } from '../compiler/library.ts';
import type { Path, SourceFile } from '../compiler/source-file.ts';

export interface LockedField {
  /** `prayer/ablution#before-wudu` */
  place: string;
  /** `arabic`, `quran`, `references`, `repeat`, `translation`, `meanings`, `grades`, `narrator`, `sayingOf`, `kind`, `occasion`, `instruction`, `use` */
  field: string;
  text: string;
  file: SourceFile;
  path: Path;
}

type Values = Readonly<Record<string, string | undefined>>;
interface Place {
  place: string;
  file: SourceFile;
  path: Path;
}

const fieldsOf = (where: Place, values: Values): LockedField[] =>
  Object.entries(values).flatMap(([field, text]) => (text === undefined || text === '' ? [] : [{ ...where, field, text }]));

const gradesText = (grades: readonly Grade[] | undefined): string | undefined =>
  grades?.map(({ verdict, by, of, work }) => [verdict, by, of && `of ${of}`, work].filter(Boolean).join(', ')).join('; ');
const ids = (references: readonly Pick<Reference, 'id' | 'told'>[]): string =>
  references.map(({ id, told }) => (told ? `told in ${id}` : id)).join(', ');

/** What the words of a text mean, in its order. It is corrected in the file of words, so that is where it stands. */
const meaningsField = ({ id, words, wordsFile, file, path }: GlossedText): LockedField[] =>
  fieldsOf(
    { place: id, ...(wordsFile ? { file: wordsFile, path: [] } : { file, path }) },
    { meanings: words.map(({ meaning = '' }) => meaning).join(' | ') },
  );

function cardFields({ card, quran, words, category, page, reuses, file, path }: SourceCard): LockedField[] {
  const said = {
    references: ids(card.references),
    repeat: card.repeat?.toString(),
    grades: gradesText(card.grades),
    narrator: card.narrator,
    sayingOf: card.sayingOf,
    kind: card.kind,
    occasion: card.occasion,
    instruction: card.instruction,
  };
  const text = reuses
    ? { use: card.home }
    : {
        arabic: card.arabic,
        translation: card.translation,
        quran: quran === undefined ? undefined : `${quran}${words ? ` words ${words}` : ''}`,
      };
  return fieldsOf({ place: `${category}/${page}#${card.id}`, file, path }, { ...text, ...said });
}

/** Headings in Arabic, and the references of our own sentences; quotations are passages. */
const sectionFields = (home: string, file: SourceFile, at: Path, sections: readonly Section[]): LockedField[] =>
  sections.flatMap(({ id, arabic, blocks }, index) => [
    ...fieldsOf({ place: `${home}#${id}`, file, path: [...at, index] }, { arabic }),
    ...blocks.flatMap((block, number) =>
      block.kind === 'prose'
        ? fieldsOf(
            { place: `${home}#${id}.${number + 1}`, file, path: [...at, index, 'blocks', number] },
            { references: ids(block.references) },
          )
        : [],
    ),
  ]);

/** Words that a page names and does not print. */
const omittedFields = (home: string, file: SourceFile, omitted: readonly OmittedWords[]): LockedField[] =>
  omitted.flatMap(({ words, arabic, references, grades }, index) =>
    fieldsOf(
      { place: `${home}#omitted.${index + 1}`, file, path: ['omitted', index] },
      { words, arabic, references: ids(references), grades: gradesText(grades) },
    ),
  );

/** Every sacred field of the content: what a reader recites, its count, and where it is from. */
export function lockedFields(library: Library): LockedField[] {
  const fileOf = (path: string): SourceFile | undefined => library.files.find((file) => file.path === path);
  const names = fileOf('content/names.yaml');
  const tasbih = fileOf('content/tasbih.yaml');
  const hadith = fileOf('content/forty-hadith.yaml');
  const all = [
    ...library.cards.flatMap(cardFields),
    ...library.glossed.flatMap(meaningsField),
    ...library.passages.flatMap(({ id, arabic, translation, references, told = [], quran, grades, file, path }) => {
      const cited = ids(references.map((one) => (told.includes(one) ? { id: one, told: true } : { id: one })));
      return fieldsOf({ place: id, file, path }, { arabic, translation, quran, references: cited, grades: gradesText(grades) });
    }),
    ...library.context.flatMap(({ slug, sections }) => {
      const file = fileOf(`content/context/${slug}.yaml`);
      return file ? sectionFields(`context/${slug}`, file, ['items'], sections) : [];
    }),
    ...[...library.pages].flatMap(([place, { page, file }]) => sectionFields(place, file, ['sections'], page.sections)),
    ...[...library.pages].flatMap(([place, { page, file }]) => omittedFields(place, file, page.omitted ?? [])),
    ...(library.fortyHadith?.hadith ?? []).flatMap(({ number, narrator, source }, index) =>
      hadith ? fieldsOf({ place: `forty-hadith#${number}`, file: hadith, path: ['hadith', index] }, { narrator, source }) : [],
    ),
    ...(names ? (library.names?.names ?? []) : []).flatMap(({ number, arabic, meaning }, index) =>
      names ? fieldsOf({ place: `names#${number}`, file: names, path: ['names', index] }, { arabic, translation: meaning }) : [],
    ),
    ...library.tasbih.flatMap(({ id, arabic, translation }, index) =>
      tasbih ? fieldsOf({ place: `tasbih#${id}`, file: tasbih, path: ['phrases', index] }, { arabic, translation }) : [],
    ),
  ];
  // Of two texts with one id, which has a rule of its own, the first counts.
  return [...new Map(all.toReversed().map((field) => [keyOf(field), field])).values()].toReversed();
}

const HEAD = `# A SHA-256 for every sacred field. Written by "npm run content:lock", never by hand; see docs/content-guide.md.\n`;

/** SHA-256 of a field's text, as the lock holds it: 64 small hexadecimal digits. */
export const hashOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** What a field's line in the lock begins with. */
export const keyOf = ({ place, field }: Pick<LockedField, 'place' | 'field'>): string => `${place} ${field}`;

/** The text of `content/text.lock` for some fields: one line each, in the order of code points. */
export const formatLock = (fields: readonly LockedField[]): string =>
  HEAD +
  fields
    .map((field) => `${keyOf(field)} ${hashOf(field.text)}\n`)
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
  /** `place field` of lines without a field. */
  removed: string[];
}

/** What stands between a lock and the content. */
export function compareLock(lock: ReadonlyMap<string, string>, fields: readonly LockedField[]): LockChanges {
  const present = new Set(fields.map(keyOf));
  return {
    added: fields.filter((field) => !lock.has(keyOf(field))),
    changed: fields.flatMap((field) => {
      const hash = lock.get(keyOf(field));
      return hash !== undefined && hash !== hashOf(field.text) ? [{ field, hash }] : [];
    }),
    removed: [...lock.keys()].filter((key) => !present.has(key)),
  };
}
