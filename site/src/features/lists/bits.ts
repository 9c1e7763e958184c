/** Numbers of any width as a text of base64url (RFC 4648, section 5), six bits a letter. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS_PER_LETTER = 6;

export class Base64urlBitWriter {
  #bits: number[] = [];

  /** Adds a number, its highest bit first. @param width bits, at most 30 */
  add(value: number, width: number): void {
    for (let bit = width - 1; bit >= 0; bit--) this.#bits.push((value >>> bit) & 1);
  }

  /** All bits as text; zeros fill the last letter. */
  toString(): string {
    let text = '';
    for (let at = 0; at < this.#bits.length; at += BITS_PER_LETTER) {
      let letter = 0;
      for (let bit = 0; bit < BITS_PER_LETTER; bit++) letter = letter * 2 + (this.#bits[at + bit] ?? 0);
      text += LETTERS[letter];
    }
    return text;
  }
}

export class Base64urlBitReader {
  #bits: number[];
  #at = 0;

  /** @throws RangeError for a letter that is not base64url */
  constructor(text: string) {
    this.#bits = Array.from(text).flatMap((letter) => {
      const value = LETTERS.indexOf(letter);
      if (value < 0) throw new RangeError(`"${letter}" is no letter of base64url`);
      return Array.from({ length: BITS_PER_LETTER }, (_, bit) => (value >>> (BITS_PER_LETTER - 1 - bit)) & 1);
    });
  }

  /** How many bits are not read yet; the padding of the last letter counts too. */
  get bitsLeft(): number {
    return this.#bits.length - this.#at;
  }

  /** Reads a number. @throws RangeError at the end */
  read(width: number): number {
    if (width > this.bitsLeft) throw new RangeError('the text ends too early');
    let value = 0;
    for (let bit = 0; bit < width; bit++) value = value * 2 + (this.#bits[this.#at++] ?? 0);
    return value;
  }
}
