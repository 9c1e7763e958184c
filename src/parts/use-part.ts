import { useEffect, useSyncExternalStore } from 'react';
import type { Part, PartState } from './part.ts';

const nothing = (): void => undefined;

/** A part that stands in the page: loads it and follows it. Where it fails, whoever shows it says so in its place. */
export function usePart<T>(part: Part<T>): PartState<T> {
  const state = useSyncExternalStore(part.subscribe, part.state, part.state);
  useEffect(() => {
    part.load().catch(nothing);
  }, [part]);
  return state;
}

/** As `usePart`, for a part that something else can stand in for: a failure is told in a message. */
export function useOptionalPart<T>(part: Part<T>): PartState<T> {
  const state = useSyncExternalStore(part.subscribe, part.state, part.state);
  useEffect(() => part.use(nothing), [part]);
  return state;
}
