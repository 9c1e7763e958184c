/**
 * The items of the highest values, the highest first; of equal ones the earlier. Much quicker than sorting where few of many are wanted.
 * @param count how many
 */
export function topItems<Item>(items: readonly Item[], count: number, valueOf: (item: Item) => number): Item[] {
  const kept: { item: Item; value: number }[] = [];
  let least = -Infinity;
  for (const item of items) {
    const value = valueOf(item);
    if (value <= least) continue;
    let place = kept.length;
    while (place > 0 && (kept[place - 1]?.value ?? 0) < value) place -= 1;
    kept.splice(place, 0, { item, value });
    if (kept.length > count) kept.pop();
    if (kept.length === count) least = kept.at(-1)?.value ?? least;
  }
  return kept.map(({ item }) => item);
}

/** Indexes of the values above 0. */
export function indexesAboveZero(values: Float64Array): number[] {
  const places: number[] = [];
  for (let at = 0; at < values.length; at++) if ((values[at] ?? 0) > 0) places.push(at);
  return places;
}
