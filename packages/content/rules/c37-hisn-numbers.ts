import type { Library } from '../compiler/library.ts';
import type { YamlPath } from '../compiler/source-file.ts';
import type { HisnNumberEntry } from './control-files.ts';
import { findingAt } from './finding.ts';
import type { Rule } from './rule.ts';

/** The key of Hisn al-Muslim in `content/collections.yaml`, which has the book's last number. */
const HISN_COLLECTION = 'hisnalmuslim';
const HISN_FILE = 'content/hisn-al-muslim.yaml';

/** Ids of everything that a number can name: cards, quotations, sections. */
function namableTextIds({ cards, passages, pages, context }: Library): Set<string> {
  return new Set([
    ...cards.map(({ card, category, page }) => `${category}/${page}#${card.id}`),
    ...passages.map(({ id }) => id),
    ...[...pages].flatMap(([place, { page }]) => (page.sections ?? []).map(({ id }) => `${place}#${id}`)),
    ...context.flatMap(({ slug, sections }) => sections.map(({ id }) => `context/${slug}#${id}`)),
  ]);
}

/** A fault in the combination of an entry's keys. */
function keyCombinationFault({ texts, differs, absent, page }: HisnNumberEntry): string | undefined {
  if (texts && absent !== undefined) return 'has texts and is said to be absent';
  if (!texts && absent === undefined) return 'has neither texts nor a reason why it is absent';
  if (differs !== undefined && !texts) return 'tells how texts differ and names none';
  if (page !== undefined && texts) return 'names a page; only what is absent does';
  return undefined;
}

function* hisnEntryFaults(
  entry: HisnNumberEntry,
  known: ReadonlySet<string>,
  pages: ReadonlySet<string>,
): Generator<{ key: YamlPath; message: string }> {
  const { number, texts = [], page } = entry;
  const keys = keyCombinationFault(entry);
  if (keys !== undefined) yield { key: [], message: `number ${number} ${keys}` };
  for (const [at, id] of texts.entries()) {
    if (!known.has(id)) yield { key: ['texts', at], message: `number ${number}: there is no text "${id}"` };
    if (texts.indexOf(id) < at) yield { key: ['texts', at], message: `number ${number} names "${id}" twice` };
  }
  if (page !== undefined && !pages.has(page)) yield { key: ['page'], message: `number ${number}: there is no page "${page}"` };
}

export const hisnNumbersCoveredRule: Rule = {
  code: 'c37',
  name: 'hisn-numbers',
  reason:
    'People come with a number of Hisn al-Muslim, so each number of the book leads to our texts for it or to the reason why we do not print it.',
  hint: 'content/hisn-al-muslim.yaml has one entry a number, in order: "texts" with ids, or "absent" with the reason.',
  whole: true,
  *check(library, { hisn, hisnFile }) {
    const highest = library.collections[HISN_COLLECTION]?.highest;
    if (!hisnFile) {
      if (highest !== undefined)
        yield { file: HISN_FILE, message: `is missing, and ${HISN_COLLECTION} is cited as a work of ${highest} numbers` };
      return;
    }
    if (highest === undefined) {
      yield findingAt(hisnFile, [], `content/collections.yaml has no "${HISN_COLLECTION}", which says how many numbers the book has`);
      return;
    }
    const known = namableTextIds(library);
    const pages = new Set(library.pages.keys());
    for (const [at, entry] of hisn.entries()) {
      const expected = at + 1;
      if (entry.number !== expected || expected > highest) {
        const message = expected > highest ? `the book has ${highest} numbers` : `number ${expected} was expected, not ${entry.number}`;
        yield findingAt(hisnFile, ['numbers', at, 'number'], message);
        return;
      }
      for (const { key, message } of hisnEntryFaults(entry, known, pages)) yield findingAt(hisnFile, ['numbers', at, ...key], message);
    }
    if (hisn.length < highest) yield findingAt(hisnFile, ['numbers', hisn.length - 1], `number ${hisn.length + 1} is not answered`);
  },
};
