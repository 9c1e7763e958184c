import { cardYaml, ablutionFixtureFiles, VERSE_TRANSLATIONS_FILE, type FaultyContent } from '../test/fixture.ts';

const withVerse = (quran: string): FaultyContent['files'] => ablutionFixtureFiles(cardYaml({}), `  - id: verse\n    quran: "${quran}"\n`);
const TRANSLATED_VERSE_YAML = '"112:1": "Say: He is Allah, the One."\n';

export const faultyContents: readonly FaultyContent[] = [
  { wrong: 'a verse without English', files: withVerse('112:1'), says: 'has no 112:1' },
  {
    wrong: 'one verse of two without English',
    files: { ...withVerse('112:1-2'), [VERSE_TRANSLATIONS_FILE]: TRANSLATED_VERSE_YAML },
    says: 'has no 112:2',
  },
  {
    wrong: 'English of a verse that nothing shows',
    files: { [VERSE_TRANSLATIONS_FILE]: TRANSLATED_VERSE_YAML },
    says: 'shows 112:1 whole',
  },
];
