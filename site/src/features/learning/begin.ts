/** What "Learn by heart" and "Learn all" do. Loaded with the first press. */
import { notify } from '../../platform/toast/notify.ts';
import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import { learningRecordOf, startLearning } from './learning.ts';
import { takeOut } from './take-out.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';
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

/** Says how many duas were added, and offers to take them out again. */
function notifyAdded(added: readonly string[]): void {
  // What was answered meanwhile stays: undoing takes no practice away.
  const undo = (): void => void takeOut(added.filter((home) => learningRecordOf(home)?.answered === undefined));
  void notify({
    id: 'learning-added',
    title: messages.learnByHeart,
    description: messages.added({ count: added.length }),
    ...(added.length > 0 ? { action: { label: messages.undo, later: commonMessages.close, run: undo } } : {}),
  });
}

/** Starts learning several duas and opens the screen of learned duas. */
export function learnAll(homes: readonly string[], navigate: (to: string) => void): void {
  const { added, kept } = startLearning(homes);
  navigate(LEARNING_SCREEN_ADDRESS);
  if (kept) notifyAdded(added);
  else void notifyNotSaved();
}
