/** Positions of the beads: an arc, open at the top, whose centre is below the middle of the drawing. */

const BEADS = 33;
/** The count goes no further than the string of beads. */
export const MOST = BEADS;
const START_DEGREES = -30;
const STEP_DEGREES = 7.5;
export const RADIUS = 160;
export const OFFSET_Y = 40;
export const BEAD_RADIUS = 9;

const HALF_TURN = 180;

export interface Bead {
  x: number;
  y: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The beads in the order of counting, y downwards: from the upper right, through the bottom, to the upper left. */
export const BEAD_POSITIONS: readonly Bead[] = Array.from({ length: BEADS }, (_, index) => {
  const angle = ((START_DEGREES + STEP_DEGREES * index) * Math.PI) / HALF_TURN;
  return { x: round(RADIUS * Math.cos(angle)), y: round(RADIUS * Math.sin(angle) + OFFSET_Y) };
});

/** One tap more, up to the last bead. */
export const afterTap = (count: number): number => Math.min(count + 1, MOST);
