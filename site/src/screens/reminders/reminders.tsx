import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { NotSavedNotice } from '../../ui/not-saved-notice.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { saveFile } from '../../features/share/save-file.ts';
import { BASE_PATH, site } from '../../platform/site.ts';
import { PrayerRemindersButton } from '../../features/prayer-times/prayer-reminders-button.tsx';
import { notify } from '../../platform/toast/notify.ts';
import { type DailyRemembrance, DAILY_REMEMBRANCES, DAILY_REMEMBRANCE_PAGES } from '../../features/reminders/moments.ts';
import {
  changeReminder,
  readReminderSettings,
  DEFAULT_REMINDER_SETTINGS,
  isTime,
  onReminderSettingsChange,
} from '../../features/reminders/times.ts';
import * as messages from '../../../../packages/core/messages/reminders.ts';
import * as prayerMessages from '../../../../packages/core/messages/prayer-times.ts';
import * as screenMessages from '../../../../packages/core/messages/screens.ts';
import * as shareMessages from '../../../../packages/core/messages/share.ts';

const calendar = lazyModule(messages.theCalendarFile, () => import('../../features/reminders/calendar.ts'), 'calendarFile');
const FILE_NAME = 'misbaha-reminders.ics';

function downloadFile(): void {
  const home = site.origin + BASE_PATH;
  calendar.use((calendarFile) => {
    saveFile(new Blob([calendarFile(readReminderSettings(), home)], { type: 'text/calendar' }), FILE_NAME);
    void notify({ title: shareMessages.savedAs({ file: FILE_NAME }), description: messages.openTheFile });
  });
}

interface ReminderRowProps {
  moment: DailyRemembrance;
  isOn: boolean;
  time: string;
  onKept: (kept: boolean) => void;
}

/** One reminder: on or off, and its time. An incomplete time stays in the field and is not stored. */
function ReminderRow({ moment, isOn, time, onKept }: ReminderRowProps): ReactElement {
  const [typed, setTyped] = useState<string>();
  const { label } = DAILY_REMEMBRANCE_PAGES[moment];
  return (
    <li className="setting">
      <label className="check">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => onKept(changeReminder(moment, { isOn: currentTarget.checked }))}
        />
        {label}
      </label>
      <input
        type="time"
        className="field reminder-time"
        aria-label={messages.timeOf({ moment: label })}
        disabled={!isOn}
        value={typed ?? time}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          if (isTime(value)) onKept(changeReminder(moment, { time: value }));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </li>
  );
}

/** Reminders of the daily remembrances, as a file for the calendar that the reader has: no server, no permission. */
export default function Reminders(): ReactElement {
  const times = useSyncExternalStore(onReminderSettingsChange, readReminderSettings, () => DEFAULT_REMINDER_SETTINGS);
  const [kept, setKept] = useState(true);
  const hasAny = DAILY_REMEMBRANCES.some((moment) => times[moment].isOn);
  return (
    <>
      <ScreenHeader
        title={screenMessages.remindersTitle}
        subtitle={messages.subtitle}
        back={{ to: '/settings', label: screenMessages.settingsTitle }}
      />
      <main className="reminders">
        <ul className="reminder-times">
          {DAILY_REMEMBRANCES.map((moment) => (
            <ReminderRow key={moment} moment={moment} {...times[moment]} onKept={setKept} />
          ))}
        </ul>
        <p>
          <button type="button" className="button button-main" disabled={!hasAny} onClick={downloadFile}>
            {messages.getTheCalendarFile}
          </button>
        </p>
        <p className="reminders-how">{messages.howToUse}</p>
        <p className="reminders-how">{messages.afterAChange}</p>
        <NotSavedNotice kept={kept} className="reminders-how" />
        <section className="setting-more" aria-labelledby="follow-prayer">
          <div>
            <h2 id="follow-prayer">{prayerMessages.title}</h2>
            <p>{prayerMessages.description}</p>
          </div>
          <PrayerRemindersButton />
        </section>
      </main>
    </>
  );
}
