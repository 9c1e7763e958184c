/** Pairs each value of a language with the first language's value at the same place. */
import { FIRST_LANGUAGE } from '../../../site.config.ts';
import type { RuleContext } from './context.ts';
import { plainTextOfWrittenValue } from './interface-values.ts';
import type { WrittenValue } from './written-values.ts';

/** A value of a language and the first language's value at the same place, as readers see them. */
export interface ValueWithFirstLanguage {
  entry: WrittenValue;
  /** The value, in plain text. */
  own: string;
  /** The first language's, in plain text. */
  reference: string;
}

export const LANGUAGE_FOLDER_PATTERN = /^content\/languages\/([^/]+)\//;

/** The tag of the language that a file belongs to; undefined for a file of no language. */
const languageOf = (path: string): string | undefined => LANGUAGE_FOLDER_PATTERN.exec(path)?.[1];

/** File and place of a value, the same in every language. */
const placeKeyOf = ({ file, path }: WrittenValue): string => `${file.path.replace(LANGUAGE_FOLDER_PATTERN, '')} ${JSON.stringify(path)}`;

/** Keys that each language fills on its own: words that people type are no translations, so they are not compared. */
const UNTRANSLATED_KEYS = new Set(['needs']);

/** Every value of a language other than the first, with the first language's value; values without one are left out. */
export function* valuesWithFirstLanguage({ written, interface: messages, reference }: RuleContext): Iterable<ValueWithFirstLanguage> {
  const partners = new Map(reference.map((entry) => [placeKeyOf(entry), entry]));
  for (const entry of [...written, ...messages]) {
    const tag = languageOf(entry.file.path);
    if (tag === undefined || tag === FIRST_LANGUAGE || entry.kind !== 'language' || UNTRANSLATED_KEYS.has(entry.key)) continue;
    const partner = partners.get(placeKeyOf(entry));
    if (partner && partner.value !== '') yield { entry, own: plainTextOfWrittenValue(entry), reference: plainTextOfWrittenValue(partner) };
  }
}

/** Files whose values are names, in every language under the same ids. */
const PERSON_WORK_FILE_PATTERN = /^content\/languages\/[^/]+\/(?:people|works|collections)\.yaml$/;

/** True for a value in a file that settles the name of a person or a work. */
export const isPersonOrWorkName = ({ file }: WrittenValue): boolean => PERSON_WORK_FILE_PATTERN.test(file.path);

/** True for the meaning of a single word, which is no sentence. */
export const isWordMeaning = ({ file }: WrittenValue): boolean => /^content\/languages\/[^/]+\/(?:words\/|roots\.yaml$)/.test(file.path);
