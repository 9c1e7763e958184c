import { type ReactElement, useRef } from 'react';
import { useNavigate } from 'react-router';
import { addStyles } from '../../platform/add-styles.ts';
import type { CardDialogProps } from './card-dialog.ts';
import { MORE_ENTRIES, type MoreEntry } from './card-more-entries.ts';
import styles from './card-more.css?inline';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { useModal } from '../../ui/use-modal.ts';
import * as messages from '../../../../packages/core/messages/cards.ts';

addStyles(styles);

/** The menu of "More": a sheet from below on a phone, a small dialog elsewhere. */
export default function CardMore({ onClose, ...context }: CardDialogProps): ReactElement {
  const dialog = useModal();
  const navigate = useNavigate();
  const chosen = useRef<MoreEntry>(undefined);
  const close = (entry: MoreEntry): void => {
    chosen.current = entry;
    dialog.current?.close();
  };
  // The chosen entry may open a dialog of its own, so it runs after this one has closed.
  const onClosed = (): void => {
    onClose();
    chosen.current?.act({ ...context, navigate: (to) => void navigate(to) });
  };
  return (
    <PanelFrame dialog={dialog} className="panel card-more" titleId="card-more-title" title={messages.more} onClose={onClosed}>
      <ul className="sheet-list">
        {MORE_ENTRIES.filter(({ isFor }) => isFor?.(context.card) ?? true).map((entry) => (
          <li key={entry.label}>
            <button type="button" className="sheet-entry" onClick={() => close(entry)}>
              <entry.Icon aria-hidden="true" />
              {entry.label}
            </button>
          </li>
        ))}
      </ul>
    </PanelFrame>
  );
}
