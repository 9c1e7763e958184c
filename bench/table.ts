/** Medians with ranges, and a table for the terminal. */

/** The middle value; of an even number of values, the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [upper = Number.NaN, lower = Number.NaN] = [sorted[middle], sorted[middle - 1]];
  return sorted.length % 2 === 1 ? upper : (upper + lower) / 2;
}

/** Milliseconds as a text, rounded: `105 ms`. */
export const milliseconds = (value: number): string => `${Math.round(value)} ms`;

/** The median of durations with their range: `105 ms (79 to 131)`. */
export const medianTimeWithRange = (times: readonly number[]): string =>
  `${milliseconds(median(times))} (${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))})`;

/** Milliseconds as a text in seconds: `1.5 s`. */
export const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`;

/** Prints a table. The first row has the column names; the first column is aligned left, the others right. */
export function printTable(caption: string, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ');
  console.log(`\n${caption}`);
  for (const row of rows) console.log(line(row).trimEnd());
}
