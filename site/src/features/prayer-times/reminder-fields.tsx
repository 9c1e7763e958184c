import { Plus, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { OCCASION_WORDS, OCCASIONS } from './occasions.ts';
import { isMinutes, MOST_MINUTES, MOST_REMINDERS, NEW_REMINDER, type Reminder, SIDES } from './plan.ts';
import { EVENTS, type PrayerDay } from './prayer-day.ts';
import { ringsAt } from './reminder-days.ts';
import { clockTime, EVENT_NAMES, reminderWords, SIDE_NAMES } from './words.ts';
import * as messages from '../../../../packages/core/messages/prayer-times.ts';

interface SelectProps<T extends string> {
  label: string;
  options: readonly T[];
  nameOf: (option: T) => string;
  chosen: T;
  onChoose: (option: T) => void;
  className?: string;
}

/** One of several, by the device's own list. */
export function Select<T extends string>({ label, options, nameOf, chosen, onChoose, className = '' }: SelectProps<T>): ReactElement {
  return (
    <select
      className={`prayer-field ${className}`}
      aria-label={label}
      value={chosen}
      onChange={({ currentTarget }) => {
        const option = options[currentTarget.selectedIndex];
        if (option !== undefined) onChoose(option);
      }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {nameOf(option)}
        </option>
      ))}
    </select>
  );
}

interface MinutesFieldProps {
  label: string;
  minutes: number;
  onChange: (minutes: number) => void;
}

/** What is being typed and is no number of minutes stays in the field, is told, and is not kept. */
function MinutesField({ label, minutes, onChange }: MinutesFieldProps): ReactElement {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && !(typed !== '' && isMinutes(Number(typed)));
  return (
    <>
      <input
        type="number"
        inputMode="numeric"
        className="prayer-field prayer-minutes"
        aria-label={label}
        aria-invalid={isWrong}
        min={0}
        max={MOST_MINUTES}
        value={typed ?? minutes}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          if (value !== '' && isMinutes(Number(value))) onChange(Number(value));
        }}
        onBlur={() => setTyped(undefined)}
      />
      <span aria-hidden="true" className="prayer-unit">
        {messages.minutesShort}
      </span>
      {isWrong ? (
        <p className="prayer-wrong" role="alert">
          {messages.wrongMinutes({ most: MOST_MINUTES })}
        </p>
      ) : null}
    </>
  );
}

/** The times of today at the place that is chosen. */
export interface PrayerTimesToday {
  times: PrayerDay;
  zone: string;
}

interface ReminderFieldsProps {
  /** Counted from 1. */
  number: number;
  reminder: Reminder;
  today: PrayerTimesToday | undefined;
  onChange: (reminder: Reminder) => void;
  onRemove: () => void;
}

function ReminderFields({ number, reminder, today, onChange, onRemove }: ReminderFieldsProps): ReactElement {
  const words = reminderWords(reminder);
  const time = today && clockTime(ringsAt(reminder, today.times[reminder.event]), today.zone);
  return (
    <li className="prayer-reminder">
      <Select
        className="prayer-occasion"
        label={messages.occasion({ number })}
        options={OCCASIONS}
        nameOf={(occasion) => OCCASION_WORDS[occasion].summary}
        chosen={reminder.occasion}
        onChoose={(occasion) => onChange({ ...reminder, occasion })}
      />
      <button type="button" className="icon-button" aria-label={messages.remove({ number })} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </button>
      <div className="prayer-when">
        <MinutesField
          label={messages.minutes({ number })}
          minutes={reminder.minutes}
          onChange={(minutes) => onChange({ ...reminder, minutes })}
        />
        <Select
          label={messages.side({ number })}
          options={SIDES}
          nameOf={(side) => SIDE_NAMES[side]}
          chosen={reminder.side}
          onChoose={(side) => onChange({ ...reminder, side })}
        />
        <Select
          label={messages.event({ number })}
          options={EVENTS}
          nameOf={(event) => EVENT_NAMES[event]}
          chosen={reminder.event}
          onChoose={(event) => onChange({ ...reminder, event })}
        />
      </div>
      <p className="prayer-summary">{time === undefined ? words : messages.reminderToday({ reminder: words, time })}</p>
    </li>
  );
}

interface ReminderListProps {
  reminders: readonly Reminder[];
  today: PrayerTimesToday | undefined;
  onChange: (reminders: readonly Reminder[]) => void;
}

/** The reminders of a day, which can be changed, added and removed. */
export function ReminderList({ reminders, today, onChange }: ReminderListProps): ReactElement {
  return (
    <>
      <ul className="prayer-reminders">
        {reminders.map((reminder, index) => (
          <ReminderFields
            // Reminders have no order of their own and may be alike; their place is their identity.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            number={index + 1}
            reminder={reminder}
            today={today}
            onChange={(changed) => onChange(reminders.with(index, changed))}
            onRemove={() => onChange(reminders.toSpliced(index, 1))}
          />
        ))}
      </ul>
      {reminders.length < MOST_REMINDERS ? (
        <button type="button" className="button" onClick={() => onChange([...reminders, NEW_REMINDER])}>
          <Plus aria-hidden="true" />
          {messages.add}
        </button>
      ) : (
        <p className="panel-hint">{messages.mostReminders({ most: MOST_REMINDERS })}</p>
      )}
    </>
  );
}
