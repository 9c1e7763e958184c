import { withFrench, type FaultyContent } from '../test/fixture.ts';

const language = 'fr';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a person with another name',
    language,
    files: withFrench({ english: 'note: Hudhayfah came to him.', french: 'note: Hudhaifa est venu à lui.' }),
    says: 'Hudhayfah is not named here as "Houdhayfa"',
  },
  {
    wrong: 'a work with another name',
    language,
    files: withFrench({ english: 'note: It stands in Sunan Abi Dawud.', french: 'note: Cela figure dans Sunan Abou Dawoud.' }),
    says: 'Sounan Abi Dawoud',
  },
];
