import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useLazyModule } from '../../platform/loading/use-lazy-module.ts';
import { copyText } from './copy-file.ts';
import { framesOf } from './frames.ts';
import { keptHere } from './kept.ts';
import * as messages from '../../../../packages/core/messages/transfer.ts';

const qr = lazyModule(messages.showCodes, () => import('../lists/qr-path.ts'), 'qrDrawing');

/** How long a code stands: a phone reads one in some 200 ms, and slower ones see it again in the next round. Far from three flashes a second. */
const SHOWN_MS = 700;

type Frames = readonly string[] | 'being made' | 'too many' | 'failed';

/** The codes of what is kept now. They are not made anew while they are shown, so that a round of them is one copy. */
function useFrames(): Frames {
  const [frames, setFrames] = useState<Frames>('being made');
  useEffect(() => {
    let isShown = true;
    framesOf(copyText(keptHere())).then(
      (made) => (isShown ? setFrames(made ?? 'too many') : undefined),
      () => (isShown ? setFrames('failed') : undefined),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return frames;
}

/** Who wants less motion steps through the codes by hand. */
const wantsLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface CodesProps {
  frames: readonly string[];
  draw: (text: string) => { size: number; path: string } | undefined;
}

function Codes({ frames, draw }: CodesProps): ReactElement {
  const total = frames.length;
  const [canPlay] = useState(() => total > 1 && !wantsLessMotion());
  const [isPlaying, setPlaying] = useState(canPlay);
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setAt((now) => (now + 1) % total), SHOWN_MS);
    return () => clearInterval(timer);
  }, [isPlaying, total]);
  const drawing = useMemo(() => draw(frames[at] ?? ''), [draw, frames, at]);
  const step = (by: number): void => {
    setPlaying(false);
    setAt((at + by + total) % total);
  };
  const position = messages.codePosition({ number: at + 1, total });
  return (
    <>
      {/* Black on white in every theme, as cameras expect it. */}
      <svg
        className="transfer-code"
        viewBox={`0 0 ${drawing?.size ?? 1} ${drawing?.size ?? 1}`}
        aria-hidden="true"
        shapeRendering="crispEdges"
      >
        <path d={drawing?.path} />
      </svg>
      <p className="transfer-position" aria-live={isPlaying ? 'off' : 'polite'}>
        {position}
      </p>
      {total > 1 ? (
        <div className="transfer-tools">
          <button type="button" className="icon-button" aria-label={messages.previousCode} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden="true" />
          </button>
          {canPlay ? (
            <button type="button" className="button" onClick={() => setPlaying(!isPlaying)}>
              {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
              {isPlaying ? messages.pause : messages.play}
            </button>
          ) : null}
          <button type="button" className="icon-button" aria-label={messages.nextCode} onClick={() => step(1)}>
            <ChevronRight aria-hidden="true" />
          </button>
        </div>
      ) : null}
    </>
  );
}

/** The copy as QR codes, one after another. */
export function ShowCodes(): ReactElement {
  const frames = useFrames();
  const draw = useLazyModule(qr);
  if (frames === 'too many') return <p role="alert">{messages.tooMuchForCodes}</p>;
  if (frames === 'failed' || draw.status === 'failed') return <p role="alert">{messages.codesNotMade}</p>;
  if (frames === 'being made' || draw.status !== 'ready') return <p aria-busy="true">{messages.codesBeingMade}</p>;
  return (
    <>
      <p className="panel-hint">{messages.showHint}</p>
      <Codes frames={frames} draw={draw.value} />
    </>
  );
}
