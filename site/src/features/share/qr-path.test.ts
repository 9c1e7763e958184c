import { expect, it } from 'vitest';
import { readQrDrawing } from '../../../test/qr-picture.ts';
import { encodeSharedList } from '../lists/list-link.ts';
import { qrDrawing } from './qr-path.ts';

it.each([1, 30, 100])('the code of a list of %i duas is read as its link', (count) => {
  const link = `https://misbaha.example/lists#${encodeSharedList({ name: 'صباح', items: Array.from({ length: count }, (_, code) => ({ code: code * 7919 })) })}`;
  const drawing = qrDrawing(link);
  expect(drawing && readQrDrawing(drawing)).toBe(link);
});

it('a text that is too long for a QR code gets no drawing', () => {
  expect(qrDrawing('x'.repeat(3000))).toBeUndefined();
});
