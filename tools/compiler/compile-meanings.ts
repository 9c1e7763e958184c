/** What each word of a text means: `content/words/`, laid over the words of every text that has a transliteration. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Script } from '../../text/model.ts';
import { passesThrough, tokenize } from '../../text/transliteration/tokens.ts';
import type { Compilation } from './compilation.ts';
import type { GlossedText, GlossedWord, Library, WordsFile } from './library.ts';
import { wordsSchema } from './schema.ts';
import type { Path, SourceFile } from './source-file.ts';

/** The two spellings of Arabic have a file each. */
const FILES: Readonly<Record<Script, string>> = { naskh: 'words/everyday.yaml', quran: 'words/quran.yaml' };

/** A text whose words have meanings. */
interface Text {
  /** `prayer/ablution#shahada`, or `tasbih#bismillah` */
  id: string;
  script: Script;
  arabic: string;
  file: SourceFile;
  path: Path;
}

/** The words of a text as the files name them: `place form`, the place counted from 1 over all lines. */
const hereKey = (place: number, form: string): string => `${place} ${form}`;

function glossed(arabic: string, id: string, source: WordsFile | undefined): GlossedWord[] {
  const tokens = arabic.split('\n').flatMap(tokenize);
  return tokens.map(({ text, core }, index): GlossedWord => {
    // The place of a name stands in every layer alike; a sign by itself says nothing.
    if (core === '' || passesThrough(core)) return { arabic: text, form: '', meaning: core };
    const key = hereKey(index + 1, core);
    const here = source?.here.get(id)?.get(key);
    const meaning = here ?? source?.forms.get(core);
    const word = { arabic: text, form: core, ...(meaning === undefined ? {} : { meaning }) };
    return here === undefined ? word : { ...word, here: key };
  });
}

function readWords(compilation: Compilation, script: Script): WordsFile | undefined {
  const path = FILES[script];
  const read = existsSync(join(compilation.root, 'content', path)) ? compilation.read(path, wordsSchema) : undefined;
  if (!read) return undefined;
  const { forms, here = {} } = read.value;
  return {
    file: read.file,
    forms: new Map(Object.entries(forms)),
    here: new Map(Object.entries(here).map(([id, words]) => [id, new Map(Object.entries(words))])),
  };
}

function textsOf({ cards, tasbih, files }: Pick<Library, 'cards' | 'tasbih' | 'files'>): Text[] {
  const phrases = files.find(({ path }) => path === 'content/tasbih.yaml');
  return [
    ...cards
      .filter(({ reuses }) => !reuses)
      .map(({ card, file, path }) => ({ id: card.home, script: card.script, arabic: card.arabic, file, path })),
    ...tasbih.flatMap(({ id, arabic }, index) =>
      phrases ? [{ id: `tasbih#${id}`, script: 'naskh' as const, arabic, file: phrases, path: ['phrases', index] }] : [],
    ),
  ];
}

/** Gives every text the meanings of its words. A project without `content/words/` has none, and none are missed. */
export function compileMeanings(
  compilation: Compilation,
  library: Pick<Library, 'cards' | 'tasbih' | 'files'>,
): Pick<Library, 'wordsFiles' | 'glossed'> {
  const sources: Readonly<Record<Script, WordsFile | undefined>> = {
    naskh: readWords(compilation, 'naskh'),
    quran: readWords(compilation, 'quran'),
  };
  const wordsFiles = [sources.naskh, sources.quran].filter((one) => one !== undefined);
  const texts = existsSync(join(compilation.root, 'content/words')) ? textsOf(library) : [];
  return {
    wordsFiles,
    glossed: texts.map(({ id, script, arabic, file, path }): GlossedText => {
      const source = sources[script];
      return {
        id,
        wordsPath: `content/${FILES[script]}`,
        words: glossed(arabic, id, source),
        ...(source ? { wordsFile: source.file } : {}),
        file,
        path,
      };
    }),
  };
}
