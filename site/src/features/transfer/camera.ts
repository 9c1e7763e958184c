/** The camera of the device, and the QR codes that it sees. */

/** Reads the codes of a picture. */
interface Detector {
  detect: (picture: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

const FORMAT = 'qr_code';
/** Between two looks: several for each code that is shown, and time for the device to do other things. */
const LOOK_MS = 120;

/** What the browser has itself, or the library, which loads only then. */
async function detector(): Promise<Detector> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: DetectorClass };
  const isKnown = Native && (await Native.getSupportedFormats().catch((): readonly string[] => [])).includes(FORMAT);
  if (isKnown) return new Native({ formats: [FORMAT] });
  const library = await import('qr/decode.js');
  return new library.BarcodeDetector({ formats: [FORMAT] });
}

/** Why there is no picture. */
export type CameraProblem = 'refused' | 'none' | 'failed';

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

/** What an error of `getUserMedia` means for the reader. */
export const problemOf = (error: unknown): CameraProblem => (error instanceof DOMException ? (PROBLEMS[error.name] ?? 'failed') : 'failed');

const stopAll = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/**
 * Shows what the camera sees in a video and reads codes until `signal` is aborted, which also gives the camera back.
 * @param onCode is called with the text of each code, as often as it is seen
 * @returns once the camera is there
 * @throws DOMException as `getUserMedia` does: see `problemOf`; other errors where the library does not load
 */
export async function readCodes(video: HTMLVideoElement, signal: AbortSignal, onCode: (text: string) => void): Promise<void> {
  // A page that is not served safely has none.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new DOMException('there are no media devices', 'NotFoundError');
  const stream = await devices.getUserMedia({ audio: false, video: { facingMode: 'environment', width: { ideal: 1280 } } });
  signal.addEventListener('abort', () => {
    stopAll(stream);
    video.srcObject = null;
  });
  // The reader may have gone on while the browser asked.
  if (signal.aborted) return stopAll(stream);
  let codes: Detector;
  try {
    codes = await detector();
    video.srcObject = stream;
    await video.play();
  } catch (error) {
    stopAll(stream);
    throw error;
  }
  const look = async (): Promise<void> => {
    if (signal.aborted) return;
    // A picture that cannot be read is one without a code.
    const found = await codes.detect(video).catch(() => []);
    for (const { rawValue } of found) if (!signal.aborted) onCode(rawValue);
    setTimeout(() => void look(), LOOK_MS);
  };
  void look();
}
