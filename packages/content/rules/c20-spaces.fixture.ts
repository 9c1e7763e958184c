import { cardYaml, ablutionPage, withFrench, type Fixture } from '../test/fixture.ts';

const withTranslation = (translation: string): Fixture['files'] => ablutionPage(cardYaml({ translation }));

export const faultyContents: readonly Fixture[] = [
  { wrong: 'two blanks', files: withTranslation('All praise is for  Allah, who gave us life.'), says: 'two blanks' },
  { wrong: 'a blank before a comma', files: withTranslation('All praise is for Allah , who gave us life.'), says: 'before a sign' },
  { wrong: 'no blank after a comma', files: withTranslation('All praise is for Allah,who gave us life.'), says: 'missing after a sign' },
  { wrong: 'a full stop twice', files: withTranslation('All praise is for Allah, who gave us life..'), says: 'doubled' },
  { wrong: 'a blank after a bracket', files: withTranslation('All praise is for Allah ( who gave us life).'), says: 'opening bracket' },
  { wrong: 'a comma at the end', files: withTranslation('All praise is for Allah, who gave us life,'), says: 'leads on' },
  { wrong: 'no blank before ﷺ', files: ablutionPage(cardYaml({ more: 'note: The Prophetﷺ said it.' })), says: 'beside ﷺ' },
  {
    wrong: 'an ordinary blank before a sign of the interface',
    language: 'fr',
    files: withFrench({
      files: { 'languages/en/interface/home.yaml': 'more: "More: here"\n', 'languages/fr/interface/home.yaml': 'more: "Plus : ici"\n' },
    }),
    says: 'may begin with the sign',
  },
];
