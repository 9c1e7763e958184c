import { X } from 'lucide-react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import * as commonMessages from '../../../packages/core/messages/common.ts';

export interface PanelFrameProps {
  /** As `useModal` gives it. */
  dialog: RefObject<HTMLDialogElement | null>;
  className?: string;
  titleId: string;
  title: string;
  /** For a panel that moves the focus to its heading. */
  heading?: RefObject<HTMLHeadingElement | null>;
  closeLabel?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Frame of a modal panel: its heading and the button that closes it. */
export const PanelFrame = ({
  dialog,
  className = 'panel',
  titleId,
  title,
  heading,
  closeLabel = commonMessages.close,
  onClose,
  children,
}: PanelFrameProps): ReactElement => (
  <dialog ref={dialog} className={className} aria-labelledby={titleId} onClose={onClose}>
    <div className="panel-body">
      <div className="bar">
        <h2 id={titleId} ref={heading} tabIndex={heading ? -1 : undefined}>
          {title}
        </h2>
        <button type="button" className="icon-button" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
          <X aria-hidden="true" />
        </button>
      </div>
      {children}
    </div>
  </dialog>
);
