import { cardYaml, ablutionFixtureFiles, withFrench, type FaultyContent } from '../test/fixture.ts';

const withTranslation = (translation: string): FaultyContent['files'] => ablutionFixtureFiles(cardYaml({ translation }));

export const faultyContents: readonly FaultyContent[] = [
  { wrong: 'two blanks', files: withTranslation('All praise is for  Allah, who gave us life.'), says: 'two blanks' },
  { wrong: 'a blank before a comma', files: withTranslation('All praise is for Allah , who gave us life.'), says: 'before a sign' },
  { wrong: 'no blank after a comma', files: withTranslation('All praise is for Allah,who gave us life.'), says: 'missing after a sign' },
  { wrong: 'a full stop twice', files: withTranslation('All praise is for Allah, who gave us life..'), says: 'doubled' },
  { wrong: 'a blank after a bracket', files: withTranslation('All praise is for Allah ( who gave us life).'), says: 'opening bracket' },
  { wrong: 'a comma at the end', files: withTranslation('All praise is for Allah, who gave us life,'), says: 'leads on' },
  { wrong: 'no blank before ﷺ', files: ablutionFixtureFiles(cardYaml({ more: 'note: The Prophetﷺ said it.' })), says: 'beside ﷺ' },
  {
    wrong: 'an ordinary blank before a sign of the interface',
    language: 'fr',
    files: withFrench({
      files: { 'languages/en/interface/home.yaml': 'more: "More: here"\n', 'languages/fr/interface/home.yaml': 'more: "Plus : ici"\n' },
    }),
    says: 'may begin with the sign',
  },
  ...[
    ['a sign of the interface without its space', '"Plus: ici"', 'U+00A0'],
    ['a sign of the interface with the space of another', '"Plus\u00a0; ici"', 'U+202F'],
    [
      'a sign without its space in one case of a plural',
      '"{count, plural, one {# livre! Lis} many {# de livres} other {# livres}}"',
      'U+202F',
    ],
    ['a straight apostrophe in the interface', '"Plus: l\'ici"'.replace(':', '\u00a0:'), 'straight apostrophe'],
  ].map(([wrong = '', french = '', says = '']) => ({
    wrong,
    language: 'fr',
    files: withFrench({
      files: {
        'languages/en/interface/home.yaml': `more: ${french.includes('plural') ? '"{count, plural, one {# book! Read} other {# books}}"' : '"More: here"'}\n`,
        'languages/fr/interface/home.yaml': `more: ${french}\n`,
      },
    }),
    says,
  })),
  {
    wrong: 'a straight apostrophe in the interface of the first language',
    files: { 'languages/en/interface/home.yaml': 'more: "What\'s new"\n' },
    says: 'straight apostrophe',
    advises: 'Type \u2019',
  },
];
