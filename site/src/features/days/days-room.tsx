/** The days of the past weeks, and what the reader can do with them. Loaded when the screen is opened. */
import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { addStyles } from '../../platform/add-styles.ts';
import { notify } from '../../platform/toast/notify.ts';
import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import { NotSavedNotice } from '../../ui/not-saved-notice.tsx';
import { Checkbox } from '../../ui/panel-fields.tsx';
import { areDaysRecorded, deleteDays, finishedPages, setDaysRecorded, noDays, onDaysChange } from './days-kept.ts';
import { DaysList } from './days-list.tsx';
import styles from './days.css?inline';
import * as messages from '../../../../packages/core/messages/days.ts';

addStyles(styles);

const removeAll = (): void => {
  void (deleteDays()
    ? notify({ title: messages.deleted, description: messages.deletedDescription })
    : notifyNotSaved(messages.deletedForNowOnly));
};

export default function DaysRoom(): ReactElement {
  const pages = useSyncExternalStore(onDaysChange, finishedPages, noDays);
  const isOn = useSyncExternalStore(onDaysChange, areDaysRecorded, () => true);
  const [kept, setKept] = useState(true);
  return (
    <div className="days">
      {pages.length === 0 ? <p className="empty">{messages.nothingYet}</p> : <DaysList pages={pages} />}
      <div className="days-foot">
        <Checkbox label={messages.keep} checked={isOn} onChange={(on) => setKept(setDaysRecorded(on))} />
        <p>{messages.keepHint}</p>
        <NotSavedNotice kept={kept} />
        {pages.length > 0 ? (
          <button type="button" className="button" onClick={removeAll}>
            {messages.deleteAll}
          </button>
        ) : null}
      </div>
    </div>
  );
}
