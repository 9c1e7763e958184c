import type { ReactElement, ReactNode } from 'react';
import type { ProseOrPassage, QuotedPassage, ProseParagraph } from '../../../../packages/core/model.ts';
import { ArabicParagraph } from '../../ui/arabic.tsx';
import { ReferenceList } from '../../ui/reference-list.tsx';
import { Transliteration } from '../../ui/transliteration.tsx';
import * as messages from '../../../../packages/core/messages/cards.ts';

/** A quoted verse or narration: Arabic, transliteration if there is one, translation, source. @param actions stand beside the source */
export function VerseOrNarrationQuote({ passage, actions }: { passage: QuotedPassage; actions?: ReactNode }): ReactElement {
  const source = <ReferenceList references={passage.references} grades={passage.grades} />;
  return (
    <blockquote className="passage">
      <ArabicParagraph text={passage.arabic} script={passage.script} />
      {passage.transliteration ? <Transliteration stored={passage.transliteration} /> : null}
      <p className="translation">{passage.translation}</p>
      {actions ? (
        <div className="card-foot">
          {source}
          <div className="card-actions">{actions}</div>
        </div>
      ) : (
        source
      )}
    </blockquote>
  );
}

/** A paragraph of the site's own, with its references. */
export function ProseWithReferences({ prose }: { prose: ProseParagraph }): ReactElement {
  return (
    <div className="prose-block">
      <p>{prose.text}</p>
      {prose.counsel ? <p className="counsel">{messages.scholarsCounsel({ counsel: prose.counsel })}</p> : null}
      <ReferenceList references={prose.references} />
    </div>
  );
}

interface BlocksProps {
  blocks: readonly ProseOrPassage[];
  /** The buttons of a passage, if it has any. */
  actionsOf?: (passage: QuotedPassage) => ReactNode;
}

/** The blocks of a section in their order. */
export function SectionBlocks({ blocks, actionsOf }: BlocksProps): ReactElement {
  return (
    <>
      {blocks.map((block) =>
        block.kind === 'prose' ? (
          <ProseWithReferences key={block.id} prose={block} />
        ) : (
          <VerseOrNarrationQuote key={block.id} passage={block} actions={actionsOf?.(block)} />
        ),
      )}
    </>
  );
}
