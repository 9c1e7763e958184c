/** Versions of editions: three numbers, and `-draft` for what stands in no edition yet. */

const NUMBERS = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/** @throws Error where the text is no version of an edition, such as `1.0` or `v1.0.0` */
function numbersOf(version: string): [number, number, number] {
  const match = NUMBERS.exec(version);
  if (!match) throw new Error(`"${version}" is no version of an edition; write three numbers, for example 1.0.1`);
  const numbers: [number, number, number] = [Number(match[1]), Number(match[2]), Number(match[3])];
  // Larger ones would be rounded, and a rounded version is another version.
  if (!numbers.every(Number.isSafeInteger))
    throw new Error(`"${version}" has a number that is too large; take the one after the last edition's`);
  return numbers;
}

/** Below zero where the first is the earlier one. @throws Error where one is no version of an edition */
export function compareVersions(first: string, second: string): number {
  const [one, other] = [numbersOf(first), numbersOf(second)];
  const place = one.findIndex((number, at) => number !== other[at]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

/** Whether only the last of the three numbers grew: a correction, which brings no text and takes none away. */
export function isCorrection(version: string, last: string): boolean {
  const [major, minor] = numbersOf(version);
  const [lastMajor, lastMinor] = numbersOf(last);
  return major === lastMajor && minor === lastMinor;
}

/** What texts that differ from an edition are called until the next one is made: `1.0.1-draft` after `1.0.0`. */
export function draftAfter(version: string): string {
  const [major, minor, patch] = numbersOf(version);
  return `${major}.${minor}.${patch + 1}-draft`;
}
