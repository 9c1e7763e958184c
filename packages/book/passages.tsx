import type { ReactElement } from 'react';
import * as cardMessages from '../core/messages/cards.ts';
import type { ProseOrPassage, QuotedPassage, ProseParagraph } from '../core/model.ts';
import { Arabic, TextLines, Transliteration } from './arabic.tsx';
import { SourceLines } from './source-lines.tsx';

/** A quoted verse or narration. */
export const VerseOrNarrationQuote = ({
  passage: { arabic, script, transliteration, translation, references, grades },
}: {
  passage: QuotedPassage;
}): ReactElement => (
  <blockquote className="passage">
    <Arabic text={arabic} script={script} />
    {transliteration ? <Transliteration stored={transliteration} /> : null}
    <p>
      <TextLines text={translation} />
    </p>
    <SourceLines references={references} grades={grades} />
  </blockquote>
);

/** A paragraph in our words, with the sources that support it. */
export const ProseWithReferences = ({ prose: { text, counsel, references } }: { prose: ProseParagraph }): ReactElement => (
  <div>
    <p>{text}</p>
    {counsel ? <p>{cardMessages.scholarsCounsel({ counsel })}</p> : null}
    <SourceLines references={references} />
  </div>
);

/** The blocks of a section in their order. */
export const SectionBlocks = ({ blocks }: { blocks: readonly ProseOrPassage[] }): ReactElement => (
  <>
    {blocks.map((block) =>
      block.kind === 'prose' ? (
        <ProseWithReferences key={block.id} prose={block} />
      ) : (
        <VerseOrNarrationQuote key={block.id} passage={block} />
      ),
    )}
  </>
);
