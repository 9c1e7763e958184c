import { expect, test } from 'vitest';
import { decodeUtf8Text, InputError, readStandardInput } from './input.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'utf8');

test('waits for every piece, and joins letters that were cut in two', async () => {
  const whole = bytes('قُلْ هُوَ');
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (const byte of whole) {
      await Promise.resolve();
      yield Uint8Array.of(byte);
    }
  }
  expect(await readStandardInput(pieces())).toBe('قُلْ هُوَ');
});

test.each([
  ['UTF-16 with its mark', Buffer.from('\uFEFFقُلْ', 'utf16le')],
  ['UTF-16 without', Buffer.from('قُلْ a', 'utf16le')],
])('input in UTF-16 is refused, and the error names the command that converts it: %s', (_, input) => {
  expect(() => decodeUtf8Text(input)).toThrow(InputError);
  expect(() => decodeUtf8Text(input)).toThrow('iconv -f UTF-16 -t UTF-8');
});

test('broken UTF-8 is named by its line', () => {
  expect(() => decodeUtf8Text(Buffer.concat([bytes('قُلْ\nهُوَ\n'), Buffer.of(0xd9), bytes('\n')]))).toThrow(
    'Line 3 of the input is not UTF-8',
  );
  expect(() => decodeUtf8Text(Buffer.concat([bytes('قُلْ'), Buffer.of(0xff)]))).toThrow('Line 1 of the input is not UTF-8');
});

test('the byte order mark is no part of the text', () => {
  expect(decodeUtf8Text(bytes('\uFEFFقُلْ'))).toBe('قُلْ');
});
