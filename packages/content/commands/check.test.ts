/** The check of all languages: what is wrong in one of them is reported, and what is wrong with the texts is reported once. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UsageError } from '../../command-line/options.ts';
import { ablutionFixtureFiles, cardYaml, VERSE_TRANSLATIONS_FILE, withFrench, type FixtureFiles } from '../test/fixture.ts';
import { makeFixtureProject, writeFixtureFile } from '../test/fixture-project.ts';
import { checkContent, main, uncheckedNotes, type ContentCheck } from './check.ts';
import { lockContent } from './lock.ts';

const FRENCH_WORDS = 'Abi\nad-Din\nal\nal-Bari\nAlbani\nBoukhari\nDawoud\nFath\nHoudhayfa\nMouhyi\nSahih\nSounan\n';
const VERSE = '"112:1": ';
const VERSE_CARD = '  - id: verse\n    quran: 112:1\n';
const WEAK_CARD = cardYaml({
  id: 'weak',
  arabic: 'نَعُوذُ بِهِ مِنْ ذَلِكَ',
  translation: 'We seek refuge in Him from that.',
  references: '[abudawud:872]',
  more: 'grades: [{ verdict: daif, by: al-albani }]\n    note: It is weak.',
});
const FRENCH_PAGE = (note: string): string =>
  [
    'title: Ablutions',
    'cards:',
    "  praise: { translation: 'Toute louange est à Allah, qui nous a donné la vie.' }",
    `  weak: { translation: Nous cherchons refuge auprès de Lui contre cela., note: ${note} }`,
    '',
  ].join('\n');

/** A project in English and French in which nothing is found. */
const WHOLE: FixtureFiles = withFrench({
  files: {
    ...ablutionFixtureFiles(cardYaml({}), WEAK_CARD, VERSE_CARD),
    [VERSE_TRANSLATIONS_FILE]: `${VERSE}Say He is Allah, the One.\n`,
    'languages/fr/verses.yaml': `${VERSE}Dis Il est Allah, l'Unique.\n`,
    'languages/fr/texts/prayer/ablution.yaml': FRENCH_PAGE("C'est faible."),
    'languages/fr/spelling.txt': FRENCH_WORDS,
    'languages/en/interface/home.yaml': 'title: Home\n',
    'languages/fr/interface/home.yaml': 'title: Accueil\n',
  },
});

const told = ({ languages }: ContentCheck): string[] =>
  languages.flatMap(({ problems }) => problems.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`));

describe('the check of all languages', () => {
  let root: string;

  beforeEach(async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    root = makeFixtureProject(WHOLE);
    await lockContent(root, ['en', 'fr']);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(root, { recursive: true });
  });

  it('finds nothing in a project that is whole', async () => {
    const check = await checkContent(root);
    expect(told(check)).toEqual([]);
    expect(check.languages.map(({ tag }) => tag)).toEqual(['en', 'fr']);
    expect(uncheckedNotes(check.languages)).toEqual([]);
  });

  it('names what a language has not locked yet at the line of its own file', async () => {
    const lock = join(root, 'content/languages/fr/text.lock');
    const lines = readFileSync(lock, 'utf8').split('\n');
    writeFileSync(lock, lines.filter((line) => !line.startsWith('prayer/ablution#praise translation ')).join('\n'));
    expect(told(await checkContent(root))).toEqual([
      'content/languages/fr/texts/prayer/ablution.yaml:3 c30-lock prayer/ablution#praise: translation not locked yet',
    ]);
  });

  it('reports a missing name or verse at the text that needs it, and lists the rules not checked for that language', async () => {
    rmSync(join(root, 'content/languages/fr/verses.yaml'));
    writeFixtureFile(root, 'languages/fr/people.yaml', 'al-albani: al-Albani\n');
    const check = await checkContent(root);
    expect(told(check)).toEqual([
      'content/texts/prayer/ablution.yaml:6 c34-narrator in fr: there is no name for "hudhayfah" in content/languages/fr/people.yaml; 3 texts ask for it',
      'content/texts/prayer/ablution.yaml:16 c31-verses-translated in fr: content/languages/fr/verses.yaml has no 112:1',
    ]);
    expect(uncheckedNotes(check.languages)).toEqual([
      expect.stringMatching(/^Not looked at in fr until the content compiles there: c10-counts, .*c30-lock/),
    ]);
  });

  it('requires the note of each language to call a weak narration weak', async () => {
    writeFixtureFile(root, 'languages/fr/texts/prayer/ablution.yaml', FRENCH_PAGE("C'est la vie."));
    expect(told(await checkContent(root))).toEqual([
      'content/languages/fr/texts/prayer/ablution.yaml:4 c23-grades prayer/ablution#weak: it is graded weak, but no note says so in plain words',
    ]);
  });

  it('tells a fault of the texts once, and names the languages together that were not looked at', async () => {
    const page = join(root, 'content/texts/prayer/ablution.yaml');
    writeFileSync(page, readFileSync(page, 'utf8').replace('bukhari:6312', 'bukhari:9999'));
    const check = await checkContent(root);
    expect(told(check)).toEqual([expect.stringMatching(/^content\/texts\/prayer\/ablution\.yaml:\d+ c11-references /)]);
    expect(uncheckedNotes(check.languages)).toEqual([expect.stringMatching(/^Not looked at in en, fr until the content compiles there: /)]);
  });

  it('says that no page was read where a language lacks the categories', async () => {
    rmSync(join(root, 'content/languages/fr/texts/categories.yaml'));
    const check = await checkContent(root);
    expect(told(check)).toEqual([expect.stringContaining('content/languages/fr/texts/categories.yaml:1 c03-schema ')]);
    expect(uncheckedNotes(check.languages)).toEqual(['Not looked at in fr beside the list of categories: without it no page is read.']);
  });

  it('reports no unused spelling word of a language while one of its files cannot be read', async () => {
    writeFixtureFile(root, 'languages/fr/interface/home.yaml', 'title: Accueil\nabout: Avec Oumar\n');
    writeFixtureFile(root, 'languages/en/interface/home.yaml', 'title: Home\nabout: With Umar\n');
    writeFixtureFile(root, 'languages/fr/spelling.txt', `${FRENCH_WORDS}Oumar\n`);
    expect(told(await checkContent(root))).toEqual([]);
    writeFixtureFile(root, 'languages/fr/interface/home.yaml', 'title: Accueil\nabout: Avec Oumar: ici\n');
    const found = told(await checkContent(root));
    expect(found).toEqual([expect.stringContaining('content/languages/fr/interface/home.yaml:2 messages ')]);
  });

  it('names the line of a fault of the words of the interface', async () => {
    writeFixtureFile(root, 'languages/fr/interface/home.yaml', 'title: Accueil\nabout: a: b\n');
    const found = told(await checkContent(root));
    expect(found.find((one) => one.includes(' messages '))).toMatch(
      /^content\/languages\/fr\/interface\/home\.yaml:2 messages the line holds ": " a second time/,
    );
  });
});

it.each(['xx', '../en', ''])('refuses the language %j', async (language) => {
  await expect(main(['--language', language])).rejects.toThrow(UsageError);
});
