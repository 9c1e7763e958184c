import { withFrench, type FaultyContent } from '../test/fixture.ts';

const language = 'fr';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a sentence of the first language',
    language,
    files: withFrench({ english: 'note: Said at night.', french: 'note: Dit at night, when all is dark.' }),
    says: '"when" is no word of this language',
    advises: 'take "when" out of "telling" in content/languages/en/language.yaml',
  },
  {
    wrong: 'a text that was not translated',
    language,
    files: withFrench({ english: 'note: Glory comes late.', french: 'note: Glory comes late.' }),
    says: 'the same as in the first language',
  },
  {
    wrong: 'a message of the interface that was not translated',
    language,
    files: withFrench({
      files: {
        'languages/en/interface/home.yaml': 'hello: "Open {name} every day"\n',
        'languages/fr/interface/home.yaml': 'hello: "Ouvrir {name} every jour"\n',
      },
    }),
    says: '"every"',
  },
];
