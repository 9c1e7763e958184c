import type { ComponentType } from 'react';
import type { Card } from '../../../../packages/core/model.ts';
import type { LazyModule } from '../../platform/loading/lazy-module.ts';
import type { DialogProps } from '../../platform/loading/use-lazy-dialog.ts';

/** The props of a dialog that belongs to a card. */
export interface CardDialogProps extends DialogProps {
  card: Card;
  /** Address of the page below the base, for example `/prayer/ablution`. */
  path: string;
  /** Opens another dialog for the same card, once this one is closed. */
  openOther: (other: LazyModule<ComponentType<CardDialogProps>>) => void;
}
