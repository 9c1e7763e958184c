/** Remarks on what a message states of a text differently from this site: another source, another number of times. */
import type { KnownText, KnownTextMatch, StatedSource } from '../../../../packages/core/check/model.ts';
import { readStated } from '../../../../packages/core/check/stated.ts';
import { arabicWords } from '../../../../packages/core/check/words.ts';
import { formatList } from '../../../../packages/core/format.ts';
import type { Reference } from '../../../../packages/core/model.ts';
import { isolated } from './isolated.ts';
import type { KnownTextWithAddress } from './known-texts.ts';
import { loadMatchedTextDetails, type MatchedTextDetails } from './load-matched-text-details.ts';
import * as cardMessages from '../../../../packages/core/messages/cards.ts';
import * as messages from '../../../../packages/core/messages/check.ts';

/** A text that was found in a message. */
export interface MatchInMessage {
  match: KnownTextMatch;
  checked: KnownTextWithAddress;
  message: string;
  /** All texts of the site. */
  texts: ReadonlyMap<KnownText, KnownTextWithAddress>;
}

interface SourceAndRemarks {
  source: MatchedTextDetails;
  remarks: readonly string[];
}

const VERSES = /(\d+):(\d+)(?:-(\d+))?/g;

/** Whether the source that a message states can be one of our references. */
function canMeanReference({ keys, number }: StatedSource, { id }: Reference): boolean {
  const colon = id.indexOf(':');
  const [key, rest] = [id.slice(0, colon), id.slice(colon + 1)];
  if (!keys.includes(key)) return false;
  if (number === undefined) return true;
  if (key !== 'quran') return rest.replace(/[a-z]$/, '') === number;
  const [surah, verse] = number.split(':').map(Number);
  return [...rest.matchAll(VERSES)].some(
    ([, ofSurah, from, to = from]) => Number(ofSurah) === surah && Number(from) <= (verse ?? 0) && (verse ?? 0) <= Number(to),
  );
}

/** Says which other source the message states, and, unless that is a verse, hints that several books may have the same words. */
function sourceRemarks({ match, message }: MatchInMessage, sources: readonly MatchedTextDetails[]): string[] {
  const [own] = sources;
  const known = sources.flatMap(({ references }) => references);
  const others = (match.stated?.sources ?? []).filter(
    (stated) => stated.keys.length > 0 && !known.some((one) => canMeanReference(stated, one)),
  );
  if (others.length === 0 || !own || own.references.length === 0) return [];
  const stated = formatList([...new Set(others.map(({ start, end }) => isolated(message.slice(start, end).trim())))]);
  const ours = formatList(own.references.map(({ label }) => isolated(label)));
  const isVerse = others.every(({ keys }) => keys.includes('quran'));
  return [messages.otherSource({ stated, ours }), ...(isVerse ? [] : [messages.otherSourceHint])];
}

/** All counts that this site states for a text: its own, and those in the instructions with it. */
const timesHere = ({ repeat, instructions = '' }: MatchedTextDetails): number[] => [
  ...(repeat === undefined ? [] : [repeat]),
  ...readStated(instructions).stated.times.map(({ times }) => times),
];

function timesRemark({ match }: MatchInMessage, sources: readonly MatchedTextDetails[]): string | undefined {
  const [times, ...further] = new Set(match.stated?.times.map((one) => one.times));
  const isDua = sources[0]?.instructions !== undefined;
  // Several numbers may be those of the morning and of the evening.
  if (times === undefined || further.length > 0 || !isDua || sources.flatMap(timesHere).includes(times)) return undefined;
  const ours = sources.find(({ repeat }) => repeat !== undefined)?.repeat;
  const stated = cardMessages.times({ count: times });
  if (ours !== undefined) return messages.otherTimes({ stated, ours: cardMessages.times({ count: ours }) });
  return times > 1 ? messages.noTimes({ stated }) : undefined;
}

/** @param sources that of the text itself first, then those of its other places */
const remarksOn = (found: MatchInMessage, sources: readonly MatchedTextDetails[]): string[] =>
  [...sourceRemarks(found, sources), timesRemark(found, sources)].filter((remark) => remark !== undefined);

/** Arabic words in the letters that the check compares, between single blanks. */
const foldedWithBlanks = (arabic: string): string =>
  ` ${arabicWords(arabic)
    .map(({ letters: [word = ''] }) => word)
    .join(' ')} `;

/** The other places of the site that have the words of a text, alone or in a longer text: their sources are its sources too. */
function otherPlacesOf({ checked, texts }: MatchInMessage): KnownTextWithAddress[] {
  const { arabic } = checked.searched;
  const own = arabic === undefined ? undefined : foldedWithBlanks(arabic);
  const having = [...texts.values()].filter(
    (one) =>
      one !== checked &&
      own !== undefined &&
      one.searched.arabic !== undefined &&
      !one.known.isLeftOut &&
      foldedWithBlanks(one.searched.arabic).includes(own),
  );
  const placesOf = (one: KnownTextWithAddress): KnownTextWithAddress[] => one.otherPlaces.map((place) => ({ ...one, ...place }));
  return [...placesOf(checked), ...having.flatMap((one) => [one, ...placesOf(one)])];
}

/**
 * The source of a text that was found, and remarks on what the message states differently. Rejects where a page fails to
 * load.
 */
export async function loadSourceAndRemarks(found: MatchInMessage): Promise<SourceAndRemarks> {
  const source = await loadMatchedTextDetails(found.checked);
  // The other places are loaded only where their sources can change a remark.
  if (remarksOn(found, [source]).length === 0) return { source, remarks: [] };
  const others = await Promise.all(otherPlacesOf(found).map(loadMatchedTextDetails));
  return { source, remarks: remarksOn(found, [source, ...others]) };
}

/** How often a text is said; undefined for once. */
export const repeatCountLine = ({ repeat }: MatchedTextDetails): string | undefined =>
  repeat === undefined ? undefined : messages.saidTimes({ times: cardMessages.times({ count: repeat }) });
