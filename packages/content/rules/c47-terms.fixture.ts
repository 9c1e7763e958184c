import { withFrench, type FaultyContent } from '../test/fixture.ts';

const language = 'fr';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'another word for a term',
    language,
    files: withFrench({ english: 'note: It is of the Sunnah.', french: 'note: Cela fait partie de la tradition.' }),
    says: 'the first language has "Sunnah"',
  },
];
