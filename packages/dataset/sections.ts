/** Sections of prose and quotations as the data publish them. */
import type { Prose, Section } from './shapes/model.ts';
import type { Prose as CompiledProse, Section as CompiledSection } from '../core/model.ts';
import type { Collections } from '../core/reference.ts';
import { publishedReference } from './card.ts';
import { OUR_RIGHTS } from './rights.ts';
import { publishedPassage, type Sources } from './text.ts';
import { withoutAbsent } from './without-absent.ts';

export const publishedProse = ({ text, references, counsel }: CompiledProse, collections: Collections): Prose =>
  withoutAbsent({
    kind: 'prose' as const,
    ...OUR_RIGHTS,
    text,
    references: references.map((one) => publishedReference(one, collections)),
    counsel,
  });

/** @param home what the ids of the sections begin with: `context/virtue` */
export const publishedSections = (home: string, sections: readonly CompiledSection[], sources: Sources): Section[] =>
  sections.map(({ id, title, arabic, blocks }) => {
    const place = `${home}#${id}`;
    return withoutAbsent({
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
