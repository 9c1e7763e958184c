import type { SourceCard } from '../compiler/library.ts';
import { findingAt, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';
import { bareWords, likeness } from './bare-words.ts';

/** From here on two texts count as the same with a slip in one of them, or as two wordings that an exception explains. */
const NEAR = 0.85;
/** Shorter texts are alike by nature. */
const LEAST_WORDS = 4;

interface Bare {
  source: SourceCard;
  words: string[];
  key: string;
}

function judge(a: Bare, b: Bare): string | undefined {
  const other = b.source.card.home;
  if (a.key === b.key) return `has the same words as ${other}; keep the older of the two and let the other "use" it`;
  if (Math.min(a.words.length, b.words.length) < LEAST_WORDS) return undefined;
  const share = likeness(a.words, b.words);
  return share >= NEAR ? `is ${Math.round(share * 100)} % the words of ${other}; is one of them a slip?` : undefined;
}

export const duplicatesRule: Rule = {
  code: 'c21',
  name: 'duplicates',
  reason: 'The same words are one card, used by its id wherever they are shown: two copies drift apart.',
  hint: 'Reuse the card with "use"; where both wordings are narrated, say so in content/exceptions.yaml (field: home of the other card).',
  whole: true,
  *check({ cards, pages }): Iterable<Finding> {
    const own = cards
      .filter(({ reuses }) => !reuses)
      .map((source): Bare => {
        const words = bareWords(source.card.arabic);
        return { source, words, key: words.join(' ') };
      });
    for (const [index, later] of own.entries()) {
      for (const earlier of own.slice(0, index)) {
        const fault = judge(later, earlier);
        const { file, path, card } = later.source;
        if (fault) yield findingAt(file, path, `${card.home} ${fault}`, { card: card.home, field: earlier.source.card.home });
      }
    }
    for (const { cards: onPage, file } of pages.values()) {
      for (const [index, { card, path }] of onPage.entries()) {
        const first = onPage
          .slice(0, index)
          .find((one) => one.card.home === card.home && one.card.id !== card.id && one.card.repeat === card.repeat);
        if (first) yield findingAt(file, path, `${card.home} stands twice on this page`);
      }
    }
  },
};
