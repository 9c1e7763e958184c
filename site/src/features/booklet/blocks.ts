/** Splits the contents of a booklet into blocks of text. */
import type { BlockSection, Card, ArabicScript } from '../../../../packages/core/model.ts';
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
  | ArabicScript
  | 'transliteration'
  | 'translation'
  | 'prose'
  | 'note'
  | 'source';

/** A text of one kind. A page may end within it. */
export interface BookletBlock {
  kind: BlockKind;
  text: string;
}

/** Blocks that stay together where a page has room for them: a heading with its introduction, a card, or a section below the cards. */
export interface BookletBlockGroup {
  key: string;
  kind: 'heading' | 'card' | 'section';
  blocks: BookletBlock[];
}

/** Kinds of blocks that must not be separated from the next one. */
const KINDS_KEPT_WITH_NEXT: ReadonlySet<BlockKind> = new Set(['title', 'heading', 'card-title', 'aside', 'times', 'instruction']);

export const staysWithNext = (kind: BlockKind): boolean => KINDS_KEPT_WITH_NEXT.has(kind);

/** The layers to print; the source is always printed. */
export interface PrintedLayers {
  /** Makes the running text of a stored transliteration; absent where none is printed. */
  transliterate?: ((stored: string) => string) | undefined;
  translation: boolean;
}

const nonEmptyBlocks = (...all: readonly (readonly [BlockKind, string | undefined])[]): BookletBlock[] =>
  all.flatMap(([kind, text]) => (text ? [{ kind, text }] : []));

/** How often to recite a card, in words: its own number, else the reader's. A narration is labelled as one. */
function repetitionOrNarrationLabel({ kind, repeat }: Card, ownTimes: number | undefined): string | undefined {
  if (kind === 'narration') return cardMessages.narration;
  if (repeat) return cardMessages.times({ count: repeat });
  return ownTimes === undefined ? undefined : messages.ownTimes({ count: ownTimes });
}

const cardBlocks = (card: Card, { transliterate, translation }: PrintedLayers, ownTimes?: number, pageTitle?: string): BookletBlock[] =>
  nonEmptyBlocks(
    ['card-title', card.title ?? pageTitle],
    ['aside', card.subtitle],
    ['aside', card.occasion],
    ['times', repetitionOrNarrationLabel(card, ownTimes)],
    ['instruction', card.instruction],
    [card.script, card.arabic],
    ['transliteration', transliterate?.(card.transliteration)],
    ['translation', translation ? card.translation : undefined],
    ['note', card.note],
    ['source', sourceLines(card).join(' – ')],
  );

/** A section below the cards of a page: its heading, then paragraphs and quotations, each with its source. */
const sectionBlocks = ({ title, arabic, blocks }: BlockSection, { transliterate, translation }: PrintedLayers): BookletBlock[] => [
  ...nonEmptyBlocks(['card-title', title], ['naskh', arabic]),
  ...blocks.flatMap((block) =>
    block.kind === 'prose'
      ? nonEmptyBlocks(
          ['prose', block.text],
          ['note', block.counsel && cardMessages.scholarsCounsel({ counsel: block.counsel })],
          ['source', sourceLines(block).join(' – ')],
        )
      : nonEmptyBlocks(
          [block.script, block.arabic],
          ['transliteration', block.transliteration && transliterate?.(block.transliteration)],
          ['translation', translation ? block.translation : undefined],
          ['source', sourceLines(block).join(' – ')],
        ),
  ),
];

/** The items of a booklet. A booklet of one page has no second heading with the same title. */
export function bookletBlockGroupsOf({ title, parts }: BookletContents, layers: PrintedLayers): BookletBlockGroup[] {
  const isOnePage = parts.length === 1 && parts[0]?.title === title;
  const first: BookletBlockGroup = {
    key: 'title',
    kind: 'heading',
    blocks: nonEmptyBlocks(['title', title], ['intro', isOnePage ? parts[0]?.intro : undefined]),
  };
  return [
    first,
    ...parts.flatMap((part, index): BookletBlockGroup[] => [
      ...(isOnePage
        ? []
        : [{ key: `part ${index}`, kind: 'heading' as const, blocks: nonEmptyBlocks(['heading', part.title], ['intro', part.intro]) }]),
      ...part.cards.map((card): BookletBlockGroup => ({
        // A page may hold a text twice; cards of a list may come from pages with the same ids.
        key: `${index} ${card.id} ${card.permanentId}`,
        kind: 'card',
        blocks: cardBlocks(card, layers, part.ownTimes?.get(card.permanentId), part.pageTitles?.get(card.permanentId)),
      })),
      ...(part.sections ?? []).map((section): BookletBlockGroup => ({
        key: `${index}#${section.id}`,
        kind: 'section',
        blocks: sectionBlocks(section, layers),
      })),
    ]),
  ];
}

/** The words of a block, each with the space after it. */
export const wordsOf = ({ text }: BookletBlock): string[] => text.match(/\S+\s*/g) ?? [];
