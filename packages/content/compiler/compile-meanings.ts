/** The meaning of each word, from `words/` of a language, for the words of cards and tasbih phrases. */
import type { ArabicScript } from '../../core/model.ts';
import { isPlaceholderOrBlessing, splitIntoWordTokens } from '../../arabic/transliteration/tokens.ts';
import type { Compilation } from './compilation.ts';
import { lemmaByForm } from './compile-roots.ts';
import type {
  TextWithMeanings,
  WordWithMeaning,
  Library,
  CompiledVariantReading,
  RootLemma,
  RootsFile,
  FormMeaningsFile,
} from './library.ts';
import { wordMeaningsSchema } from './schema.ts';
import type { PositionedSource, YamlPath } from './source-file.ts';

/** A language has a file of word meanings for each of the two spellings of Arabic. */
const FILES: Readonly<Record<ArabicScript, string>> = { naskh: 'words/everyday.yaml', quran: 'words/quran.yaml' };

type ContentToGiveMeanings = Pick<Library, 'cards' | 'tasbih' | 'tasbihFile'>;

/** A text whose words get meanings. */
interface TextToGiveMeanings {
  /** `prayer/ablution#shahada`, or `tasbih#bismillah` */
  id: string;
  script: ArabicScript;
  arabic: string;
  readings?: readonly CompiledVariantReading[];
  file: PositionedSource;
  path: YamlPath;
}

/** The key of a word in `here`: `place form`, the place counted from 1 over all lines. */
const localMeaningKey = (place: number, form: string): string => `${place} ${form}`;

/** The meaning of a form in one place of a text, and the key of the exception that gives it. */
function meaningAndLocalKey(
  source: FormMeaningsFile | undefined,
  textId: string,
  place: number,
  form: string,
): { meaning?: string; here?: string } {
  const key = localMeaningKey(place, form);
  const here = source?.here.get(textId)?.get(key);
  if (here !== undefined) return { meaning: here, here: key };
  const meaning = source?.forms.get(form);
  return meaning === undefined ? {} : { meaning };
}

function addMeanings(
  { arabic, id, readings = [] }: TextToGiveMeanings,
  source: FormMeaningsFile | undefined,
  lemmas: ReadonlyMap<string, RootLemma>,
): WordWithMeaning[] {
  const tokens = arabic.split('\n').flatMap(splitIntoWordTokens);
  return tokens.map(({ text, core }, index): WordWithMeaning => {
    // A placeholder such as `{name}` is copied as it is; a sign by itself has no meaning.
    if (core === '' || isPlaceholderOrBlessing(core)) return { arabic: text, form: '', meaning: core };
    const known = lemmas.get(core);
    const others = readings
      .filter(({ place }) => place === index + 1)
      .map(({ place, ...reading }) => ({ ...reading, ...meaningAndLocalKey(source, id, place, reading.arabic) }));
    return {
      arabic: text,
      form: core,
      ...meaningAndLocalKey(source, id, index + 1, core),
      ...(known ? { root: known.root, lemma: known.lemma } : {}),
      ...(others.length ? { readings: others } : {}),
    };
  });
}

function readWords(compilation: Compilation, script: ArabicScript): FormMeaningsFile | undefined {
  const read = compilation.readLanguage(FILES[script], wordMeaningsSchema);
  if (!read) return undefined;
  const { forms, here = {} } = read.value;
  return {
    script,
    file: read.file,
    forms: new Map(Object.entries(forms)),
    here: new Map(Object.entries(here).map(([id, words]) => [id, new Map(Object.entries(words))])),
  };
}

function textsToGiveMeanings({ cards, tasbih, tasbihFile }: ContentToGiveMeanings): TextToGiveMeanings[] {
  return [
    ...cards
      .filter(({ reuses }) => !reuses)
      .map(({ card, readings, file, path }) => ({
        id: card.permanentId,
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
 * Gives the words of every card and tasbih phrase their meanings and roots. `textsWithMeanings` is empty for a language
 * without `words/`.
 * @param roots undefined where the project has none
 */
export function compileWordMeanings(
  compilation: Compilation,
  library: ContentToGiveMeanings,
  roots: RootsFile | undefined,
): Pick<Library, 'wordsFiles' | 'textsWithMeanings'> {
  const sources: Readonly<Record<ArabicScript, FormMeaningsFile | undefined>> = {
    naskh: readWords(compilation, 'naskh'),
    quran: readWords(compilation, 'quran'),
  };
  const wordsFiles = [sources.naskh, sources.quran].filter((one) => one !== undefined);
  const lemmas = lemmaByForm(roots);
  const texts = compilation.has(`languages/${compilation.tag}/words`) ? textsToGiveMeanings(library) : [];
  return {
    wordsFiles,
    textsWithMeanings: texts.map((text): TextWithMeanings => {
      const { id, script, file, path } = text;
      const source = sources[script];
      return {
        id,
        wordsPath: compilation.languagePath(FILES[script]),
        words: addMeanings(text, source, lemmas),
        ...(source ? { wordsFile: source.file } : {}),
        file,
        path,
      };
    }),
  };
}
