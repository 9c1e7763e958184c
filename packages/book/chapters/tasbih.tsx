import type { ReactElement } from 'react';
import * as messages from '../../core/messages/book.ts';
import type { TasbihPhrase } from '../../core/model.ts';
import { Arabic, Transliteration } from '../arabic.tsx';
import type { Chapter } from '../chapter.ts';

const TITLE = messages.tasbihTitle;

const TasbihBody = ({ phrases }: { phrases: readonly TasbihPhrase[] }): ReactElement => (
  <>
    <h1 className="part">{TITLE}</h1>
    <p className="subtitle">{messages.tasbihSubtitle}</p>
    {phrases.map(({ id, arabic, transliteration, translation }) => (
      <article key={id} id={id} className="dua" aria-labelledby={`${id}-meaning`}>
        <Arabic text={arabic} script="naskh" />
        <Transliteration stored={transliteration} />
        <p id={`${id}-meaning`} className="translation">
          {translation}
        </p>
      </article>
    ))}
  </>
);

/** The phrases of the counter. */
export const tasbihChapter = (phrases: readonly TasbihPhrase[]): Chapter => ({
  address: '/tasbih-counter',
  title: TITLE,
  matter: 'bodymatter',
  body: <TasbihBody phrases={phrases} />,
});
