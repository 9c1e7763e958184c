/** Separates Arabic words that many write without a blank between them: ماشاءالله, الحمدلله, لاحول, اعوذبک, in Urdu too. */

// At least three letters before the name, so that بالله and وبالله stay whole.
const BEFORE_ALLAH = /(\p{L}{2,}[^ا\P{L}])(ا?لل[هہ])(?!\p{L})/gu;
const BEFORE_WILLED = /(^|\P{L})(ما|[اإ]ن)(شاء?)(?= ال)/gu;
const BEFORE_REFUGE_IN = /([أان]\p{M}*ع\p{M}*و\p{M}*ذ\p{M}*)(?=ب)/gu;
const BEFORE_WHAT_IS_DENIED = /(^|\P{L})(و?لا)(حول|قو[ةه]|[اإ]ل[هہ])(?!\p{L})/gu;

export const separateJoinedWords = (text: string): string =>
  text
    .replace(BEFORE_REFUGE_IN, '$1 ')
    .replace(BEFORE_ALLAH, '$1 $2')
    .replace(BEFORE_WILLED, '$1$2 $3')
    .replace(BEFORE_WHAT_IS_DENIED, '$1$2 $3');
