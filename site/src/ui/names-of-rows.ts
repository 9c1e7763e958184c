/**
 * What screen readers call the rows of a list: their titles, with the position where several rows have the same.
 * @param titles in the order of the rows
 * @param withPosition adds the position, counted from 1, to a title
 */
export function namesOfRows(
  titles: readonly string[],
  withPosition: (words: { title: string; position: number; total: number }) => string,
): string[] {
  const isOnlyOne = (title: string): boolean => titles.indexOf(title) === titles.lastIndexOf(title);
  return titles.map((title, index) => (isOnlyOne(title) ? title : withPosition({ title, position: index + 1, total: titles.length })));
}
