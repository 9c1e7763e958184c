import type { ReactElement } from 'react';
import { toPlainTransliteration } from './plain-style.ts';
import { TextWithNameSlot } from './arabic.tsx';

/** Loads only for readers who chose the plain style, because it imports the engine's table. */
export default function PlainTransliteration({ stored }: { stored: string }): ReactElement {
  return <TextWithNameSlot text={toPlainTransliteration(stored)} />;
}
