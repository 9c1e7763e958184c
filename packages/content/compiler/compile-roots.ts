/** `content/roots.yaml`: the root and the dictionary form of each word, with the sense of each root in the language. */
import type { Compilation } from './compilation.ts';
import type { RootLemma, RootsFile } from './library.ts';
import { senseByRootSchema, rootsSchema } from './schema.ts';
import type { YamlPath } from './source-file.ts';

const FILE = 'roots.yaml';

const toRootLemmas = (root: string | null, lemmas: Readonly<Record<string, readonly string[]>>, path: YamlPath): RootLemma[] =>
  Object.entries(lemmas).map(([lemma, forms]) => ({ root, lemma, forms, path: [...path, lemma] }));

/** The roots of a project; undefined where it has no `roots.yaml` or one with faults, which are recorded. */
export function compileRoots(compilation: Compilation): RootsFile | undefined {
  const read = compilation.readOwn(FILE, rootsSchema);
  if (!read) return undefined;
  const senses = compilation.readLanguage(FILE, senseByRootSchema);
  const { roots, none, names, joined } = read.value;
  return {
    file: read.file,
    roots: Object.keys(roots),
    lemmas: [
      ...Object.entries(roots).flatMap(([root, lemmas]) => toRootLemmas(root, lemmas, ['roots', root])),
      ...toRootLemmas(null, none, ['none']),
    ],
    names,
    joined: new Map(Object.entries(joined)),
    senses: new Map(Object.entries(senses?.value ?? {})),
    sensesPath: compilation.languagePath(FILE),
    ...(senses ? { sensesFile: senses.file } : {}),
  };
}

/** The dictionary form of each form; the first one where a form is listed twice. */
export function lemmaByForm(roots: RootsFile | undefined): ReadonlyMap<string, RootLemma> {
  const byForm = new Map<string, RootLemma>();
  for (const lemma of roots?.lemmas ?? []) for (const form of lemma.forms) if (!byForm.has(form)) byForm.set(form, lemma);
  return byForm;
}
