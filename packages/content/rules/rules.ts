/** The rules in the order of their codes. */
import { bytesRule } from './c01-bytes.ts';
import { yamlRule } from './c02-yaml.ts';
import { schemaRule } from './c03-schema.ts';
import { unreadFilesRule } from './c04-files.ts';
import { authoringLeftoversRule } from './c05-leftovers.ts';
import { uniqueIdsRule } from './c06-ids.ts';
import { retiredIdsAndAddressesRule } from './c07-retired.ts';
import { menusRule } from './c08-menus.ts';
import { reusedCardExistsRule } from './c09-reuse.ts';
import { numberOfTextsRule } from './c10-counts.ts';
import { referencesRule } from './c11-references.ts';
import { quotedVersesRule } from './c12-verses.ts';
import { charactersRule } from './c13-characters.ts';
import { invisibleCharactersRule } from './c14-invisible.ts';
import { arabicMarksRule } from './c15-marks.ts';
import { composedLettersRule } from './c16-composed.ts';
import { arabicOrthographyRule } from './c17-orthography.ts';
import { vowelsRule } from './c18-vowels.ts';
import { bracketsRule } from './c19-brackets.ts';
import { spacesRule } from './c20-spaces.ts';
import { duplicatesRule } from './c21-duplicates.ts';
import { repeatCountRule } from './c22-repeat.ts';
import { gradesRule } from './c23-grades.ts';
import { termSpellingsRule } from './c24-glossary.ts';
import { translationLengthRule } from './c25-translation.ts';
import { termRenderingsRule } from './c26-renderings.ts';
import { namePlaceholderRule } from './c27-placeholders.ts';
import { noManualTransliterationRule } from './c28-transliteration.ts';
import { makeExceptionsRule } from './c29-exceptions.ts';
import { lockRule } from './c30-lock.ts';
import { versesTranslatedRule } from './c31-verses-translated.ts';
import { translationFinalStopRule } from './c32-endings.ts';
import { textLayerSourcesRule } from './c33-sources.ts';
import { requiredNarratorsAndNamesRule } from './c34-narrator.ts';
import { wordMeaningsRule } from './c35-meanings.ts';
import { needPhrasesRule } from './c36-needs.ts';
import { hisnNumbersCoveredRule } from './c37-hisn-numbers.ts';
import { rootsRule } from './c38-roots.ts';
import { consistentPhrasesRule } from './c39-phrases.ts';
import { variantReadingsRule } from './c40-readings.ts';
import { otherLanguageTranslationRule } from './c41-own-words.ts';
import { untranslatedRule } from './c42-left-over.ts';
import { quotationMarksRule } from './c43-quotation-marks.ts';
import { completeTranslationRule } from './c44-sentences.ts';
import { sameNumbersRule } from './c45-numbers.ts';
import { consistentNamesRule } from './c46-names.ts';
import { glossaryTermPairsRule } from './c47-terms.ts';
import type { Rule } from './rule.ts';

export const RULES: readonly Rule[] = [
  bytesRule,
  yamlRule,
  schemaRule,
  unreadFilesRule,
  authoringLeftoversRule,
  uniqueIdsRule,
  retiredIdsAndAddressesRule,
  menusRule,
  reusedCardExistsRule,
  numberOfTextsRule,
  referencesRule,
  quotedVersesRule,
  charactersRule,
  invisibleCharactersRule,
  arabicMarksRule,
  composedLettersRule,
  arabicOrthographyRule,
  vowelsRule,
  bracketsRule,
  spacesRule,
  duplicatesRule,
  repeatCountRule,
  gradesRule,
  termSpellingsRule,
  translationLengthRule,
  termRenderingsRule,
  namePlaceholderRule,
  noManualTransliterationRule,
  makeExceptionsRule(() => RULES.map(({ name }) => name)),
  lockRule,
  versesTranslatedRule,
  translationFinalStopRule,
  textLayerSourcesRule,
  requiredNarratorsAndNamesRule,
  wordMeaningsRule,
  needPhrasesRule,
  hisnNumbersCoveredRule,
  rootsRule,
  consistentPhrasesRule,
  variantReadingsRule,
  otherLanguageTranslationRule,
  untranslatedRule,
  quotationMarksRule,
  completeTranslationRule,
  sameNumbersRule,
  consistentNamesRule,
  glossaryTermPairsRule,
];
