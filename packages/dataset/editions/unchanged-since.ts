/** Which edition a library is, and since which edition each of its texts is unchanged. */
import type { Library } from '../../content/compiler/library.ts';
import { changesSince, publishedTextsByPlace } from './changes.ts';
import { type EditionsRecord, lastEditionOf, type TextChange } from './edition.ts';
import { compareVersions, draftVersionAfter } from './version.ts';

export interface EditionOfLibrary {
  /** `1.0.0`, or `1.0.1-draft` where a locked field differs from this last edition. */
  version: string;
  /** Publication day of the last edition: `2026-11-22`. */
  date: string;
  /**
   * @param place of a text: `prayer/ablution#before-wudu`
   * @param permanentId of the card that it repeats, whose words it shows
   * @returns the edition since which its locked fields stand unchanged, or the draft's version
   */
  since: (place: string, permanentId?: string) => string;
}

/** The fields that a card shares with the cards that repeat it; each card has its own sources, verdicts and occasion. */
const FIELDS_OF_REPEATED_CARD: ReadonlySet<string> = new Set(['arabic', 'readings', 'quran', 'translation', 'meanings']);

const changesRepeatedCard = ({ what, fields = {} }: TextChange): boolean =>
  what !== 'changed' || Object.keys(fields).some((field) => FIELDS_OF_REPEATED_CARD.has(field));

/** @param library as readers see it, from `compileLibrary` */
export function libraryEditionOf(library: Library, record: EditionsRecord): EditionOfLibrary {
  const { editions, texts } = record;
  const last = lastEditionOf(record);
  const draft = draftVersionAfter(last.version);
  const changes = changesSince(texts, publishedTextsByPlace(library));
  const changed = new Set(changes.map(({ place }) => place));
  const sinceOf = (place: string): string => (changed.has(place) ? draft : (texts.get(place)?.since ?? draft));
  const changesOriginal = (permanentId: string, made: readonly TextChange[]): boolean =>
    made.some((change) => change.place === permanentId && changesRepeatedCard(change));
  const sinceOfRepeated = (permanentId: string): string => {
    if (changesOriginal(permanentId, changes)) return draft;
    return editions.findLast((edition, at) => at === 0 || changesOriginal(permanentId, edition.changes))?.version ?? draft;
  };
  const later = (one: string, other: string): string => {
    if (one === draft || other === draft) return draft;
    return compareVersions(one, other) >= 0 ? one : other;
  };
  return {
    version: changes.length ? draft : last.version,
    date: last.date,
    since: (place, permanentId = place) => (permanentId === place ? sinceOf(place) : later(sinceOf(place), sinceOfRepeated(permanentId))),
  };
}
