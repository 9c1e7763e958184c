/** The remembrances of the day that a reader can be reminded of. */

export const MOMENTS = ['morning', 'evening', 'sleep'] as const;
export type Moment = (typeof MOMENTS)[number];

interface MomentWords {
  label: string;
  /** What the calendar shows. */
  summary: string;
  /** Address of the page below the base. */
  path: string;
}

export const WORDS: Readonly<Record<Moment, MomentWords>> = {
  morning: { label: 'Morning', summary: 'Remembrance of the morning', path: '/morning-evening/morning-remembrance' },
  evening: { label: 'Evening', summary: 'Remembrance of the evening', path: '/morning-evening/evening-remembrance' },
  sleep: { label: 'Before sleep', summary: 'Remembrance before sleeping', path: '/morning-evening/before-sleeping' },
};
