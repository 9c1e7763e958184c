import { cardYaml, type FixtureFiles, type FaultyContent } from '../test/fixture.ts';

/** The first page of the base with these needs. */
const withNeeds = (list: string): FixtureFiles => ({
  'prayer/ablution.yaml': `title: Ablution\nneeds: [${list}]\ncards:\n${cardYaml({})}`,
});

/** A page of needs with one need that leads to these texts. */
const withNeedLeadingTo = (texts: string): FixtureFiles => ({
  'needs.yaml': `screens: [{ screen: prayer, needs: [namaz] }]\ngroups: [{ id: home, title: At home, needs: [{ id: washing, need: Washing, texts: [${texts}] }] }]\n`,
});

const wordsToPair = Array.from({ length: 11 }, (_, at) => 'abcdefghijk'.charAt(at).repeat(at + 2));

export const faultyContents: readonly FaultyContent[] = [
  { wrong: 'a word that fits every page', files: withNeeds('wudu, Dua'), says: 'fits every page' },
  { wrong: 'an Arabic word that fits every page', files: withNeeds('دعاء'), says: 'fits every page' },
  { wrong: 'a need that stands twice', files: withNeeds('wudu, Wudu'), says: 'twice' },
  { wrong: 'a single letter', files: withNeeds('w'), says: 'no word that people look by' },
  { wrong: 'a sentence', files: withNeeds('one two three four five six seven eight nine ten'), says: 'no word that people look by' },
  { wrong: 'a need that ends like a sentence', files: withNeeds('"What do I say?"'), says: 'as a sentence' },
  {
    wrong: 'more needs than anyone has',
    files: withNeeds(wordsToPair.flatMap((word) => wordsToPair.map((other) => `${word} ${other}`)).join(', ')),
    says: 'more than 60',
  },
  { wrong: 'a need that leads nowhere', files: withNeedLeadingTo('prayer/ablution, prayer/dusting'), says: 'no text "prayer/dusting"' },
  { wrong: 'a need that leads to a card that is not there', files: withNeedLeadingTo('"prayer/ablution#dusting"'), says: 'no text' },
  {
    wrong: 'wishes for a page that is not there',
    files: { 'languages/en/wishes/prayer.yaml': 'dusting: |\n  dust dua\n' },
    says: 'no page "prayer/dusting"',
    advises: 'by its slug',
  },
  {
    wrong: 'words for a screen that is not there',
    files: { 'needs.yaml': 'screens: [{ screen: dusting, needs: [dust] }]\ngroups: []\n' },
    says: 'no screen "dusting"',
  },
];
