import type { ReactElement, ReactNode } from 'react';

const DOTS = 33;
const THIRD = 11;
const RADIUS = 90;
const SIZE = 200;

interface Dot {
  x: number;
  y: number;
  /** Every eleventh bead of a misbaha marks a third of the round. */
  marker: boolean;
  /** Fades along each third: 0 at its marker to 10. */
  step: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The 33 dots of the title, from the top clockwise. */
const DOT_POSITIONS: readonly Dot[] = Array.from({ length: DOTS }, (_, index) => {
  const angle = (index / DOTS) * 2 * Math.PI - Math.PI / 2;
  return {
    x: round(SIZE / 2 + RADIUS * Math.cos(angle)),
    y: round(SIZE / 2 + RADIUS * Math.sin(angle)),
    marker: index % THIRD === 0,
    step: index % THIRD,
  };
});

/** The product's title in a ring of 33 dots; the name inside is real text. */
export function Ring({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className="title-ring">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" className="ring-dots">
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
