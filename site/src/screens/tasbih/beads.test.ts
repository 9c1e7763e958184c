import { describe, expect, test } from 'vitest';
import { countAfterTap, BEAD_POSITIONS, ARC_CENTRE_Y, ARC_RADIUS } from './beads.ts';

describe('BEAD_POSITIONS', () => {
  test('33 beads, each at its radius from the centre of the arc', () => {
    expect(BEAD_POSITIONS).toHaveLength(33);
    for (const { x, y } of BEAD_POSITIONS) expect(Math.hypot(x, y - ARC_CENTRE_Y)).toBeCloseTo(ARC_RADIUS, 1);
  });

  test('from -30 degrees in steps of 7.5 degrees', () => {
    for (const [index, { x, y }] of BEAD_POSITIONS.entries()) {
      const expected = ((-30 + 7.5 * index) * Math.PI) / 180;
      expect(x).toBeCloseTo(160 * Math.cos(expected), 1);
      expect(y).toBeCloseTo(160 * Math.sin(expected) + 40, 1);
    }
  });

  test('it begins at the upper right, has its middle at the bottom and ends at the upper left', () => {
    expect(BEAD_POSITIONS[0]).toEqual({ x: 138.56, y: -40 });
    expect(BEAD_POSITIONS[16]).toEqual({ x: 0, y: 200 });
    expect(BEAD_POSITIONS[32]).toEqual({ x: -138.56, y: -40 });
  });
});

test('a tap adds one and nothing goes beyond 33', () => {
  expect(countAfterTap(0)).toBe(1);
  expect(countAfterTap(32)).toBe(33);
  expect(countAfterTap(33)).toBe(33);
});
