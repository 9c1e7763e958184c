/** The fault that the YAML parser found, in words for people who edit texts. */
import type { YAMLError } from 'yaml';

interface YamlFault {
  message: string;
  hint: string;
}

const INDENT_HINT =
  'The keys of a card stand exactly below one another, two blanks to the right of its "- "; compare with the card before.';

/** The parser's messages for a line that is neither a key with its value nor part of a text; the line itself shows why. */
const STRAY_LINE_MESSAGE = /Implicit (?:map )?keys|All mapping items|Unexpected scalar/;

/** By a pattern of the line that holds the fault; the first match counts. */
const FAULT_BY_STRAY_LINE: readonly (readonly [RegExp, YamlFault])[] = [
  [
    /^ *(?:- )?[\w-]+:[^\s/]/,
    { message: 'the blank after the colon is missing', hint: 'Write a blank between a key and its value: "id: good-outcome".' },
  ],
  [
    /^ *\p{Script=Arabic}(?!.*: )/u,
    {
      message: 'the Arabic stands too far to the left, and is no part of the text above it',
      hint: 'Every line of a text after "|" stands exactly below the first, two blanks to the right of its key.',
    },
  ],
];

/** By a pattern of the parser's message; the first match counts. */
const FAULT_BY_PARSER_MESSAGE: readonly (readonly [RegExp, YamlFault])[] = [
  [/keys must be unique/, { message: 'a key stands here a second time', hint: 'Keep one of the two.' }],
  [/Tabs are not allowed/, { message: 'a tab stands at the head of the line', hint: 'Write two blanks for each step to the right.' }],
  [/All mapping items/, { message: 'the key does not stand exactly below the keys that it belongs with', hint: INDENT_HINT }],
  [
    /block sequence may not be used|All sequence items/,
    {
      message: 'the "- " does not stand exactly below the "- " of the entry before',
      hint: 'The entries of a list begin below one another.',
    },
  ],
  [
    /Unexpected block-seq-ind/,
    { message: 'a list begins on the line of its key', hint: 'Write each entry on a line of its own, after "- ".' },
  ],
  [/Sequence item without/, { message: 'the line stands too far to the left for its card, or lacks its "- "', hint: INDENT_HINT }],
  [
    /Nested mappings|Implicit keys need/,
    {
      message: 'the line holds ": " a second time, or the line after it stands too far to the right',
      hint: `Text that holds ": " goes between quotes. ${INDENT_HINT}`,
    },
  ],
  [/Missing closing/, { message: 'a quotation mark is opened and not closed', hint: 'Close it at the end of the value.' }],
  [
    /Implicit map keys|Unexpected scalar/,
    {
      message: 'the line is no key with its value, and no part of the text above it',
      hint: `Text after "|" or ">-" stands two blanks to the right of its key. ${INDENT_HINT}`,
    },
  ],
  [
    /Flow sequence|Flow map/,
    { message: 'a list in brackets that was opened here or before is not closed', hint: 'Write it on one line: [one, two].' },
  ],
  [/Plain value cannot start/, { message: 'the value begins with a special sign', hint: 'Write it between quotes.' }],
];

/**
 * Words a YAML fault for editors; an unlisted fault keeps the parser's message.
 * @param line the text of the line where the parser found it
 */
export function yamlFault({ message }: Pick<YAMLError, 'message'>, line: string): YamlFault {
  const byLine = STRAY_LINE_MESSAGE.test(message) ? FAULT_BY_STRAY_LINE.find(([pattern]) => pattern.test(line)) : undefined;
  const [, told] = byLine ?? FAULT_BY_PARSER_MESSAGE.find(([pattern]) => pattern.test(message)) ?? [];
  return told ?? { message: message.split(' at line ')[0] ?? message, hint: `Look here and at the line before. ${INDENT_HINT}` };
}
