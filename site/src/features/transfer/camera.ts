/** The camera of the device, and the QR codes that it sees. */

/** Reads the codes of a picture. */
interface CodeDetector {
  detect: (picture: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

interface CodeDetectorClass {
  new (options: { formats: string[] }): CodeDetector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

const QR_FORMAT = 'qr_code';
/** Time between two detections: several for each code that is shown, and time for the device to do other things. */
const DETECTION_INTERVAL_MS = 120;

/** The detector of the browser, or of a library, which loads only where it is needed. */
async function createDetector(): Promise<CodeDetector> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: CodeDetectorClass };
  const isKnown = Native && (await Native.getSupportedFormats().catch((): readonly string[] => [])).includes(QR_FORMAT);
  if (isKnown) return new Native({ formats: [QR_FORMAT] });
  const library = await import('qr/decode.js');
  return new library.BarcodeDetector({ formats: [QR_FORMAT] });
}

/** Why the camera shows no picture. */
export type CameraProblem = 'refused' | 'none' | 'failed';

const PROBLEM_BY_ERROR_NAME: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

/** What an error of `getUserMedia` means for the reader. */
export const cameraProblemOf = (error: unknown): CameraProblem =>
  error instanceof DOMException ? (PROBLEM_BY_ERROR_NAME[error.name] ?? 'failed') : 'failed';

const stopTracks = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/**
 * Shows what the camera sees in a video and reads codes until `signal` is aborted, which also stops the camera.
 * @param onCode is called with the text of each code, as often as it is seen
 * @returns once the picture is there
 * @throws DOMException as `getUserMedia` does: see `cameraProblemOf`; other errors where the library does not load
 */
export async function readCodesWithCamera(video: HTMLVideoElement, signal: AbortSignal, onCode: (text: string) => void): Promise<void> {
  // A page that is not served over HTTPS has no media devices.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new DOMException('there are no media devices', 'NotFoundError');
  const stream = await devices.getUserMedia({ audio: false, video: { facingMode: 'environment', width: { ideal: 1280 } } });
  signal.addEventListener('abort', () => {
    stopTracks(stream);
    video.srcObject = null;
  });
  // The reader may have left while the browser asked for permission.
  if (signal.aborted) return stopTracks(stream);
  let codes: CodeDetector;
  try {
    codes = await createDetector();
    video.srcObject = stream;
    await video.play();
  } catch (error) {
    stopTracks(stream);
    throw error;
  }
  const look = async (): Promise<void> => {
    if (signal.aborted) return;
    // A picture that cannot be read counts as one without a code.
    const found = await codes.detect(video).catch(() => []);
    for (const { rawValue } of found) if (!signal.aborted) onCode(rawValue);
    setTimeout(() => void look(), DETECTION_INTERVAL_MS);
  };
  void look();
}
