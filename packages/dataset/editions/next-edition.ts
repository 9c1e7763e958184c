/** Adds an edition to the record of editions. */
import { InputError } from '../../command-line/input.ts';
import type { Library } from '../../content/compiler/library.ts';
import { changesSince, publishedTextsByPlace } from './changes.ts';
import { type PublishedEdition, type EditionsRecord, type EditionText, textsAsJsonLines, sha256 } from './edition.ts';
import { compareVersions, isCorrection } from './version.ts';

const isDate = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text.length === 10;
};

/**
 * The record with one more edition, whose `data` and `manifest` digests are still empty.
 * @throws InputError where the version or the date does not follow the last edition, or where only the last number of the
 *   version grew although texts were added or withdrawn
 */
export function withNextEdition({ editions, texts }: EditionsRecord, library: Library, version: string, date: string): EditionsRecord {
  const last = editions.at(-1);
  if (last && compareVersions(last.version, version) >= 0)
    throw new InputError(`${version} does not follow ${last.version}, the last edition.`);
  if (!isDate(date)) throw new InputError(`"${date}" is no date; write 2026-11-22`);
  if (last && last.date > date) throw new InputError(`${version} would be dated before ${last.version}, of ${last.date}.`);
  const now = publishedTextsByPlace(library);
  const changes = last ? changesSince(texts, now) : [];
  const came = changes.find(({ what }) => what !== 'changed');
  if (last && came && isCorrection(version, last.version))
    throw new InputError(`${came.place} was ${came.what}: ${version} would be a correction, so let the middle number grow.`);
  const changed = new Set(changes.map(({ place }) => place));
  const next = new Map(
    [...now].map(([place, fields]): [string, EditionText] => [
      place,
      { since: changed.has(place) ? version : (texts.get(place)?.since ?? version), fields },
    ]),
  );
  const edition: PublishedEdition = {
    version,
    date,
    texts: next.size,
    sha256: sha256(textsAsJsonLines(next)),
    data: '',
    manifest: '',
    changes,
  };
  return { editions: [...editions, edition], texts: next };
}
