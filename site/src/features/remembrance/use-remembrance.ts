import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { countOf, countOne, onCountsChange, restartPage } from '../counting/counts.ts';
import { forgetResumePoint, keepResumePoint, resumePointOn } from '../counting/resume-point.ts';
import { pressCounter } from '../counting/press.ts';
import { beginAt, leftToSay, onwards, type Step } from './steps.ts';

/** A finished count is seen for a moment before the next card comes. */
const SEEN_MS = 900;
/** A hand that counts in its rhythm goes on for a moment; it must not go past a card that has only just come. */
const ARRIVED_MS = 600;

interface Remembrance {
  /** Index of the card that is shown; `steps.length` at the end. */
  at: number;
  counts: readonly number[];
  /** Indexes of the duas that are left. */
  left: readonly number[];
  /** Whether the card has just appeared by itself. */
  hasJustCome: boolean;
  /** Counts the card that is shown once more; the last time leads on. */
  press: () => void;
  /** To the card after this one. What has no count has been said with it. */
  forward: () => void;
  back: () => void;
  goTo: (place: number) => void;
  /** Restarts the page at its first card. */
  restart: () => void;
}

const countsOf = (steps: readonly Step[]): number[] => steps.map(({ key }) => countOf(key));

/**
 * The reader's position among the duas of a page or a list, and the duas that are left.
 * @param page `category/page`, or the key of a list
 * @param onFinished is called when nothing is left, and again with each press after that
 */
export function useRemembrance(page: string, steps: readonly Step[], onFinished: () => void): Remembrance {
  // As a text, which is the same one as long as nothing changes.
  const counts = useSyncExternalStore(onCountsChange, () => countsOf(steps).join(' '))
    .split(' ')
    .map(Number);
  const [at, setAt] = useState(() => beginAt(steps, countsOf(steps), resumePointOn(page)?.card));
  const [moment, setMoment] = useState<'none' | 'finished' | 'arrived'>('none');

  /** Stores the resume point: the card, or the first one that is left where the reader is at the end. */
  const note = (place: number): void => {
    const left = leftToSay(steps, countsOf(steps));
    const position = place < steps.length ? place : left[0];
    const step = steps[position ?? -1];
    if (left.length === 0) onFinished();
    if (left.length === 0 || position === undefined || !step) forgetResumePoint(page);
    else keepResumePoint(page, { card: step.id, position: position + 1, total: steps.length });
  };
  const goTo = (place: number): void => {
    const next = Math.max(0, Math.min(place, steps.length));
    setMoment('none');
    setAt(next);
    note(next);
  };
  const step = steps[at];

  const pass = useEffectEvent((): void => {
    if (moment === 'finished') goTo(onwards(steps, countsOf(steps), at));
    setMoment(moment === 'finished' ? 'arrived' : 'none');
  });
  useEffect(() => {
    if (moment === 'none') return undefined;
    const timer = setTimeout(pass, moment === 'finished' ? SEEN_MS : ARRIVED_MS);
    return () => clearTimeout(timer);
  }, [moment]);

  return {
    at,
    counts,
    left: leftToSay(steps, counts),
    hasJustCome: moment === 'arrived',
    press() {
      if (!step) return;
      const count = pressCounter(step.key, step.times);
      note(at);
      if (count === step.times) setMoment('finished');
    },
    forward() {
      if (!step) return;
      if (!step.isCounted && countOf(step.key) === 0) countOne(step.key);
      goTo(at + 1);
    },
    back: () => goTo(at - 1),
    goTo,
    restart() {
      restartPage(page);
      setMoment('none');
      setAt(0);
    },
  };
}
