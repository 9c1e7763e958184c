/**
 * Finds the longest common subsequence of two lists, such as the words of two texts: the most elements that both have in the same order.
 * Where several are equally long, elements of `one` are passed over rather than those of `other`.
 * @returns for each common element, its place in `one` and its place in `other`
 */
export function longestCommonSubsequence(one: readonly string[], other: readonly string[]): [number, number][] {
  // lengths[i * width + j]: how many elements one.slice(i) and other.slice(j) have in common.
  const width = other.length + 1;
  const lengths = new Uint32Array((one.length + 1) * width);
  const lengthAt = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--)
      lengths[i * width + j] = one[i] === other[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  }
  const places: [number, number][] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (one[i] === other[j]) places.push([i++, j++]);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++;
    else j++;
  }
  return places;
}
