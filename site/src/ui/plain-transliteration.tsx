import type { ReactElement } from 'react';
import { plainStyle } from './plain-style.ts';
import { TextWithNameSlot } from './arabic.tsx';

/** The plain style brings the engine's table along, so this loads only for readers who chose it. */
export default function PlainTransliteration({ stored }: { stored: string }): ReactElement {
  return <TextWithNameSlot text={plainStyle(stored)} />;
}
