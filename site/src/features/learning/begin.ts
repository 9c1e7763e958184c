/** What "Learn by heart" and "Learn all" do. Loaded with the first press. */
import type { Card } from '../../../../packages/core/model.ts';
import { notify } from '../../platform/toast/notify.ts';
import { withdrawWhen } from '../../platform/toast/offer-undo.ts';
import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import { type DuaOrRootIds, duaIdsOfCard } from './learned-dua.ts';
import { learningRecordOf, onLearningChange, startLearning } from './learning.ts';
import { takeOutOfLearning } from './take-out-of-learning.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';
import * as messages from '../../../../packages/core/messages/learning.ts';

/** The screen of what is learned, below the base. */
const LEARNING_SCREEN_ADDRESS = '/learn';

/** Path at which one dua is practised. @param permanentId of the dua */
export const duaPracticeAddress = (permanentId: string): string =>
  `${LEARNING_SCREEN_ADDRESS}?${new URLSearchParams({ dua: permanentId })}`;

/**
 * Starts learning a dua, if that was not done yet, and opens its practice.
 * @param navigate goes to a path below the base
 */
export function practise(dua: DuaOrRootIds, navigate: (to: string) => void): void {
  const { kept } = startLearning([dua]);
  navigate(duaPracticeAddress(dua.home));
  if (!kept) void notifyNotSaved();
}

const ADDED_NOTICE_ID = 'learning-added';
const isAnswered = (id: string): boolean => learningRecordOf(id)?.answered !== undefined;

/** Says how many duas were added, and offers to take them out again. */
function notifyAdded(added: readonly string[]): void {
  const notice = { id: ADDED_NOTICE_ID, title: messages.learnByHeart, description: messages.added({ count: added.length }) };
  if (added.length === 0) {
    void notify(notice);
    return;
  }
  // Undo keeps duas that were practised, so with the first answer the offer is withdrawn.
  const stop = withdrawWhen(ADDED_NOTICE_ID, onLearningChange, () => added.some(isAnswered));
  const undo = (): void => {
    stop();
    takeOutOfLearning(added.filter((id) => !isAnswered(id)));
  };
  void notify({ ...notice, action: { label: messages.undo, later: commonMessages.close, run: undo } });
}

/** A card with the path of its page below the base. */
export interface CardOnPage {
  card: Pick<Card, 'permanentId' | 'id'>;
  path: string;
}

/** Starts learning several duas and opens the screen of learned duas; of one alone, its practice. */
export function learnAll(cards: readonly CardOnPage[], navigate: (to: string) => void): void {
  const duas = cards.map(({ card, path }) => duaIdsOfCard(card, path));
  const [dua, ...others] = duas;
  if (dua !== undefined && others.length === 0) {
    practise(dua, navigate);
    return;
  }
  const { added, kept } = startLearning(duas);
  navigate(LEARNING_SCREEN_ADDRESS);
  if (kept) notifyAdded(added);
  else void notifyNotSaved();
}
