/** Reads the words of the interface in one language: `content/languages/<tag>/interface/<area>.yaml`, a message a line, in ICU MessageFormat. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseMessage, type PluralCategory, type Select } from '@messageformat/parser';
import { z } from 'zod';
import { InputError } from '../../command-line/input.ts';
import type { Problem } from '../compiler/problem.ts';
import { SourceFile } from '../compiler/source-file.ts';

/** The type of a message's argument: a text, a number, or one of some words. */
export type ArgumentType = 'string' | 'number' | readonly string[];

export interface Message {
  /** In ICU MessageFormat. */
  text: string;
  /** By name; empty where the message is a plain text. */
  arguments: ReadonlyMap<string, ArgumentType>;
}

/** The messages of a language by area and key. */
export type MessagesByArea = ReadonlyMap<string, ReadonlyMap<string, Message>>;

/** The messages that were read, and their problems: each names the key in its message, or has a line where there is no key. */
export interface CatalogueResult {
  catalogue: MessagesByArea;
  problems: Problem[];
  /** Areas whose file cannot be read, so that nobody knows which messages they have. */
  unreadAreas: ReadonlySet<string>;
}

/** A part of a parsed message: text, a placeholder, or a choice. */
export type MessageToken = ReturnType<typeof parseMessage>[number] | Select['cases'][number]['tokens'][number];

const AREA_SCHEMA = z.record(z.string(), z.string());
const MESSAGE_KEY_PATTERN = /^[a-z][a-zA-Z0-9]*$/;

/** The folder of a language's interface words, from the root of the project. */
export const interfaceFolder = (language: string): string => `content/languages/${language}/interface`;

/** Faults of a choice by number: a language needs a text for each of its plural categories. */
function pluralFaults({ cases, arg, type }: Select, categories: readonly string[]): string[] {
  if (type !== 'plural') return [];
  const written = new Set(cases.map(({ key }) => key));
  return categories.filter((category) => !written.has(category)).map((category) => `{${arg}, plural, …} has no text for "${category}"`);
}

/** Collects the arguments of tokens. @returns faults */
function collectArgumentsAndFaults(
  tokens: readonly MessageToken[],
  categories: readonly string[],
  into: Map<string, ArgumentType>,
): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'argument') {
      if (!into.has(token.arg)) into.set(token.arg, 'string');
      return [];
    }
    if (token.type === 'function') {
      into.set(token.arg, 'number');
      return token.key === 'number' && !token.param ? [] : [`{${token.arg}, ${token.key} …}: only {name, number} is known`];
    }
    if (token.type === 'content' || token.type === 'octothorpe') return [];
    into.set(token.arg, token.type === 'select' ? token.cases.map(({ key }) => key) : 'number');
    return [...pluralFaults(token, categories), ...token.cases.flatMap((each) => collectArgumentsAndFaults(each.tokens, categories, into))];
  });
}

function parseMessageWithFaults(text: string, categories: readonly PluralCategory[]): { message: Message; faults: string[] } {
  const found = new Map<string, ArgumentType>();
  try {
    const tokens = parseMessage(text, { cardinal: [...categories] });
    return { message: { text, arguments: found }, faults: collectArgumentsAndFaults(tokens, categories, found) };
  } catch (error) {
    return { message: { text, arguments: found }, faults: [error instanceof Error ? error.message : String(error)] };
  }
}

/** A problem in a file of interface words. */
export const makeInterfaceFileProblem = (file: string, message: string): Problem => ({
  file,
  code: 'messages',
  message,
  hint: 'CONTRIBUTING.md, "Add or change words of the interface".',
});

/** A problem of a file's YAML or shape. Hints on shapes lead to the guide of texts, which does not know these files. */
const fileProblem = (problem: Problem): Problem => {
  const { file, code, message, hint } = problem;
  return { ...problem, ...makeInterfaceFileProblem(file, code === 'yaml' && hint !== undefined ? `${message}. ${hint}` : message) };
};

/**
 * Reads all messages of a language.
 * @param root absolute path of the project
 * @throws InputError where the language has no folder
 */
export function readCatalogue(root: string, language: string): CatalogueResult {
  const folder = interfaceFolder(language);
  if (!existsSync(join(root, folder)))
    throw new InputError(`The language "${language}" has no words for the interface: there is no folder ${folder}.`);
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories as PluralCategory[];
  const catalogue = new Map<string, ReadonlyMap<string, Message>>();
  const problems: Problem[] = [];
  const unreadAreas = new Set<string>();
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.yaml'));
  for (const file of files.toSorted()) {
    const area = file.slice(0, -'.yaml'.length);
    const source = SourceFile.read(`${folder}/${file}`, join(root, folder, file));
    const written = source.parse(AREA_SCHEMA);
    if (!written) {
      problems.push(...source.problems.map(fileProblem));
      unreadAreas.add(area);
      continue;
    }
    const messages = new Map<string, Message>();
    for (const [key, text] of Object.entries(written)) {
      const { message, faults } = parseMessageWithFaults(text, categories);
      if (!MESSAGE_KEY_PATTERN.test(key)) faults.push('write the key in camelCase');
      messages.set(key, message);
      problems.push(...faults.map((fault) => makeInterfaceFileProblem(`${folder}/${file}`, `${key}: ${fault}`)));
    }
    catalogue.set(area, messages);
  }
  return { catalogue, problems, unreadAreas };
}
