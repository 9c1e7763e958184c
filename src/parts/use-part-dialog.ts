import { type ComponentType, useState } from 'react';
import type { Part } from './part.ts';

export interface DialogProps {
  onClose: () => void;
}

interface PartDialog {
  /** What to render; undefined while it is closed or on its way. */
  Dialog: ComponentType<DialogProps> | undefined;
  open: () => void;
  close: () => void;
}

/** A dialog that is a part: it opens once it is there. */
export function usePartDialog(part: Part<ComponentType<DialogProps>>): PartDialog {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  return {
    Dialog,
    open: () => part.use((loaded) => setDialog(() => loaded)),
    close: () => setDialog(undefined),
  };
}
