import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delayLoadingStateReports } from './delay-loading-state.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A router whose page takes `takes` milliseconds to load, and the states that it has reported. */
function watched(takes: number) {
  const slow = async (): Promise<null> => {
    await new Promise((resolve) => {
      setTimeout(resolve, takes);
    });
    return null;
  };
  const router = createMemoryRouter([{ path: '/' }, { path: '/page', loader: slow }]);
  delayLoadingStateReports(router);
  const told: string[] = [];
  const stop = router.subscribe(({ navigation, location }) => told.push(`${navigation.state} ${location.pathname}`));
  return { router, told, stop };
}

test('reports a quick navigation once, when it is done', async () => {
  const { router, told } = watched(50);
  void router.navigate('/page');
  await vi.advanceTimersByTimeAsync(500);
  expect(told).toEqual(['idle /page']);
});

test('reports a slow navigation after 150 ms, and its end', async () => {
  const { router, told } = watched(300);
  void router.navigate('/page');
  await vi.advanceTimersByTimeAsync(149);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(told).toEqual(['loading /', 'idle /page']);
});

test('reports only the last navigation where another one replaces the first', async () => {
  const { router, told } = watched(80);
  void router.navigate('/page');
  await vi.advanceTimersByTimeAsync(50);
  void router.navigate('/');
  await vi.advanceTimersByTimeAsync(500);
  expect(told).toEqual(['idle /']);
});

test('reports nothing to a listener that has unsubscribed', async () => {
  const { router, told, stop } = watched(300);
  void router.navigate('/page');
  await vi.advanceTimersByTimeAsync(50);
  stop();
  await vi.advanceTimersByTimeAsync(500);
  expect(told).toEqual([]);
});
