import { afterAll, expect, test, vi } from 'vitest';
import * as locale from './messages/locale.ts';

afterAll(() => {
  vi.doUnmock('./messages/locale.ts');
  vi.resetModules();
});

test.each([
  ['rtl', '\u200e1.0.1-draft'],
  ['ltr', '1.0.1-draft'],
])('in a language that is written %s the edition stands as %j', async (direction, edition) => {
  vi.resetModules();
  vi.doMock('./messages/locale.ts', () => ({ ...locale, DIRECTION: direction }));
  const { evidenceLines } = await import('./evidence-lines.ts');
  const [line] = evidenceLines({ script: 'naskh', references: [] }, { numbering: [], since: '1.0.1-draft' });
  expect(line).toContain(` ${edition}.`);
});
