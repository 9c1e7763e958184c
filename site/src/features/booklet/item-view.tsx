import type { ReactElement } from 'react';
import { ArabicParagraph, TextWithNameSlot } from '../../ui/arabic.tsx';
import { type BookletBlock, type BookletBlockGroup, wordsOf } from './blocks.ts';

function BlockView({ kind, text }: BookletBlock): ReactElement {
  switch (kind) {
    case 'naskh':
    case 'quran':
      return <ArabicParagraph text={text} script={kind} />;
    case 'title':
      return <h2 className="leaf-title">{text}</h2>;
    case 'heading':
      return <h3 className="leaf-heading">{text}</h3>;
    case 'card-title':
      return <h4 className="leaf-card-title">{text}</h4>;
    case 'transliteration':
      return (
        <p className="leaf-transliteration" lang="ar-Latn" dir="ltr" translate="no">
          <TextWithNameSlot text={text} />
        </p>
      );
    default:
      return (
        <p className={`leaf-${kind}`}>
          <TextWithNameSlot text={text} />
        </p>
      );
  }
}

/** A block with only its words from `from` to before `to`; undefined where there are none. */
function sliceWords(block: BookletBlock, from: number, to: number): BookletBlock | undefined {
  const text = wordsOf(block).slice(from, to).join('').trimEnd();
  return text === '' ? undefined : { kind: block.kind, text };
}

/** Position of a word in an item: index of the block, and of the word in it. */
export interface WordPosition {
  block: number;
  word: number;
}

/**
 * Class of an item that is broken over pages. It turns off `text-wrap: pretty`, so that each part breaks its lines as the
 * whole did.
 */
export const BROKEN_ITEM_CLASS = 'leaf-broken';

/** Element and class of each kind of item. */
const ITEM_ELEMENTS = {
  heading: ['header', 'leaf-head'],
  card: ['article', 'leaf-card'],
  section: ['section', 'leaf-section'],
} as const;

interface ItemViewProps {
  item: BookletBlockGroup;
  broken?: boolean;
  /** Shows only the lines from `from` to before `to`; absent: from the beginning, to the end. */
  from?: WordPosition | undefined;
  to?: WordPosition | undefined;
}

/** An item of a booklet, or a part of one, with an element for each block. */
export function ItemView({ item: { kind, blocks }, broken = false, from, to }: ItemViewProps): ReactElement {
  const shown = blocks.flatMap((block, index) => {
    if ((from && index < from.block) || (to && index > to.block)) return [];
    if ((!from || index > from.block) && (!to || index < to.block)) return [{ block, index }];
    const part = sliceWords(block, from?.block === index ? from.word : 0, to?.block === index ? to.word : Infinity);
    return part ? [{ block: part, index }] : [];
  });
  const [Element, className] = ITEM_ELEMENTS[kind];
  return (
    <Element className={`${className}${broken ? ` ${BROKEN_ITEM_CLASS}` : ''}`}>
      {shown.map(({ block, index }) => (
        <BlockView key={index} {...block} />
      ))}
    </Element>
  );
}
