import { type ComponentType, useState } from 'react';
import type { Part } from './part.ts';

export interface DialogProps {
  onClose: () => void;
}

interface PartDialog<Props> {
  /** What to render; undefined while it is closed or on its way. */
  Dialog: ComponentType<Props> | undefined;
  open: () => void;
  /** Opens another dialog in its place. */
  openOther: (other: Part<ComponentType<Props>>) => void;
  close: () => void;
}

/** A dialog that is a part: it opens once it is there. */
export function usePartDialog<Props extends DialogProps = DialogProps>(part: Part<ComponentType<Props>>): PartDialog<Props> {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const openOther = (other: Part<ComponentType<Props>>): void => other.use((loaded) => setDialog(() => loaded));
  return {
    Dialog,
    open: () => openOther(part),
    openOther,
    close: () => setDialog(undefined),
  };
}
