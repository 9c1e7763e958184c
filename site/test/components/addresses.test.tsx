/** Random and hostile addresses in the app. `site/test/static/hostile-addresses.test.ts` tests what the server answers. */
import * as fc from 'fast-check';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { elementOfFragment } from '../../src/platform/navigation/fragment.ts';
import { arbitraryAddress } from '../static/arbitrary-address.ts';
import { elements, heading, openApp } from './app.tsx';

/** Fixed, so that a failure can be reproduced. */
const SEED = 20_261_121;

test('a random path is shown as a page, and never as an error of the app', async () => {
  const paths = fc.sample(arbitraryAddress, { numRuns: 50, seed: SEED });
  // The history takes a path that begins with two slashes for another host.
  for (const path of paths.filter((one) => !one.startsWith('//'))) {
    await openApp(path);
    expect(heading(), path).toMatch(/./);
    expect(heading(), path).not.toBe('Unexpected Application Error!');
    expect(screen.queryByText('Loading...'), path).toBeNull();
  }
});

test('1,000 random fragments of an address leave its page as it is', async () => {
  const page = '/morning-evening/waking-up';
  await openApp(page);
  const [, second] = elements('article');
  const fragments = fc.sample(
    fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('%', '%E0%A4%A', '"]', "\\'", 'root', ':target', '1')),
    { numRuns: 1000, seed: SEED },
  );
  for (const fragment of fragments) expect(() => elementOfFragment(`#${fragment}`), fragment).not.toThrow();
  // Every fortieth of them is also made the fragment of the page.
  const followed = fragments.filter((_, index) => index % 40 === 0);
  for (const fragment of followed) act(() => void (window.location.hash = fragment));
  expect(elements('article')).toHaveLength(4);
  // The page still follows its fragment: one that names a card marks it.
  window.location.hash = second?.id ?? '';
  await waitFor(() => expect(second?.dataset['arrived']).toBe(''));

  for (const fragment of followed.slice(0, 5)) {
    await openApp(`${page}#${encodeURIComponent(fragment)}`);
    expect(elements('article'), fragment).toHaveLength(4);
  }
});

test('a hostile address runs no script, still shows a page, and leaves the Back link on the site', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  for (const address of [
    '/booklet?of=/example.org',
    '/booklet?of=%5Cexample.org&of=saved',
    '/booklet?of=constructor/__proto__',
    '/learn?dua=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
    '/learn?dua=constructor/prototype%23to-string',
    '/morning-evening/waking-up?one=__proto__&one#%E0%A4%A',
    '/search?q=%3Cscript%3Ealert(1)%3C/script%3E%00%EF%BF%BF__proto__',
    '/needs?q=1#%22%5D,*',
    '/reminders?time=25:99%0D%0ABEGIN:VALARM',
  ]) {
    await openApp(address);
    expect(heading(), address).toMatch(/./);
    expect(heading(), address).not.toBe('Unexpected Application Error!');
    expect(elements('img[src="x"], script:not([type])'), address).toEqual([]);
    const [back] = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Back to/ });
    expect(new URL(back?.href ?? '').origin, address).toBe(window.location.origin);
  }
  expect(alert).not.toHaveBeenCalled();
});
