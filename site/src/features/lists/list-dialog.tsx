import { X } from 'lucide-react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

interface ListDialogProps {
  /** As `useModal` gives it. */
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Frame of the lists' dialogs: at the bottom edge on a phone, else in the middle. */
export const ListDialogFrame = ({ dialog, title, onClose, children }: ListDialogProps): ReactElement => (
  <dialog ref={dialog} className="panel lists-dialog" aria-labelledby="lists-dialog-title" onClose={onClose}>
    <div className="panel-body">
      <div className="bar">
        <h2 id="lists-dialog-title">{title}</h2>
        <button type="button" className="icon-button" aria-label={commonMessages.close} onClick={() => dialog.current?.close()}>
          <X aria-hidden="true" />
        </button>
      </div>
      {children}
    </div>
  </dialog>
);
