/** Normalised Arabic: letters without marks, one form of alif and hamza, no punctuation. For comparing, never for showing. */

/** The words of an Arabic text in normalised letters, without placeholders such as {name}. */
export const bareWords = (arabic: string): string[] =>
  arabic
    .replace(/\{[^{}]*\}|ﷺ/g, ' ')
    .replace(/[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u08d3-\u08ff\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')
    .replace(/[^\u0621-\u064a]+/g, ' ')
    .trim()
    .split(' ')
    .filter(Boolean);

/** Words of a text in any script, in lower case. */
export const lowerCaseWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? [];

/** The similarity of two lists of words by the pairs of neighbouring words that they share: 0 to 1. */
export function wordPairSimilarity(a: readonly string[], b: readonly string[]): number {
  const pairs = (list: readonly string[]): string[] => list.map((word, index) => `${word} ${list[index + 1] ?? ''}`);
  const left = pairs(a);
  const right = new Map<string, number>();
  for (const pair of pairs(b)) right.set(pair, (right.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of left) {
    const count = right.get(pair) ?? 0;
    if (count > 0) shared++;
    right.set(pair, count - 1);
  }
  return (2 * shared) / (a.length + b.length || 1);
}
