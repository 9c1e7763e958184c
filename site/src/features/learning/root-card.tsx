import { type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import { rootAddress } from '../../../../packages/core/roots.ts';
import { ArabicParagraph, TextWithNameSlot } from '../../ui/arabic.tsx';
import { Transliteration } from '../../ui/transliteration.tsx';
import { CardArabic } from '../words/card-arabic.tsx';
import { RootLetters } from '../roots/root-letters.tsx';
import type { FoundCard } from '../saved/lookup.ts';
import { Answers } from './answers.tsx';
import type { LearningRecord } from './learned-dua.ts';
import type { CourseRoot } from './root-course.ts';
import type { Answer } from './schedule.ts';
import { LAST_HIDING_STEP_INDEX } from './steps.ts';
import { useFocusOnCard } from './use-focus-on-card.ts';
import { useSpaceKey } from './use-space-key.ts';
import * as courseMessages from '../../../../packages/core/messages/root-course.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

interface RootCardProps {
  learned: LearningRecord;
  root: CourseRoot;
  /** The dua that serves as its example; undefined where it was not found. */
  dua: FoundCard | undefined;
  /** Position in the session, from 1. */
  position: number;
  total: number;
  onAnswer: (answer: Answer) => void;
}

/** Up to three forms of the root; their meanings are shown together with its sense. */
const RootForms = ({ root: { forms }, isShown }: { root: CourseRoot; isShown: boolean }): ReactElement => (
  <ul className="learn-forms" aria-label={courseMessages.wordsOfRoot}>
    {forms.map(({ arabic, script, transliteration, meaning }) => (
      <li key={`${script} ${arabic}`} className="root-form">
        <ArabicParagraph text={arabic} script={script} />
        <Transliteration stored={transliteration} />
        {isShown ? <p className="root-meaning">{meaning}</p> : null}
      </li>
    ))}
  </ul>
);

/** One root of a session. A new root shows its meaning at once; later the reader recalls the meaning before it is shown. */
export function RootCard({ learned, root, dua, position, total, onAnswer }: RootCardProps): ReactElement {
  const { letters, name, sense } = root;
  const [isShown, setShown] = useState(learned.answered === undefined);
  const article = useFocusOnCard();
  const show = (): void => {
    setShown(true);
    // The press removes the button, so the card gets the focus.
    article.current?.focus({ preventScroll: true });
  };
  useSpaceKey(() => {
    if (!isShown) show();
    return !isShown;
  });
  return (
    <article
      ref={article}
      tabIndex={-1}
      className="card learn-card"
      aria-label={courseMessages.rootOfSession({ position, total, root: name })}
    >
      <p className="card-meta">
        <Link to={rootAddress(letters)}>{courseMessages.wholeFamily}</Link>
        <span>{commonMessages.positionOfTotal({ position, total })}</span>
      </p>
      <p className="root-head">
        <RootLetters letters={letters} />
      </p>
      {/* Always rendered, so that screen readers announce the sense when it is shown. */}
      <output className="learn-sense">{isShown ? sense : null}</output>
      <RootForms root={root} isShown={isShown} />
      {dua ? (
        <section className="learn-example" aria-label={courseMessages.inADua}>
          <CardArabic card={dua.card} />
          {isShown ? (
            <p className="translation">
              <TextWithNameSlot text={dua.card.translation} />
            </p>
          ) : null}
          <p className="learn-state">
            <Link to={`${dua.path}#${dua.card.id}`}>{dua.card.title ?? dua.pageTitle}</Link>
          </p>
        </section>
      ) : null}
      {isShown ? (
        <Answers dua={learned} step={LAST_HIDING_STEP_INDEX} onAnswer={onAnswer} />
      ) : (
        <p className="learn-reveal">
          <button type="button" className="button" aria-keyshortcuts="Space" onClick={show}>
            {courseMessages.showMeaning}
          </button>
        </p>
      )}
    </article>
  );
}
