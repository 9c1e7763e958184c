/** The texts of a library that messages are checked against. */
import { runningTransliteration } from '../../arabic/transliteration/stored-transliteration.ts';
import type { KnownText } from '../../core/check/model.ts';
import { Checker } from '../../core/check/check.ts';
import { textsForExport } from '../compiler/exported-text.ts';
import type { Library } from '../compiler/library.ts';

/**
 * Every text once: duas first, so that of two texts with the same words the dua is named; then quotations, narrations,
 * the 99 names, and words that pages leave out on purpose.
 */
export function knownTexts(library: Library): KnownText[] {
  const texts = textsForExport(library).filter(({ use }) => use === undefined);
  const known = ({ id, kind, arabic, transliteration, translation, title, words = [] }: (typeof texts)[number]): KnownText => {
    if (kind === 'omitted') return { id, arabic, latin: title, isLeftOut: true };
    const variants = words.flatMap((word) => (word.readings ?? []).map((reading) => ({ ours: word.arabic, theirs: reading.arabic })));
    return {
      id,
      arabic,
      ...(transliteration ? { latin: transliteration } : {}),
      translation,
      ...(variants.length > 0 ? { variants } : {}),
    };
  };
  const names = (library.names?.names ?? []).map(({ number, arabic, transliteration, meaning }): KnownText => ({
    id: `asma-ul-husna#name-${number}`,
    arabic,
    latin: runningTransliteration(transliteration),
    translation: meaning,
  }));
  return [
    ...texts.filter(({ kind }) => kind === undefined).map(known),
    ...texts.filter(({ kind }) => kind === 'narration').map(known),
    ...names,
    ...texts.filter(({ kind }) => kind === 'omitted').map(known),
  ];
}

/** A checker over all texts of a library. */
export function makeTextChecker(library: Library): Checker {
  const checker = new Checker();
  for (const text of knownTexts(library)) checker.add(text);
  return checker;
}
