import type { CardCount } from '../../../../packages/core/model.ts';
import * as messages from '../../../../packages/core/messages/detail.ts';

const SAID_MESSAGES = { texts: messages.texts, verses: messages.verses, passages: messages.passages };

/** What the cards of a page are and how many: `4 texts and 1 narration`. */
export function cardCountText({ said, saidAs, narrations }: CardCount): string {
  const narrated = messages.narrations({ count: narrations });
  if (said === 0) return narrated;
  const saidInWords = SAID_MESSAGES[saidAs]({ count: said });
  return narrations === 0 ? saidInWords : messages.saidAndNarrated({ said: saidInWords, narrated });
}
