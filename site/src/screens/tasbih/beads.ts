/** Positions of the beads: an arc around (0, `ARC_CENTRE_Y`), open at the top. */

/** The counter stops at the last bead. */
export const BEAD_COUNT = 33;
const FIRST_BEAD_DEGREES = -30;
const DEGREES_BETWEEN_BEADS = 7.5;
export const ARC_RADIUS = 160;
export const ARC_CENTRE_Y = 40;
export const BEAD_RADIUS = 9;

const HALF_TURN = 180;

export interface BeadPosition {
  x: number;
  y: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The beads in the order of counting, y downwards: from the upper right, through the bottom, to the upper left. */
export const BEAD_POSITIONS: readonly BeadPosition[] = Array.from({ length: BEAD_COUNT }, (_, index) => {
  const angle = ((FIRST_BEAD_DEGREES + DEGREES_BETWEEN_BEADS * index) * Math.PI) / HALF_TURN;
  return { x: round(ARC_RADIUS * Math.cos(angle)), y: round(ARC_RADIUS * Math.sin(angle) + ARC_CENTRE_Y) };
});

/** The count after one more tap, at most `BEAD_COUNT`. */
export const countAfterTap = (count: number): number => Math.min(count + 1, BEAD_COUNT);
