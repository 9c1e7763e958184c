import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import type { NawawiHadith } from '../../../../packages/core/model.ts';
import { ArabicParagraph } from '../../ui/arabic.tsx';
import { ReferenceList } from '../../ui/reference-list.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { PreferencesButton } from '../../features/preferences/preferences-button.tsx';
import { useArrowKeys } from '../../platform/navigation/use-arrow-keys.ts';
import { HadithActions } from './hadith-actions.tsx';
import { hadithPageAddress, HADITH_LIST_ADDRESS } from './hadith-address.ts';
import { Pager } from './pager.tsx';
import { type AlignedParagraphs, pairParagraphs } from '../../../../packages/core/hadith-pairs.ts';
import { RichText } from '../../ui/rich-text.tsx';
import * as screenMessages from '../../../../packages/core/messages/screens.ts';
import * as messages from '../../../../packages/core/messages/hadith.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

export interface HadithData {
  /** Title of the collection. */
  collection: string;
  total: number;
  hadith: NawawiHadith;
  previous?: number;
  next?: number;
}

const pathOf = (number: number | undefined): string | undefined => (number === undefined ? undefined : hadithPageAddress(number));

/** Arabic paragraphs with their translation: stacked on a phone, side by side on a wider screen. */
function TextPair({ pair: { arabic, translation } }: { pair: AlignedParagraphs }): ReactElement {
  // The text is fixed, so an index is a stable key.
  return (
    <div className="hadith-pair">
      <div className="hadith-arabic">
        {arabic.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <ArabicParagraph key={index} text={line} script="naskh" />
        ))}
      </div>
      <div className="hadith-translation">
        {translation.map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index} className="translation">
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  );
}

/** One hadith: narrator, Arabic and translation paragraph by paragraph, source. */
export default function Hadith(): ReactElement {
  const { collection, total, hadith, previous, next } = useLoaderData<HadithData>();
  const { number, title, narrator, translation, arabicText, source, references, grades, note } = hadith;
  useArrowKeys(pathOf(previous), pathOf(next));
  return (
    <>
      <ScreenHeader
        title={messages.numbered({ number })}
        subtitle={title}
        back={{ to: HADITH_LIST_ADDRESS, label: collection }}
        tools={<PreferencesButton />}
      />
      <main className="hadith-page">
        <article className="card hadith" aria-label={screenMessages.hadithTitle({ number, title })}>
          <p className="card-meta">{commonMessages.positionOfTotal({ position: number, total })}</p>
          <p className="narrator">{narrator}</p>
          <div className="hadith-pairs">
            {pairParagraphs(arabicText, translation).map((pair, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <TextPair key={index} pair={pair} />
            ))}
          </div>
          <footer className="hadith-source">
            <p className="source">{source}</p>
            {note ? <p className="note">{note}</p> : null}
            <ReferenceList references={references} grades={grades} />
            <HadithActions hadith={hadith} />
          </footer>
        </article>
        <Pager previous={previous} next={next} />
        <p className="key-hint">
          <RichText message={messages.keyHint} elements={{ key: (text) => <kbd>{text}</kbd> }} />
        </p>
      </main>
    </>
  );
}
