import { type Dispatch, type ReactElement, type SetStateAction, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatList } from '../../../../packages/core/format.ts';
import { addStyles } from '../../platform/add-styles.ts';
import type { DialogProps } from '../../platform/loading/use-lazy-dialog.ts';
import { BASE_PATH, site } from '../../platform/site.ts';
import { NotSavedNotice } from '../../ui/not-saved-notice.tsx';
import { RadioChips, Group } from '../../ui/panel-fields.tsx';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { saveFile } from '../share/save-file.ts';
import { countryNear, cityAndCountryName } from './cities.ts';
import { ASR_SCHOOLS, CALCULATION_METHODS, usualAsrSchool, usualMethod } from './methods.ts';
import type { Place } from './place.ts';
import { PlaceField } from './place-field.tsx';
import { changePlan, MAX_REMINDER_MINUTES, readPlan, onPlanChange, type ReminderPlan } from './plan.ts';
import { prayerReminderCalendar } from './prayer-reminder-calendar.ts';
import { type CalculationSettings, dateInZone, type DayEvent, prayerTimesOn } from './prayer-day.ts';
import { planYearOfReminders } from './reminder-days.ts';
import { ReminderList, Select, type PrayerTimesWithZone } from './reminder-fields.tsx';
import { ASR_SCHOOL_NAMES, clockTime, EVENT_NAMES, METHOD_NAMES, dateRangeText } from './words.ts';
import styles from './prayer-panel.css?inline';
import * as messages from '../../../../packages/core/messages/prayer-times.ts';
import * as remindersMessages from '../../../../packages/core/messages/reminders.ts';
import * as shareMessages from '../../../../packages/core/messages/share.ts';

addStyles(styles);

const FILE_NAME = 'misbaha-prayer-reminders.ics';
const GEONAMES = 'https://www.geonames.org';
const SHOWN_EVENTS: readonly DayEvent[] = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'];

const placeLabel = (place: Place): string => (place.city === undefined ? messages.myPosition : cityAndCountryName(place));

function timesToday(plan: ReminderPlan, place: Place): PrayerTimesWithZone | undefined {
  const times = prayerTimesOn(place, plan, dateInZone(place.zone, new Date()));
  return times && { times, zone: place.zone };
}

function TimesToday({ today }: { today: PrayerTimesWithZone | undefined }): ReactElement {
  if (!today) return <p className="panel-hint">{messages.noTimesToday}</p>;
  return (
    <dl className="prayer-today" aria-label={messages.today}>
      {SHOWN_EVENTS.map((event) => (
        <div key={event}>
          <dt>{EVENT_NAMES[event]}</dt>
          <dd>{clockTime(today.times[event], today.zone)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Message on what is missing for the calendar file; '' if nothing is. */
function missingForCalendarFile(plan: ReminderPlan, place: Place | undefined): string {
  if (!place) return messages.placeFirst;
  return plan.reminders.length === 0 ? messages.reminderFirst : '';
}

/** Downloads the calendar file. @returns the message for the reader */
function downloadCalendarFile(plan: ReminderPlan, place: Place): string {
  const now = new Date();
  const { reminders, without } = planYearOfReminders(plan, place, now);
  if (reminders.length === 0) return messages.nothingLeft;
  saveFile(new Blob([prayerReminderCalendar(reminders, place.zone, site.origin + BASE_PATH, now)], { type: 'text/calendar' }), FILE_NAME);
  const { year } = dateInZone(place.zone, now);
  return [
    shareMessages.savedAs({ file: FILE_NAME }),
    messages.openTheFile({ count: reminders.length }),
    without.length === 0 ? '' : messages.without({ spans: formatList(without.map((span) => dateRangeText(span, year))) }),
  ]
    .filter(Boolean)
    .join('\n');
}

const afterNextPaint = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act));

interface CalendarFileButtonProps {
  plan: ReminderPlan;
  place: Place | undefined;
  /** What the last press had to say; '' once the plan has changed since. */
  said: string;
  onSay: Dispatch<SetStateAction<string>>;
}

function CalendarFileButton({ plan, place, said, onSay }: CalendarFileButtonProps): ReactElement {
  const reason = missingForCalendarFile(plan, place);
  const isBeingMade = said === messages.fileBeingMade;
  const download = (): void => {
    if (isBeingMade) return;
    const wrongField = document.querySelector<HTMLElement>('.prayer-minutes[aria-invalid="true"]');
    if (wrongField) {
      onSay(messages.wrongMinutes({ most: MAX_REMINDER_MINUTES }));
      wrongField.focus();
      return;
    }
    onSay(reason);
    // The field stands at the head of the panel, out of sight from here.
    if (!place) document.querySelector<HTMLElement>('.prayer-panel [type="search"]')?.focus();
    if (reason !== '' || !place) return;
    // A toast would lie behind the panel.
    onSay(messages.fileBeingMade);
    // A slow phone takes a second or more, in which nothing else is painted.
    afterNextPaint(() => {
      let outcome = '';
      try {
        outcome = downloadCalendarFile(plan, place);
      } finally {
        // Unless the plan has changed meanwhile.
        onSay((current) => (current === messages.fileBeingMade ? outcome : current));
      }
    });
  };
  return (
    <>
      <button type="button" className="button button-main" aria-busy={isBeingMade} onClick={download}>
        {remindersMessages.getTheCalendarFile}
      </button>
      <output className="prayer-said">{said}</output>
    </>
  );
}

interface PlaceSectionProps {
  place: Place | undefined;
  today: PrayerTimesWithZone | undefined;
  onChoose: (place: Place) => void;
}

/** The place with its times of today, or the field to choose one. */
function PlaceAndTimesToday({ place, today, onChoose }: PlaceSectionProps): ReactElement {
  const [isChoosing, setIsChoosing] = useState(false);
  const another = useRef<HTMLButtonElement>(null);
  const hasChosen = useRef(false);
  const leaveField = (): void => {
    hasChosen.current = true;
    setIsChoosing(false);
  };
  // The button that chose the place is gone, and the focus would leave the panel.
  useEffect(() => {
    if (hasChosen.current) another.current?.focus({ preventScroll: true });
    hasChosen.current = false;
  });
  return (
    <Group title={messages.place}>
      {place && !isChoosing ? (
        <div className="prayer-place">
          <strong>{placeLabel(place)}</strong>
          <button ref={another} type="button" className="button" onClick={() => setIsChoosing(true)}>
            {messages.chooseAnother}
          </button>
        </div>
      ) : (
        <>
          <PlaceField
            takesFocus={isChoosing}
            onChoose={(chosen) => {
              leaveField();
              onChoose(chosen);
            }}
          />
          {place ? (
            <button type="button" className="button" onClick={leaveField}>
              {messages.keepPlace({ place: placeLabel(place) })}
            </button>
          ) : null}
        </>
      )}
      {place && !isChoosing ? <TimesToday today={today} /> : null}
      <output className="visually-hidden">{place && !isChoosing ? messages.chosen({ place: placeLabel(place) }) : ''}</output>
    </Group>
  );
}

type Visit = CalculationSettings & { place: Place };

const countryOf = (place: Place | undefined): string | undefined =>
  place && (place.city === undefined ? countryNear(place.latitude, place.longitude) : place.country);

/** Method and school for another place: the usual ones of its country, except that a choice other than the usual one is kept. */
function calculationFor(place: Place, { place: former, method, asr }: ReminderPlan): CalculationSettings {
  const [from, to] = [countryOf(former), countryOf(place)];
  return {
    method: method === usualMethod(from) ? usualMethod(to) : method,
    asr: asr === usualAsrSchool(from) ? usualAsrSchool(to) : asr,
  };
}

/** The panel for reminders by prayer times: place, reminders, method, and the calendar file for a year. */
export default function PrayerRemindersPanel({ onClose }: DialogProps): ReactElement {
  const dialog = useModal();
  const stored = useSyncExternalStore(onPlanChange, readPlan, readPlan);
  const [kept, setKept] = useState(true);
  // The position of the device, with its method and school, holds until the panel is closed.
  const [visit, setVisit] = useState<Visit>();
  const plan = { ...stored, ...visit };
  const { place } = plan;
  const today = place && timesToday(plan, place);
  // The message of the file button; cleared at each change, as it is about the plan before.
  const [said, setSaid] = useState('');
  const change = (part: Partial<ReminderPlan>): void => {
    setSaid('');
    setKept(changePlan(part));
  };
  const changeVisit = (next: Visit | undefined): void => {
    setSaid('');
    setVisit(next);
  };
  const changeCalculation = (part: Partial<CalculationSettings>): void => (visit ? changeVisit({ ...visit, ...part }) : change(part));
  const choose = (chosen: Place): void => {
    const next = { place: chosen, ...calculationFor(chosen, stored) };
    changeVisit(chosen.city === undefined ? next : undefined);
    if (chosen.city !== undefined) change(next);
  };
  return (
    <PanelFrame dialog={dialog} className="panel prayer-panel" titleId="prayer-title" title={messages.title} onClose={onClose}>
      <PlaceAndTimesToday place={place} today={today} onChoose={choose} />
      <Group title={messages.reminders}>
        <ReminderList reminders={plan.reminders} today={today} onChange={(reminders) => change({ reminders })} />
      </Group>
      <Group title={messages.method}>
        <Select
          label={messages.method}
          options={CALCULATION_METHODS}
          nameOf={(method) => METHOD_NAMES[method]}
          chosen={plan.method}
          onChoose={(method) => changeCalculation({ method })}
        />
        {place ? <p className="panel-hint">{messages.methodHint}</p> : null}
      </Group>
      <Group title={messages.asrTime}>
        <RadioChips names={ASR_SCHOOL_NAMES} options={ASR_SCHOOLS} chosen={plan.asr} onChoose={(asr) => changeCalculation({ asr })} />
        <p className="panel-hint">{messages.asrHint}</p>
      </Group>
      <NotSavedNotice kept={kept} />
      <CalendarFileButton plan={plan} place={place} said={said} onSay={setSaid} />
      <p className="panel-hint">{messages.howToUse}</p>
      <p className="panel-hint">{messages.afterAChange}</p>
      <p className="panel-hint">{messages.notATimetable}</p>
      <p className="panel-hint">
        <RichText message={messages.citiesFrom} elements={{ source: (text) => <a href={GEONAMES}>{text}</a> }} />
      </p>
    </PanelFrame>
  );
}
