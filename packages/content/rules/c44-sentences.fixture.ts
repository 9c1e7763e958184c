import { withFrench, type FaultyContent } from '../test/fixture.ts';

const language = 'fr';

export const faultyContents: readonly FaultyContent[] = [
  {
    wrong: 'a missing sentence',
    language,
    files: withFrench({ english: 'note: It is said at night. It is said once.', french: 'note: On le dit la nuit.' }),
    says: '2 sentences',
  },
  {
    wrong: 'the end of the only sentence, which is missing',
    language,
    files: withFrench({ english: 'note: It is said at night.', french: 'note: On le dit la nuit' }),
    says: 'the first language has 1 sentence, this one only 0',
  },
  {
    wrong: 'a missing half of a sentence',
    language,
    files: withFrench({
      english: 'note: It is said at night, before sleep and after waking, at home and on a journey alike.',
      french: 'note: On le dit la nuit.',
    }),
    says: 'letters, this one only ',
  },
  {
    wrong: 'much that the first language does not say',
    language,
    files: withFrench({
      english: 'note: It is said at night.',
      french: "note: On le dit la nuit, avant de dormir et au réveil, chez soi et en voyage, seul et avec d'autres.",
    }),
    says: 'the first language has 20 letters, this one ',
  },
];
