import { Fragment, type ReactElement, type ReactNode } from 'react';
import { taggedParts } from '../../../packages/core/tagged.ts';

interface RichTextProps {
  /** With its elements as tags: `Write to <mail>us</mail>.` */
  message: string;
  /** The elements for the tags, by name. */
  elements: Readonly<Record<string, (text: string) => ReactNode>>;
}

/** A message with elements in it. The message decides on their order, as each language has its own. */
export function RichText({ message, elements }: RichTextProps): ReactElement {
  // They come in threes: a text, a name, and what the tags hold.
  const pieces = taggedParts(message);
  return (
    <>
      {pieces.map((piece, index) => {
        if (index % 3 !== 1) return index % 3 === 0 ? piece : null;
        // The pieces of a message never move, so their place is their identity.
        // oxlint-disable-next-line react/no-array-index-key
        return <Fragment key={index}>{elements[piece]?.(pieces[index + 1] ?? '')}</Fragment>;
      })}
    </>
  );
}
