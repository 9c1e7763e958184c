import type { ReactElement } from 'react';
import { BEAD_POSITIONS, BEAD_RADIUS } from './beads.ts';

/** Room for the arc and half a bead beyond it: x, y, width, height. */
const VIEW_BOX = '-170 -50 340 260';

function classOf(index: number, count: number, returned: number): string {
  if (index < count) return 'bead bead-used';
  return index < returned ? 'bead bead-returned' : 'bead';
}

/**
 * The beads on their arc; those with an index below the count are used. The order of the elements staggers them in CSS.
 * @param returnedByReset how many the last RESET has brought back
 */
export function BeadRing({ count, returned: returnedByReset }: { count: number; returned: number }): ReactElement {
  return (
    <svg viewBox={VIEW_BOX} className="beads" aria-hidden="true">
      <g>
        {BEAD_POSITIONS.map(({ x, y }, index) => (
          <g key={`${x},${y}`} className={classOf(index, count, returnedByReset)}>
            <circle cx={x} cy={y} r={BEAD_RADIUS} />
          </g>
        ))}
      </g>
    </svg>
  );
}
