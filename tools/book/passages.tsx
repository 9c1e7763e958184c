import type { ReactElement } from 'react';
import type { Block, Passage, Prose } from '../../text/model.ts';
import { Arabic, Lines } from './arabic.tsx';
import { Sources } from './sources.tsx';

/** A quoted verse or narration. */
export const PassageQuote = ({ passage: { arabic, script, translation, references, grades } }: { passage: Passage }): ReactElement => (
  <blockquote className="passage">
    <Arabic text={arabic} script={script} />
    <p>
      <Lines text={translation} />
    </p>
    <Sources references={references} grades={grades} />
  </blockquote>
);

/** A paragraph of our own and its ground. */
export const ProseText = ({ prose: { text, counsel, references } }: { prose: Prose }): ReactElement => (
  <div>
    <p>{text}</p>
    {counsel ? <p>A scholar’s counsel: {counsel}</p> : null}
    <Sources references={references} />
  </div>
);

/** The blocks of a section in their order. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }): ReactElement => (
  <>
    {blocks.map((block, index) =>
      // A fixed list of fixed text: the place is the identity.
      // oxlint-disable-next-line react/no-array-index-key
      block.kind === 'prose' ? <ProseText key={index} prose={block} /> : <PassageQuote key={index} passage={block} />,
    )}
  </>
);
