/** The remembrances of the day that a reader can be reminded of. */
import * as messages from '../../../../packages/core/messages/reminders.ts';

export const DAILY_REMEMBRANCES = ['morning', 'evening', 'sleep'] as const;
export type DailyRemembrance = (typeof DAILY_REMEMBRANCES)[number];

interface DailyRemembrancePage {
  label: string;
  /** Text of the calendar entry. */
  summary: string;
  /** Address of the page below the base. */
  path: string;
}

export const DAILY_REMEMBRANCE_PAGES: Readonly<Record<DailyRemembrance, DailyRemembrancePage>> = {
  morning: { label: messages.morning, summary: messages.remembranceOfTheMorning, path: '/morning-evening/morning-remembrance' },
  evening: { label: messages.evening, summary: messages.remembranceOfTheEvening, path: '/morning-evening/evening-remembrance' },
  sleep: { label: messages.beforeSleep, summary: messages.remembranceBeforeSleeping, path: '/morning-evening/before-sleeping' },
};
