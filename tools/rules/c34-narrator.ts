import { findingAt } from './finding.ts';
import type { Rule } from './rule.ts';

export const narratorRule: Rule = {
  code: 'c34',
  name: 'narrator',
  reason:
    'Every card of a narration names the Companion who narrates it or whose own word it is, so that nobody is quoted for what he did not say.',
  hint: 'Write "narrator: Abu Hurayrah", or "saying_of: Ibn Umar" where it is his own word.',
  *check({ cards }) {
    for (const { card, category, page, file, path } of cards) {
      const place = `${category}/${page}#${card.id}`;
      if (card.script === 'naskh' && card.narrator === undefined && card.sayingOf === undefined)
        yield findingAt(file, path, `${place} names nobody who narrates it`, { card: place, field: 'narrator' });
    }
  },
};
