/** A smaller run of the trials; `npm run check-text:trials` is the whole. */
import { expect, test } from 'vitest';
import { PROJECT_FOLDER, projectLibrary } from '../../packages/content/test/project-library.ts';
import { readStated } from '../../packages/core/check/stated.ts';
import { generateMessages } from './generated-messages.ts';
import { makeTextChecker, knownTexts } from '../../packages/content/check/known-texts.ts';
import { runMessageTrials, runTransliterationTrial, runWithoutDuaTrial, readHandTypedTransliterations } from './trials.ts';
import { surroundWithOtherWords, generateTypedTransliterations } from './typed-transliterations.ts';

const library = projectLibrary();
const checker = makeTextChecker(library);
const known = knownTexts(library);

test('the checker answers "same" to the Arabic of each text, and "left-out" to each text that is left out', () => {
  const others = known.filter(({ arabic, isLeftOut }) => arabic && checker.check(arabic).verdict !== (isLeftOut ? 'left-out' : 'same'));
  expect(others.map(({ id }) => id)).toEqual([]);
});

test('at most 9 of 900 messages as people send them get a wrong card or verdict', () => {
  const trials = runMessageTrials(checker, generateMessages(known, 900, 5));
  expect(trials.flatMap(({ wrong }) => wrong).length).toBeLessThanOrEqual(9);
  expect(trials.map(({ name }) => name)).toContain('two joined');
});

test('for nine in ten transliterations as people type them, the right card is among the first three matches', () => {
  expect(readHandTypedTransliterations(PROJECT_FOLDER).length).toBeGreaterThanOrEqual(60);
  for (const trial of [
    runTransliterationTrial(checker, 'by hand', readHandTypedTransliterations(PROJECT_FOLDER)),
    runTransliterationTrial(checker, 'made', generateTypedTransliterations(known, 60, 2)),
  ])
    expect(trial.wrong.length).toBeLessThanOrEqual(trial.count / 10);
});

test('transliterations between other words of their line are found', () => {
  const typed = surroundWithOtherWords(generateTypedTransliterations(known, 60, 2));
  expect(runTransliterationTrial(checker, 'among other words', typed).wrong.length).toBeLessThanOrEqual(6);
});

test.each([
  [
    'لا إله إلا الله وحده لا شريك له له الملك وله الحمد يحيي ويميت وهو حي لا يموت بيده الخير وهو على كل شيء قدير',
    'من قالها حين يدخل السوق كتب الله له ألف ألف حسنة ومحا عنه ألف ألف سيئة',
  ],
  ['حسبي الله لا إله إلا هو عليه توكلت وهو رب العرش العظيم', 'من قالها سبع مرات كفاه الله ما أهمه من أمر الدنيا والآخرة'],
])('%s with its promise: only the dua is found, and the promise is reported as unknown', (dua, promise) => {
  const message = `${dua}. ${promise}`;
  const { verdict, matches, unknown } = checker.check(message);
  expect([verdict, ...matches.map(({ start, end }) => message.slice(start, end))]).toEqual(['part', dua]);
  expect(unknown.map(({ start, end }) => message.slice(start, end))).toEqual([promise]);
});

test('a text that is there word for word wins over a longer one of which a part is there with differences', () => {
  const { verdict, matches } = checker.check('سبحان الله وبحمده سبحان الله العظيم والحمد لله ولا إله إلا الله');
  expect([verdict, ...matches.map(({ text }) => text.id)]).toEqual([
    'composed',
    'adhkar/dhikr#two-phrases-light-on-the-tongue',
    'adhkar/dhikr#merits-of-the-phrases.2',
  ]);
});

test('in a sentence without a dua nothing is found', () => {
  const { count, wrong } = runWithoutDuaTrial(checker, PROJECT_FOLDER);
  expect(count).toBeGreaterThanOrEqual(30);
  expect(wrong).toEqual([]);
});

test('every hand-typed transliteration names a card that exists', () => {
  const ids = new Set(known.map(({ id }) => id));
  for (const { text, cards } of readHandTypedTransliterations(PROJECT_FOLDER))
    expect(
      cards.some((card) => ids.has(card)),
      text,
    ).toBe(true);
});

test('no word of a text on the site is read as a source or as a number of times', () => {
  const read = known.flatMap(({ id, arabic, latin, translation }) =>
    [arabic, latin, translation].flatMap((text = '') => (readStated(text).spans.length > 0 ? [`${id}: ${text}`] : [])),
  );
  expect(read).toEqual([]);
});

test('a transliteration has the same answer with a source or a number of times behind it', () => {
  const answer = (text: string): unknown => {
    const { verdict, matches } = checker.check(text);
    return [verdict, matches.map((match) => match.text.id)];
  };
  const typed = readHandTypedTransliterations(PROJECT_FOLDER).map(({ text }) => text);
  const answers = typed.map(answer);
  const behind = [
    '(Sahih Bukhari 6324)',
    '- Sahih al-Bukhari',
    '(Surah Taha 114)',
    '(HR. Muslim no. 2711)',
    '\nNarrated by Abu Dawud',
    '3x',
  ];
  for (const source of behind)
    expect(
      typed.map((text) => answer(`${text} ${source}`)),
      source,
    ).toEqual(answers);
});
