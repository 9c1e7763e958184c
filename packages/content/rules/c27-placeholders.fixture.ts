import { cardYaml, ablutionFixtureFiles, type FaultyContent } from '../test/fixture.ts';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a name in the Arabic alone',
    files: ablutionFixtureFiles(cardYaml({ arabic: 'رَحِمَ اللَّهُ {name}', translation: 'May Allah have mercy on him.' })),
    says: 'not in translation',
  },
  {
    wrong: 'a name in the English alone',
    files: ablutionFixtureFiles(cardYaml({ arabic: 'رَحِمَهُ اللَّهُ', translation: 'May Allah have mercy on {name}.' })),
    says: 'not in arabic',
  },
  { wrong: 'another placeholder', files: ablutionFixtureFiles(cardYaml({ more: 'note: Say it for {person}.' })), says: '{person}' },
];
