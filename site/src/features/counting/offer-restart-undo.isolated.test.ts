import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type StubbedPageEvents, stubPageEvents, stubStorage } from '../../platform/test/stub-storage.ts';
import { withdraw } from '../../platform/toast/notify.ts';
import { addOneCount, resetPageCounts } from './counts.ts';
import { stopWatchingRestartUndo, offerRestartUndo } from './offer-restart-undo.ts';

vi.mock('../../platform/toast/notify.ts', () => ({ notify: () => Promise.resolve(), withdraw: vi.fn<typeof withdraw>() }));

const PAGE = 'prayer/after-witr';
const withdrawn = vi.mocked(withdraw);

let page: StubbedPageEvents;

beforeEach(() => {
  withdrawn.mockClear();
  page = stubPageEvents();
  stubStorage();
});
afterEach(() => {
  stopWatchingRestartUndo();
  vi.unstubAllGlobals();
});

it('the offer to undo a restart stays however often the reader comes back, and goes with the second count, on any page', () => {
  addOneCount(`${PAGE}#tasbih`);
  void offerRestartUndo('After Witr', resetPageCounts(PAGE));
  for (let time = 0; time < 3; time++) page.becomeVisible();
  addOneCount(`${PAGE}#tasbih`);
  page.comeBack();
  expect(withdrawn).not.toHaveBeenCalled();
  addOneCount('travel/travel-dua#takbir');
  expect(withdrawn).toHaveBeenCalledTimes(1);
});
