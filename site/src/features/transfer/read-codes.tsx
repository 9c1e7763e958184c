import { type ReactElement, useEffect, useRef, useState } from 'react';
import { formatList, formatNumber } from '../../../../packages/core/format.ts';
import { type CameraProblem, problemOf, readCodes } from './camera.ts';
import { type Collection, collection, type Outcome } from './frames.ts';
import { takeIn, type TakenIn } from './take-in.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';
import * as messages from '../../../../packages/core/messages/transfer.ts';

const PROBLEMS: Readonly<Record<CameraProblem, string>> = {
  refused: messages.cameraRefused,
  none: messages.noCamera,
  failed: messages.cameraFailed,
};

/** What the reader is told of a code; nothing of one that is taken or was already. */
const TOLD: Readonly<Record<Outcome, string>> = {
  new: '',
  known: '',
  other: messages.otherCopy,
  foreign: messages.foreignCode,
  newer: messages.newerCode,
  damaged: messages.damagedCode,
};

/** So many missing codes are named; of more the number is enough. */
const MOST_NAMED = 8;

interface Progress {
  total: number;
  missing: readonly number[];
  told: string;
}

const NONE: Progress = { total: 0, missing: [], told: '' };

function progressText({ total, missing }: Progress): string {
  return total === 0 ? messages.noCodeYet : messages.codesRead({ read: total - missing.length, total });
}

const missingText = ({ total, missing }: Progress): string =>
  total > 0 && missing.length > 0 && missing.length <= MOST_NAMED
    ? messages.codesMissing({ numbers: formatList(missing.map(formatNumber)) })
    : '';

interface ReadCodesProps {
  /** Once no code is missing; the camera is given back before. */
  onCopy: (taking: Promise<TakenIn>) => void;
}

interface ReaderProps extends ReadCodesProps {
  onRetry: () => void;
}

/** One attempt at the camera; it is given back when this goes. */
function Reader({ onCopy, onRetry }: ReaderProps): ReactElement {
  const video = useRef<HTMLVideoElement>(null);
  const frames = useRef<Collection>(undefined);
  const [camera, setCamera] = useState<CameraProblem | 'starting' | 'there'>('starting');
  const [progress, setProgress] = useState(NONE);
  const done = useRef(onCopy);
  useEffect(() => {
    done.current = onCopy;
  });
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const end = new AbortController();
    const onCode = (text: string): void => {
      frames.current ??= collection();
      const read = frames.current;
      const outcome = read.add(text);
      const missing = read.missing();
      setProgress({ total: read.total(), missing, told: TOLD[outcome] });
      if (read.total() === 0 || missing.length > 0) return;
      end.abort();
      done.current(read.copy().then((copy) => takeIn(copy)));
    };
    readCodes(element, end.signal, onCode).then(
      () => setCamera('there'),
      (error: unknown) => setCamera(problemOf(error)),
    );
    return () => end.abort();
  }, []);
  const startOver = (): void => {
    frames.current = undefined;
    setProgress(NONE);
  };
  const isOn = camera === 'starting' || camera === 'there';
  return (
    <>
      <p className="panel-hint">{messages.readHint}</p>
      <video ref={video} className="transfer-video" hidden={camera !== 'there'} muted playsInline aria-label={messages.cameraPicture} />
      {camera === 'starting' ? <p>{messages.cameraStarting}</p> : null}
      {isOn ? null : (
        <>
          <p role="alert">{PROBLEMS[camera]}</p>
          <button type="button" className="button" onClick={onRetry}>
            {commonMessages.tryAgain}
          </button>
        </>
      )}
      {camera === 'there' || progress.total > 0 ? (
        <>
          <output className="transfer-position">{progressText(progress)}</output>
          {progress.total > 0 ? (
            <progress max={progress.total} value={progress.total - progress.missing.length} aria-label={progressText(progress)} />
          ) : null}
          <p className="panel-hint">{missingText(progress)}</p>
          <output className="transfer-problem">{progress.told}</output>
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

/** Reads the codes of another device. The press that wants the camera mounts it. */
export function ReadCodes({ onCopy }: ReadCodesProps): ReactElement {
  const [attempt, setAttempt] = useState(0);
  return <Reader key={attempt} onCopy={onCopy} onRetry={() => setAttempt(attempt + 1)} />;
}
