/** What the mutants of a language need to know: its files, its names and its terms. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SourceFile } from '../compiler/source-file.ts';
import { languageTargets, type LanguageNamesAndTerms } from './language-mutants.ts';

/** Every YAML file of a language, its interface included. */
export const readLanguageFiles = (root: string, tag: string): SourceFile[] =>
  readdirSync(join(root, 'content/languages', tag), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((absolute) => SourceFile.read(absolute.slice(root.length + 1).replaceAll('\\', '/'), absolute));

const PERSON_OR_WORK_NAME_PLACE = /^(?:people|works)\.yaml /;
const COLLECTION_NAME_PLACE = /^collections\.yaml .*\/name$/;

/** The plain words of a pattern; undefined for a pattern with other signs. */
const literalWordsOf = (pattern: string): string | undefined => {
  const word = pattern.replaceAll(/\(\?[!<][^()]*\)/g, '');
  return /^[\p{L}' ]+$/u.test(word) ? word : undefined;
};

/** The names of people and works, and the terms of the glossary, in the first language and in this one. */
export function nameAndTermTranslations(
  files: readonly SourceFile[],
  firstLanguageFiles: readonly SourceFile[],
): Pick<LanguageNamesAndTerms, 'names' | 'terms'> {
  const names = new Map(firstLanguageFiles.flatMap(languageTargets).map(({ target, place }) => [place, target.value]));
  const glossary = files.find(({ path }) => path.endsWith('/glossary.yaml'))?.toJS() as
    | { pairs?: { reference: string; words: string }[] }
    | undefined;
  return {
    names: files
      .flatMap(languageTargets)
      .filter(({ place }) => PERSON_OR_WORK_NAME_PLACE.test(place) || COLLECTION_NAME_PLACE.test(place))
      .flatMap(({ target, place }) => {
        const reference = names.get(place);
        return reference === undefined ? [] : [[reference, target.value] as const];
      }),
    terms: (glossary?.pairs ?? []).flatMap(({ reference, words }) => {
      const [of, own] = [literalWordsOf(reference.split(', ')[0] ?? ''), literalWordsOf(words.split(', ')[0] ?? '')];
      return of === undefined || own === undefined ? [] : [[of, own] as const];
    }),
  };
}
