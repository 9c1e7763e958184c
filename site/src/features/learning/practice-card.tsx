import { type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import { LAST_HIDING_STEP_INDEX, HIDING_STEPS } from './steps.ts';
import { CardArabic } from '../words/card-arabic.tsx';
import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import { TextWithNameSlot } from '../../ui/arabic.tsx';
import { Transliteration } from '../../ui/transliteration.tsx';
import type { LearningRecord } from './learned-dua.ts';
import { changeLearningRecord } from './learning.ts';
import type { Answer } from './schedule.ts';
import type { FoundCard } from '../saved/lookup.ts';
import { Answers } from './answers.tsx';
import { PracticeText } from './practice-text.tsx';
import { useFocusOnCard } from './use-focus-on-card.ts';
import * as messages from '../../../../packages/core/messages/learn.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

interface PracticeCardProps {
  dua: LearningRecord;
  card: FoundCard;
  /** Position in the session, from 1. */
  position: number;
  total: number;
  onAnswer: (answer: Answer, step: number) => void;
}

/** Buttons for less or more help. */
function StepChoice({ step, onStep }: { step: number; onStep: (step: number) => void }): ReactElement {
  return (
    <div className="learn-step">
      <button type="button" className="button" aria-disabled={step === 0} onClick={() => onStep(Math.max(0, step - 1))}>
        {messages.moreHelp}
      </button>
      <output>{messages.stepOf({ step: step + 1, steps: HIDING_STEPS.length, name: HIDING_STEPS[step]?.name ?? '' })}</output>
      <button
        type="button"
        className="button"
        aria-disabled={step === LAST_HIDING_STEP_INDEX}
        onClick={() => onStep(Math.min(LAST_HIDING_STEP_INDEX, step + 1))}
      >
        {messages.hideMore}
      </button>
    </div>
  );
}

/** One dua of a session: its text at a step, and the question how it went. */
export function PracticeCard({ dua, card: { card, path, pageTitle }, position, total, onAnswer }: PracticeCardProps): ReactElement {
  const [step, setStep] = useState(dua.step);
  const article = useFocusOnCard();
  const title = card.title ?? pageTitle;
  const chooseStep = (chosen: number): void => {
    setStep(chosen);
    // The next practice begins there.
    if (!changeLearningRecord(dua.home, (stored) => ({ ...stored, step: chosen }))) void notifyNotSaved();
  };
  return (
    <article ref={article} tabIndex={-1} className="card learn-card" aria-label={messages.duaOfSession({ position, total, title })}>
      <p className="card-meta">
        <Link to={`${path}#${card.id}`}>{pageTitle}</Link>
        <span>{commonMessages.positionOfTotal({ position, total })}</span>
      </p>
      {card.title ? <h2>{card.title}</h2> : null}
      {card.instruction ? <p className="instruction">{card.instruction}</p> : null}
      <StepChoice step={step} onStep={chooseStep} />
      {step === 0 ? (
        <>
          <CardArabic card={card} />
          {card.transliteration ? <Transliteration stored={card.transliteration} /> : null}
          <p className="translation">
            <TextWithNameSlot text={card.translation} />
          </p>
        </>
      ) : (
        <PracticeText key={step} card={card} step={step} />
      )}
      <Answers dua={dua} step={step} onAnswer={(answer) => onAnswer(answer, step)} />
    </article>
  );
}
