import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { todaysCountOf, onCountsChange } from '../counting/counts.ts';
import { forgetResumePoint, keepResumePoint, onResumePointChange, resumePointOf } from '../counting/resume-point.ts';
import { addOneAndWarnIfUnsaved, addOneAndVibrate } from '../counting/press.ts';
import { restartCounting } from '../counting/restart.ts';
import { currentIndex, startIndex, unfinishedStepIndexes, nextUnfinishedIndex, type StepPosition, type RemembranceStep } from './steps.ts';

/** How long a finished count stays visible before the next card appears. */
const SHOW_FINISHED_MS = 900;
/** How long presses are ignored after a card has appeared: a hand in its rhythm must not count or skip it. */
const IGNORE_PRESSES_MS = 600;

interface RemembranceState {
  /** Index of the card that is shown; `steps.length` at the end. */
  at: number;
  counts: readonly number[];
  /** Indexes of the unfinished steps. */
  left: readonly number[];
  /** Whether the card has just appeared by itself. */
  hasJustCome: boolean;
  /** Whether the count is finished, and the lines that follow it are to be said. */
  isRestLeft: boolean;
  /** Counts the shown card once; the last count moves on. */
  press: () => void;
  /** Moves to the next card; a card without a count is then done. */
  forward: () => void;
  back: () => void;
  goTo: (place: number) => void;
  /** Resets today's counts, with a message to undo it, and returns to the first card. */
  restart: () => void;
}

const todaysCountsOf = (steps: readonly RemembranceStep[]): number[] => steps.map(({ key }) => todaysCountOf(key));

/**
 * The reader's position among the duas of a page or a list, and the duas that are left.
 * @param pageOrListKey `category/page`, or the key of a list
 * @param onFinished is called when nothing is left, and again with each press after that
 */
export function useRemembrance(pageOrListKey: string, steps: readonly RemembranceStep[], onFinished: () => void): RemembranceState {
  // As text, since a snapshot must stay identical until something changes.
  const counts = useSyncExternalStore(onCountsChange, () => todaysCountsOf(steps).join(' '))
    .split(' ')
    .map(Number);
  const placeOf = (index: number): StepPosition => ({ index, id: steps[index]?.id });
  const [place, setPlace] = useState(() => placeOf(startIndex(steps, todaysCountsOf(steps), resumePointOf(pageOrListKey)?.card)));
  const at = currentIndex(steps, place);
  const [moment, setMoment] = useState<'none' | 'finished' | 'rest-left' | 'arrived'>('none');

  /** Stores the resume point: the given step, or at the end the first unfinished one. */
  const note = (index: number): void => {
    const left = unfinishedStepIndexes(steps, todaysCountsOf(steps));
    const position = index < steps.length ? index : left[0];
    const step = steps[position ?? -1];
    if (left.length === 0) onFinished();
    if (left.length === 0 || position === undefined || !step) forgetResumePoint(pageOrListKey);
    else keepResumePoint(pageOrListKey, { card: step.id, position: position + 1, total: steps.length });
  };
  const goTo = (index: number): void => {
    const next = Math.max(0, Math.min(index, steps.length));
    setMoment('none');
    setPlace(placeOf(next));
    note(next);
  };
  const step = steps[at];

  // When the day or the prayer ends, counts and resume point vanish, also while the page is open: then back to the first card.
  const isUntouched = useSyncExternalStore(
    onResumePointChange,
    () => resumePointOf(pageOrListKey) === undefined && todaysCountsOf(steps).every((count) => count === 0),
  );
  const [wasUntouched, setWasUntouched] = useState(isUntouched);
  if (isUntouched !== wasUntouched) {
    setWasUntouched(isUntouched);
    if (isUntouched) {
      setMoment('none');
      setPlace(placeOf(0));
    }
  }

  const pass = useEffectEvent((): void => {
    if (moment === 'finished' && step?.card.repeatsFirstLine) {
      setMoment('rest-left');
      return;
    }
    if (moment === 'finished') goTo(nextUnfinishedIndex(steps, todaysCountsOf(steps), at));
    setMoment(moment === 'finished' ? 'arrived' : 'none');
  });
  useEffect(() => {
    if (moment === 'none' || moment === 'rest-left') return undefined;
    const timer = setTimeout(pass, moment === 'finished' ? SHOW_FINISHED_MS : IGNORE_PRESSES_MS);
    return () => clearTimeout(timer);
  }, [moment]);

  return {
    at,
    counts,
    left: unfinishedStepIndexes(steps, counts),
    hasJustCome: moment === 'arrived',
    isRestLeft: moment === 'rest-left',
    press() {
      if (!step) return;
      const count = addOneAndVibrate(step.key, step.times);
      note(at);
      if (count === step.times) setMoment('finished');
    },
    forward() {
      if (!step) return;
      if (!step.isCounted && todaysCountOf(step.key) === 0) addOneAndWarnIfUnsaved(step.key);
      goTo(at + 1);
    },
    back: () => goTo(at - 1),
    goTo,
    restart() {
      restartCounting(pageOrListKey);
      setMoment('none');
      setPlace(placeOf(0));
    },
  };
}
