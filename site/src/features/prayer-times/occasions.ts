/** What a reader can be reminded of at the time of a prayer. */
import { DAILY_REMEMBRANCE_PAGES } from '../reminders/moments.ts';
import * as messages from '../../../../packages/core/messages/prayer-times.ts';

export const REMINDER_OCCASIONS = ['morning', 'evening', 'sleep', 'afterPrayer', 'ablution'] as const;
export type ReminderOccasion = (typeof REMINDER_OCCASIONS)[number];

interface OccasionPage {
  /** Name in the list, and text of the calendar entry. */
  summary: string;
  /** Address of the page below the base. */
  path: string;
}

export const OCCASION_PAGES: Readonly<Record<ReminderOccasion, OccasionPage>> = {
  ...DAILY_REMEMBRANCE_PAGES,
  afterPrayer: { summary: messages.afterPrayer, path: '/prayer/after-salam' },
  ablution: { summary: messages.ablution, path: '/prayer/ablution' },
};
