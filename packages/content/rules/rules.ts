/** The rules in the order of their codes. */
import { bytesRule } from './c01-bytes.ts';
import { yamlRule } from './c02-yaml.ts';
import { schemaRule } from './c03-schema.ts';
import { filesRule } from './c04-files.ts';
import { leftoversRule } from './c05-leftovers.ts';
import { idsRule } from './c06-ids.ts';
import { retiredRule } from './c07-retired.ts';
import { menusRule } from './c08-menus.ts';
import { reuseRule } from './c09-reuse.ts';
import { countsRule } from './c10-counts.ts';
import { referencesRule } from './c11-references.ts';
import { versesRule } from './c12-verses.ts';
import { charactersRule } from './c13-characters.ts';
import { invisibleRule } from './c14-invisible.ts';
import { marksRule } from './c15-marks.ts';
import { composedRule } from './c16-composed.ts';
import { orthographyRule } from './c17-orthography.ts';
import { vowelsRule } from './c18-vowels.ts';
import { bracketsRule } from './c19-brackets.ts';
import { spacesRule } from './c20-spaces.ts';
import { duplicatesRule } from './c21-duplicates.ts';
import { repeatRule } from './c22-repeat.ts';
import { gradesRule } from './c23-grades.ts';
import { glossaryRule } from './c24-glossary.ts';
import { translationRule } from './c25-translation.ts';
import { renderingsRule } from './c26-renderings.ts';
import { placeholdersRule } from './c27-placeholders.ts';
import { transliterationRule } from './c28-transliteration.ts';
import { exceptionsRule } from './c29-exceptions.ts';
import { lockRule } from './c30-lock.ts';
import { versesTranslatedRule } from './c31-verses-translated.ts';
import { endingsRule } from './c32-endings.ts';
import { sourcesRule } from './c33-sources.ts';
import { narratorRule } from './c34-narrator.ts';
import { meaningsRule } from './c35-meanings.ts';
import { needsRule } from './c36-needs.ts';
import { hisnNumbersRule } from './c37-hisn-numbers.ts';
import { rootsRule } from './c38-roots.ts';
import { phrasesRule } from './c39-phrases.ts';
import { readingsRule } from './c40-readings.ts';
import { ownWordsRule } from './c41-own-words.ts';
import { leftOverRule } from './c42-left-over.ts';
import { quotationsRule } from './c43-quotations.ts';
import { sentencesRule } from './c44-sentences.ts';
import { numbersRule } from './c45-numbers.ts';
import { namesRule } from './c46-names.ts';
import { termsRule } from './c47-terms.ts';
import type { Rule } from './rule.ts';

export const RULES: readonly Rule[] = [
  bytesRule,
  yamlRule,
  schemaRule,
  filesRule,
  leftoversRule,
  idsRule,
  retiredRule,
  menusRule,
  reuseRule,
  countsRule,
  referencesRule,
  versesRule,
  charactersRule,
  invisibleRule,
  marksRule,
  composedRule,
  orthographyRule,
  vowelsRule,
  bracketsRule,
  spacesRule,
  duplicatesRule,
  repeatRule,
  gradesRule,
  glossaryRule,
  translationRule,
  renderingsRule,
  placeholdersRule,
  transliterationRule,
  exceptionsRule(() => RULES.map(({ name }) => name)),
  lockRule,
  versesTranslatedRule,
  endingsRule,
  sourcesRule,
  narratorRule,
  meaningsRule,
  needsRule,
  hisnNumbersRule,
  rootsRule,
  phrasesRule,
  readingsRule,
  ownWordsRule,
  leftOverRule,
  quotationsRule,
  sentencesRule,
  numbersRule,
  namesRule,
  termsRule,
];

/** Rules that the texts do not keep yet. Once they do, the rule moves to the end of the list above; nothing else changes. */
export const PENDING_RULES: readonly Rule[] = [];
