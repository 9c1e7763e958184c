const MAX_DESCRIPTION_LENGTH = 120;

/** The beginning of a text as a page's description: on one line, cut between words. */
export function cutToDescription(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= MAX_DESCRIPTION_LENGTH ? line : `${line.slice(0, line.lastIndexOf(' ', MAX_DESCRIPTION_LENGTH))} …`;
}
