/**
 * Schedules when a dua is due. With all words hidden, FSRS (Free Spaced Repetition Scheduler) judges the reader's
 * memory. With help there is nothing to judge, and the dua is due the next day.
 */
import { createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs';
import { DAY_MS } from '../../platform/durations.ts';
import { utcMidnightOfDateMs } from './due.ts';
import { LAST_HIDING_STEP_INDEX } from './steps.ts';
import type { LearningRecord } from './learned-dua.ts';

export type Answer = 'not yet' | 'nearly' | 'knew';

/**
 * FSRS knows four grades. "Knew it" is Good; "nearly" is Hard, which is for what was recalled with trouble; "not yet" is Again,
 * which is for what was not recalled. Easy is not asked for: of words that must be exact nobody says that they were too easy.
 */
const GRADES: Readonly<Record<Answer, Grade>> = { 'not yet': Rating.Again, nearly: Rating.Hard, knew: Rating.Good };

/** Even the best known dua comes back twice a year. */
const MAX_INTERVAL_DAYS = 180;

/**
 * FSRS with its default weights, but with a longest interval of its own. The dates get no random shift, so that the same answers
 * give the same dates, and there are no steps of minutes within a day, which the steps of hiding replace.
 */
const scheduler = fsrs({ maximum_interval: MAX_INTERVAL_DAYS, enable_fuzz: false, enable_short_term: false });

/** The step at which the next practice begins. */
function nextStep(step: number, answer: Answer): number {
  const by = { 'not yet': -1, nearly: 0, knew: 1 }[answer];
  return Math.min(LAST_HIDING_STEP_INDEX, Math.max(0, step + by));
}

const daysLater = (date: Date, days: number): string => new Date(date.getTime() + days * DAY_MS).toISOString();

/** FSRS counts the days since the last answer by UTC, so it gets the reader's dates as midnights in UTC. */
function reviewByFsrs(dua: LearningRecord, answer: Answer, now: Date): Pick<LearningRecord, 'due' | 'memory'> {
  const today = utcMidnightOfDateMs(now);
  const fresh = createEmptyCard(today);
  // Not later than today: if the clock was ahead at the last answer, FSRS would get a negative interval.
  const lastReview = dua.answered === undefined ? today : Math.min(utcMidnightOfDateMs(new Date(dua.answered)), today);
  const card = dua.memory ? { ...fresh, ...dua.memory, state: State.Review, reps: 1, last_review: lastReview } : fresh;
  const { scheduled_days: days, stability, difficulty } = scheduler.next(card, today, GRADES[answer]).card;
  return { due: daysLater(now, days), memory: { stability, difficulty } };
}

/**
 * The dua after an answer. "Not yet" goes one step back, to more help, so the dua is due the next day.
 * @param step index of the step at which it was practised
 */
export function afterAnswer(dua: LearningRecord, answer: Answer, step: number, now: Date): LearningRecord {
  const memory = step === LAST_HIDING_STEP_INDEX ? reviewByFsrs(dua, answer, now) : { due: undefined, memory: dua.memory };
  const nextDay = daysLater(now, 1);
  return {
    ...dua,
    ...memory,
    due: answer === 'not yet' ? nextDay : (memory.due ?? nextDay),
    step: nextStep(step, answer),
    answered: now.toISOString(),
  };
}
