import type { ReactElement } from 'react';
import type { RemembranceStep } from './steps.ts';
import * as messages from '../../../../packages/core/messages/one-at-a-time.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

interface ProgressProps {
  steps: readonly RemembranceStep[];
  /** Index of the shown card. */
  at: number;
  /** Indexes of the unfinished steps. */
  left: readonly number[];
}

const markClass = (index: number, { at, left }: ProgressProps): string =>
  [index === at ? 'one-here' : '', left.includes(index) ? '' : 'one-said'].filter(Boolean).join(' ');

/** The progress: the position and the duas that are left, as a bar and in words. */
export function Progress(props: ProgressProps): ReactElement {
  const { steps, at, left } = props;
  const place = at < steps.length ? commonMessages.positionOfTotal({ position: at + 1, total: steps.length }) : messages.theEnd;
  return (
    <div className="one-progress">
      <div className="one-marks" aria-hidden="true">
        {steps.map(({ key }, index) => (
          <span key={key} className={markClass(index, props)} />
        ))}
      </div>
      <output>{messages.progress({ place, left: left.length })}</output>
    </div>
  );
}
