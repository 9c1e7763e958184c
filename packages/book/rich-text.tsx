import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { fillTags } from '../core/fill-tags.ts';

interface RichTextProps {
  /** The message, with tags where elements go: `Write to <mail></mail>.` */
  message: string;
  /** Makes the element for each tag, by the tag's name. */
  elements: Readonly<Record<string, (text: string) => ReactNode>>;
}

/** A message with elements in it, placed where its language puts them. */
export const RichText = ({ message, elements }: RichTextProps): ReactElement =>
  createElement(Fragment, null, ...fillTags(message, elements));
