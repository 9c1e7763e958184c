import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useModal } from '../components/use-modal.ts';

const KEYS = [
  ['j', 'Next card, name or hadith'],
  ['k', 'Previous card, name or hadith'],
  ['g h', 'Home'],
  ['/ or Ctrl K', 'Search (⌘ K on a Mac)'],
  [
    'Space',
    'Count, on a counter that has the focus and where cards stand one at a time; where a text is learned by heart, the next hidden word',
  ],
  [
    'Backspace',
    'On prayer pages, back to the prayer menu, or to Search or Saved if the page was opened there; from one card at a time, first to the whole page',
  ],
  [
    '← →',
    'Previous and next hadith, or card where they stand one at a time; on an Arabic text that has the focus, the next and previous word',
  ],
  ['?', 'These keys'],
] as const;

/** The list of keys. */
export function KeyHelp({ onClose }: { onClose: () => void }): ReactElement {
  const dialog = useModal();
  return (
    <dialog ref={dialog} className="panel" aria-labelledby="keys-title" onClose={onClose}>
      <div className="panel-body">
        <div className="bar">
          <h2 id="keys-title">Keys</h2>
          <button type="button" className="icon-button" aria-label="Close" onClick={() => dialog.current?.close()}>
            <X aria-hidden="true" />
          </button>
        </div>
        <dl className="key-help">
          {KEYS.map(([key, meaning]) => (
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
