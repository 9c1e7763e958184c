/** Tells which keys of a schema belong to a language's files, and walks a schema to find them. */
import { z } from 'zod';

/** Marks a key that belongs to a language's files; unmarked keys belong to the text's own file. */
export const markAsLanguageFileKey = <T extends z.ZodType>(schema: T): T => schema.meta({ layer: 'language' });

export const isLanguageFileKey = (schema: z.ZodType): boolean => schema.meta()?.['layer'] === 'language';

const SHAPE_CHOOSER_BY_SCHEMA = new WeakMap<z.ZodType, (value: unknown) => z.ZodType>();

/** Remembers how a value chooses its shape, for code that walks the schema. */
export function registerShapeChooser<T extends z.ZodType>(choose: (value: unknown) => z.ZodType, schema: T): T {
  SHAPE_CHOOSER_BY_SCHEMA.set(schema, choose);
  return schema;
}

/** The schema that applies to a value: the one that the value chooses, without `optional` around it. */
export function shapeForValue(schema: z.ZodType, value: unknown): z.ZodType {
  const choose = SHAPE_CHOOSER_BY_SCHEMA.get(schema);
  if (choose) return shapeForValue(choose(value), value);
  return schema instanceof z.ZodOptional ? shapeForValue(schema.unwrap() as z.ZodType, value) : schema;
}

/** The shape at a key of an object or a record; undefined where there is none. */
export function shapeAtKey(schema: z.ZodType, key: string): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return Object.hasOwn(schema.shape, key) ? (schema.shape[key] as z.ZodType) : undefined;
  return schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : undefined;
}

/** The shape of the entries of a list; undefined where the shape is no list. */
export const shapeOfListEntries = (schema: z.ZodType): z.ZodType | undefined =>
  schema instanceof z.ZodArray ? (schema.element as z.ZodType) : undefined;
