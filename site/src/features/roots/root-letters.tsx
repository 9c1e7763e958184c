import type { ReactElement } from 'react';
import { spacedRoot } from '../../../../packages/core/roots.ts';

/** The letters of a root, apart as dictionaries print them. */
export const RootLetters = ({ letters }: { letters: string }): ReactElement => (
  <span className="root-letters" lang="ar" dir="rtl" translate="no">
    {spacedRoot(letters)}
  </span>
);
