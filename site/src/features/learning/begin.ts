/** What "Learn by heart" and "Learn all" do. Loaded with the first press. */
import { notify } from '../../platform/toast/notify.ts';
import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import { startLearning } from './learning.ts';
import * as messages from '../../../../packages/core/messages/learning.ts';

/** The screen of what is learned, below the base. */
const LEARNING_SCREEN_ADDRESS = '/learn';

/** Path at which one dua is practised. @param home its permanent id */
export const practiceAddress = (home: string): string => `${LEARNING_SCREEN_ADDRESS}?${new URLSearchParams({ dua: home })}`;

/**
 * Starts learning a dua, if that was not done yet, and opens its practice.
 * @param navigate goes to a path below the base
 */
export function practise(home: string, navigate: (to: string) => void): void {
  const { kept } = startLearning([home]);
  navigate(practiceAddress(home));
  if (!kept) void notifyNotSaved();
}

/** Starts learning several duas and opens the screen of learned duas. */
export function learnAll(homes: readonly string[], navigate: (to: string) => void): void {
  const { added, kept } = startLearning(homes);
  navigate(LEARNING_SCREEN_ADDRESS);
  void (kept ? notify({ title: messages.learnByHeart, description: messages.added({ count: added }) }) : notifyNotSaved());
}
