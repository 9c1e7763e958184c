/** The meaning of each word of a text: merges `words/` of a language into the words of every text that has a transliteration. */
import type { Script } from '../../core/model.ts';
import { passesThrough, tokenize } from '../../arabic/transliteration/tokens.ts';
import type { Compilation } from './compilation.ts';
import { lemmaByForm } from './compile-roots.ts';
import type { GlossedText, GlossedWord, Library, Reading, RootLemma, RootsFile, WordsFile } from './library.ts';
import { wordsSchema } from './schema.ts';
import type { Located, Path } from './source-file.ts';

/** The two spellings of Arabic have a file each in the folder of a language. */
const FILES: Readonly<Record<Script, string>> = { naskh: 'words/everyday.yaml', quran: 'words/quran.yaml' };

type Texts = Pick<Library, 'cards' | 'tasbih' | 'tasbihFile'>;

/** A text whose words have meanings. */
interface Text {
  /** `prayer/ablution#shahada`, or `tasbih#bismillah` */
  id: string;
  script: Script;
  arabic: string;
  readings?: readonly Reading[];
  file: Located;
  path: Path;
}

/** The words of a text as the files name them: `place form`, the place counted from 1 over all lines. */
const hereKey = (place: number, form: string): string => `${place} ${form}`;

/** The meaning of a form in one place of a text, and the key of the exception that gives it. */
function meaningOf(source: WordsFile | undefined, id: string, place: number, form: string): { meaning?: string; here?: string } {
  const key = hereKey(place, form);
  const here = source?.here.get(id)?.get(key);
  if (here !== undefined) return { meaning: here, here: key };
  const meaning = source?.forms.get(form);
  return meaning === undefined ? {} : { meaning };
}

function glossed(
  { arabic, id, readings = [] }: Text,
  source: WordsFile | undefined,
  lemmas: ReadonlyMap<string, RootLemma>,
): GlossedWord[] {
  const tokens = arabic.split('\n').flatMap(tokenize);
  return tokens.map(({ text, core }, index): GlossedWord => {
    // The place of a name stands in every layer alike; a sign by itself says nothing.
    if (core === '' || passesThrough(core)) return { arabic: text, form: '', meaning: core };
    const known = lemmas.get(core);
    const others = readings
      .filter(({ place }) => place === index + 1)
      .map(({ place, ...reading }) => ({ ...reading, ...meaningOf(source, id, place, reading.arabic) }));
    return {
      arabic: text,
      form: core,
      ...meaningOf(source, id, index + 1, core),
      ...(known ? { root: known.root, lemma: known.lemma } : {}),
      ...(others.length ? { readings: others } : {}),
    };
  });
}

function readWords(compilation: Compilation, script: Script): WordsFile | undefined {
  const read = compilation.readLanguage(FILES[script], wordsSchema);
  if (!read) return undefined;
  const { forms, here = {} } = read.value;
  return {
    script,
    file: read.file,
    forms: new Map(Object.entries(forms)),
    here: new Map(Object.entries(here).map(([id, words]) => [id, new Map(Object.entries(words))])),
  };
}

function textsOf({ cards, tasbih, tasbihFile }: Texts): Text[] {
  return [
    ...cards
      .filter(({ reuses }) => !reuses)
      .map(({ card, readings, file, path }) => ({
        id: card.home,
        script: card.script,
        arabic: card.arabic,
        ...(readings ? { readings } : {}),
        file,
        path,
      })),
    ...tasbih.flatMap(({ id, arabic }, index) =>
      tasbihFile ? [{ id: `tasbih#${id}`, script: 'naskh' as const, arabic, file: tasbihFile, path: ['phrases', index] }] : [],
    ),
  ];
}

/**
 * Gives every text the meanings of its words, and each word its root. A language without `words/` has none, and none are missed.
 * @param roots undefined where the project has none
 */
export function compileMeanings(
  compilation: Compilation,
  library: Texts,
  roots: RootsFile | undefined,
): Pick<Library, 'wordsFiles' | 'glossed'> {
  const sources: Readonly<Record<Script, WordsFile | undefined>> = {
    naskh: readWords(compilation, 'naskh'),
    quran: readWords(compilation, 'quran'),
  };
  const wordsFiles = [sources.naskh, sources.quran].filter((one) => one !== undefined);
  const lemmas = lemmaByForm(roots);
  const texts = compilation.has(`languages/${compilation.tag}/words`) ? textsOf(library) : [];
  return {
    wordsFiles,
    glossed: texts.map((text): GlossedText => {
      const { id, script, file, path } = text;
      const source = sources[script];
      return {
        id,
        wordsPath: compilation.languagePath(FILES[script]),
        words: glossed(text, source, lemmas),
        ...(source ? { wordsFile: source.file } : {}),
        file,
        path,
      };
    }),
  };
}
