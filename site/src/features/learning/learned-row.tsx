import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { isDoubleClick } from '../../ui/double-click.ts';
import { HIDING_STEPS } from './steps.ts';
import { duaPracticeAddress } from './begin.ts';
import { daysUntilDue, isKnown, whenText } from './due.ts';
import type { LearningRecord } from './learned-dua.ts';
import type { FoundCard } from '../saved/lookup.ts';
import { withNameSlot } from '../../ui/arabic.tsx';
import * as messages from '../../../../packages/core/messages/learn.ts';

interface LearnedRowProps {
  dua: LearningRecord;
  card: FoundCard;
  /** What screen readers call it: its title, with its position where others have the same. */
  name: string;
  now: Date;
  /** Whether it was just taken out. */
  isTakenOut: boolean;
  onTakeOut: () => void;
  onPutBack: () => void;
}

/** The dua's progress and when it comes back. */
function stateText(dua: LearningRecord, now: Date): string {
  if (dua.answered === undefined) return messages.notBegun;
  const days = daysUntilDue(dua, now);
  if (isKnown(dua)) return messages.comesBack({ when: whenText(days, now) });
  const step = HIDING_STEPS[dua.step]?.name ?? '';
  return days === 0 ? step : messages.stepComesBack({ step, when: whenText(days, now) });
}

/** Row of a learned dua: title, first words, progress, and buttons to practise and remove it. */
export function LearnedRow({
  dua,
  card: { card, path, pageTitle },
  name,
  now,
  isTakenOut,
  onTakeOut,
  onPutBack,
}: LearnedRowProps): ReactElement {
  return (
    <li className={isTakenOut ? 'learn-row learn-row-out' : 'learn-row'}>
      <Link to={`${path}#${card.id}`} className="learn-title" aria-label={name}>
        {card.title ?? pageTitle}
      </Link>
      {isTakenOut ? null : (
        <Link to={duaPracticeAddress(dua.home)} className="button" aria-label={messages.practiseDua({ title: name })}>
          {messages.practise}
        </Link>
      )}
      {/* The same element in both states, so that it keeps the focus. */}
      <button
        type="button"
        className={isTakenOut ? 'button learn-undo' : 'icon-button'}
        aria-label={isTakenOut ? messages.undoTakeOutDua({ title: name }) : messages.takeOutDua({ title: name })}
        data-tooltip={isTakenOut ? undefined : messages.takeOut}
        onClick={(event) => isDoubleClick(event) || (isTakenOut ? onPutBack() : onTakeOut())}
      >
        {isTakenOut ? messages.undo : <X aria-hidden="true" />}
      </button>
      <p className={`arabic arabic-${card.script} learn-first-words`} lang="ar" dir="rtl" translate="no">
        {withNameSlot(card.arabic.split('\n', 1)[0] ?? '')}
      </p>
      <p className="learn-state">{isTakenOut ? messages.takenOut : stateText(dua, now)}</p>
    </li>
  );
}
