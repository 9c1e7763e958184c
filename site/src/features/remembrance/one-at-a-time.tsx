/** Shows the duas of a page or a list one by one: the card, its counter, and how many are left. Loaded when the reader opens it. */
import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Page } from '../../../../packages/core/model.ts';
import { DuaCard } from '../card/dua-card.tsx';
import { keepScreenAwake } from '../counting/keep-awake.ts';
import { useDocumentTapListener } from '../counting/use-document-tap-listener.ts';
import { doesWholeCardCount, onWithoutLookingChange } from '../counting/without-looking.ts';
import { WithoutLookingButton } from '../counting/without-looking-button.tsx';
import { PAGE_AFTER_PRAYER } from '../counting/last-count.ts';
import { recordFinishedPage } from '../counting/finished-pages.ts';
import { addStyles } from '../../platform/add-styles.ts';
import { PreferencesButton } from '../preferences/preferences-button.tsx';
import { RemembranceEnd } from './end.tsx';
import { StepControls } from './step-controls.tsx';
import styles from './one-at-a-time.css?inline';
import { Progress } from './progress.tsx';
import { type RemembranceStep, stepsOfPage } from './steps.ts';
import { useRemembrance } from './use-remembrance.ts';
import { useSwipe } from './use-swipe.ts';
import { useTurningKeys } from './use-turning-keys.ts';
import * as messages from '../../../../packages/core/messages/one-at-a-time.ts';

addStyles(styles);

export interface OneAtATimeProps {
  page: Pick<Page, 'title' | 'cards' | 'showReferences'>;
  /** Address of the page below the base, for example `/prayer/after-salam`. */
  path: string;
  /** A list of the reader's own: its key (`list:<id>`), under which its counts are stored, and its steps. Absent for a page. */
  list?: { key: string; steps: readonly RemembranceStep[] };
  /** A notice above the card that is shown first, for example that the linked dua is not on this page. */
  note?: string | undefined;
  /** Leads back to the whole page. */
  onLeave: () => void;
}

/**
 * Whether a press counts: not on Arabic words, where it shows a meaning, and not while a meaning is shown. A press
 * of a mouse, which selects text, counts only where the whole card counts.
 */
const countsAsTap = ({ target, pointerType }: PointerEvent, wholeCard: boolean): boolean =>
  (wholeCard || pointerType !== 'mouse') &&
  target instanceof Element &&
  target.closest('main') !== null &&
  target.closest('.arabic') === null &&
  document.querySelector('.word-popover') === null;

/** Scrolls to the top of the page when its content is mounted. */
function ScrollToTop({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => {
    // In braces: newer browsers return a promise here, which an effect must not return.
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return children;
}

export default function OneAtATime({ page, path, list, note, onLeave }: OneAtATimeProps): ReactElement {
  const name = list?.key ?? path.slice(1);
  const steps = useMemo(() => list?.steps ?? stepsOfPage(name, page.cards), [list, name, page]);
  const onFinished = (): void => recordFinishedPage(name, page.title);
  const { at, counts, left, hasJustCome, isRestLeft, press, forward, back, goTo, restart } = useRemembrance(name, steps, onFinished);
  const [first] = useState(at);
  const step = steps[at];
  const counted = step?.isCounted === true && !isRestLeft;

  const tap = (): void => {
    if (hasJustCome) return;
    if (counted) press();
    else forward();
  };
  const wholeCard = useSyncExternalStore(onWithoutLookingChange, doesWholeCardCount);
  const isWholeCardCounter = wholeCard && counted;
  useDocumentTapListener(tap, (event) => counted && countsAsTap(event, wholeCard), !isWholeCardCounter);
  useSwipe(forward, back);
  useTurningKeys({ onForward: forward, onBack: back, onLeave });

  const leaveLabel = list ? messages.backToTheList : messages.backToTheWholePage;
  const isUnderWay = step !== undefined;
  useEffect(() => (isUnderWay ? keepScreenAwake() : undefined), [isUnderWay]);

  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  return (
    <div className={isWholeCardCounter ? 'one one-whole' : 'one'}>
      <header>
        <div className="bar">
          <button type="button" className="icon-button" aria-label={leaveLabel} data-tooltip={leaveLabel} onClick={onLeave}>
            <X aria-hidden="true" />
          </button>
          <h1 ref={title} tabIndex={-1}>
            {list ? <bdi>{page.title}</bdi> : page.title}
          </h1>
          <div className="bar-tools">
            {step ? <WithoutLookingButton onCount={tap} hasCard /> : null}
            <PreferencesButton />
          </div>
        </div>
        <Progress steps={steps} at={at} left={left} />
      </header>
      <main>
        <ScrollToTop key={step?.id}>
          {step ? (
            <>
              {note !== undefined && at === first ? <p className="intro">{note}</p> : null}
              {step.pageTitle === undefined ? null : <p className="one-page-title">{step.pageTitle}</p>}
              {step.isCounted && step.card.repeat === undefined ? (
                <p className="one-own-times">{messages.ownTimes({ count: step.times })}</p>
              ) : null}
              <DuaCard
                card={step.card}
                position={at + 1}
                total={steps.length}
                alone
                showReferences={page.showReferences}
                path={step.path}
              />
            </>
          ) : (
            <RemembranceEnd
              isAfterPrayer={name === PAGE_AFTER_PRAYER}
              isList={list !== undefined}
              total={steps.length}
              left={left}
              onGoTo={goTo}
              onRestart={restart}
              onLeave={onLeave}
            />
          )}
        </ScrollToTop>
      </main>
      {step ? (
        <StepControls
          step={step}
          isCounted={counted}
          count={counts[at] ?? 0}
          isFirst={at === 0}
          hasJustCome={hasJustCome}
          onForward={forward}
          onBack={back}
        />
      ) : null}
    </div>
  );
}
