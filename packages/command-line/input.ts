/** Reads text that a command gets on standard input. */

/** What a command is given, or finds in the project, cannot be used. `tools/run.mjs` prints the message without a stack trace and exits with 1. */
export class InputError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InputError';
  }
}

interface InputStream extends AsyncIterable<Uint8Array | string> {
  isTTY?: boolean;
}

/**
 * Waits for all of standard input, however slowly it comes.
 * @throws InputError where it is no UTF-8
 */
export async function readStandardInput(input: InputStream = process.stdin): Promise<string> {
  if (input.isTTY) process.stderr.write('Paste the text, then press Enter and Ctrl-D.\n');
  const chunks: Buffer[] = [];
  for await (const chunk of input) chunks.push(Buffer.from(chunk));
  return decodeUtf8Text(Buffer.concat(chunks));
}

/** @throws InputError that names the line where bytes are no UTF-8 */
export function decodeUtf8Text(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || bytes.includes(0))
    throw new InputError('The input is UTF-16 or no text. Save it as UTF-8, or convert it: iconv -f UTF-16 -t UTF-8');
  try {
    return decode(bytes);
  } catch {
    throw new InputError(`Line ${firstFaultyLine(bytes)} of the input is not UTF-8. Save the text as UTF-8, or copy the line again.`);
  }
}

const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

function firstFaultyLine(bytes: Uint8Array): number {
  let line = 1;
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(0x0a, start);
    try {
      decode(bytes.subarray(start, end < 0 ? bytes.length : end));
    } catch {
      return line;
    }
    if (end < 0) return line;
    start = end + 1;
    line += 1;
  }
}
