/** Prints the published types as TypeScript that needs no library, with the descriptions of their schemas as comments. */
import { z } from 'zod';
import { PUBLISHED_TYPES } from './types.ts';

const COMMENT_WIDTH = 130;

type Fields = Readonly<Record<string, unknown>>;

const NAME_BY_SCHEMA = new Map<unknown, string>(Object.entries(PUBLISHED_TYPES).map(([name, schema]) => [schema, name]));

/** Types that others extend. `Text` stands first, since it has the fields of `Rights` too. */
const BASES = (['Text', 'Rights'] as const).map((name) => ({ name, fields: PUBLISHED_TYPES[name].shape as Fields }));

const quoted = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

/** The lines of a text; a line longer than a comment may be is broken at blanks. */
const wrapped = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.match(new RegExp(`\\S.{0,${COMMENT_WIDTH - 1}}(?=\\s|$)`, 'g')) ?? []);

/** A doc comment that ends in a line break; '' without a text. */
function docComment(text: string | undefined, indent: string): string {
  const lines = wrapped(text ?? '');
  if (lines.length === 0) return '';
  if (lines.length === 1) return `${indent}/** ${lines.join('')} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}

/** A field with its comment. Where the schema of the field is a published type, that type has the comment. */
function field(key: string, schema: unknown, indent: string): string {
  const description = schema instanceof z.ZodType && !NAME_BY_SCHEMA.has(schema) ? schema.description : undefined;
  return `${docComment(description, indent)}${indent}${key}${schema instanceof z.ZodOptional ? '?' : ''}: ${typeText(schema, indent)};\n`;
}

function fieldsInBraces(fields: Fields, indent: string): string {
  const lines = Object.entries(fields).map(([key, schema]) => field(key, schema, `${indent}  `));
  return `{\n${lines.join('')}${indent}}`;
}

/** The type of a schema: its name where it is published under one. */
const typeText = (schema: unknown, indent: string): string => NAME_BY_SCHEMA.get(schema) ?? unnamedTypeText(schema, indent);

/** @throws Error for a kind of schema that no published type has had so far */
function unnamedTypeText(schema: unknown, indent: string): string {
  const each = (members: readonly unknown[], between: string): string => members.map((one) => typeText(one, indent)).join(between);
  if (schema instanceof z.ZodString) return 'string';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodLiteral) return [...schema.values].map(quoted).join(' | ');
  if (schema instanceof z.ZodEnum) return schema.options.map(quoted).join(' | ');
  if (schema instanceof z.ZodUnion) return each(schema.options, ' | ');
  if (schema instanceof z.ZodTuple) return `[${each(schema.def.items, ', ')}]`;
  if (schema instanceof z.ZodOptional) return typeText(schema.unwrap(), indent);
  if (schema instanceof z.ZodRecord) return `Record<string, ${typeText(schema.valueType, indent)}>`;
  if (schema instanceof z.ZodObject) return fieldsInBraces(schema.shape, indent);
  if (schema instanceof z.ZodArray) {
    const element = typeText(schema.element, indent);
    return schema.element instanceof z.ZodUnion ? `(${element})[]` : `${element}[]`;
  }
  throw new Error(`a published type has a schema that cannot be printed: ${String(schema)}`);
}

/** A type with its comment. An object that has all fields of a base extends it. */
function declaration(name: string, schema: z.ZodType): string {
  const comment = docComment(schema.description, '');
  if (!(schema instanceof z.ZodObject)) return `${comment}export type ${name} = ${unnamedTypeText(schema, '')};\n`;
  const fields = schema.shape as Fields;
  const base = BASES.find((one) => one.name !== name && Object.keys(one.fields).every((key) => key in fields));
  const own = Object.fromEntries(Object.entries(fields).filter(([key]) => !base || !(key in base.fields)));
  return `${comment}export interface ${name} ${base ? `extends ${base.name} ` : ''}${fieldsInBraces(own, '')}\n`;
}

/** The source of a module with all published types. */
export const typeDeclarations = (): string =>
  Object.entries(PUBLISHED_TYPES)
    .map(([name, schema]) => declaration(name, schema))
    .join('\n');
