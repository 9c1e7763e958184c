import type { ReactElement } from 'react';
import { PanelFrame, type PanelFrameProps } from '../../ui/panel-frame.tsx';

/** Frame of the lists' dialogs: at the bottom edge on a phone, else in the middle. */
export const ListDialogFrame = (props: Omit<PanelFrameProps, 'className' | 'titleId'>): ReactElement => (
  <PanelFrame {...props} className="panel lists-dialog" titleId="lists-dialog-title" />
);
