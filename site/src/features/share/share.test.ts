import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareNatively } from './share.ts';

const withSheet = (share: () => Promise<void>): void => void vi.stubGlobal('navigator', { share });
const refusedWith = (name: string) => () => Promise.reject(new DOMException('', name));

afterEach(() => vi.unstubAllGlobals());

describe('the share sheet of the device', () => {
  it('is cancelled where the reader closes it', async () => {
    withSheet(refusedWith('AbortError'));
    expect(await shareNatively({ text: 'x' })).toBe('cancelled');
  });

  it('is cancelled, and has not failed, where the press before has it open already', async () => {
    withSheet(refusedWith('InvalidStateError'));
    expect(await shareNatively({ text: 'x' })).toBe('cancelled');
  });

  it('fails where it is refused, and where there is none', async () => {
    withSheet(refusedWith('NotAllowedError'));
    expect(await shareNatively({ text: 'x' })).toBe('failed');
    vi.stubGlobal('navigator', {});
    expect(await shareNatively({ text: 'x' })).toBe('failed');
  });
});
