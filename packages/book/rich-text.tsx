import { Fragment, type ReactElement, type ReactNode } from 'react';
import { splitTags } from '../core/split-tags.ts';

interface RichTextProps {
  /** The message, with tags where elements go: `Write to <mail></mail>.` */
  message: string;
  /** Makes the element for each tag, by the tag's name. */
  elements: Readonly<Record<string, (text: string) => ReactNode>>;
}

/** A message with elements in it, placed where its language puts them. */
export const RichText = ({ message, elements }: RichTextProps): ReactElement => {
  const parts = splitTags(message);
  return (
    <>
      {parts.map((part, index) =>
        index % 3 === 0 ? (
          part
        ) : index % 3 === 1 ? (
          // The parts of a message never move, so the index is a stable key.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>{elements[part]?.(parts[index + 1] ?? '')}</Fragment>
        ) : null,
      )}
    </>
  );
};
