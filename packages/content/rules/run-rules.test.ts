import { describe, expect, it } from 'vitest';
import { BASE_FILES, cardYaml, withFrench, ablutionFixtureFiles, type FixtureFiles } from '../test/fixture.ts';
import { loadProjectForRules } from './context.ts';
import { isReferenceCorpusRule } from './exceptions.ts';
import { RULES } from './rules.ts';
import { lockText, problemsOfFixture, withFixtureProject } from '../test/fixture-project.ts';

const files: FixtureFiles = ablutionFixtureFiles(cardYaml({ more: 'instruction: Say it three times.' }));
const exception = (field: string): FixtureFiles => ({
  'exceptions.yaml': `- rule: repeat\n  card: prayer/ablution#praise\n  field: ${field}\n  reason: The instruction speaks of another act than the words.\n`,
});

describe('exceptions', () => {
  it('take a finding out by rule, card and field', () => {
    expect(problemsOfFixture({ files }).map(({ code }) => code)).toEqual(['c22-repeat']);
    expect(problemsOfFixture({ files: { ...files, ...exception('repeat') } })).toEqual([]);
  });

  it('for another field leave it standing, and are reported as useless', () => {
    expect(problemsOfFixture({ files: { ...files, ...exception('note') } }).map(({ code }) => code)).toEqual([
      'c29-exceptions',
      'c22-repeat',
    ]);
  });

  it('for checks against the corpus go by names that no content rule has', () => {
    expect(RULES.map(({ name }) => name).filter(isReferenceCorpusRule)).toEqual([]);
  });
});

describe('content that does not compile', () => {
  it('is reported at its own place, and not as something missing from the whole', () => {
    const problems = problemsOfFixture({ files: ablutionFixtureFiles(cardYaml({ references: '[bukhari:9999]' })) });
    expect(problems.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
      'content/texts/prayer/ablution.yaml:5 c11-references',
    ]);
  });

  it('still has its other texts looked at', () => {
    const problems = problemsOfFixture({
      files: ablutionFixtureFiles(
        cardYaml({ references: '[bukhari:9999]' }),
        cardYaml({ id: 'b', translation: 'All praise is for  Allah.' }),
      ),
    });
    expect(problems.map(({ code }) => code)).toEqual(['c20-spaces', 'c11-references']);
  });
});

it('a name in a sentence may lack an honorific that the language lists', () => {
  const french = withFrench({ english: 'note: Hudhayfah came to him.', french: 'note: Houdhayfa est venu à lui.' });
  const honoured: FixtureFiles = { ...french, 'languages/fr/people.yaml': 'al-albani: al-Albani\nhudhayfah: Houdhayfa le Compagnon\n' };
  const settings = String(french['languages/fr/language.yaml']);
  expect(problemsOfFixture({ files: honoured, language: 'fr' }).map(({ code }) => code)).toEqual(['c46-names']);
  const told: FixtureFiles = { ...honoured, 'languages/fr/language.yaml': `${settings}\nhonorifics: [le Compagnon]\n` };
  expect(problemsOfFixture({ files: told, language: 'fr' })).toEqual([]);
});

it('in words of the interface, colons in addresses and numbers, blanks at the ends and straight apostrophes are no faults', () => {
  const words = (own: string): string =>
    [
      'semicolon: "; "',
      `site: "${own} https://example.org"`,
      `verse: "${own} 2:255"`,
      'place: "{surah}:{verse}"',
      "exampleOpening: as'aluka",
      '',
    ].join('\n');
  const both = { 'languages/en/interface/search.yaml': words('Here'), 'languages/fr/interface/search.yaml': words('Ici') };
  expect(problemsOfFixture({ files: withFrench({ files: both }), language: 'fr' })).toEqual([]);
});

it('names the line of the key that differs from the lock', () => {
  const locked = withFixtureProject({}, (root) =>
    lockText(loadProjectForRules(root).library, { holds: ({ isOfLanguage }) => !isOfLanguage }),
  );
  const changed = (BASE_FILES['prayer/ablution.yaml'] as string).replace('bukhari:6312', 'bukhari:6313');
  const problems = problemsOfFixture({ files: { 'prayer/ablution.yaml': changed, 'text.lock': locked } });
  expect(problems.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual(['content/texts/prayer/ablution.yaml:5 c30-lock']);
});

it('gives every problem a file that exists to look at, a line and a hint', () => {
  for (const { file, line, hint } of problemsOfFixture({
    files: ablutionFixtureFiles(
      cardYaml({ translation: 'All praise is for Allah,who gave us  life.', references: '[abudawud:1, bukhari:1, bukhari:1]' }),
    ),
  })) {
    expect(file).toMatch(/^content\//);
    expect(line).toBeGreaterThan(0);
    expect(hint).toBeTruthy();
  }
});
