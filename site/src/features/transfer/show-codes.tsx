import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useLazyModule } from '../../platform/loading/use-lazy-module.ts';
import { serializeCopy } from './copy-file.ts';
import { framesOf } from './frames.ts';
import { readReaderData } from './reader-data.ts';
import * as messages from '../../../../packages/core/messages/transfer.ts';

const qrModule = lazyModule(messages.showCodes, () => import('../share/qr-path.ts'), 'qrDrawing');

/** How long a code is shown: a phone reads one in some 200 ms, and more than three flashes a second can cause seizures. */
const CODE_SHOWN_MS = 700;

type FramesState = readonly string[] | 'being made' | 'too many' | 'failed';

/** The frames of one copy, made when the component mounts. It stays the same while shown, so that all codes belong together. */
function useFrames(): FramesState {
  const [frames, setFrames] = useState<FramesState>('being made');
  useEffect(() => {
    let isShown = true;
    framesOf(serializeCopy(readReaderData())).then(
      (made) => (isShown ? setFrames(made ?? 'too many') : undefined),
      () => (isShown ? setFrames('failed') : undefined),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return frames;
}

/** Readers who prefer less motion step through the codes by hand. */
const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface CodeSlideshowProps {
  frames: readonly string[];
  draw: (text: string) => { size: number; path: string } | undefined;
}

function CodeSlideshow({ frames, draw }: CodeSlideshowProps): ReactElement {
  const total = frames.length;
  const [canPlay] = useState(() => total > 1 && !prefersReducedMotion());
  const [isPlaying, setPlaying] = useState(canPlay);
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setAt((now) => (now + 1) % total), CODE_SHOWN_MS);
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
export function ShowCodesView(): ReactElement {
  const frames = useFrames();
  const draw = useLazyModule(qrModule);
  if (frames === 'too many') return <p role="alert">{messages.tooMuchForCodes}</p>;
  if (frames === 'failed' || draw.status === 'failed') return <p role="alert">{messages.codesNotMade}</p>;
  if (frames === 'being made' || draw.status !== 'ready') return <p aria-busy="true">{messages.codesBeingMade}</p>;
  return (
    <>
      <p className="panel-hint">{messages.showHint}</p>
      <CodeSlideshow frames={frames} draw={draw.value} />
    </>
  );
}
