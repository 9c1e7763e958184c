import { afterEach, expect, it, vi } from 'vitest';
import { stubPageEvents, stubStorage } from '../../platform/test/stub-storage.ts';
import { withdraw } from '../../platform/toast/notify.ts';
import { type CardOnPage, learnAll } from './begin.ts';
import { changeLearningRecord } from './learning.ts';

vi.mock('../../platform/toast/notify.ts', () => ({ notify: () => Promise.resolve(), withdraw: vi.fn<typeof withdraw>() }));

afterEach(() => vi.unstubAllGlobals());

const cardsOf = (page: string, ...ids: string[]): CardOnPage[] =>
  ids.map((id) => ({ card: { permanentId: `${page}#${id}`, id }, path: `/${page}` }));

it('answering a dua that was just added withdraws the offer to remove it; answering an earlier dua does not', () => {
  stubStorage();
  stubPageEvents();
  const answer = (id: string): void => void changeLearningRecord(id, (dua) => ({ ...dua, answered: new Date().toISOString() }));
  learnAll(cardsOf('prayer/after-salam', 'tasbih', 'takbir'), () => undefined);
  learnAll(cardsOf('daily-life/rain', 'send-us-rain', 'tasbih'), () => undefined);
  answer('prayer/after-salam#tasbih');
  expect(withdraw).not.toHaveBeenCalled();
  answer('daily-life/rain#tasbih');
  expect(withdraw).toHaveBeenCalledTimes(1);
});
