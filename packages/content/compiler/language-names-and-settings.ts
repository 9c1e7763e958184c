/** The names of people, printed works and verdicts in a language, and the build settings of the language. */
import type { z } from 'zod';
import type { Grade } from '../../core/model.ts';
import { isWeakVerdict } from '../../core/verdicts.ts';
import { MESSAGE_WORD_PATTERNS_FILE, messageWordPatternsSchemaForStatus } from './message-word-patterns.ts';
import type { ContentReader } from './content-reader.ts';
import { nearestSpelling } from './nearest-name.ts';
import { languageSchema, type LanguageSettings } from './language-settings.ts';
import { SPECIAL_SEARCH_WORDS_FILE, specialSearchWordsSchema, type SpecialSearchWords } from './special-search-words.ts';
import { namesByIdSchema, verdictWordingsSchema, type WrittenGrade } from './schema.ts';
import type { SourceFile } from './source-file.ts';

/** An id for which a language has no words. */
class UnknownNameError extends Error {
  override name = 'UnknownNameError';
}

const suggestionSuffix = (id: string, known: Iterable<string>): string => {
  const found = nearestSpelling(id, known);
  return found === undefined ? '' : `; is "${found}" meant?`;
};

/** An id that is not in the list of graders; it may be misspelt. */
class UnknownGraderError extends Error {
  override name = 'UnknownGraderError';
}

/** A file of names by id, which notes the ids that the texts used. */
class NamesByIdFile {
  readonly #path: string;
  readonly #file: SourceFile | undefined;
  readonly #names: ReadonlyMap<string, string>;
  readonly #used = new Set<string>();

  constructor(reader: ContentReader, path: string) {
    const read = reader.readLanguage(path, namesByIdSchema);
    this.#path = reader.languagePath(path);
    this.#file = read?.file;
    this.#names = new Map(Object.entries(read?.value ?? {}));
  }

  name(id: string): string {
    const name = this.#names.get(id);
    if (name === undefined)
      throw new UnknownNameError(`there is no name for "${id}" in ${this.#path}${suggestionSuffix(id, this.#names.keys())}`);
    this.#used.add(id);
    return name;
  }

  *unused(): Iterable<{ file: SourceFile; id: string }> {
    if (this.#file) for (const id of this.#names.keys()) if (!this.#used.has(id)) yield { file: this.#file, id };
  }
}

export class LanguageNamesAndSettings {
  readonly tag: string;
  /** Undefined where `language.yaml` is missing or faulty, which is reported. */
  readonly settings: LanguageSettings | undefined;
  /** Undefined where `search.yaml` is missing or faulty, which is reported. */
  readonly search: SpecialSearchWords | undefined;
  /** Language tag for `Intl`: that of the settings, else the tag of the folder. */
  readonly locale: string;
  /** The name of the Qur'an before the number of a verse. */
  readonly quran: string;
  readonly #people: NamesByIdFile;
  readonly #works: NamesByIdFile;
  readonly #verdicts: z.infer<typeof verdictWordingsSchema>;
  readonly #list: Intl.ListFormat;
  readonly #usedGraders = new Set<string>();

  constructor(reader: ContentReader) {
    this.tag = reader.tag;
    this.settings = reader.readLanguage('language.yaml', languageSchema, true)?.value;
    this.search = reader.readLanguage(SPECIAL_SEARCH_WORDS_FILE, specialSearchWordsSchema, true)?.value;
    reader.readLanguage(
      MESSAGE_WORD_PATTERNS_FILE,
      messageWordPatternsSchemaForStatus(this.settings?.status),
      this.settings?.status === 'complete',
    );
    this.#people = new NamesByIdFile(reader, 'people.yaml');
    this.#works = new NamesByIdFile(reader, 'works.yaml');
    this.#verdicts = reader.readLanguage('verdicts.yaml', verdictWordingsSchema)?.value ?? {};
    this.locale = this.settings?.locale ?? this.tag;
    this.quran = this.settings?.quran ?? '';
    this.#list = new Intl.ListFormat(this.locale);
  }

  /**
   * The names of one or several people, as a sentence lists them.
   * @throws UnknownNameError where the language has no name for one of them
   */
  persons(ids: string | readonly string[]): string {
    return this.#list.format((typeof ids === 'string' ? [ids] : ids).map((id) => this.#people.name(id)));
  }

  /**
   * Verdicts in words.
   * @param graders ids of the scholars whose verdicts may be cited
   * @throws UnknownNameError for a person, a work or a verdict without a name; UnknownGraderError for a scholar outside `graders`
   */
  grades(sources: readonly WrittenGrade[], graders: ReadonlySet<string>): Grade[] {
    return sources.map(({ verdict, by, of, work, page, whose }) => {
      if (!graders.has(by)) throw new UnknownGraderError(`"${by}" is no known grader${suggestionSuffix(by, graders)}`);
      this.#usedGraders.add(by);
      const words = this.#verdicts[verdict];
      if (!words) throw new UnknownNameError(`the verdict "${verdict}" has no words in content/languages/${this.tag}/verdicts.yaml`);
      return {
        id: verdict,
        verdict: words.name.replace('{person}', () => (whose === undefined ? '' : this.persons(whose))),
        ...(words.after === undefined ? {} : { after: words.after }),
        ...(isWeakVerdict(verdict) ? { isWeak: true as const } : {}),
        by: this.persons(by),
        ...(of === undefined ? {} : { of }),
        ...(work === undefined ? {} : { work: [this.#works.name(work), page].filter((part) => part !== undefined).join(' ') }),
      };
    });
  }

  /** The scholars of a list whose verdicts no text cites. */
  unusedGraders(graders: readonly string[]): string[] {
    return graders.filter((id) => !this.#usedGraders.has(id));
  }

  /** Ids of people and works that no text uses, with their files. */
  *unused(): Iterable<{ file: SourceFile; id: string }> {
    yield* this.#people.unused();
    yield* this.#works.unused();
  }
}
