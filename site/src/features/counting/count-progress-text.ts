import * as messages from '../../../../packages/core/messages/counting.ts';

/** A count for screen readers: "2 of 3", "3 of 3, done", "4 of 3, done"; '' for zero. @param repeat how often to say the dua */
export const countProgressText = (count: number, repeat: number): string =>
  count === 0 ? '' : count >= repeat ? messages.countedAndDone({ count, repeat }) : messages.counted({ count, repeat });
