import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import type { DivineName, NamesOfAllah as NamesData, QuotedPassage } from '../../../../packages/core/model.ts';
import { ArabicParagraph } from '../../ui/arabic.tsx';
import { VerseOrNarrationQuote, ProseWithReferences } from '../../features/card/passage-block.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { Transliteration } from '../../ui/transliteration.tsx';
import { PreferencesButton } from '../../features/preferences/preferences-button.tsx';
import { JumpToNumber } from './jump-to-number.tsx';
import { DIRECTION } from '../../../../packages/core/messages/locale.ts';
import * as messages from '../../../../packages/core/messages/names.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

const idOf = (number: number): string => `name-${number}`;

/** One of the ninety-nine names; focusable, as jumping to its number focuses it. */
function NameCard({ name }: { name: DivineName }): ReactElement {
  const { number, arabic, transliteration, meaning } = name;
  return (
    <li id={idOf(number)} className="name-card" tabIndex={-1}>
      <ArabicParagraph text={arabic} script="naskh" />
      <Transliteration stored={transliteration} />
      <p className="name-meaning" dir={DIRECTION}>
        {meaning}
      </p>
      <p className="name-number" dir="ltr">
        #{number}
      </p>
    </li>
  );
}

function Quotations({ id, title, passages }: { id: string; title: string; passages: readonly QuotedPassage[] }): ReactElement {
  return (
    <section className="card quotations" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {passages.map((passage) => (
        <VerseOrNarrationQuote key={passage.references.map((reference) => reference.id).join(' ')} passage={passage} />
      ))}
    </section>
  );
}

const IntroductionParagraphs = ({ texts }: { texts: readonly string[] }): ReactElement => (
  <div className="names-intro">
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);

/** Quotations of the Qur'an and the Prophet ﷺ on the names. */
const NamesQuotations = ({ verses, narrations }: Pick<NamesData, 'verses' | 'narrations'>): ReactElement => (
  <div className="names-sources">
    <Quotations id="from-the-quran" title={messages.fromTheQuran} passages={verses} />
    <Quotations id="from-the-sunnah" title={messages.fromTheSunnah} passages={narrations} />
  </div>
);

/** Where the list of names comes from, in a closed <details>. */
const ListOrigin = ({ enumeration }: Pick<NamesData, 'enumeration'>): ReactElement => (
  <details className="fold">
    <summary>{messages.listOrigin}</summary>
    <div className="card">
      <ProseWithReferences prose={enumeration} />
    </div>
  </details>
);

/** Screen: the ninety-nine names, with an introduction and quotations on them. */
export default function DivineNames(): ReactElement {
  const data = useLoaderData<NamesData>();
  const { title, subtitle, introduction, names, enumeration } = data;
  return (
    <>
      <ScreenHeader title={title} subtitle={subtitle} back={{ to: '/', label: commonMessages.home }} tools={<PreferencesButton />} />
      <main className="names-page">
        <IntroductionParagraphs texts={introduction} />
        <NamesQuotations {...data} />
        <ListOrigin enumeration={enumeration} />
        <section id="names" aria-labelledby="names-title">
          <div className="names-bar">
            <h2 id="names-title">{messages.theNames}</h2>
            <JumpToNumber last={names.length} idOf={idOf} />
          </div>
          <ol className="names" dir="rtl">
            {names.map((name) => (
              <NameCard key={name.number} name={name} />
            ))}
          </ol>
        </section>
      </main>
    </>
  );
}
