/** Versions of editions: three numbers, and `-draft` for what stands in no edition yet. */
import { InputError } from '../../command-line/input.ts';

const VERSION_PATTERN = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/** @throws InputError where the text is no version of an edition, such as `1.0` or `v1.0.0` */
function versionNumbers(version: string): [number, number, number] {
  const match = VERSION_PATTERN.exec(version);
  if (!match) throw new InputError(`"${version}" is no version of an edition; write three numbers, for example 1.0.1`);
  const numbers: [number, number, number] = [Number(match[1]), Number(match[2]), Number(match[3])];
  // `Number` rounds larger numbers, so the text would be read as another version.
  if (!numbers.every(Number.isSafeInteger))
    throw new InputError(`"${version}" has a number that is too large; take the one after the last edition's`);
  return numbers;
}

/** Negative where the first version is earlier, 0 where they are equal. @throws InputError for what is no version */
export function compareVersions(first: string, second: string): number {
  const [one, other] = [versionNumbers(first), versionNumbers(second)];
  const place = one.findIndex((number, at) => number !== other[at]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

/** Whether only the last of the three numbers grew: a correction, which brings no text and takes none away. */
export function isCorrection(version: string, last: string): boolean {
  const [major, minor] = versionNumbers(version);
  const [lastMajor, lastMinor] = versionNumbers(last);
  return major === lastMajor && minor === lastMinor;
}

/** The version of texts that differ from the last edition: `1.0.1-draft` after `1.0.0`. */
export function draftVersionAfter(version: string): string {
  const [major, minor, patch] = versionNumbers(version);
  return `${major}.${minor}.${patch + 1}-draft`;
}
