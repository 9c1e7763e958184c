/**
 * The key to the transliteration, as readers see it: the engine's own table, with the notes on the letters and the plain
 * spelling in the language of the build.
 */
import { TRANSLITERATION_KEY as TABLE, type KeyRow as TableRow } from '../arabic/transliteration/key.ts';
import { localizedPlainFromPrecise } from './plain-transliteration.ts';
import * as messages from './messages/key.ts';

export interface LocalizedKeyRow extends TableRow {
  note?: string;
}

/** Notes on pronunciation by Arabic sign. */
const NOTE_BY_ARABIC_SIGN: Readonly<Record<string, string>> = {
  ء: messages.hamza,
  ث: messages.tha,
  ح: messages.hah,
  خ: messages.kha,
  ذ: messages.dhal,
  ر: messages.ra,
  ص: messages.sad,
  ض: messages.dad,
  ط: messages.tah,
  ظ: messages.zah,
  ع: messages.ayn,
  غ: messages.ghayn,
  ق: messages.qaf,
  ة: messages.taMarbuta,
  ـَا: messages.longANote,
  ـٜىٰ: messages.imala,
  '-': messages.hyphenNote,
  '·': messages.dotNote,
};

/** Names of signs for which Arabic has no name, by the Arabic sign. */
const NAME_BY_ARABIC_SIGN: Readonly<Record<string, string>> = {
  ـَا: messages.longA,
  ـِي: messages.longI,
  ـُو: messages.longU,
  '-': messages.hyphen,
  '·': messages.dot,
};

export const LOCALIZED_TRANSLITERATION_KEY: readonly LocalizedKeyRow[] = TABLE.map((row) => {
  const note = NOTE_BY_ARABIC_SIGN[row.arabic];
  return {
    ...row,
    plain: localizedPlainFromPrecise(row.precise),
    name: NAME_BY_ARABIC_SIGN[row.arabic] ?? row.name,
    ...(note === undefined ? {} : { note }),
  };
});
