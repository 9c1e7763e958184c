import type { ReactElement } from 'react';
import * as messages from '../../core/messages/screens.ts';
import type { DuaContextPage } from '../../core/model.ts';
import { Arabic } from '../arabic.tsx';
import type { Chapter } from '../chapter.ts';
import { SectionBlocks } from '../passages.tsx';
import { LinkList } from './list.tsx';

const ADDRESS = '/context-behind-dua';
const TITLE = messages.contextTitle;
/** Slug of the page whose sections are quotations and not a numbered list. */
const UNNUMBERED_SECTIONS_PAGE_SLUG = 'virtue';

const addressOf = ({ slug }: DuaContextPage): string => `${ADDRESS}/${slug}`;

const PageBody = ({ page: { slug, title, intro, sections } }: { page: DuaContextPage }): ReactElement => (
  <>
    <h1>{title}</h1>
    {intro ? <p className="intro">{intro}</p> : null}
    {sections.map((section, index) => (
      <section key={section.id} id={section.id} className="more">
        <h2>
          {slug === UNNUMBERED_SECTIONS_PAGE_SLUG ? '' : `${index + 1}. `}
          {section.title}
        </h2>
        {section.arabic ? <Arabic text={section.arabic} script="naskh" /> : null}
        <SectionBlocks blocks={section.blocks} />
      </section>
    ))}
  </>
);

const Menu = ({ pages }: { pages: readonly DuaContextPage[] }): ReactElement => (
  <>
    <h1 className="part">{TITLE}</h1>
    <LinkList lines={pages.map((page) => ({ to: addressOf(page), title: page.title }))} />
  </>
);

/** The pages on how, when and why a supplication is answered. */
export const duaContextChapter = (pages: readonly DuaContextPage[]): Chapter => ({
  address: ADDRESS,
  title: TITLE,
  matter: 'bodymatter',
  body: <Menu pages={pages} />,
  chapters: pages.map((page) => ({ address: addressOf(page), title: page.title, matter: 'bodymatter', body: <PageBody page={page} /> })),
});
