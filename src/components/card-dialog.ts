import type { ComponentType } from 'react';
import type { Card } from '../../text/model.ts';
import type { Part } from '../parts/part.ts';
import type { DialogProps } from '../parts/use-part-dialog.ts';

/** What a dialog that belongs to a card is given. */
export interface CardDialogProps extends DialogProps {
  card: Card;
  /** Address of the page below the base, for example `/prayer/ablution`. */
  path: string;
  /** Opens another dialog for the same card, once this one is closed. */
  openOther: (other: Part<ComponentType<CardDialogProps>>) => void;
}
