import type { ReactElement } from 'react';
import type { Card } from '../../../../packages/core/model.ts';
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

/** What tells a dua from the others: its title or its instruction, else the first sentence of what it means. */
const nameOf = ({ title, instruction, translation }: Card): string | undefined =>
  title ?? instruction ?? translation.split(/[.!?۔\n]/u, 1)[0];

/**
 * The progress: the position and the duas that are left, as a bar and in words. Screen readers also get the name of the dua, and
 * announce only the parts that change.
 */
export function Progress(props: ProgressProps): ReactElement {
  const { steps, at, left } = props;
  const card = steps[at]?.card;
  const place = at < steps.length ? commonMessages.positionOfTotal({ position: at + 1, total: steps.length }) : messages.theEnd;
  return (
    <div className="one-progress">
      <div className="one-marks" aria-hidden="true">
        {steps.map(({ key }, index) => (
          <span key={key} className={markClass(index, props)} />
        ))}
      </div>
      <output aria-atomic="false">
        <span>{messages.progress({ place, left: left.length })}</span> <span className="visually-hidden">{card && nameOf(card)}</span>
      </output>
    </div>
  );
}
