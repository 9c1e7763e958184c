import { describe, expect, it } from 'vitest';
import { cwd } from 'node:process';
import { readLanguageSettings } from '../compiler/language-settings.ts';
import { SourceFile } from '../compiler/source-file.ts';
import { nameAndTermTranslations } from './language-knowledge.ts';
import { drawLanguageMutants, languageBatchConflictsFinder, LANGUAGE_MUTANT_KINDS } from './language-mutants.ts';
import { seededRandom } from './random.ts';

const ofLanguage = (tag: string, files: Readonly<Record<string, string>>): SourceFile[] =>
  Object.entries(files).map(([path, text]) => new SourceFile(`content/languages/${tag}/${path}`, text));

const PAGES = ['one', 'two', 'three', 'four', 'five'].map((name) => `texts/prayer/${name}.yaml`);
const pages = (text: string): Record<string, string> => Object.fromEntries(PAGES.map((path) => [path, text]));

const english = ofLanguage('en', {
  ...pages(`cards:
  a:
    instruction: Say it seven times.
    translation: Glory be to my Lord, the Magnificent.
    note: >-
      Hudhayfah said, "It is of the Sunnah of the Prophet." It stands in 9 places.
`),
  'people.yaml': 'hudhayfah: Hudhayfah\n',
  'verdicts.yaml': 'daif: { name: Weak }\n',
  'interface/home.yaml': 'hello: "Open {name} on every day"\n',
});
const french = ofLanguage('fr', {
  ...pages(`cards:
  a:
    instruction: Dire sept fois.
    translation: Gloire à mon Seigneur, l'Immense.
    note: >-
      Houdhayfa a dit: "Cela fait partie de la Sunna du Prophète." Cela figure à 9 endroits.
`),
  'people.yaml': 'hudhayfah: Houdhayfa\n',
  'verdicts.yaml': 'daif: { name: Faible }\n',
  'glossary.yaml': 'terms: []\nrenderings: []\npairs:\n  - { reference: "Sunnah(?!\\\\p{L})", words: Sunna }\n',
  'interface/home.yaml': 'hello: "Ouvrir {name} chaque jour"\n',
});
const settings = readLanguageSettings(cwd(), 'fr');
const draw = (seed: number): ReturnType<typeof drawLanguageMutants> =>
  drawLanguageMutants(
    french,
    english,
    { settings, ...nameAndTermTranslations(french, english) },
    LANGUAGE_MUTANT_KINDS.length,
    seededRandom(seed),
  );

describe('the faults of a translation', () => {
  it('change one value each and leave valid YAML', () => {
    const seen = new Set<string>();
    for (const { kind, changes } of [1, 2, 3, 4, 5, 6, 7, 8].flatMap(draw)) {
      seen.add(kind);
      for (const { target, source } of changes) {
        const file = french.find(({ path }) => path === target.file);
        const text = file?.text ?? '';
        const changed = new SourceFile(target.file, text.slice(0, target.start) + source + text.slice(target.end));
        expect(changed.problems).toEqual([]);
        expect(changed.toJS()).not.toEqual(file?.toJS());
      }
    }
    expect([...seen].toSorted()).toEqual(LANGUAGE_MUTANT_KINDS.map(({ name }) => name).toSorted());
  });

  it('are the same for the same seed', () => {
    expect(JSON.stringify(draw(7))).toBe(JSON.stringify(draw(7)));
  });

  it('in a file that every text uses are never judged together with other faults', () => {
    const near = languageBatchConflictsFinder(french);
    expect([...near('content/languages/fr/people.yaml')]).toHaveLength(french.length);
    expect(near('content/languages/fr/texts/prayer/one.yaml').has('content/languages/fr/people.yaml')).toBe(true);
  });
});
