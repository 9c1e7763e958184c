import type { ContextPage } from '../../../text/model.ts';
import { childrenOf, one, ownTexts, readBlocks, readHeader, textOf } from '../../components/read-back.ts';

function readPart(part: Element): ContextPage['sections'][number] {
  const arabic = part.querySelector('.part-head .arabic');
  return {
    id: part.id,
    // The blank between the number and the title is a text node of its own.
    title: ownTexts(one(part, 'h2')).at(-1) ?? '',
    ...(arabic ? { arabic: textOf(arabic) } : {}),
    blocks: readBlocks(part),
  };
}

/** What a page on the context of dua was rendered from. */
export function readContextPage(root: ParentNode, slug: string): ContextPage {
  const main = one(root, 'main.cards');
  const intro = childrenOf(main, '.intro')[0];
  return {
    slug,
    title: readHeader(root).title,
    ...(intro ? { intro: textOf(intro) } : {}),
    sections: [...main.querySelectorAll('.parts > .part')].map(readPart),
  };
}
