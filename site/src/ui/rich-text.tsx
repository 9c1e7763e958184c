import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { fillTags } from '../../../packages/core/fill-tags.ts';

interface RichTextProps {
  /** With its elements as tags: `Write to <mail>us</mail>.` */
  message: string;
  /** Makes the element of each tag from its text, by tag name. */
  elements: Readonly<Record<string, (text: string) => ReactNode>>;
}

/** A message with React elements for its tags. Each language decides on their order. */
export const RichText = ({ message, elements }: RichTextProps): ReactElement =>
  createElement(Fragment, null, ...fillTags(message, elements));
