import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useModal } from '../../ui/use-modal.ts';
import * as messages from '../../../../packages/core/messages/shortcuts.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';
import { addStyles } from '../../platform/add-styles.ts';
import styles from './key-help.css?inline';

addStyles(styles);

const KEY_MEANINGS = [
  ['j', messages.next],
  ['k', messages.previous],
  ['g h', messages.home],
  [messages.searchKeys, messages.search],
  [messages.spaceKey, messages.space],
  [messages.backspaceKey, messages.backspace],
  ['← →', messages.arrows],
  ['?', messages.theseKeys],
] as const;

/** Dialog that lists the keyboard shortcuts. */
export function KeyHelp({ onClose }: { onClose: () => void }): ReactElement {
  const dialog = useModal();
  return (
    <dialog ref={dialog} className="panel" aria-labelledby="keys-title" onClose={onClose}>
      <div className="panel-body">
        <div className="bar">
          <h2 id="keys-title">{messages.title}</h2>
          <button type="button" className="icon-button" aria-label={commonMessages.close} onClick={() => dialog.current?.close()}>
            <X aria-hidden="true" />
          </button>
        </div>
        <dl className="key-help">
          {KEY_MEANINGS.map(([key, meaning]) => (
            <div key={key} className="key-help-row">
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </dialog>
  );
}
