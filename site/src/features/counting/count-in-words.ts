import * as messages from '../../../../packages/core/messages/counting.ts';

/** The text of a count for screen readers: "2 of 3", "3 of 3, done"; nothing before the first. @param repeat times to say it */
export const countInWords = (count: number, repeat: number): string =>
  count === 0 ? '' : count === repeat ? messages.countedAndDone({ count, repeat }) : messages.counted({ count, repeat });
