/** The ways to another device: a file, or QR codes that its camera reads. Loaded when it is opened; the camera's part when it is pressed. */
import { X } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { addStyles } from '../../platform/add-styles.ts';
import type { DialogProps } from '../../platform/loading/use-lazy-dialog.ts';
import { NotSavedNotice } from '../../ui/not-saved-notice.tsx';
import { Group } from '../../ui/panel-fields.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { ReadCodes } from './read-codes.tsx';
import { ShowCodes } from './show-codes.tsx';
import { takeSettings, type TakenIn } from './take-in.ts';
import { problemOfCopy, sentencesOf, takeFile } from './told.ts';
import { download } from './transfer-action.ts';
import styles from './transfer.css?inline';
import * as commonMessages from '../../../../packages/core/messages/common.ts';
import * as messages from '../../../../packages/core/messages/transfer.ts';
import * as savedMessages from '../../../../packages/core/messages/saved.ts';

addStyles(styles);

type View = 'ways' | 'show' | 'read';

/** What came of a copy; the settings of this device stay until the reader wants the other's. */
function Taken({ taken }: { taken: TakenIn }): ReactElement {
  const [settings, setSettings] = useState<'kept' | 'taken' | 'not saved'>('kept');
  const hasOthers = taken.otherSettings.size > 0;
  return (
    <div className="transfer-taken">
      <p>{messages.merged}</p>
      <ul>
        {sentencesOf(taken).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {hasOthers && settings !== 'taken' ? (
        <>
          <p className="panel-hint">{messages.settingsDiffer}</p>
          <button type="button" className="button" onClick={() => setSettings(takeSettings(taken.otherSettings) ? 'taken' : 'not saved')}>
            {messages.takeSettings}
          </button>
        </>
      ) : null}
      <output className="panel-kept">{settings === 'taken' ? messages.settingsTaken : ''}</output>
      <NotSavedNotice kept={settings !== 'not saved'} />
    </div>
  );
}

interface WaysProps {
  onView: (view: View) => void;
  onFile: (file: File) => void;
}

function Ways({ onView, onFile }: WaysProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <p className="panel-hint">{messages.intro}</p>
      <Group title={messages.asFile}>
        <p className="panel-hint">{messages.fileHint}</p>
        <div className="transfer-tools">
          <button type="button" className="button" onClick={download}>
            {savedMessages.exportAction}
          </button>
          <button type="button" className="button" onClick={() => input.current?.click()}>
            {savedMessages.importAction}
          </button>
        </div>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={savedMessages.fileOfSavedDuas}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file) onFile(file);
          }}
        />
      </Group>
      <Group title={messages.byCamera}>
        <p className="panel-hint">{messages.cameraHint}</p>
        <div className="transfer-tools">
          <button type="button" className="button" onClick={() => onView('show')}>
            {messages.showCodes}
          </button>
          <button type="button" className="button" onClick={() => onView('read')}>
            {messages.readCodes}
          </button>
        </div>
      </Group>
    </>
  );
}

export default function TransferPanel({ onClose }: DialogProps): ReactElement {
  const dialog = useModal();
  const heading = useRef<HTMLHeadingElement>(null);
  const [view, setView] = useState<View>('ways');
  const [taken, setTaken] = useState<TakenIn>();
  const [problem, setProblem] = useState('');
  const show = (next: View): void => {
    setView(next);
    setTaken(undefined);
    setProblem('');
    // The pressed button goes; the focus stays in the panel.
    heading.current?.focus();
  };
  const tell = async (taking: Promise<TakenIn>): Promise<void> => {
    // What an earlier copy left to be chosen goes with it.
    setTaken(undefined);
    setProblem('');
    try {
      setTaken(await taking);
    } catch (error) {
      setProblem(problemOfCopy(error));
    }
  };
  const onCopy = (taking: Promise<TakenIn>): void => {
    show('ways');
    void tell(taking);
  };
  return (
    <dialog ref={dialog} className="panel transfer-panel" aria-labelledby="transfer-title" onClose={onClose}>
      <div className="panel-body">
        <div className="bar">
          <h2 id="transfer-title" ref={heading} tabIndex={-1}>
            {messages.title}
          </h2>
          <button type="button" className="icon-button" aria-label={commonMessages.close} onClick={() => dialog.current?.close()}>
            <X aria-hidden="true" />
          </button>
        </div>
        <div className="transfer-outcome" aria-live="polite">
          {taken ? <Taken taken={taken} /> : null}
        </div>
        <p role="alert" className="transfer-problem">
          {problem}
        </p>
        {view === 'ways' ? <Ways onView={show} onFile={(file) => void tell(takeFile(file))} /> : null}
        {view === 'show' ? <ShowCodes /> : null}
        {view === 'read' ? <ReadCodes onCopy={onCopy} /> : null}
        {view === 'ways' ? null : (
          <button type="button" className="button" onClick={() => show('ways')}>
            {messages.otherWays}
          </button>
        )}
      </div>
    </dialog>
  );
}
