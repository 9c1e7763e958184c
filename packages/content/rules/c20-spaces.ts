import { plainTextOfValue } from './interface-values.ts';
import { findingInValue, wordAt, type WrittenValue } from './written-values.ts';
import type { Rule } from './rule.ts';

const SPACING_FAULT_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/ {2,}/, 'two blanks stand together'],
  [/^ | $/m, 'a line begins or ends with a blank'],
  [/ [.,;:?!،؛؟)\]﴾]/, 'a blank stands before a sign that follows its word'],
  [/[([﴿] /, 'a blank stands after an opening bracket'],
  [/[,;!?،؛؟](?=[A-Za-z\u0621-\u064a])/, 'a blank is missing after a sign'],
  [/[.:](?=[A-Z\u0621-\u064a])/, 'a blank is missing after a sign'],
  [/([,;:!?،؛؟])[ ]?\1|(?<!\.)\.[ ]?\.(?!\.)/, 'a sign is doubled'],
  [/ﷺ(?=[A-Za-z\u0621-\u064a])|[A-Za-z\u0621-\u0652]ﷺ/, 'a blank is missing beside ﷺ'],
  [/[،؛,;:][ \n]*$/, 'the text ends in a sign that leads on'],
];
/** In texts the build sets the space before a sign; in the interface it is typed and must be a no-break space. */
const BREAKABLE_SPACE_BEFORE_SIGN = / [;:?!»]/;
/** Prose before a quotation may end in a colon. */
const KEYS_ALLOWING_FINAL_COLON = new Set(['text', 'intro', 'source', 'title', 'subtitle']);
/** A verse may end in a comma, as the next one continues it. */
const isVerseTranslation = ({ file }: WrittenValue): boolean => file.path.endsWith('/verses.yaml');
/** Whether the match is a sign at the end of the value that is allowed there. */
const mayEndInSign = (entry: WrittenValue, { 0: found, index }: RegExpExecArray): boolean =>
  index + found.length === entry.value.length &&
  /^[,;:،؛]/.test(found) &&
  (isVerseTranslation(entry) || (found.startsWith(':') && KEYS_ALLOWING_FINAL_COLON.has(entry.key)));

export const spacesRule: Rule = {
  code: 'c20',
  name: 'spaces',
  reason: 'Blanks and punctuation stand where a printer would set them; each stray one shows as a gap or a joined word.',
  hint: 'One blank between words, none before a sign, one after it. In the interface a sign that has a space before it has a no-break space (in French U+202F before ; ? ! and U+00A0 before : and »).',
  *check(_, { written, interface: messages }) {
    for (const entry of messages)
      if (BREAKABLE_SPACE_BEFORE_SIGN.test(plainTextOfValue(entry)))
        yield findingInValue(entry, 'an ordinary blank stands before a sign, so that a line may begin with the sign');
    for (const entry of written) {
      if (entry.layer === 'code') continue;
      for (const [pattern, what] of SPACING_FAULT_PATTERNS) {
        const found = pattern.exec(entry.value);
        if (!found || mayEndInSign(entry, found)) continue;
        yield findingInValue(entry, `${what}: ${wordAt(entry.value, Math.max(found.index, 0)) || found[0]}`, found.index);
      }
    }
  },
};
