import { card, page, VERSES_FILE, type Fixture } from './fixture.ts';

const verse = (quran: string): Fixture['files'] => page(card({}), `  - id: verse\n    quran: "${quran}"\n`);
const SAY = '"112:1": "Say: He is Allah, the One."\n';

export const fixtures: readonly Fixture[] = [
  { wrong: 'a verse without English', files: verse('112:1'), says: 'has no 112:1' },
  { wrong: 'one verse of two without English', files: { ...verse('112:1-2'), [VERSES_FILE]: SAY }, says: 'has no 112:2' },
  { wrong: 'English of a verse that nothing shows', files: { [VERSES_FILE]: SAY }, says: 'shows 112:1 whole' },
];
