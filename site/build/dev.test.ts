import { expect, test } from 'vitest';
import { UsageError } from '../../packages/command-line/options.ts';
import { main } from './dev.ts';

test.each(['abc', '0', '65536', '1.5'])('--port %s is refused', async (port) => {
  await expect(main(['--port', port])).rejects.toThrow(
    new UsageError(`--port takes a number from 1 to 65535, not '${port}'`, 'npm run dev -- [--port 5173]'),
  );
});
