import type { Fixture } from './fixture.ts';

export const faultyContents: readonly Fixture[] = [
  { wrong: 'a card with a retired id', files: { 'retired.yaml': 'cards: [prayer/ablution#praise]\npages: []\n' }, says: 'was retired' },
  { wrong: 'a page at a retired address', files: { 'retired.yaml': 'cards: []\npages: [prayer/ablution]\n' }, says: 'address' },
];
