import type { ReactElement, ReactNode } from 'react';

const DOTS = 33;
const DOTS_PER_THIRD = 11;
const RADIUS = 90;
const VIEW_BOX_SIZE = 200;

interface Dot {
  x: number;
  y: number;
  /** Every eleventh bead of a misbaha marks a third of the round. */
  marker: boolean;
  /** Dots since the last marker, 0 to 10; the opacity grows with it. */
  step: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The 33 dots of the title, from the top clockwise. */
const DOT_POSITIONS: readonly Dot[] = Array.from({ length: DOTS }, (_, index) => {
  const angle = (index / DOTS) * 2 * Math.PI - Math.PI / 2;
  return {
    x: round(VIEW_BOX_SIZE / 2 + RADIUS * Math.cos(angle)),
    y: round(VIEW_BOX_SIZE / 2 + RADIUS * Math.sin(angle)),
    marker: index % DOTS_PER_THIRD === 0,
    step: index % DOTS_PER_THIRD,
  };
});

/** The product's name as text in a ring of 33 dots. */
export function TitleRing({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className="title-ring">
      <svg viewBox={`0 0 ${VIEW_BOX_SIZE} ${VIEW_BOX_SIZE}`} aria-hidden="true" className="ring-dots">
        {DOT_POSITIONS.map(({ x, y, marker, step }) => (
          <circle
            key={`${x},${y}`}
            cx={x}
            cy={y}
            r={marker ? 5.5 : 4}
            className={marker ? 'ring-marker' : 'ring-dot'}
            opacity={marker ? 1 : round(0.45 + 0.055 * step)}
          />
        ))}
      </svg>
      <div className="title-ring-name">{children}</div>
    </div>
  );
}
