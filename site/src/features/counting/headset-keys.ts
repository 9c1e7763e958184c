/**
 * The keys of a headset. Browsers send them only to a page that plays sound, so the page plays silence while it
 * listens. Loaded with the panel in which the reader switches it on.
 */

const SAMPLE_RATE_HZ = 8000;
/** Chromium shows no media session for sounds below five seconds. */
const SILENCE_SECONDS = 10;
const WAV_HEADER_BYTES = 44;
const SILENCE_SAMPLE_COUNT = SAMPLE_RATE_HZ * SILENCE_SECONDS;
/** The middle value of an 8-bit sample, which is silence. */
const SILENT_SAMPLE_VALUE = 128;

/** Ten seconds of silence as a WAV file: one channel, eight bits. */
function silentWav(): Blob {
  const header = new DataView(new ArrayBuffer(WAV_HEADER_BYTES));
  const text = (at: number, letters: string): void => {
    for (const [index, letter] of [...letters].entries()) header.setUint8(at + index, letter.charCodeAt(0));
  };
  text(0, 'RIFF');
  header.setUint32(4, WAV_HEADER_BYTES - 8 + SILENCE_SAMPLE_COUNT, true);
  text(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, SAMPLE_RATE_HZ, true);
  header.setUint32(28, SAMPLE_RATE_HZ, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  text(36, 'data');
  header.setUint32(40, SILENCE_SAMPLE_COUNT, true);
  return new Blob([header, new Uint8Array(SILENCE_SAMPLE_COUNT).fill(SILENT_SAMPLE_VALUE)], { type: 'audio/wav' });
}

/** A headset's single key alternates between play and pause; a double press means the next track. */
const HEADSET_KEYS: readonly MediaSessionAction[] = ['play', 'pause', 'nexttrack'];

/** Whether the browser supports such keys. */
export const supportsHeadsetKeys = (): boolean => 'mediaSession' in navigator;

function setKeyHandler(session: MediaSession, key: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    session.setActionHandler(key, handler);
  } catch {
    // The browser does not know this key.
  }
}

/**
 * Calls back for each press of a headset key. Call it in the handler of a press, since browsers play no sound
 * otherwise.
 * @param title of the sound, as the device shows it
 * @returns a function that stops it; undefined where the browser refuses to play
 */
export async function listenToHeadset(onKey: () => void, title: string): Promise<(() => void) | undefined> {
  const { mediaSession } = navigator;
  const address = URL.createObjectURL(silentWav());
  const audio = new Audio(address);
  audio.loop = true;
  const stop = (): void => {
    for (const key of HEADSET_KEYS) setKeyHandler(mediaSession, key, null);
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
  for (const key of HEADSET_KEYS) {
    setKeyHandler(mediaSession, key, () => {
      onKey();
      // Otherwise the device takes the sound for paused and sends no more keys.
      void goOn();
    });
  }
  return stop;
}
