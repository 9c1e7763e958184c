import { Fragment, type ReactElement, type ReactNode } from 'react';
import { taggedParts } from '../core/tagged.ts';

interface RichTextProps {
  /** With its elements as tags: `Write to <mail></mail>.` */
  message: string;
  /** What stands in the place of each tag, by its name. */
  elements: Readonly<Record<string, (text: string) => ReactNode>>;
}

/** A message with elements in it, in the order of the language. */
export const RichText = ({ message, elements }: RichTextProps): ReactElement => {
  const parts = taggedParts(message);
  return (
    <>
      {parts.map((part, index) =>
        index % 3 === 0 ? (
          part
        ) : index % 3 === 1 ? (
          // The parts of a message never move, so their place is their identity.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>{elements[part]?.(parts[index + 1] ?? '')}</Fragment>
        ) : null,
      )}
    </>
  );
};
