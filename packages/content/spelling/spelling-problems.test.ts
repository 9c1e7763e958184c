import { describe, expect, it } from 'vitest';
import { loadProjectForRules } from '../rules/context.ts';
import { withFrench, type FixtureFiles } from '../test/fixture.ts';
import { makeFixtureProject } from '../test/fixture-project.ts';
import { rmSync } from 'node:fs';
import { findSpellingProblems } from './spelling-problems.ts';

const WORDS = 'Abi\nad-Din\nal\nal-Bari\nAlbani\nBoukhari\nDawoud\nFath\nHoudhayfa\nMouhyi\nSahih\nSounan\n';

const found = async (files: FixtureFiles, words = WORDS): Promise<string[]> => {
  const root = makeFixtureProject({ ...files, 'languages/fr/spelling.txt': words });
  try {
    const { library, context } = loadProjectForRules(root, 'fr');
    return (await findSpellingProblems(context, library.language)).map(({ file, line, message }) => `${file}:${line} ${message}`);
  } finally {
    rmSync(root, { recursive: true });
  }
};
const PAGE = 'content/languages/fr/texts/prayer/ablution.yaml';

describe('the spelling of a language', () => {
  it('accepts words of the dictionary and own words, and skips words of need and words with letters of the transliteration', async () => {
    const files = withFrench({ english: 'note: Say dīnaki.', french: 'note: Dire dīnaki.', title: 'Ablutions\nneeds: [wodou, oudhou]' });
    expect(await found(files)).toEqual([]);
  });

  it('reports every unknown word at its place, and no unused own word as long as there are unknown words', async () => {
    const files = withFrench({ english: 'note: It is said at night.', french: "note: On le dit la nuitt, d'Allahh." });
    expect(await found(files, `${WORDS}  Oumar\r\n`)).toEqual([
      `${PAGE}:5 note of prayer/ablution#praise: "nuitt" is no word of the dictionary`,
      `${PAGE}:5 note of prayer/ablution#praise: "d'Allahh" is no word of the dictionary`,
    ]);
  });

  it('names own words that no text has, once every text can be read', async () => {
    expect(await found(withFrench({}), `${WORDS}  Oumar\r\n`)).toEqual(['content/languages/fr/spelling.txt:13 no text has "Oumar"']);
    const slip = withFrench({ files: { 'languages/fr/people.yaml': 'al-albani: al-Albani\nhudhayfah: Houdhayfa: ami\n' } });
    expect(await found(slip)).toEqual([]);
  });
});
