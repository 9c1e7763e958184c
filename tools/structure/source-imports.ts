/** Reads what the source files of the project import. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

const FOLDERS = ['packages', 'site', 'tools', 'bench'];
const SOURCE_FILE = /\.(?:[cm]?tsx?|[cm]?jsx?)$/;

export interface Import {
  /** Absent where it is no plain string. */
  specifier: string | undefined;
  /** Whether the module loads when the code asks for it. */
  isOnDemand: boolean;
}

const namesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return SOURCE_FILE.test(entry.name) ? [entry.name] : [];
    return entry.name === 'node_modules' ? [] : namesOf(join(folder, entry.name)).map((name) => `${entry.name}/${name}`);
  });

/** The source files, with what is generated. @param root absolute path of the project @returns paths from the root */
const sourceFiles = (root: string): string[] => [
  ...readdirSync(root).filter((name) => SOURCE_FILE.test(name)),
  ...FOLDERS.flatMap((folder) => namesOf(join(root, folder)).map((name) => `${folder}/${name}`)),
];

const textOf = (node: ESTree.Node | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** Imports that are no statements: on demand, of a type, and of all files that match a pattern. */
function importsWithinCode(program: ESTree.Program): Import[] {
  const found: Import[] = [];
  new Visitor({
    ImportExpression: ({ source }) => found.push({ specifier: textOf(source), isOnDemand: true }),
    TSImportType: ({ source }) => found.push({ specifier: source.value, isOnDemand: false }),
    CallExpression({ callee, arguments: [pattern] }) {
      const isGlob = callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty';
      if (isGlob) found.push({ specifier: textOf(pattern), isOnDemand: true });
    },
  }).visit(program);
  return found;
}

/** @param file its name, which tells the language @throws Error where the text cannot be parsed */
export function importsOf(file: string, text: string): Import[] {
  const { module, program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
  ];
  return [
    ...[...new Set(named)].map((specifier) => ({ specifier, isOnDemand: false })),
    // Few files have any, and to walk all others takes four times as long.
    ...(/\bimport\s*[(.]/.test(text) ? importsWithinCode(program) : []),
  ];
}

/** The imports of every source file, by its path from the root. @param root absolute path of the project */
export const readImports = (root: string): ReadonlyMap<string, readonly Import[]> =>
  new Map(sourceFiles(root).map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]));
