/** A booklet as the blocks of text that it is made of, in their order. */
import type { Card, Script } from '../../../../packages/core/model.ts';
import { sourceLines } from '../../../../packages/core/source-line.ts';
import type { BookletContents } from './contents.ts';
import * as cardMessages from '../../../../packages/core/messages/cards.ts';
import * as messages from '../../../../packages/core/messages/booklet.ts';

export type BlockKind =
  | 'title'
  | 'heading'
  | 'intro'
  | 'card-title'
  | 'aside'
  | 'times'
  | 'instruction'
  | Script
  | 'transliteration'
  | 'translation'
  | 'note'
  | 'source';

export interface Block {
  kind: BlockKind;
  text: string;
}

/** Blocks that stay together where a page has room for them: a heading with its introduction, or a card. */
export interface Item {
  key: string;
  kind: 'heading' | 'card';
  blocks: Block[];
}

/** Blocks that say something of what follows, and stay with it. */
const LEADING: ReadonlySet<BlockKind> = new Set(['title', 'heading', 'card-title', 'aside', 'times', 'instruction']);

export const leads = (kind: BlockKind): boolean => LEADING.has(kind);

/** The layers to print; the source is always printed. */
export interface PrintedLayers {
  /** Makes the running text of a stored transliteration; absent where none is printed. */
  transliterate?: ((stored: string) => string) | undefined;
  translation: boolean;
}

const blocks = (...all: readonly (readonly [BlockKind, string | undefined])[]): Block[] =>
  all.flatMap(([kind, text]) => (text ? [{ kind, text }] : []));

/** The number of times that a card is said: the narration's before the reader's own. */
function timesOf({ kind, repeat }: Card, ownTimes: number | undefined): string | undefined {
  if (kind === 'narration') return cardMessages.narration;
  if (repeat) return cardMessages.times({ count: repeat });
  return ownTimes === undefined ? undefined : messages.ownTimes({ count: ownTimes });
}

const cardBlocks = (card: Card, { transliterate, translation }: PrintedLayers, ownTimes?: number): Block[] =>
  blocks(
    ['card-title', card.title],
    ['aside', card.subtitle],
    ['aside', card.occasion],
    ['times', timesOf(card, ownTimes)],
    ['instruction', card.instruction],
    [card.script, card.arabic],
    ['transliteration', transliterate?.(card.transliteration)],
    ['translation', translation ? card.translation : undefined],
    ['note', card.note],
    ['source', sourceLines(card).join(' – ')],
  );

/** The items of a booklet. One of a single page bears the page's title and no other. */
export function itemsOf({ title, parts }: BookletContents, layers: PrintedLayers): Item[] {
  const isOnePage = parts.length === 1 && parts[0]?.title === title;
  const first: Item = {
    key: 'title',
    kind: 'heading',
    blocks: blocks(['title', title], ['intro', isOnePage ? parts[0]?.intro : undefined]),
  };
  return [
    first,
    ...parts.flatMap((part, index): Item[] => [
      ...(isOnePage
        ? []
        : [{ key: `part ${index}`, kind: 'heading' as const, blocks: blocks(['heading', part.title], ['intro', part.intro]) }]),
      ...part.cards.map((card): Item => ({
        key: `${index} ${card.home}`,
        kind: 'card',
        blocks: cardBlocks(card, layers, part.ownTimes?.get(card.home)),
      })),
    ]),
  ];
}

/** The words of a block, each with the space after it. */
export const wordsOf = ({ text }: Block): string[] => text.match(/\S+\s*/g) ?? [];
