import { cardYaml, ablutionFixtureFiles, type FaultyContent } from '../test/fixture.ts';

const translationWithoutStop = 'All praise is for Allah, who gave us life';

export const faultyContents: readonly FaultyContent[] = [
  { wrong: 'markup', files: ablutionFixtureFiles(cardYaml({ translation: `${translationWithoutStop}<br>.` })), says: '<br>' },
  { wrong: 'an entity', files: ablutionFixtureFiles(cardYaml({ translation: `${translationWithoutStop}&nbsp; now.` })), says: '&nbsp;' },
  { wrong: 'a note to oneself', files: ablutionFixtureFiles(cardYaml({ more: 'note: TODO look this up.' })), says: 'TODO' },
  { wrong: 'an ellipsis', files: ablutionFixtureFiles(cardYaml({ translation: `${translationWithoutStop}...` })), says: 'ellipsis' },
  {
    wrong: 'a value cut off by "#"',
    files: {
      'languages/en/texts/prayer/bowing.yaml':
        'title: Bowing\ncards:\n  glory:\n    instruction: Say it three times.\n    translation: Glory be to my Lord, the Magnificent.\n    note: See narration #7 of it.\n',
    },
    says: 'cuts the value off',
  },
];
