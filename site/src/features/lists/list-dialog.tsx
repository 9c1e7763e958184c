import type { ReactElement } from 'react';
import { PanelFrame, type PanelFrameProps } from '../../ui/panel-frame.tsx';

interface ListDialogFrameProps extends Omit<PanelFrameProps, 'className' | 'titleId'> {
  /** Why nothing was added; '' where nothing failed. It stands here, as a toast would lie behind the dialog. */
  problem?: string;
}

/** Frame of the lists' dialogs: at the bottom edge on a phone, else in the middle. */
export const ListDialogFrame = ({ problem, children, ...props }: ListDialogFrameProps): ReactElement => (
  <PanelFrame {...props} className="panel lists-dialog" titleId="lists-dialog-title">
    {children}
    {problem === undefined ? null : <output className="panel-kept lists-problem">{problem}</output>}
  </PanelFrame>
);
