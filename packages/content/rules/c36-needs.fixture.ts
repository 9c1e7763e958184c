import { card, type Files, type Fixture } from './fixture.ts';

/** The first page of the base with these needs. */
const needs = (list: string): Files => ({ 'prayer/ablution.yaml': `title: Ablution\nneeds: [${list}]\ncards:\n${card({})}` });

/** A page of needs with one need that leads to these texts. */
const leading = (texts: string): Files => ({
  'needs.yaml': `screens: [{ screen: prayer, needs: [namaz] }]\ngroups: [{ id: home, title: At home, needs: [{ id: washing, need: Washing, texts: [${texts}] }] }]\n`,
});

const many = Array.from({ length: 11 }, (_, at) => String.fromCodePoint('a'.codePointAt(0) ?? 0 + at).repeat(at + 2));

export const fixtures: readonly Fixture[] = [
  { wrong: 'a word that fits every page', files: needs('wudu, Dua'), says: 'fits every page' },
  { wrong: 'an Arabic word that fits every page', files: needs('دعاء'), says: 'fits every page' },
  { wrong: 'a need that stands twice', files: needs('wudu, Wudu'), says: 'twice' },
  { wrong: 'a single letter', files: needs('w'), says: 'no word that people look by' },
  { wrong: 'a sentence', files: needs('one two three four five six seven eight nine ten'), says: 'no word that people look by' },
  { wrong: 'a need that ends like a sentence', files: needs('"What do I say?"'), says: 'as a sentence' },
  {
    wrong: 'more needs than anyone has',
    files: needs(many.flatMap((word) => many.map((other) => `${word} ${other}`)).join(', ')),
    says: 'more than 60',
  },
  { wrong: 'a need that leads nowhere', files: leading('prayer/ablution, prayer/dusting'), says: 'no text "prayer/dusting"' },
  { wrong: 'a need that leads to a card that is not there', files: leading('"prayer/ablution#dusting"'), says: 'no text' },
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
