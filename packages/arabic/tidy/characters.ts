/** Tidies signs of other encodings and keyboards, and punctuation, before the steps for single words. */

interface WholeTextStep {
  what: string;
  tidy(text: string): string;
}

const wholeTextReplacingStep = (what: string, ...replacements: readonly (readonly [RegExp, string])[]): WholeTextStep => ({
  what,
  tidy: (text) => replacements.reduce((result, [pattern, by]) => result.replace(pattern, by), text),
});

/** The digits of Latin, Arabic and Persian script. */
const DIGIT_RANGES = '0-9\u0660-\u0669\u06f0-\u06f9';
/** Pattern of a blank within a line. A line break is a pause, and messages count the lines, so it stays. */
const BLANK = '[^\\S\\n]';

/** Letters in shapes for old fonts, but not ﷺ ﴿ ﴾, which are signs of their own. */
const PRESENTATION_FORM = /[\ufb50-\ufd3d\ufd40-\ufdf9\ufdfb-\ufdff\ufe70-\ufefc]/g;

export const CHARACTER_STEPS: readonly WholeTextStep[] = [
  { what: 'letters in old shapes', tidy: (text) => text.replace(PRESENTATION_FORM, (shape) => shape.normalize('NFKC')) },
  wholeTextReplacingStep(
    'signs that cannot be seen',
    [/[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, ''],
    [/\r\n|[\u0085\u2028\u2029]/g, '\n'],
    [new RegExp(BLANK, 'g'), ' '],
  ),
  wholeTextReplacingStep('letters of Persian and Urdu keyboards', [/ک/g, 'ك'], [/ی/g, 'ي'], [/[ہھە]/g, 'ه'], [/ۃ/g, 'ة']),
  wholeTextReplacingStep(
    'a hamza or madda apart from its letter',
    [/ا([\u064b-\u0652]*)\u0653/g, 'آ$1'],
    [/ا([\u064b-\u0652]*)\u0654/g, 'أ$1'],
    [/ا([\u064b-\u0652]*)\u0655/g, 'إ$1'],
    [/و([\u064b-\u0652]*)\u0654/g, 'ؤ$1'],
    [/[يى]([\u064b-\u0652]*)\u0654/g, 'ئ$1'],
  ),
  wholeTextReplacingStep('a tatweel', [/\u0640(?![\u0654\u06e7\u06e8])/g, '']),
  wholeTextReplacingStep('quotation marks', [/[«»“”"]|\(\(|\)\)/g, ' ']),
  wholeTextReplacingStep(
    'numbers of footnotes and verses',
    // Brackets round a number, or round nothing. Words in brackets stay: only an editor knows whether they are recited.
    [new RegExp(`[([](?:[${DIGIT_RANGES}/:,،.-]|${BLANK})*[)\\]]`, 'g'), ' '],
    [/[\u00b9\u00b2\u00b3\u2070-\u2079]/g, ''],
    [new RegExp(`[\u06dd*٭](?:[${DIGIT_RANGES}]|${BLANK})*`, 'g'), '*'],
    [new RegExp(`${BLANK}*[${DIGIT_RANGES}]+${BLANK}*(?=﴾)`, 'g'), ''],
    [new RegExp(`(?<=﴿[^﴾]*)${BLANK}*(?<![${DIGIT_RANGES}])[${DIGIT_RANGES}]+(?![${DIGIT_RANGES}])${BLANK}*(?=[^﴿]*﴾)`, 'g'), ' * '],
  ),
  wholeTextReplacingStep(
    'signs between verses, where a reader pauses',
    [/[^\S\n]*\*[^\S\n]*(?=[*،؛.؟:…﴾)\]]|$)/gm, ''],
    [/(?<=^|[،؛.؟:…﴿([\n]) *\* */g, ''],
    [/[^\S\n]*\*[^\S\n]*/g, '، '],
  ),
  wholeTextReplacingStep(
    'dashes',
    [/[^\S\n][-–—]+(?=[،؛.؟:])/g, ''],
    [/(^|\s)[-–—]+(?=\s|$)/gm, '$1'],
    [/[-–—]+(?=[\u0621-\u064a])|(?<=[\u0621-\u0652])[-–—]+/g, ' '],
  ),
  wholeTextReplacingStep(
    'punctuation of another script',
    [/,/g, '،'],
    [/;/g, '؛'],
    [/\?/g, '؟'],
    [/\.{3,}/g, '…'],
    // An exclamation mark becomes a full stop, unless another sign stands there.
    [/!(?=[ !]*[،؛.؟:…])/g, ''],
    [/(?<=[،؛.؟:…] *)!/g, ''],
    [/!+/g, '.'],
  ),
  wholeTextReplacingStep(
    'blanks around punctuation',
    [/ +(?=[،؛.؟:…)\]])/g, ''],
    [/(?<=[([]) +/g, ''],
    [/(?<=[^\s([])([([])/g, ' $1'],
    [/([)\]])(?=[^\s،؛.؟:…)\]﴾])/g, '$1 '],
    [/([،؛.؟:…])(?=[^\s،؛.؟:…)\]﴾])/g, '$1 '],
    [/(?<=[^\s])([ﷺ﴿])/g, ' $1'],
    [/﴾(?=[^\s،؛.؟:])/g, '﴾ '],
    [/ﷺ(?=[^\s،؛.؟:])/g, 'ﷺ '],
    [/([،؛:]) *(?=[،؛.؟:…])/g, ''],
    [/([.؟…])(?: *[،؛.؟:…])+/g, '$1'],
    [/^[،؛.؟:…][،؛.؟:… ]*/gm, ''],
    [/ {2,}/g, ' '],
    [/^ | $/gm, ''],
  ),
];
