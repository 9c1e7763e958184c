import { withFrench, type FaultyContent } from '../test/fixture.ts';

const language = 'fr';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a quotation between single marks',
    language,
    files: withFrench({ english: 'note: He said "Amin".', french: "note: Il a dit 'Amine'." }),
    says: 'between single marks',
  },
  {
    wrong: 'a quotation that is none any more',
    language,
    files: withFrench({ english: 'note: He said "Amin".', french: 'note: Il a dit Amine.' }),
    says: 'it has 0 quotation marks',
  },
  {
    wrong: 'the marks of another language in the interface',
    language,
    files: withFrench({
      files: {
        'languages/en/interface/home.yaml': 'more: Press “More”\n',
        'languages/fr/interface/home.yaml': 'more: Appuyez sur “Plus”\n',
      },
    }),
    says: '“ is no quotation mark of this language',
  },
];
