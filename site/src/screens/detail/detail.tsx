import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { countDuasAndNarrations } from '../../../../packages/core/card-count.ts';
import type { Page } from '../../../../packages/core/model.ts';
import { RestartButton } from '../../features/counting/restart-button.tsx';
import { PrintBookletLink } from '../../features/card/print-booklet-link.tsx';
import { cardCountText } from '../../features/card/card-count-text.ts';
import { CopyAndShare } from '../../features/card/card-actions.tsx';
import { ArabicParagraph } from '../../ui/arabic.tsx';
import { DuaCard } from '../../features/card/dua-card.tsx';
import { SectionBlocks } from '../../features/card/passage-block.tsx';
import { LearnAllButton } from '../../features/learning/learn-all-button.tsx';
import { type PageSlugAndTitle, PageTurner } from './page-turner.tsx';
import { PreferencesButton } from '../../features/preferences/preferences-button.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { OneAtATimeButton } from '../../features/remembrance/one-at-a-time-button.tsx';
import { useOneAtATimeLauncher } from '../../features/remembrance/use-one-at-a-time-launcher.ts';
import { useMarkedHashTarget } from '../../platform/navigation/use-hash-target.ts';
import { useBackspace } from '../../platform/navigation/use-backspace.ts';
import { OmittedWordsSection } from './omitted.tsx';
import { RelatedPageLinks } from './related-page-links.tsx';
import { useProgressiveCards } from './use-progressive-cards.ts';
import * as messages from '../../../../packages/core/messages/detail.ts';

export interface PageOfDuasData {
  category: { slug: string; title: string };
  page: Page;
  /** The pages before and after this one in the category's menu. */
  previous?: PageSlugAndTitle | undefined;
  next?: PageSlugAndTitle | undefined;
}

/** The category whose pages have the Backspace shortcut. */
const CATEGORY_WITH_BACKSPACE_SHORTCUT = 'prayer';

/** One page of supplications. */
export default function PageOfDuas(): ReactElement {
  const { category, page, previous, next } = useLoaderData<PageOfDuasData>();
  const parent = `/${category.slug}`;
  const path = `${parent}/${page.slug}`;
  const { title, subtitle, intro, cards, sections, omitted, related, showReferences } = page;
  const duas = cards.filter(({ kind }) => kind !== 'narration');
  const isOffered = duas.length > 1 && duas.some(({ repeat }) => repeat);
  const { View, opener, prepare, open, leave } = useOneAtATimeLauncher(isOffered);
  useBackspace(category.slug === CATEGORY_WITH_BACKSPACE_SHORTCUT && !View ? parent : undefined);
  const { shown, isComplete, onlyArabic } = useProgressiveCards(path, cards);
  const { isMissing } = useMarkedHashTarget([...[...cards, ...sections].map(({ id }) => id), ...(omitted ? ['omitted'] : [])]);
  const note = isMissing ? messages.duaNotOnPage : undefined;
  if (View) return <View page={page} path={path} note={note} onLeave={leave} />;
  return (
    <>
      <ScreenHeader
        title={title}
        subtitle={[cards.length > 1 && cardCountText(countDuasAndNarrations(cards)), subtitle].filter(Boolean).join(' · ')}
        back={{ to: parent, label: category.title }}
        tools={
          <>
            <RestartButton page={path.slice(1)} />
            <PrintBookletLink of={path.slice(1)} />
            <PreferencesButton />
          </>
        }
      />
      <main className="cards">
        {note === undefined ? null : <p className="intro">{note}</p>}
        {isOffered ? <OneAtATimeButton page={path.slice(1)} ref={opener} onNear={prepare} onPress={open} /> : null}
        {intro ? <p className="intro">{intro}</p> : null}
        {cards.slice(0, shown).map((card) => (
          <DuaCard
            key={card.id}
            card={card}
            position={duas.indexOf(card) + 1}
            total={duas.length}
            showReferences={showReferences}
            onlyArabic={onlyArabic}
            path={path}
          />
        ))}
        {(isComplete ? sections : []).map(({ id, title: heading, arabic, blocks }) => (
          <section key={id} id={id} className="card" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{heading}</h2>
            {arabic ? <ArabicParagraph text={arabic} script="naskh" /> : null}
            <SectionBlocks
              blocks={blocks}
              actionsOf={(passage) =>
                // Only what is recited has a transliteration.
                passage.transliteration ? <CopyAndShare text={{ ...passage, id, title: heading }} path={path} /> : null
              }
            />
          </section>
        ))}
        {isComplete && omitted ? <OmittedWordsSection omitted={omitted} /> : null}
        {isComplete && duas.length > 0 ? (
          <p className="learn-page">
            <LearnAllButton
              label={duas.length === 1 ? messages.learnThisDua : messages.learnThisPage}
              cards={cards.map((card) => ({ card, path }))}
            />
          </p>
        ) : null}
        {isComplete && related ? <RelatedPageLinks related={related} /> : null}
      </main>
      {isComplete ? <PageTurner parent={parent} previous={previous} next={next} /> : null}
    </>
  );
}
