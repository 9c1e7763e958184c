import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatList, formatNumber } from '../../../../packages/core/format.ts';
import { TryAgainButton } from '../../ui/try-again-button.tsx';
import { type CameraProblem, cameraProblemOf, readCodesWithCamera } from './camera.ts';
import { type FrameCollector, createFrameCollector, type FrameOutcome } from './frames.ts';
import { importCopy, type ImportSummary } from './import-copy.ts';
import * as messages from '../../../../packages/core/messages/transfer.ts';

const CAMERA_PROBLEM_TEXTS: Readonly<Record<CameraProblem, string>> = {
  refused: messages.cameraRefused,
  none: messages.noCamera,
  failed: messages.cameraFailed,
};

/** The sentence for each outcome; empty for a code that was added or was known. */
const OUTCOME_TEXTS: Readonly<Record<FrameOutcome, string>> = {
  new: '',
  known: '',
  other: messages.otherCopy,
  foreign: messages.foreignCode,
  newer: messages.newerCode,
  damaged: messages.damagedCode,
};

/** The numbers of missing codes are listed only where no more than this are missing. */
const MAX_NAMED_MISSING_CODES = 8;

interface CodeProgress {
  total: number;
  missing: readonly number[];
  problem: string;
}

const NO_PROGRESS: CodeProgress = { total: 0, missing: [], problem: '' };

function progressText({ total, missing }: CodeProgress): string {
  return total === 0 ? messages.noCodeYet : messages.codesRead({ read: total - missing.length, total });
}

const missingText = ({ total, missing }: CodeProgress): string =>
  total > 0 && missing.length > 0 && missing.length <= MAX_NAMED_MISSING_CODES
    ? messages.codesMissing({ numbers: formatList(missing.map(formatNumber)) })
    : '';

interface ImportFromCodesViewProps {
  /** Called once no code is missing; the camera is stopped before. */
  onCopy: (taking: Promise<ImportSummary>) => void;
}

interface CameraReaderProps extends ImportFromCodesViewProps {
  onRetry: () => void;
}

/** One attempt to use the camera, which is stopped when this unmounts. */
function CameraReader({ onCopy, onRetry }: CameraReaderProps): ReactElement {
  const video = useRef<HTMLVideoElement>(null);
  const frames = useRef<FrameCollector>(undefined);
  const [camera, setCamera] = useState<CameraProblem | 'starting' | 'there'>('starting');
  const [progress, setProgress] = useState(NO_PROGRESS);
  const done = useEffectEvent(onCopy);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const end = new AbortController();
    const onCode = (text: string): void => {
      frames.current ??= createFrameCollector();
      const read = frames.current;
      const outcome = read.add(text);
      const missing = read.missing();
      setProgress({ total: read.total(), missing, problem: OUTCOME_TEXTS[outcome] });
      if (read.total() === 0 || missing.length > 0) return;
      end.abort();
      done(read.copy().then((copy) => importCopy(copy)));
    };
    readCodesWithCamera(element, end.signal, onCode).then(
      () => setCamera('there'),
      (error: unknown) => setCamera(cameraProblemOf(error)),
    );
    return () => end.abort();
  }, []);
  const startOver = (): void => {
    frames.current = undefined;
    setProgress(NO_PROGRESS);
  };
  const isOn = camera === 'starting' || camera === 'there';
  return (
    <>
      <p className="panel-hint">{messages.readHint}</p>
      <video ref={video} className="transfer-video" hidden={camera !== 'there'} muted playsInline aria-label={messages.cameraPicture} />
      {camera === 'starting' ? <p>{messages.cameraStarting}</p> : null}
      {isOn ? null : (
        <>
          <p role="alert">{CAMERA_PROBLEM_TEXTS[camera]}</p>
          <TryAgainButton onRetry={onRetry} />
        </>
      )}
      {camera === 'there' || progress.total > 0 ? (
        <>
          <output className="transfer-position">{progressText(progress)}</output>
          {progress.total > 0 ? (
            <progress max={progress.total} value={progress.total - progress.missing.length} aria-label={progressText(progress)} />
          ) : null}
          <p className="panel-hint">{missingText(progress)}</p>
          <output className="transfer-problem">{progress.problem}</output>
          {progress.total > 0 ? (
            <button type="button" className="button" onClick={startOver}>
              {messages.startOver}
            </button>
          ) : null}
        </>
      ) : null}
    </>
  );
}

/** Reads the codes that another device shows. It starts the camera, so only a press may mount it. */
export function ImportFromCodesView({ onCopy }: ImportFromCodesViewProps): ReactElement {
  const [attempt, setAttempt] = useState(0);
  return <CameraReader key={attempt} onCopy={onCopy} onRetry={() => setAttempt(attempt + 1)} />;
}
