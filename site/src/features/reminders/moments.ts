/** The remembrances of the day that a reader can be reminded of. */
import * as messages from '../../../../packages/core/messages/reminders.ts';

export const MOMENTS = ['morning', 'evening', 'sleep'] as const;
export type Moment = (typeof MOMENTS)[number];

interface MomentPage {
  label: string;
  /** Text of the calendar entry. */
  summary: string;
  /** Address of the page below the base. */
  path: string;
}

export const MOMENT_PAGES: Readonly<Record<Moment, MomentPage>> = {
  morning: { label: messages.morning, summary: messages.remembranceOfTheMorning, path: '/morning-evening/morning-remembrance' },
  evening: { label: messages.evening, summary: messages.remembranceOfTheEvening, path: '/morning-evening/evening-remembrance' },
  sleep: { label: messages.beforeSleep, summary: messages.remembranceBeforeSleeping, path: '/morning-evening/before-sleeping' },
};
