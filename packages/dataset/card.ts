/** A card as the data publish it. */
import type { Card, Reference, Word } from './shapes/model.ts';
import { plainFromPrecise } from '../arabic/transliteration/plain.ts';
import { wordPieces } from '../arabic/transliteration/stored-words.ts';
import * as messages from '../core/messages/sources.ts';
import type { Reference as CitedReference } from '../core/model.ts';
import type { Collections } from '../core/reference.ts';
import type { GlossedText, SourceCard } from '../content/compiler/library.ts';
import { authenticityOf, publishedGrades } from './authenticity.ts';
import { fingerprintOf } from './fingerprint.ts';
import { rightsOf } from './rights.ts';
import { bothStyles } from './sound.ts';
import { withoutAbsent } from './without-absent.ts';

/** A reference with its work, number and edition apart. */
export function publishedReference({ id, label, url, told }: CitedReference, collections: Collections): Reference {
  const colon = id.indexOf(':');
  const collection = id.slice(0, colon);
  const edition = collection === 'quran' ? messages.verseCount : collections[collection]?.numbering;
  if (edition === undefined) throw new Error(`${id}: there is no collection "${collection}"`);
  return withoutAbsent({ id, collection, number: id.slice(colon + 1), label, edition, url, told });
}

/** The words of each line with sound, meaning and root. Meanings run over all lines, as in `content/words/`. */
export function publishedWords(arabic: string, stored: string, meanings: GlossedText | undefined, collections: Collections): Word[][] {
  let at = 0;
  const lines = stored.split('\n');
  return arabic.split('\n').map((line, index) => {
    const precise = wordPieces(lines[index] ?? '');
    const joins = [...(lines[index] ?? '').matchAll(/[ |]/g)].map(([sign]) => sign === '|');
    const words = line.split(' ').filter(Boolean);
    if (words.length !== precise.length) throw new Error(`${precise.length} pieces of sound for ${words.length} words: ${line}`);
    return words.map((word, place): Word => {
      const sound = precise[place] ?? '';
      const { meaning = '', root, readings } = meanings?.words[at++] ?? {};
      return withoutAbsent({
        arabic: word,
        precise: sound,
        plain: plainFromPrecise(sound),
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

/** What the card of a page needs beside itself. */
interface CardSources {
  collections: Collections;
  /** The meanings of its words. */
  meanings: GlossedText | undefined;
  /** The edition since which it stands unchanged. */
  since: string;
  /** The numbers of Hisn al-Muslim that it answers. */
  hisn: number[] | undefined;
}

/** A card where a page shows it, whole. */
export function publishedCard(source: SourceCard, { collections, meanings, since, hisn }: CardSources): Card {
  const { card, category, page, quran, reuses } = source;
  const id = `${category}/${page}#${card.id}`;
  const published = withoutAbsent({
    id,
    use: reuses ? card.home : undefined,
    kind: card.kind ?? ('supplication' as const),
    ...authenticityOf({ ...card, id }, collections),
    ...rightsOf(card.script),
    title: card.title,
    subtitle: card.subtitle,
    occasion: card.occasion,
    instruction: card.instruction,
    repeat: card.repeat,
    script: card.script,
    arabic: card.arabic,
    quran,
    transliteration: bothStyles(card.transliteration),
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
