/** Sections of prose and quotations as the data publish them. */
import type { Prose, Section } from './model/types.ts';
import type { ProseParagraph, BlockSection as CompiledSection } from '../core/model.ts';
import type { Collections } from '../core/reference.ts';
import { publishedReference } from './card.ts';
import { RIGHTS_WITHOUT_ARABIC } from './rights.ts';
import { publishedPassage, type PublishingInputs } from './text.ts';
import { withoutUndefined } from '../content/compiler/without-undefined.ts';

export const publishedProse = ({ text, references, counsel }: ProseParagraph, collections: Collections): Prose =>
  withoutUndefined({
    kind: 'prose' as const,
    ...RIGHTS_WITHOUT_ARABIC,
    text,
    references: references.map((one) => publishedReference(one, collections)),
    counsel,
  });

/** @param pageId id of the page, which the ids of its sections begin with: `context/virtue` */
export const publishedSections = (pageId: string, sections: readonly CompiledSection[], sources: PublishingInputs): Section[] =>
  sections.map(({ id, title, arabic, blocks }) => {
    const place = `${pageId}#${id}`;
    return withoutUndefined({
      id: place,
      title,
      arabic,
      blocks: blocks.map((block) =>
        block.kind === 'prose'
          ? publishedProse(block, sources.library.collections)
          : publishedPassage(`${place}.${block.id}`, block, sources),
      ),
    });
  });
