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

  it('counts as cancelled, not failed, if an earlier press has already opened it', async () => {
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
