import { Fragment, type ReactElement, type ReactNode } from 'react';
import { splitTags } from '../../../packages/core/split-tags.ts';

interface RichTextProps {
  /** With its elements as tags: `Write to <mail>us</mail>.` */
  message: string;
  /** Makes the element of each tag from its text, by tag name. */
  elements: Readonly<Record<string, (text: string) => ReactNode>>;
}

/** A message with React elements for its tags. Each language decides on their order. */
export function RichText({ message, elements }: RichTextProps): ReactElement {
  // Repeats in threes: plain text, tag name, text within the tag.
  const pieces = splitTags(message);
  return (
    <>
      {pieces.map((piece, index) => {
        if (index % 3 !== 1) return index % 3 === 0 ? piece : null;
        // The pieces have a fixed order, so an index is a stable key.
        // oxlint-disable-next-line react/no-array-index-key
        return <Fragment key={index}>{elements[piece]?.(pieces[index + 1] ?? '')}</Fragment>;
      })}
    </>
  );
}
