import { type ComponentType, startTransition, useState } from 'react';
import type { LazyModule } from './lazy-module.ts';
import { useLazyAction } from './use-lazy-module.ts';

export interface DialogProps {
  onClose: () => void;
}

interface LazyDialog<Props> {
  /** Component to render; undefined while the dialog is closed or loading. */
  Dialog: ComponentType<Props> | undefined;
  open: () => void;
  /** Opens another dialog instead of the hook's own one. */
  openOther: (other: LazyModule<ComponentType<Props>>) => void;
  close: () => void;
}

/** A dialog that loads when it is first wanted, and opens once it is there. */
export function useLazyDialog<Props extends DialogProps = DialogProps>(module: LazyModule<ComponentType<Props>>): LazyDialog<Props> {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const act = useLazyAction();
  const openOther = (other: LazyModule<ComponentType<Props>>): void => {
    // A modal dialog makes the browser restyle the whole page; the transition paints the pressed button before that.
    act(other, (loaded) => startTransition(() => setDialog(() => loaded)));
  };
  return {
    Dialog,
    open: () => openOther(module),
    openOther,
    close: () => setDialog(undefined),
  };
}
