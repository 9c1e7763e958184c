import { expect, it } from 'vitest';
import { fnv1a } from './fnv1a.ts';

// The 32-bit values are those that FNV's authors publish for FNV-1a.
it.each([
  ['', 0x81_1c_9d_c5],
  ['a', 0xe4_0c_29_2c],
  ['foobar', 0xbf_9c_f9_68],
])('of "%s" is FNV-1a, its upper two bits folded onto the lower ones', (text, fnv) => {
  expect(fnv1a(text)).toBe((Math.floor(fnv / 2 ** 30) ^ fnv) & 0x3f_ff_ff_ff);
});

it('of an id never changes, since shared links hold it', () => {
  expect(fnv1a('morning-evening/waking-up#praise-on-waking')).toBe(583486671);
});
