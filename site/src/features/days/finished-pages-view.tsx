/**
 * The content of the screen Days: finished pages, the switch, and the button that deletes them. Loaded with the screen.
 */
import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { addStyles } from '../../platform/add-styles.ts';
import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import { offerUndo } from '../../platform/toast/offer-undo.ts';
import { NotSavedNotice } from '../../ui/not-saved-notice.tsx';
import { Checkbox } from '../../ui/panel-fields.tsx';
import { useHeadingFocusWhenEmpty } from '../../ui/use-focus-after-removal.ts';
import {
  isRecordingFinishedPages,
  deleteFinishedPages,
  finishedPages,
  setRecordingFinishedPages,
  emptyFinishedPagesSnapshot,
  onFinishedPagesChange,
} from '../counting/finished-pages.ts';
import { DaysList } from './days-list.tsx';
import styles from './days.css?inline';
import * as messages from '../../../../packages/core/messages/days.ts';

addStyles(styles);

const deletePagesAndNotify = (): void => {
  const { kept, undo } = deleteFinishedPages();
  if (!kept) void notifyNotSaved(messages.deletedForNowOnly);
  void offerUndo({ id: 'days-undo', title: messages.deleted, description: messages.deletedDescription, undo });
};

export default function FinishedPagesView(): ReactElement {
  const pages = useSyncExternalStore(onFinishedPagesChange, finishedPages, emptyFinishedPagesSnapshot);
  const isOn = useSyncExternalStore(onFinishedPagesChange, isRecordingFinishedPages, () => true);
  const [kept, setKept] = useState(true);
  useHeadingFocusWhenEmpty(pages.length);
  return (
    <div className="days">
      {pages.length === 0 ? (
        <p className="empty">{[messages.nothingYet, ...(isOn ? [messages.howNoted] : [])].join(' ')}</p>
      ) : (
        <DaysList pages={pages} />
      )}
      <div className="days-foot">
        <Checkbox label={messages.keep} checked={isOn} onChange={(on) => setKept(setRecordingFinishedPages(on))} />
        <p>{messages.keepHint}</p>
        <NotSavedNotice kept={kept} />
        {pages.length > 0 ? (
          <button type="button" className="button" onClick={deletePagesAndNotify}>
            {messages.deleteAll}
          </button>
        ) : null}
      </div>
    </div>
  );
}
