import type { ReactElement } from 'react';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { OneKeySwitch } from './one-key-switch.tsx';
import * as messages from '../../../../packages/core/messages/shortcuts.ts';
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
  ['Alt+T', messages.toMessages],
  ['?', messages.theseKeys],
] as const;

/** Dialog that lists the keyboard shortcuts, with the switch that turns the one-key shortcuts off. */
export function KeyHelp({ onClose }: { onClose: () => void }): ReactElement {
  const dialog = useModal();
  return (
    <PanelFrame dialog={dialog} titleId="keys-title" title={messages.title} onClose={onClose}>
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
      <div>
        <OneKeySwitch />
        <p className="panel-hint">{messages.oneKeyHint}</p>
      </div>
    </PanelFrame>
  );
}
