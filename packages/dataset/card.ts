/** A card as the data publish it. */
import type { Card, Reference, Word } from './model/types.ts';
import { plainFromPrecise } from '../arabic/transliteration/plain.ts';
import { splitTransliterationByWord } from '../arabic/transliteration/stored-transliteration.ts';
import * as messages from '../core/messages/sources.ts';
import type { Reference as CitedReference } from '../core/model.ts';
import type { Collections } from '../core/reference.ts';
import type { TextWithMeanings, LocatedCard } from '../content/compiler/library.ts';
import { authenticityOf, publishedGrades } from './authenticity.ts';
import { fingerprintOf } from './fingerprint.ts';
import { rightsWithArabic } from './rights.ts';
import { storedTransliterationInBothStyles } from './transliteration-styles.ts';
import { withoutUndefined } from '../content/compiler/without-undefined.ts';

/** A reference with its collection, number and edition in separate fields. */
export function publishedReference({ id, label, url, told }: CitedReference, collections: Collections): Reference {
  const colon = id.indexOf(':');
  const collection = id.slice(0, colon);
  const edition = collection === 'quran' ? messages.verseCount : collections[collection]?.numbering;
  if (edition === undefined) throw new Error(`${id}: there is no collection "${collection}"`);
  return withoutUndefined({ id, collection, number: id.slice(colon + 1), label, edition, url, told });
}

/** The words of each line with transliteration, meaning and root. `meanings` has the words of all lines in one list. */
export function publishedWords(
  arabic: string,
  storedTransliteration: string,
  meanings: TextWithMeanings | undefined,
  collections: Collections,
): Word[][] {
  let at = 0;
  const lines = storedTransliteration.split('\n');
  return arabic.split('\n').map((line, index) => {
    const precise = splitTransliterationByWord(lines[index] ?? '');
    const joins = [...(lines[index] ?? '').matchAll(/[ |]/g)].map(([sign]) => sign === '|');
    const words = line.split(' ').filter(Boolean);
    if (words.length !== precise.length) throw new Error(`${precise.length} pieces of transliteration for ${words.length} words: ${line}`);
    return words.map((word, place): Word => {
      const transliteration = precise[place] ?? '';
      const { meaning = '', root, readings } = meanings?.words[at++] ?? {};
      return withoutUndefined({
        arabic: word,
        precise: transliteration,
        plain: plainFromPrecise(transliteration),
        meaning,
        root: root ?? undefined,
        joined: joins[place - 1] || undefined,
        readings: readings?.map((reading) => ({
          arabic: reading.arabic,
          precise: reading.transliteration,
          plain: plainFromPrecise(reading.transliteration),
          meaning: reading.meaning ?? '',
          references: reading.references.map((one) => publishedReference(one, collections)),
        })),
      });
    });
  });
}

/** What `publishedCard` needs besides the card. */
interface PublishedCardInputs {
  collections: Collections;
  /** The meanings of the card's words. */
  meanings: TextWithMeanings | undefined;
  /** The edition since which the text is unchanged. */
  since: string;
  /** The numbers in Hisn al-Muslim that have this text. */
  hisn: number[] | undefined;
}

/** All published fields of a card as one page shows it. */
export function publishedCard(source: LocatedCard, { collections, meanings, since, hisn }: PublishedCardInputs): Card {
  const { card, category, page, quran, reuses } = source;
  const id = `${category}/${page}#${card.id}`;
  const published = withoutUndefined({
    id,
    use: reuses ? card.permanentId : undefined,
    kind: card.kind ?? ('supplication' as const),
    ...authenticityOf({ ...card, id }, collections),
    ...rightsWithArabic(card.script),
    title: card.title,
    subtitle: card.subtitle,
    occasion: card.occasion,
    instruction: card.instruction,
    repeat: card.repeat,
    script: card.script,
    arabic: card.arabic,
    quran,
    transliteration: storedTransliterationInBothStyles(card.transliteration),
    translation: card.translation,
    words: publishedWords(card.arabic, card.transliteration, meanings, collections),
    narrator: card.narrator,
    sayingOf: card.sayingOf,
    references: card.references.map((one) => publishedReference(one, collections)),
    grades: publishedGrades(card.grades),
    note: card.note,
    hisn,
  });
  return { ...published, since, fingerprint: fingerprintOf(published) };
}
