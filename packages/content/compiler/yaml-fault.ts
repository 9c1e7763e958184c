/** The fault that the YAML parser found, in words for people who edit texts. */
import type { YAMLError } from 'yaml';

interface YamlFault {
  message: string;
  hint: string;
}

const INDENT_HINT =
  'The keys of a card stand exactly below one another, two blanks to the right of its "- "; compare with the card before.';

/** By a pattern of the parser's message; the first match counts. */
const FAULT_BY_PARSER_MESSAGE: readonly (readonly [RegExp, YamlFault])[] = [
  [/keys must be unique/, { message: 'a key stands here a second time', hint: 'Keep one of the two.' }],
  [/Tabs are not allowed/, { message: 'a tab stands at the head of the line', hint: 'Write two blanks for each step to the right.' }],
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

/** A fault that is not listed gets the parser's message. */
export function yamlFault({ message }: Pick<YAMLError, 'message'>): YamlFault {
  const [, told] = FAULT_BY_PARSER_MESSAGE.find(([pattern]) => pattern.test(message)) ?? [];
  return told ?? { message: message.split(' at line ')[0] ?? message, hint: `Look here and at the line before. ${INDENT_HINT}` };
}
