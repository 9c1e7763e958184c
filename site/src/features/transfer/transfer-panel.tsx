/** The panel for a transfer to another device by file or QR codes. It loads when it is opened. */
import { type ReactElement, useRef, useState } from 'react';
import { addStyles } from '../../platform/add-styles.ts';
import type { DialogProps } from '../../platform/loading/use-lazy-dialog.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { NotSavedNotice } from '../../ui/not-saved-notice.tsx';
import { Group } from '../../ui/panel-fields.tsx';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { ImportFromCodesView } from './read-codes.tsx';
import { ShowCodesView } from './show-codes.tsx';
import { replaceSettings, type ImportSummary } from './import-copy.ts';
import { importProblemText, importSentences, importFile, undoListImportAndDescribe, undoListImportLabel } from './import-report.ts';
import type { ListChanges } from './list-changes.ts';
import { exportFile } from './transfer-action.ts';
import styles from './transfer.css?inline';
import * as messages from '../../../../packages/core/messages/transfer.ts';
import * as savedMessages from '../../../../packages/core/messages/saved.ts';

addStyles(styles);

type PanelView = 'ways' | 'show' | 'read';

interface FormerListsProps {
  lists: ListChanges;
  /** Called once the lists are put back, when the pressed button disappears. */
  onPutBack: () => void;
}

/** Offers to put back the lists of this device that those of the other one have replaced or deleted. */
function FormerLists({ lists, onPutBack }: FormerListsProps): ReactElement {
  const [outcome, setOutcome] = useState({ isPutBack: false, words: '' });
  const putBack = (): void => {
    try {
      setOutcome({ isPutBack: true, words: undoListImportAndDescribe(lists) });
      onPutBack();
    } catch (error) {
      setOutcome({ isPutBack: false, words: importProblemText(error) });
    }
  };
  return (
    <>
      {outcome.isPutBack || lists.former.length === 0 ? null : (
        <button type="button" className="button" onClick={putBack}>
          {undoListImportLabel(lists)}
        </button>
      )}
      <output className="panel-kept">{outcome.words}</output>
    </>
  );
}

interface ImportResultProps {
  taken: ImportSummary;
  /** Called when a pressed button disappears with its press, so that the focus can go elsewhere. */
  onButtonGone: () => void;
}

/** The result of an import; the settings of this device stay until the reader chooses those of the copy. */
function ImportResult({ taken, onButtonGone }: ImportResultProps): ReactElement {
  const [settings, setSettings] = useState<'kept' | 'taken' | 'not saved'>('kept');
  const take = (): void => {
    const isStored = replaceSettings(taken.otherSettings);
    setSettings(isStored ? 'taken' : 'not saved');
    if (isStored) onButtonGone();
  };
  const hasOthers = taken.otherSettings.size > 0;
  return (
    <div className="transfer-taken">
      <p>{messages.merged}</p>
      <ul>
        {importSentences(taken).map((sentence, at) => (
          // Two lists of one name have the same sentence, and the sentences never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{sentence}</li>
        ))}
      </ul>
      <FormerLists lists={taken.lists} onPutBack={onButtonGone} />
      {hasOthers && settings !== 'taken' ? (
        <>
          <p className="panel-hint">{messages.settingsDiffer}</p>
          <button type="button" className="button" onClick={take}>
            {messages.takeSettings}
          </button>
        </>
      ) : null}
      <output className="panel-kept">{settings === 'taken' ? messages.settingsTaken : ''}</output>
      <NotSavedNotice kept={settings !== 'not saved'} />
    </div>
  );
}

interface TransferWaysProps {
  onView: (view: PanelView) => void;
  onExport: () => void;
  onFile: (file: File) => void;
}

function TransferWays({ onView, onExport, onFile }: TransferWaysProps): ReactElement {
  return (
    <>
      <p className="panel-hint">{messages.intro}</p>
      <Group title={messages.asFile}>
        <p className="panel-hint">{messages.fileHint}</p>
        <div className="transfer-tools">
          <button type="button" className="button" onClick={onExport}>
            {savedMessages.exportAction}
          </button>
          <FileButton text={savedMessages.importAction} onFile={onFile} />
        </div>
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
  const [view, setView] = useState<PanelView>('ways');
  const [taken, setTaken] = useState<ImportSummary>();
  const [problem, setProblem] = useState('');
  // A toast would lie behind the panel.
  const [exported, setExported] = useState('');
  const show = (next: PanelView): void => {
    setView(next);
    setTaken(undefined);
    setProblem('');
    setExported('');
    // The pressed button disappears, so the focus goes to the heading.
    heading.current?.focus();
  };
  const tell = async (taking: Promise<ImportSummary>): Promise<void> => {
    // The result of an earlier import disappears, with its choice of settings.
    setTaken(undefined);
    setProblem('');
    setExported('');
    try {
      setTaken(await taking);
    } catch (error) {
      setProblem(importProblemText(error));
    }
  };
  const onCopy = (taking: Promise<ImportSummary>): void => {
    show('ways');
    void tell(taking);
  };
  return (
    <PanelFrame
      dialog={dialog}
      className="panel transfer-panel"
      titleId="transfer-title"
      title={messages.title}
      heading={heading}
      onClose={onClose}
    >
      <div className="transfer-outcome" aria-live="polite">
        {taken ? <ImportResult taken={taken} onButtonGone={() => heading.current?.focus()} /> : null}
      </div>
      <output className="panel-kept">{exported}</output>
      <p role="alert" className="transfer-problem">
        {problem}
      </p>
      {view === 'ways' ? (
        <TransferWays onView={show} onExport={() => setExported(exportFile())} onFile={(file) => void tell(importFile(file))} />
      ) : null}
      {view === 'show' ? <ShowCodesView /> : null}
      {view === 'read' ? <ImportFromCodesView onCopy={onCopy} /> : null}
      {view === 'ways' ? null : (
        <button type="button" className="button" onClick={() => show('ways')}>
          {messages.otherWays}
        </button>
      )}
    </PanelFrame>
  );
}
