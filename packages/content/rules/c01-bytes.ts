import { countWithNoun } from '../../command-line/count.ts';
import type { RawFile } from './raw-file.ts';
import type { Finding } from './finding.ts';
import type { Rule } from './rule.ts';

/** Faults of a line, each with its message. `\r` is met only where files were saved on another system. */
const LINE_FAULT_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\r/, 'the line ends in a carriage return; all lines end alike, in a line feed'],
  [/\t/, 'there is a tab'],
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  [/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/, 'there is a control character'],
  [/[ \u00a0]$/, 'the line ends in a blank'],
];

function* rawFileFaults({ path, bytes }: RawFile): Iterable<Finding> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    yield { file: path, message: 'the file is not UTF-8' };
    return;
  }
  if (text.startsWith('\ufeff')) yield { file: path, line: 1, message: 'the file begins with a byte order mark' };
  const lines = text.split('\n');
  // A setting of a text editor makes the same fault in every line: the first one stands for all.
  const linesByFault = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) {
    const [, fault] = LINE_FAULT_PATTERNS.find(([pattern]) => pattern.test(line)) ?? [];
    if (fault !== undefined) linesByFault.set(fault, [...(linesByFault.get(fault) ?? []), index + 1]);
  }
  for (const [fault, [first = 1, ...others]] of linesByFault)
    yield {
      file: path,
      line: first,
      message: others.length > 0 ? `${fault} (here and in ${countWithNoun(others.length, 'more line')})` : fault,
    };
  if (!text.endsWith('\n')) yield { file: path, line: lines.length, message: 'the last line has no end' };
  else if (text.endsWith('\n\n')) yield { file: path, line: lines.length - 1, message: 'the file ends in an empty line' };
}

export const bytesRule: Rule = {
  code: 'c01',
  name: 'bytes',
  reason:
    'Files are UTF-8 without byte order mark, tabs, control characters, blanks at line ends or mixed line ends, so that a change shows as what it is.',
  hint: 'Set your editor to UTF-8 without BOM, LF line ends and blanks for tabs, and save the file again.',
  *check(_, { raw }) {
    for (const file of raw) yield* rawFileFaults(file);
  },
};
