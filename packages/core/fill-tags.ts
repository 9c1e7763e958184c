/** Captures the name of an element and the text between its tags. */
const TAGGED_TEXT = /<(\w+)>(.*?)<\/\1>/s;

/**
 * Fills a message with elements for its tags, such as `Write to <mail>us</mail>.` Each language decides on their order.
 * @param elements makes the element of each tag from its text, by the tag's name
 * @returns the texts and the elements in the order of the message; a tag that `elements` does not name leaves nothing
 */
export function fillTags<T>(message: string, elements: Readonly<Record<string, (text: string) => T>>): (string | T)[] {
  // Repeats in threes: a text, the name of a tag, the text within it.
  const pieces = message.split(TAGGED_TEXT);
  return pieces.flatMap((piece, at): (string | T)[] => {
    if (at % 3 === 0) return [piece];
    const element = at % 3 === 1 ? elements[piece] : undefined;
    return element ? [element(pieces[at + 1] ?? '')] : [];
  });
}
