import type { ReactElement } from 'react';
import { isTextInOwnArabicScript } from '../../core/arabic-runs.ts';
import * as messages from '../../core/messages/book.ts';
import * as detailMessages from '../../core/messages/detail.ts';
import type { DeliberatelyOmittedWords, Page, RelatedPage } from '../../core/model.ts';
import { Arabic, InlineTransliteration } from '../arabic.tsx';
import { type Chapter, chapterHref } from '../chapter.ts';
import { Dua, PAGE_TITLE_ID } from '../dua.tsx';
import { SectionBlocks } from '../passages.tsx';
import { SourceLines } from '../source-lines.tsx';

/** Well-known wordings left out of a page, each with the reason. */
const OmittedTexts = ({ omitted }: { omitted: readonly DeliberatelyOmittedWords[] }): ReactElement => (
  <section className="more" id="omitted">
    <h2>{detailMessages.omittedTitle}</h2>
    {omitted.map(({ words, arabic, reason, references, grades }) => (
      <div key={words}>
        <p>{isTextInOwnArabicScript(words) ? words : <InlineTransliteration text={words} />}</p>
        {arabic ? <Arabic text={arabic} script="naskh" /> : null}
        <p>{reason}</p>
        <SourceLines references={references} grades={grades} />
      </div>
    ))}
  </section>
);

/** Pages for the same needs, each with the need that it shares with this page. */
const RelatedPages = ({ related }: { related: readonly RelatedPage[] }): ReactElement => (
  <section className="more">
    <h2>{detailMessages.relatedTitle}</h2>
    <ul className="links">
      {related.map(({ to, title, menu, need }) => (
        <li key={to}>
          <a href={chapterHref(to)}>{title}</a>{' '}
          <small>{menu ? messages.relatedInMenu({ menu, need }) : messages.relatedHere({ need })}</small>
        </li>
      ))}
    </ul>
  </section>
);

function DuaPageBody({ page }: { page: Page }): ReactElement {
  const { title, subtitle, intro, cards, sections, omitted, related, showReferences } = page;
  const duas = cards.filter(({ kind }) => kind !== 'narration');
  return (
    <>
      <h1 id={PAGE_TITLE_ID}>{title}</h1>
      {subtitle ? <p className="subtitle">{subtitle}</p> : null}
      {intro ? <p className="intro">{intro}</p> : null}
      {cards.map((card) => (
        <Dua key={card.id} card={card} position={duas.indexOf(card) + 1} total={duas.length} showReferences={showReferences} />
      ))}
      {sections.map(({ id, title: heading, arabic, blocks }) => (
        <section key={id} id={id} className="more">
          <h2>{heading}</h2>
          {arabic ? <Arabic text={arabic} script="naskh" /> : null}
          <SectionBlocks blocks={blocks} />
        </section>
      ))}
      {omitted ? <OmittedTexts omitted={omitted} /> : null}
      {related ? <RelatedPages related={related} /> : null}
    </>
  );
}

/** A page of supplications as a chapter. @param category slug of its category */
export const duaPageChapter = (category: string, page: Page): Chapter => ({
  address: `/${category}/${page.slug}`,
  title: page.title,
  matter: 'bodymatter',
  body: <DuaPageBody page={page} />,
});
