import { characterName } from '../../arabic/script.ts';
import type { LanguageSettings } from '../compiler/language-settings.ts';
import { escapeForCharacterClass, escapeRegExp } from '../compiler/patterns.ts';
import type { Finding } from './finding.ts';
import { everyCaseOfMessage } from './interface-values.ts';
import { findingInValue, isVerseTranslation, wordAt, type WrittenValue } from './written-values.ts';
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
/** Keys of examples of what readers type, with the straight apostrophes that they type. */
const KEYS_OF_TYPED_EXAMPLES = new Set(['exampleOpening']);
/** Addresses, and signs between two numbers or placeholders, where no space belongs. */
const ADDRESS_OR_NUMBERS = /[a-z]+:\/\/\S+|(?<=[\d}])[:;](?=[\d{])/giu;

/**
 * A sign in a text without the space that its language has before it; undefined where there is none. Of two signs together only
 * the first needs it. A sign at the head of a message or of a case is passed over, since what will stand before it is not known.
 * @param spaces the space of each sign
 */
function signWithoutItsSpace(text: string, spaces: Readonly<Record<string, string>>): { sign: string; space: string } | undefined {
  const signs = escapeForCharacterClass(Object.keys(spaces).join(''));
  const read = text.replace(ADDRESS_OR_NUMBERS, ' ');
  const [sign, space] =
    Object.entries(spaces).find(([one, before]) =>
      new RegExp(`(?<!^|${escapeRegExp(before)}|[${signs}])${escapeRegExp(one)}`, 'mu').test(read),
    ) ?? [];
  return sign === undefined || space === undefined ? undefined : { sign, space };
}

/** Faults of words of the interface, which are typed as they are printed. */
function* interfaceFaults(messages: readonly WrittenValue[], typography: LanguageSettings['typography']): Iterable<Finding> {
  for (const entry of messages) {
    const text = everyCaseOfMessage(entry);
    const bare = signWithoutItsSpace(text, typography?.spaces ?? {});
    if (BREAKABLE_SPACE_BEFORE_SIGN.test(text))
      yield findingInValue(entry, 'an ordinary blank stands before a sign, so that a line may begin with the sign');
    else if (bare)
      yield findingInValue(entry, `"${bare.sign}" stands without its space before it, ${characterName(bare.space.codePointAt(0) ?? 0)}`);
    if (typography && text.includes("'") && !KEYS_OF_TYPED_EXAMPLES.has(entry.key))
      yield {
        ...findingInValue(entry, "a straight apostrophe (') stands here"),
        hint: `Type ${typography.apostrophe}, as readers see it: the build sets the marks of texts, not those of the interface.`,
      };
  }
}

/** Prose before a quotation may end in a colon. */
const KEYS_ALLOWING_FINAL_COLON = new Set(['text', 'intro', 'source', 'title', 'subtitle']);
/** Whether the match is a sign at the end of the value that is allowed there. */
const mayEndInSign = (entry: WrittenValue, { 0: found, index }: RegExpExecArray): boolean =>
  index + found.length === entry.value.length &&
  /^[,;:،؛]/.test(found) &&
  // A verse may end in a comma, as the next one continues it.
  (isVerseTranslation(entry) || (found.startsWith(':') && KEYS_ALLOWING_FINAL_COLON.has(entry.key)));

export const spacesRule: Rule = {
  code: 'c20',
  name: 'spaces',
  reason:
    'No blank is doubled or stands before punctuation, none is missing after it, and signs have the spaces that the language sets before them: else readers see a gap or a joined word.',
  hint: 'One blank between words, none before a sign, one after it. In the interface a sign that has a space before it has a no-break space (in French U+202F before ; ? ! and U+00A0 before : and »).',
  *check({ language }, { written, interface: messages }) {
    yield* interfaceFaults(messages, language.settings?.typography);
    for (const entry of written) {
      if (entry.kind === 'code') continue;
      for (const [pattern, what] of SPACING_FAULT_PATTERNS) {
        const found = pattern.exec(entry.value);
        if (!found || mayEndInSign(entry, found)) continue;
        yield findingInValue(entry, `${what}: ${wordAt(entry.value, Math.max(found.index, 0)) || found[0]}`, found.index);
      }
    }
  },
};
