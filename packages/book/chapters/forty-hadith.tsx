import type { ReactElement } from 'react';
import { pairParagraphs } from '../../core/hadith-pairs.ts';
import * as messages from '../../core/messages/hadith.ts';
import type { FortyHadithCollection, NawawiHadith } from '../../core/model.ts';
import { Arabic } from '../arabic.tsx';
import type { Chapter } from '../chapter.ts';
import { SourceLines } from '../source-lines.tsx';
import { LinkList } from './list.tsx';

const ADDRESS = '/forty-hadith';
const addressOf = (number: number): string => `${ADDRESS}/${number}`;
const titleOf = ({ number, title }: NawawiHadith): string => `${number}. ${title}`;

const HadithBody = ({ hadith }: { hadith: NawawiHadith }): ReactElement => (
  <>
    <h1>{messages.numbered({ number: hadith.number })}</h1>
    <p className="subtitle">{hadith.title}</p>
    <p className="occasion">{hadith.narrator}</p>
    {/* The paragraphs of a fixed text never move, so the index is a stable key. */}
    {pairParagraphs(hadith.arabicText, hadith.translation).map(({ arabic, translation }, index) => (
      // oxlint-disable-next-line react/no-array-index-key
      <div key={index}>
        {arabic.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Arabic key={at} text={line} script="naskh" />
        ))}
        {translation.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <p key={at}>{line}</p>
        ))}
      </div>
    ))}
    <p>{hadith.source}</p>
    {hadith.note ? <p className="note">{hadith.note}</p> : null}
    <SourceLines references={hadith.references} grades={hadith.grades} />
  </>
);

const hadithChapter = (hadith: NawawiHadith): Chapter => ({
  address: addressOf(hadith.number),
  title: titleOf(hadith),
  matter: 'bodymatter',
  body: <HadithBody hadith={hadith} />,
});

const Summary = ({ collection: { title, summary, hadith } }: { collection: FortyHadithCollection }): ReactElement => (
  <>
    <h1 className="part">{title}</h1>
    {summary.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    <LinkList lines={hadith.map((one) => ({ to: addressOf(one.number), title: titleOf(one) }))} />
  </>
);

/** An-Nawawi's forty hadith, each a chapter of its own. */
export const fortyHadithChapter = (collection: FortyHadithCollection): Chapter => ({
  address: ADDRESS,
  title: collection.title,
  matter: 'bodymatter',
  body: <Summary collection={collection} />,
  chapters: collection.hadith.map(hadithChapter),
});
