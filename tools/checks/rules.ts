/** The rules in the order of their codes. */
import { bytes } from './c01-bytes.ts';
import { yaml } from './c02-yaml.ts';
import { schema } from './c03-schema.ts';
import { files } from './c04-files.ts';
import { leftovers } from './c05-leftovers.ts';
import { ids } from './c06-ids.ts';
import { retired } from './c07-retired.ts';
import { menus } from './c08-menus.ts';
import { reuse } from './c09-reuse.ts';
import { totals } from './c10-totals.ts';
import { references } from './c11-references.ts';
import { verses } from './c12-verses.ts';
import { characters } from './c13-characters.ts';
import { invisible } from './c14-invisible.ts';
import { marks } from './c15-marks.ts';
import { composed } from './c16-composed.ts';
import { orthography } from './c17-orthography.ts';
import { vowels } from './c18-vowels.ts';
import { brackets } from './c19-brackets.ts';
import { spaces } from './c20-spaces.ts';
import { duplicates } from './c21-duplicates.ts';
import { repeat } from './c22-repeat.ts';
import { grade } from './c23-grade.ts';
import { glossary } from './c24-glossary.ts';
import { translation } from './c25-translation.ts';
import { renderings } from './c26-renderings.ts';
import { placeholders } from './c27-placeholders.ts';
import { transliteration } from './c28-transliteration.ts';
import { exceptionsRule } from './c29-exceptions.ts';
import { lock } from './c30-lock.ts';
import type { Rule } from './rule.ts';

export const RULES: readonly Rule[] = [
  bytes,
  yaml,
  schema,
  files,
  leftovers,
  ids,
  retired,
  menus,
  reuse,
  totals,
  references,
  verses,
  characters,
  invisible,
  marks,
  composed,
  orthography,
  vowels,
  brackets,
  spaces,
  duplicates,
  repeat,
  grade,
  glossary,
  translation,
  renderings,
  placeholders,
  transliteration,
  exceptionsRule(() => RULES.map(({ name }) => name)),
  lock,
];
