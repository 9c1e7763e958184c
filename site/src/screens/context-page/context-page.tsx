import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { DuaContextPage as PageData, BlockSection } from '../../../../packages/core/model.ts';
import { ArabicParagraph } from '../../ui/arabic.tsx';
import { SectionBlocks } from '../../features/card/passage-block.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { PreferencesButton } from '../../features/preferences/preferences-button.tsx';
import * as messages from '../../../../packages/core/messages/context-page.ts';
import * as screenMessages from '../../../../packages/core/messages/screens.ts';

/** The page whose parts are quotations side by side rather than a counted list. */
const UNNUMBERED_PARTS_PAGE_SLUG = 'virtue';

/** A page with at least so many parts begins with a table of contents. */
const MIN_PARTS_FOR_CONTENTS = 10;

function Contents({ sections }: { sections: readonly BlockSection[] }): ReactElement {
  return (
    <details className="fold contents">
      <summary>{messages.contents}</summary>
      <nav aria-label={messages.contents}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link to={`#${id}`}>{title}</Link>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

function Part({ section, number }: { section: BlockSection; number: number | undefined }): ReactElement {
  const { id, title, arabic, blocks } = section;
  return (
    <li id={id} className="card part">
      <hgroup className="part-head">
        <h2>
          {number === undefined ? null : <span className="part-number">{number}</span>} {title}
        </h2>
        {arabic ? <ArabicParagraph text={arabic} script="naskh" /> : null}
      </hgroup>
      <SectionBlocks blocks={blocks} />
    </li>
  );
}

/** Screen: a page on the context of dua, with its parts in order. */
export default function DuaContextArticle(): ReactElement {
  const { slug, title, intro, sections } = useLoaderData<PageData>();
  const numbered = slug !== UNNUMBERED_PARTS_PAGE_SLUG;
  return (
    <>
      <ScreenHeader title={title} back={{ to: '/context-behind-dua', label: screenMessages.contextTitle }} tools={<PreferencesButton />} />
      <main className="cards">
        {intro ? <p className="intro">{intro}</p> : null}
        {sections.length >= MIN_PARTS_FOR_CONTENTS ? <Contents sections={sections} /> : null}
        <ol className="parts">
          {sections.map((section, index) => (
            <Part key={section.id} section={section} number={numbered ? index + 1 : undefined} />
          ))}
        </ol>
      </main>
    </>
  );
}
