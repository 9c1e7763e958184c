import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { isDoubleClick } from '../../ui/double-click.ts';
import { countProgressText } from '../counting/count-progress-text.ts';
import { CounterFace } from '../counting/counter-face.tsx';
import type { RemembranceStep } from './steps.ts';
import * as messages from '../../../../packages/core/messages/one-at-a-time.ts';
import * as countingMessages from '../../../../packages/core/messages/counting.ts';

interface StepControlsProps {
  step: RemembranceStep;
  /** Whether a press counts; otherwise it leads to the next card. */
  isCounted: boolean;
  count: number;
  isFirst: boolean;
  /** Whether the card has just appeared by itself: a press meant for the one before does nothing. */
  hasJustCome: boolean;
  onForward: () => void;
  onBack: () => void;
}

/** A key that is held down goes one card further, not many. */
const preventRepeatedPress = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

/** Focuses this button if the one with the focus is gone with the card before. */
function useFocusIfLost(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return button;
}

/** Presses are counted by `useDocumentTapListener`, which also handles overlapping touches of two thumbs. */
function CountButton({ step, count }: Pick<StepControlsProps, 'step' | 'count'>): ReactElement {
  const button = useFocusIfLost();
  return (
    <div className={count >= step.times ? 'one-main counter-done' : 'one-main'}>
      <button
        ref={button}
        type="button"
        className="counter-button"
        data-tap=""
        aria-label={countingMessages.countOne({ count, repeat: step.times })}
      >
        <CounterFace count={count} repeat={step.times} />
      </button>
      <output className="visually-hidden">{countProgressText(count, step.times)}</output>
    </div>
  );
}

function NextButton({ hasJustCome, onForward }: Pick<StepControlsProps, 'hasJustCome' | 'onForward'>): ReactElement {
  const button = useFocusIfLost();
  return (
    <button
      ref={button}
      type="button"
      className="one-main one-next"
      aria-disabled={hasJustCome}
      onClick={hasJustCome ? undefined : (event) => isDoubleClick(event) || onForward()}
      onKeyDown={preventRepeatedPress}
    >
      <span>{messages.next}</span>
      <ArrowRight aria-hidden="true" />
    </button>
  );
}

/** The controls at the foot of the window, within reach of the thumb: the counter or "next", and back. */
export function StepControls({ step, isCounted, count, isFirst, hasJustCome, onForward, onBack }: StepControlsProps): ReactElement {
  return (
    <div className="one-hand">
      <button
        type="button"
        className="icon-button"
        aria-label={messages.previousCard}
        aria-disabled={isFirst}
        onClick={isFirst ? undefined : onBack}
      >
        <ArrowLeft aria-hidden="true" />
      </button>
      {isCounted ? (
        <>
          <CountButton step={step} count={count} />
          <button
            type="button"
            className="icon-button"
            aria-label={messages.nextCard}
            onClick={(event) => isDoubleClick(event) || onForward()}
            onKeyDown={preventRepeatedPress}
          >
            <ArrowRight aria-hidden="true" />
          </button>
        </>
      ) : (
        <NextButton hasJustCome={hasJustCome} onForward={onForward} />
      )}
    </div>
  );
}
