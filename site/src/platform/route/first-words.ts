const DESCRIPTION_LENGTH = 120;

/** The beginning of a text on one line, cut between two words, for a page's description. */
export function firstWords(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= DESCRIPTION_LENGTH ? line : `${line.slice(0, line.lastIndexOf(' ', DESCRIPTION_LENGTH))} …`;
}
