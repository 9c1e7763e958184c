import type { ReactElement } from 'react';
import type { Block, QuotedPassage, Prose } from '../../../../packages/core/model.ts';
import { Arabic } from '../../ui/arabic.tsx';
import { ReferenceList } from '../../ui/reference-list.tsx';
import { Transliteration } from '../../ui/transliteration.tsx';
import * as messages from '../../../../packages/core/messages/cards.ts';

/** A quoted verse or narration: Arabic, transliteration if there is one, translation, source. */
export function PassageQuote({ passage }: { passage: QuotedPassage }): ReactElement {
  return (
    <blockquote className="passage">
      <Arabic text={passage.arabic} script={passage.script} />
      {passage.transliteration ? <Transliteration stored={passage.transliteration} /> : null}
      <p className="translation">{passage.translation}</p>
      <ReferenceList references={passage.references} grades={passage.grades} />
    </blockquote>
  );
}

/** A paragraph of the site's own, with its references. */
export function ProseText({ prose }: { prose: Prose }): ReactElement {
  return (
    <div className="prose-block">
      <p>{prose.text}</p>
      {prose.counsel ? <p className="counsel">{messages.scholarsCounsel({ counsel: prose.counsel })}</p> : null}
      <ReferenceList references={prose.references} />
    </div>
  );
}

/** The blocks of a section in their order. */
export function Blocks({ blocks }: { blocks: readonly Block[] }): ReactElement {
  return (
    <>
      {blocks.map((block) =>
        block.kind === 'prose' ? <ProseText key={block.id} prose={block} /> : <PassageQuote key={block.id} passage={block} />,
      )}
    </>
  );
}
