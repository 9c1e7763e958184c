import type { TextWithMeanings, Library, FormMeaningsFile } from '../compiler/library.ts';
import { findingAt, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';

/** A longer meaning does not fit under one word. */
const MAX_WORDS_OF_MEANING = 6;

/** One finding with all words of a text that have no meaning. */
function* missingMeanings({ id, words, wordsPath, wordsFile }: TextWithMeanings): Iterable<Finding> {
  const bare = words.flatMap(({ form, meaning, readings = [] }, index) =>
    [{ form, meaning }, ...readings.map((one) => ({ form: one.arabic, meaning: one.meaning }))].flatMap((one) =>
      one.form !== '' && one.meaning === undefined ? [`${index + 1} ${one.form}`] : [],
    ),
  );
  if (bare.length === 0) return;
  yield {
    file: wordsPath,
    ...wordsFile?.locate(['forms']),
    message: `${id}: no meaning for ${bare.join(', ')}`,
    hint: 'Add the words under "forms", as the text spells them.',
  };
}

/** The forms of a text's words and of their variant readings. */
const formsWithVariants = ({ words }: TextWithMeanings): { form: string; here?: string }[] =>
  words.flatMap((word) => [word, ...(word.readings ?? []).map(({ arabic, here }) => ({ form: arabic, ...(here ? { here } : {}) }))]);

/** Meanings that no text uses, and entries of `here` equal to the general meaning. */
function* uselessMeanings({ file, forms, here }: FormMeaningsFile, texts: readonly TextWithMeanings[]): Iterable<Finding> {
  const used = new Set(texts.flatMap((text) => formsWithVariants(text).flatMap((word) => (word.here === undefined ? [word.form] : []))));
  for (const form of forms.keys()) {
    if (!used.has(form)) yield findingAt(file, ['forms', form], `no text takes the meaning of ${form} from here`);
  }
  for (const [id, words] of here) {
    const explained = texts.find((text) => text.id === id);
    if (!explained) {
      yield findingAt(file, ['here', id], `there is no text "${id}" whose words are explained in this file`);
      continue;
    }
    const taken = new Set(formsWithVariants(explained).map((word) => word.here));
    for (const [key, meaning] of words) {
      const [place = '', form = ''] = key.split(' ');
      if (!taken.has(key)) yield findingAt(file, ['here', id, key], `${id} has no ${form} as its word no. ${place}`);
      else if (forms.get(form) === meaning) yield findingAt(file, ['here', id, key], `${form} means "${meaning}" everywhere`);
    }
  }
}

/** Meanings that are too long to fit under their word. */
function* longMeanings({ file, forms, here }: FormMeaningsFile): Iterable<Finding> {
  const all = [
    ...[...forms].map(([form, meaning]) => ({ path: ['forms', form], meaning })),
    ...[...here].flatMap(([id, words]) => [...words].map(([key, meaning]) => ({ path: ['here', id, key], meaning }))),
  ];
  for (const { path, meaning } of all) {
    const count = meaning.split(' ').length;
    if (count <= MAX_WORDS_OF_MEANING) continue;
    yield {
      ...findingAt(file, path, `"${meaning}" has ${count} words, at most ${MAX_WORDS_OF_MEANING} stand under one`),
      hint: 'Say it in fewer words; what needs more belongs in the note of the card.',
    };
  }
}

export const wordMeaningsRule: Rule = {
  code: 'c35',
  name: 'meanings',
  reason: 'Every word of a text that is recited has a meaning of a few words, and every meaning belongs to a word of some text.',
  hint: 'Take the line out of words/ of the language, or correct its word; docs/content-guide.md shows the two lists.',
  whole: true,
  *check({ textsWithMeanings, wordsFiles }: Library) {
    for (const text of textsWithMeanings) yield* missingMeanings(text);
    for (const words of wordsFiles) {
      const texts = textsWithMeanings.filter(({ wordsPath }) => wordsPath === words.file.path);
      yield* uselessMeanings(words, texts);
      yield* longMeanings(words);
    }
  },
};
