import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { supportsHeadsetKeys, listenToHeadset } from './headset-keys.ts';

class Sound {
  static readonly made: Sound[] = [];
  static refuses = false;
  loop = false;
  paused = true;
  played = 0;
  readonly src: string;
  constructor(src: string) {
    this.src = src;
    Sound.made.push(this);
  }
  play(): Promise<void> {
    if (Sound.refuses) return Promise.reject(new DOMException('no', 'NotAllowedError'));
    this.paused = false;
    this.played += 1;
    return Promise.resolve();
  }
  pause(): void {
    this.paused = true;
  }
  removeAttribute(): void {}
}

let handlers: Map<string, (() => void) | null>;
let session: { metadata: unknown; playbackState: string; setActionHandler: (key: string, handler: (() => void) | null) => void };
let files: Blob[];
let revoked: string[];

beforeEach(() => {
  handlers = new Map();
  files = [];
  revoked = [];
  Sound.made.length = 0;
  Sound.refuses = false;
  session = {
    metadata: null,
    playbackState: 'none',
    setActionHandler(key, handler) {
      if (key === 'nexttrack') throw new TypeError('unknown key');
      handlers.set(key, handler);
    },
  };
  vi.stubGlobal('navigator', { mediaSession: session });
  vi.stubGlobal('Audio', Sound);
  vi.stubGlobal(
    'MediaMetadata',
    class {
      title: string;
      constructor({ title }: { title: string }) {
        this.title = title;
      }
    },
  );
  vi.stubGlobal('URL', {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: (address: string) => revoked.push(address),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('plays silence while it listens, counts each key, goes on playing, and stops', async () => {
  const onKey = vi.fn<() => void>();
  const stop = await listenToHeadset(onKey, 'Counting');
  const [sound] = Sound.made;
  expect([sound?.src, sound?.loop, sound?.paused, session.playbackState]).toEqual(['blob:1', true, false, 'playing']);
  expect(session.metadata).toEqual({ title: 'Counting' });
  handlers.get('pause')?.();
  handlers.get('play')?.();
  await Promise.resolve();
  expect(onKey).toHaveBeenCalledTimes(2);
  expect([sound?.played, session.playbackState]).toEqual([3, 'playing']);
  stop?.();
  expect([sound?.paused, session.playbackState, session.metadata, revoked]).toEqual([true, 'none', null, ['blob:1']]);
  expect([...handlers.values()]).toEqual([null, null]);
});

it('plays a valid WAV file of ten seconds of silence', async () => {
  await listenToHeadset(() => undefined, 'Counting');
  const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
  const view = new DataView(bytes.buffer);
  const text = (from: number, to: number): string => String.fromCharCode(...bytes.slice(from, to));
  expect([text(0, 4), text(8, 16), text(36, 40)]).toEqual(['RIFF', 'WAVEfmt ', 'data']);
  const [rate, samples] = [view.getUint32(24, true), view.getUint32(40, true)];
  expect([samples / rate, bytes.length, view.getUint32(4, true)]).toEqual([10, samples + 44, samples + 36]);
  expect(bytes.slice(44).every((sample) => sample === 128)).toBe(true);
});

it('returns undefined and revokes its file where the browser refuses to play', async () => {
  Sound.refuses = true;
  expect(await listenToHeadset(() => undefined, 'Counting')).toBeUndefined();
  expect([session.playbackState, revoked]).toEqual(['none', ['blob:1']]);
});

it('tells whether the browser supports headset keys', () => {
  expect(supportsHeadsetKeys()).toBe(true);
  vi.stubGlobal('navigator', {});
  expect(supportsHeadsetKeys()).toBe(false);
});
