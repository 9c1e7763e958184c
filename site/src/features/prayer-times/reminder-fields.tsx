import { Plus, Trash2 } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { isDoubleClick } from '../../ui/double-click.ts';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts';
import { OCCASION_PAGES, REMINDER_OCCASIONS } from './occasions.ts';
import { isReminderMinutes, MAX_REMINDER_MINUTES, MAX_REMINDERS, NEW_REMINDER, type PrayerTimeReminder, SIDES } from './plan.ts';
import { DAY_EVENTS, type PrayerTimesOfDay } from './prayer-day.ts';
import { reminderTimeOf } from './reminder-days.ts';
import { clockTime, EVENT_NAMES, reminderTimeText, SIDE_NAMES } from './words.ts';
import * as messages from '../../../../packages/core/messages/prayer-times.ts';

interface SelectProps<T extends string> {
  label: string;
  options: readonly T[];
  nameOf: (option: T) => string;
  chosen: T;
  onChoose: (option: T) => void;
  className?: string;
}

/** A native select. */
export function Select<T extends string>({ label, options, nameOf, chosen, onChoose, className = '' }: SelectProps<T>): ReactElement {
  return (
    <select
      className={`field ${className}`}
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

/** A field for minutes. An invalid value stays in the field with a message until it is corrected, and is not stored. */
function MinutesField({ label, minutes, onChange }: MinutesFieldProps): ReactElement {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && !(typed !== '' && isReminderMinutes(Number(typed)));
  return (
    <>
      <input
        type="number"
        inputMode="numeric"
        className="field prayer-minutes"
        aria-label={label}
        aria-invalid={isWrong}
        min={0}
        max={MAX_REMINDER_MINUTES}
        value={typed ?? minutes}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          if (value !== '' && isReminderMinutes(Number(value))) onChange(Number(value));
        }}
        onBlur={() => setTyped(isWrong ? typed : undefined)}
      />
      <span aria-hidden="true" className="prayer-unit">
        {messages.minutesShort}
      </span>
      {isWrong ? (
        <p className="prayer-wrong" role="alert">
          {messages.wrongMinutes({ most: MAX_REMINDER_MINUTES })}
        </p>
      ) : null}
    </>
  );
}

/** Today's prayer times at the chosen place, and its time zone. */
export interface PrayerTimesWithZone {
  times: PrayerTimesOfDay;
  zone: string;
}

interface ReminderFieldsProps {
  /** Number of the reminder in the list, from 1. */
  number: number;
  reminder: PrayerTimeReminder;
  today: PrayerTimesWithZone | undefined;
  onChange: (reminder: PrayerTimeReminder) => void;
  onRemove: () => void;
}

function ReminderFields({ number, reminder, today, onChange, onRemove }: ReminderFieldsProps): ReactElement {
  const words = reminderTimeText(reminder);
  const time = today && clockTime(reminderTimeOf(reminder, today.times[reminder.event]), today.zone);
  return (
    <li className="prayer-reminder">
      <Select
        className="prayer-occasion"
        label={messages.occasion({ number })}
        options={REMINDER_OCCASIONS}
        nameOf={(occasion) => OCCASION_PAGES[occasion].summary}
        chosen={reminder.occasion}
        onChoose={(occasion) => onChange({ ...reminder, occasion })}
      />
      <button
        type="button"
        className="icon-button prayer-remove"
        aria-label={messages.remove({ number })}
        onClick={(event) => isDoubleClick(event) || onRemove()}
      >
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
          options={DAY_EVENTS}
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
  reminders: readonly PrayerTimeReminder[];
  today: PrayerTimesWithZone | undefined;
  onChange: (reminders: readonly PrayerTimeReminder[]) => void;
}

/**
 * Keys of the rows; a row keeps its key when another is removed. A reminder has no id, and two may be equal.
 * @param count number of rows
 */
function useRowIds(count: number): { ids: readonly number[]; addId: () => void; removeId: (index: number) => void } {
  const [ids, setIds] = useState<readonly number[]>([]);
  const next = (ids.at(-1) ?? -1) + 1;
  // Another tab may have changed the number of rows.
  const all = Array.from({ length: count }, (_, index) => ids[index] ?? next + index - ids.length);
  return { ids: all, addId: () => setIds([...all, (all.at(-1) ?? -1) + 1]), removeId: (index) => setIds(all.toSpliced(index, 1)) };
}

/** The list of reminders, with buttons to change, add and remove them. */
export function ReminderList({ reminders, today, onChange }: ReminderListProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const { ids, addId, removeId } = useRowIds(reminders.length);
  const [said, setSaid] = useState('');
  useFocusAfterRemoval(list, reminders.length, '.prayer-occasion', '.prayer-add');
  const add = (): void => {
    addId();
    setSaid(messages.reminderAdded({ number: reminders.length + 1 }));
    onChange([...reminders, NEW_REMINDER]);
  };
  // The button that added the last possible reminder is gone.
  useEffect(() => {
    if (reminders.length === MAX_REMINDERS && document.activeElement === document.body)
      list.current?.lastElementChild?.querySelector('select')?.focus({ preventScroll: true });
  }, [reminders.length]);
  return (
    <>
      <output className="visually-hidden">{said}</output>
      <ul ref={list} className="prayer-reminders">
        {reminders.map((reminder, index) => (
          <ReminderFields
            key={ids[index]}
            number={index + 1}
            reminder={reminder}
            today={today}
            onChange={(changed) => onChange(reminders.with(index, changed))}
            onRemove={() => {
              removeId(index);
              setSaid(messages.reminderRemoved({ number: index + 1, left: reminders.length - 1 }));
              onChange(reminders.toSpliced(index, 1));
            }}
          />
        ))}
      </ul>
      {reminders.length < MAX_REMINDERS ? (
        <button type="button" className="button prayer-add" onClick={add}>
          <Plus aria-hidden="true" />
          {messages.add}
        </button>
      ) : (
        <p className="panel-hint">{messages.mostReminders({ most: MAX_REMINDERS })}</p>
      )}
    </>
  );
}
