import { withFrench, type FaultyContent } from '../test/fixture.ts';

const language = 'fr';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'another number in digits',
    language,
    files: withFrench({ english: 'note: It stands in 9 books.', french: 'note: Cela figure dans 8 ouvrages.' }),
    says: 'it has 8, where the first language has 9',
  },
  {
    wrong: 'another number in words',
    language,
    files: withFrench({ english: 'note: Seven angels came.', french: 'note: Six anges sont venus.' }),
    says: 'the first language says 7',
  },
  {
    wrong: 'a number that the first language does not say',
    language,
    files: withFrench({ english: 'note: Angels came to him.', french: 'note: Six anges sont venus à lui.' }),
    says: 'it says 6',
  },
  {
    wrong: 'a placeholder that is gone',
    language,
    files: withFrench({
      files: {
        'languages/en/interface/home.yaml': 'hello: "Open {name} now"\n',
        'languages/fr/interface/home.yaml': 'hello: "Ouvrir le site"\n',
      },
    }),
    says: '{name}',
    advises: 'each placeholder',
  },
];
