import type { ReactElement } from 'react';

/** A version among words of any direction. Among Arabic letters, its parts would change places with the numbers beside it. */
export const leftToRight = (text: string): ReactElement => <bdi dir="ltr">{text}</bdi>;
