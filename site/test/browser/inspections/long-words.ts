/** Finds the pages with the longest words and texts. If nothing overflows on these, nothing overflows on the others. */

/** Pages of each kind of element. More than one, since the longest in letters need not be the widest. */
const PAGES_OF_A_KIND = 3;

/** A tag and the text up to the next tag. Groups: the name of the tag, its attributes, the text. */
const TEXT = /<(\/?[a-z]\w*)([^>]*)>([^<]+)/g;
const UNSHOWN = /<(script|style|svg)\b[^]*?<\/\1>/g;

/** Length of the longest word and of the longest text of each kind of element, that is of each tag with its classes. */
function longestOf(html: string): Map<string, number> {
  const longest = new Map<string, number>();
  const note = (kind: string, length: number): unknown => longest.set(kind, Math.max(length, longest.get(kind) ?? 0));
  for (const [, tag = '', attributes = '', inside = ''] of html.replaceAll(UNSHOWN, '').matchAll(TEXT)) {
    // Arabic marks take no room.
    const text = inside.trim().replaceAll(/\p{M}/gu, '');
    if (text === '') continue;
    const kind = `${tag} ${/ class="([^"]*)"/.exec(attributes)?.[1] ?? ''}`;
    note(`text of ${kind}`, text.length);
    for (const word of text.split(/[\s-]+/)) note(`word of ${kind}`, word.length);
  }
  return longest;
}

/** @returns addresses of the pages that have one of the longest words or texts of some kind of element */
export function pathsWithLongestTexts(pages: readonly { path: string; html: string }[]): Set<string> {
  const byKind = new Map<string, { path: string; length: number }[]>();
  for (const { path, html } of pages)
    for (const [kind, length] of longestOf(html)) byKind.set(kind, [...(byKind.get(kind) ?? []), { path, length }]);
  const longest = [...byKind.values()].flatMap((all) => all.toSorted((a, b) => b.length - a.length).slice(0, PAGES_OF_A_KIND));
  return new Set(longest.map(({ path }) => path));
}
