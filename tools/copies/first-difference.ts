/** Where two files differ first, for a reader who looks for the reason. */

const AROUND = 40;

const excerpt = (content: Buffer, at: number): string =>
  JSON.stringify(content.subarray(Math.max(0, at - AROUND), at + AROUND).toString('utf8'));

/** @returns a sentence; undefined where the contents are equal */
export function firstDifference(one: Buffer, other: Buffer): string | undefined {
  if (one.equals(other)) return undefined;
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at < length && one[at] === other[at]) at++;
  const line = one.subarray(0, at).toString('latin1').split('\n').length;
  return `line ${line}, byte ${at}: ${excerpt(one, at)} and ${excerpt(other, at)}`;
}
