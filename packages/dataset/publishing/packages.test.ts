/**
 * The packages as somebody else gets them: packed, installed in an empty project without a network, compiled against and run. The data of
 * the languages beside the first are tested as they are built: `site/test/static/other-data.test.ts`.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectLibrary } from '../../content/test/project-library.ts';
import { writeData } from '../data.ts';
import { sha256 } from '../editions/edition.ts';
import type { PublishedData, PublishedDataWithoutDigest } from '../make-data.ts';
import { projectPublishedData } from '../test/project-data.ts';
import { runExamples } from '../test/run-examples.ts';
import { makeDataPackage } from './data-package.ts';
import { makeTransliterationPackage } from './transliteration-package.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'misbaha-packages-'));
const consumer = join(folder, 'consumer');
const library = projectLibrary();
const english = projectPublishedData();

function run(command: string, args: readonly string[], where: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: where, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

/** @returns the tarballs of folders */
const packed = (names: readonly string[]): string[] => {
  const made = JSON.parse(run('npm', ['pack', '--json', ...names.map((name) => `./${name}`)], folder)) as { filename: string }[];
  return made.map(({ filename }) => join(folder, filename));
};

/** What the first language alone publishes. */
const FIRST_ALONE = /^(?:quran\/|misbaha\.sqlite$|TABLES\.md$|CHANGELOG\.md$|editions\.json$)/;

/** Replacements that make mock French data of the English, with the words that the README of the package shows in French. */
const FRENCH_BY_ENGLISH = {
  '"language":"en"': '"language":"fr"',
  '"translation":"': '"translation":"En français : ',
  '"label":"Qur’an ': '"label":"Coran ',
  '"title":"Ablution (Wudu)"': '"title":"Ablutions"',
};

/** Mock data of another language, made of the English: compiling that language's own content takes long. */
function dataInFrench({ manifest, files }: PublishedData): PublishedDataWithoutDigest {
  const inFrench = (text: string): string =>
    Object.entries(FRENCH_BY_ENGLISH).reduce((read, [from, to]) => read.replaceAll(from, to), text);
  const own = files
    .filter(({ path }) => path !== 'manifest.json' && !FIRST_ALONE.test(path))
    .map(({ path, content }) => ({ path, content: inFrench(String(content)) }));
  const listed = own.map(({ path, content }) => ({
    ...manifest.files.find((file) => file.path === path),
    path,
    sha256: sha256(content),
    bytes: Buffer.byteLength(content),
  }));
  const version = manifest.version.replace(/(?:-draft)?$/, '-draft');
  const manifestInFrench = { ...manifest, language: 'fr', version, files: listed };
  return { manifest: manifestInFrench, files: [{ path: 'manifest.json', content: JSON.stringify(manifestInFrench) }, ...own] };
}

const CONSUMER_PROGRAM = `
import { card, fingerprintOf, text, type Authenticity, type Card, type Word } from 'misbaha-data';
import { surahArabic } from 'misbaha-data/quran';
import shahada from 'misbaha-data/cards/prayer/ablution/shahada';
import ablution from 'misbaha-data/pages/prayer/ablution';
import travel from 'misbaha-data/categories/travel';
import fatihah from 'misbaha-data/quran/transliteration/1';
import { card as french } from 'misbaha-data/fr';
import shahadaInFrench from 'misbaha-data/fr/cards/prayer/ablution/shahada';
import manifest from 'misbaha-data/manifest';
import { verify, type Problem } from 'misbaha-data/verify';
import { Checker, parse, transliterate, tidyArabic, type Style, type Verdict } from 'misbaha-transliteration';

const dua: Card = await card('prayer/ablution#shahada');
const words: Word[] = dua.words.flat();
const style: Style = 'precise';
const heard = transliterate(dua.arabic, style);
const problems: Problem[] = verify('nowhere', manifest).problems;
console.log(heard === dua.transliteration.precise, words.length === parse(dua.arabic).flat().length);
console.log(await fingerprintOf(dua) === dua.fingerprint, travel.slug, fatihah.verses.length, problems[0]?.kind);
console.log(tidyArabic(dua.arabic).text === dua.arabic);
const inFrench: Card = await french('prayer/ablution#shahada');
console.log(inFrench.language, inFrench.arabic === dua.arabic, inFrench.translation === shahadaInFrench.translation);
const knownTexts = new Checker();
knownTexts.add({ id: dua.id, arabic: dua.arabic });
const verdict: Verdict = knownTexts.check(dua.arabic).verdict;
console.log(verdict);
const sound: Authenticity = shahada.authenticity;
console.log(sound, ablution.cards[1]?.id === shahada.id, (await text('forty-hadith#7')).id, (await surahArabic(112)).verses.length);
// @ts-expect-error: the types know what a card has
console.log(dua.nothing);
export const changeSharedCard = async (): Promise<void> => {
  // @ts-expect-error: the types forbid a change, since all callers get the same object
  (await card('prayer/ablution#shahada')).repeat = 3;
};
// @ts-expect-error: the types know which styles there are
export const wrong: Style = 'plainest';
`;

beforeAll(async () => {
  const french = dataInFrench(english);
  writeData(english, join(folder, 'data'));
  writeData(french, join(folder, 'french'));
  await makeDataPackage(root, english, join(folder, 'misbaha-data'), new Map([['fr', french]]));
  await makeTransliterationPackage(root, join(folder, 'misbaha-transliteration'));
  mkdirSync(consumer);
  writeFileSync(join(consumer, 'package.json'), '{"name":"consumer","private":true,"type":"module"}');
  const tarballs = packed(['misbaha-data', 'misbaha-transliteration']);
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs], consumer);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('an empty project', () => {
  test('compiles an example against the types, strictly, and runs it', () => {
    writeFileSync(join(consumer, 'example.ts'), CONSUMER_PROGRAM);
    const settings = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2023,dom', '--types', ''];
    run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...settings, 'example.ts'], consumer);
    expect(run(process.execPath, ['example.js'], consumer)).toBe(
      'true true\ntrue travel 7 no-manifest\ntrue\nfr true true\nsame\nsahih true forty-hadith#7 4\nundefined\n',
    );
  });

  test.each(['misbaha-data', 'misbaha-transliteration'])('%s needs nothing else, and does what its README shows', (name) => {
    const installed = join(consumer, 'node_modules', name);
    const described = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>;
    expect(described).not.toHaveProperty('dependencies');
    const examples = runExamples(readFileSync(join(installed, 'README.md'), 'utf8'), consumer);
    expect(examples.length).toBeGreaterThan(4);
    for (const { promised, printed } of examples) expect(printed, `an example of the README of ${name}`).toBe(promised);
  });

  test('the transliteration package has its changelog, which begins with the version of the package', () => {
    const installed = join(consumer, 'node_modules/misbaha-transliteration');
    const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { version: string };
    expect(readFileSync(join(installed, 'CHANGELOG.md'), 'utf8')).toMatch(new RegExp(`^# Changes\n[^#]*## ${version}\n`));
  });

  test('gets the categories in the order of the home screen, and an UnknownIdError with a hint for each wrong id', () => {
    writeFileSync(
      join(consumer, 'ask.mjs'),
      `import { card, categorySlugs, page } from 'misbaha-data';
      console.log(categorySlugs.join(' '));
      const asked = [[card, 'forty-hadith#7'], [card, 'prayer/ablution#another-remembrance.2'], [card, '%'], [card, undefined], [page, 'context/virtue'], [page, 'prayer/abl']];
      for (const [find, id] of asked) await find(id).catch(({ name, message }) => console.log(name, message));`,
    );
    const slugs = library.categories.map(({ slug }) => slug);
    expect(run(process.execPath, ['ask.mjs'], consumer).split('\n')).toEqual([
      slugs.join(' '),
      'UnknownIdError "forty-hadith#7" is no card but a hadith or a quotation; text("forty-hadith#7") gives it',
      'UnknownIdError "prayer/ablution#another-remembrance.2" is no card but a hadith or a quotation; text("prayer/ablution#another-remembrance.2") gives it',
      'UnknownIdError there is no card "%"; misbaha-data/ids lists them all',
      'UnknownIdError there is no card "undefined"; misbaha-data/ids lists them all',
      'UnknownIdError "context/virtue" is no page with cards; it stands in misbaha-data/context',
      expect.stringMatching(/^UnknownIdError there is no page "prayer\/abl"; the nearest are prayer\/ablution, /),
      '',
    ]);
  });

  test('catches errors of every language with the same UnknownIdError class', () => {
    writeFileSync(
      join(consumer, 'one-error.mjs'),
      `import { UnknownIdError } from 'misbaha-data';
      import { card, UnknownIdError as french } from 'misbaha-data/fr';
      await card('nothing').catch((error) => console.log(error instanceof UnknownIdError, french === UnknownIdError));`,
    );
    expect(run(process.execPath, ['one-error.mjs'], consumer)).toBe('true true\n');
  });

  test('runs the programs of docs/data.md', () => {
    const examples = runExamples(readFileSync(join(root, 'docs/data.md'), 'utf8'), consumer);
    expect(examples).toHaveLength(2);
    for (const { promised, printed } of examples) expect(printed, 'a program of docs/data.md').toBe(promised);
  });

  test('finds texts for every need, as docs/data.md does for debt; the tasbih counter alone has none', () => {
    const [, program = ''] = /```js\n(.*?)```/s.exec(readFileSync(join(root, 'docs/data.md'), 'utf8')) ?? [];
    writeFileSync(
      join(consumer, 'needs.mjs'),
      `${program}
      const named = new Set(needs.flatMap((group) => group.needs).flatMap((one) => one.texts.map(({ id }) => id)));
      const empty = [];
      for (const id of named) {
        const texts = await textsOf(id);
        if (texts.length === 0 || !texts.every(({ authenticity, references }) => authenticity && references)) empty.push(id);
      }
      console.log(named.size > 150, empty.join(' '));`,
    );
    expect(run(process.execPath, ['needs.mjs'], consumer).split('\n').at(-2)).toBe('true tasbih-counter');
  });

  test('gives the text of every id that ids.json lists', () => {
    writeFileSync(
      join(consumer, 'all.mjs'),
      `import { text } from 'misbaha-data';
      import ids from 'misbaha-data/ids';
      const given = await Promise.all(Object.keys(ids.texts).map(async (id) => (await text(id)).id === id));
      console.log(given.length, given.every(Boolean));
      for (const id of ['forty-hadith#43', 'names#1', 'context/virtue#nothing', '%']) await text(id).catch(({ message }) => console.log(message));`,
    );
    expect(run(process.execPath, ['all.mjs'], consumer).split('\n')).toEqual([
      `${library.cards.length + library.passages.length} true`,
      expect.stringMatching(/^there is no text "forty-hadith#43"; the nearest are forty-hadith#4, /),
      expect.stringMatching(/^there is no text "names#1"; the nearest are names#/),
      expect.stringMatching(/^there is no text "context\/virtue#nothing"; the nearest are context\/virtue#/),
      'there is no text "%"; misbaha-data/ids lists them all',
      '',
    ]);
  });

  test('has the JSON and the schemas as they are published', () => {
    writeFileSync(
      join(consumer, 'files.mjs'),
      `import { readFileSync } from 'node:fs';
      import { createRequire } from 'node:module';
      const read = (path) => JSON.parse(readFileSync(createRequire(import.meta.url).resolve('misbaha-data/data/' + path), 'utf8'));
      console.log(read('schemas/category.schema.json').$id, read('categories/prayer.json').pages.length, read('manifest.json').name);`,
    );
    expect(run(process.execPath, ['files.mjs'], consumer)).toBe('urn:misbaha:data:1:category 19 misbaha-data\n');
  });

  test.each([
    ['one dua by its module', `import dua from 'misbaha-data/cards/prayer/ablution/shahada'; console.log(dua.arabic);`, 4_000],
    [
      'card() and the page of the dua',
      `import { card } from 'misbaha-data'; console.log((await card('prayer/ablution#shahada')).arabic);`,
      80_000,
    ],
  ])('for %s a browser loads no more than the limit, and the bundle holds no module of the Qur’an', async (_, code, limit) => {
    const input = join(consumer, 'bundled.mjs');
    writeFileSync(input, code);
    const built = await build({
      root: consumer,
      configFile: false,
      logLevel: 'error',
      build: { write: false, minify: true, target: 'es2022', rollupOptions: { input } },
    });
    const chunks = ('output' in built ? built.output : []).flatMap((file) => (file.type === 'chunk' ? [file] : []));
    const loaded = chunks.filter(({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => id.endsWith('/prayer/ablution.js')));
    expect(loaded.reduce((sum, chunk) => sum + Buffer.byteLength(chunk.code), 0)).toBeLessThan(limit);
    expect(chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.includes('/quran/')))).toEqual([]);
  });

  test('finds author, repository, provenance and Node versions in the package.json of both packages', () => {
    const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>;
    for (const name of ['misbaha-data', 'misbaha-transliteration']) {
      const described = JSON.parse(readFileSync(join(consumer, 'node_modules', name, 'package.json'), 'utf8')) as Record<string, unknown>;
      const { homepage, repository, bugs, author } = project;
      expect(Object.values({ homepage, repository, bugs, author })).not.toContain(undefined);
      expect(described).toMatchObject({ homepage, repository, bugs, author, publishConfig: { provenance: true } });
      expect(described['engines']).toEqual({ node: '^20.19.0 || >=22.12.0' });
    }
  });

  test('can verify a copy of the data against its edition', () => {
    const verifyCopy = (...args: string[]): string => run(join(consumer, 'node_modules/.bin/misbaha-data'), args, consumer);
    expect(verifyCopy('verify', '../data')).toMatch(/^\.\.\/data holds edition .* in the language "en", whole\.\n$/);
    expect(verifyCopy('verify', '../french')).toMatch(/^\.\.\/french holds edition .*-draft in the language "fr", whole\.\n$/);
    expect(verifyCopy('verify', 'node_modules/misbaha-data/data')).toMatch(
      /, whole but for cards\.csv and misbaha\.sqlite, which the npm package leaves out\.\n$/,
    );
    const broken = join(folder, 'broken');
    cpSync(join(folder, 'data'), broken, { recursive: true });
    rmSync(join(broken, 'names.json'));
    expect(() => verifyCopy('verify', broken)).toThrow('names.json is missing: download it again.');
    expect(() => verifyCopy('weigh')).toThrow('usage: misbaha-data verify <folder>');
  });
});
