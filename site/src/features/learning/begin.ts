/** What "Learn by heart" and "Learn all" do. Loaded with the first press. */
import { notify } from '../../platform/toast/notify.ts';
import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import { startLearning } from './learning.ts';
import * as messages from '../../../../packages/core/messages/learning.ts';

/** The screen of what is learned, below the base. */
const SCREEN = '/learn';

/** The address at which one dua is practised. */
export const practiceAddress = (home: string): string => `${SCREEN}?${new URLSearchParams({ dua: home })}`;

/** Begins to learn one dua, where that was not begun, and practises it. @param navigate leads to an address below the base */
export function practise(home: string, navigate: (to: string) => void): void {
  const { kept } = startLearning([home]);
  navigate(practiceAddress(home));
  if (!kept) void notifyNotSaved();
}

/** Begins to learn several duas and shows them among those that are learned. */
export function learnAll(homes: readonly string[], navigate: (to: string) => void): void {
  const { added, kept } = startLearning(homes);
  navigate(SCREEN);
  void (kept ? notify({ title: messages.learnByHeart, description: messages.added({ count: added }) }) : notifyNotSaved());
}
