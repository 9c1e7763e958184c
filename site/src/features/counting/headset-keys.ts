/**
 * The keys of a headset. A browser hands them to the page that plays sound, so silence is played as long as they are listened to.
 * Loaded with the panel in which the reader switches it on.
 */

const RATE = 8000;
/** Chromium shows no media session for sounds below five seconds. */
const SECONDS = 10;
const HEADER_BYTES = 44;
const SAMPLES = RATE * SECONDS;
/** The middle of a sample of eight bits, which is silence. */
const SILENT = 128;

/** Ten seconds of silence as a WAV file: one channel, eight bits. */
function silence(): Blob {
  const header = new DataView(new ArrayBuffer(HEADER_BYTES));
  const text = (at: number, letters: string): void => {
    for (const [index, letter] of [...letters].entries()) header.setUint8(at + index, letter.charCodeAt(0));
  };
  text(0, 'RIFF');
  header.setUint32(4, HEADER_BYTES - 8 + SAMPLES, true);
  text(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, RATE, true);
  header.setUint32(28, RATE, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  text(36, 'data');
  header.setUint32(40, SAMPLES, true);
  return new Blob([header, new Uint8Array(SAMPLES).fill(SILENT)], { type: 'audio/wav' });
}

/** The one key of a headset plays and pauses by turns; pressed twice quickly it means the next piece. */
const KEYS: readonly MediaSessionAction[] = ['play', 'pause', 'nexttrack'];

/** Whether the browser hands on such keys at all. */
export const hasHeadsetKeys = (): boolean => 'mediaSession' in navigator;

function answer(session: MediaSession, key: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    session.setActionHandler(key, handler);
  } catch {
    // The browser does not know this key.
  }
}

/**
 * Calls back for each press of a headset's key. Call it in the answer to a press, as browsers play nothing by themselves.
 * @param title of the sound, as the device shows it
 * @returns the way to stop; undefined where the browser refuses to play
 */
export async function listenToHeadset(onKey: () => void, title: string): Promise<(() => void) | undefined> {
  const { mediaSession } = navigator;
  const address = URL.createObjectURL(silence());
  const audio = new Audio(address);
  audio.loop = true;
  const stop = (): void => {
    for (const key of KEYS) answer(mediaSession, key, null);
    audio.pause();
    audio.removeAttribute('src');
    URL.revokeObjectURL(address);
    mediaSession.metadata = null;
    mediaSession.playbackState = 'none';
  };
  const goOn = async (): Promise<void> => {
    try {
      await audio.play();
    } catch {
      // A call or another app has the sound; the next press tries again.
    }
    mediaSession.playbackState = 'playing';
  };
  try {
    await audio.play();
  } catch {
    stop();
    return undefined;
  }
  mediaSession.metadata = new MediaMetadata({ title });
  mediaSession.playbackState = 'playing';
  for (const key of KEYS) {
    answer(mediaSession, key, () => {
      onKey();
      // Otherwise the device believes that the sound has paused, and hands on no further key.
      void goOn();
    });
  }
  return stop;
}
