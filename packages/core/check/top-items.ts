/**
 * The items of the highest values, the highest first; of equal ones the earlier. Much quicker than sorting where few of many are wanted.
 * @param most how many
 */
export function topItems<Item>(items: readonly Item[], most: number, valueOf: (item: Item) => number): Item[] {
  const kept: { item: Item; value: number }[] = [];
  for (const item of items) {
    const value = valueOf(item);
    if (kept.length === most && value <= (kept.at(-1)?.value ?? 0)) continue;
    let place = kept.length;
    while (place > 0 && (kept[place - 1]?.value ?? 0) < value) place -= 1;
    kept.splice(place, 0, { item, value });
    if (kept.length > most) kept.pop();
  }
  return kept.map(({ item }) => item);
}
