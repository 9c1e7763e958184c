import type { ReactElement } from 'react';
import * as messages from '../../core/messages/names.ts';
import type { DivineName, NamesOfAllah, QuotedPassage } from '../../core/model.ts';
import { Arabic, Transliteration } from '../arabic.tsx';
import type { Chapter } from '../chapter.ts';
import { VerseOrNarrationQuote, ProseWithReferences } from '../passages.tsx';

const Quotations = ({ id, title, passages }: { id: string; title: string; passages: readonly QuotedPassage[] }): ReactElement => (
  <section className="more" id={id}>
    <h2>{title}</h2>
    {passages.map((passage) => (
      <VerseOrNarrationQuote key={passage.arabic} passage={passage} />
    ))}
  </section>
);

const Name = ({ name: { number, arabic, transliteration, meaning } }: { name: DivineName }): ReactElement => (
  <li id={`name-${number}`} className="name">
    <Arabic text={arabic} script="naskh" />
    <Transliteration stored={transliteration} />
    <p>
      {number}. {meaning}
    </p>
  </li>
);

const DivineNamesBody = ({
  names: { title, subtitle, introduction, names, verses, narrations, enumeration },
}: {
  names: NamesOfAllah;
}): ReactElement => (
  <>
    <h1 className="part">{title}</h1>
    <p className="subtitle">{subtitle}</p>
    {introduction.map((text) => (
      <p key={text}>{text}</p>
    ))}
    <Quotations id="from-the-quran" title={messages.fromTheQuran} passages={verses} />
    <Quotations id="from-the-sunnah" title={messages.fromTheSunnah} passages={narrations} />
    <section className="more" id="of-the-list">
      <h2>{messages.listOrigin}</h2>
      <ProseWithReferences prose={enumeration} />
    </section>
    <section className="more" id="names">
      <h2>{messages.theNames}</h2>
      <ul className="names">
        {names.map((name) => (
          <Name key={name.number} name={name} />
        ))}
      </ul>
    </section>
  </>
);

/** The ninety-nine names of Allah. */
export const divineNamesChapter = (names: NamesOfAllah): Chapter => ({
  address: '/asma-ul-husna',
  title: names.title,
  matter: 'bodymatter',
  places: [{ id: 'names', title: messages.theNames }],
  body: <DivineNamesBody names={names} />,
});
