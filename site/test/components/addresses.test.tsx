/** Addresses that nobody meant, as the app shows them. What the server answers is `site/test/static/hostile-addresses.test.ts`. */
import * as fc from 'fast-check';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { randomAddresses } from '../static/random-addresses.ts';
import { heading, openApp } from './app.tsx';

test('a random path is shown as a page, and never as an error of the app', async () => {
  const paths = fc.sample(randomAddresses, { numRuns: 50, seed: 20_261_121 });
  // The history takes a path that begins with two slashes for another host.
  for (const path of paths.filter((one) => !one.startsWith('//'))) {
    await openApp(path);
    expect(heading(), path).toMatch(/./);
    expect(heading(), path).not.toBe('Unexpected Application Error!');
    expect(screen.queryByText('Loading...'), path).toBeNull();
  }
});
