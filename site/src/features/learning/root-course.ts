/** The course of roots: which are learned, in which order, and what is shown of each. */
import type { NormalizedRootFamilies, RootSummary, RootWordForm } from '../../../../packages/core/model.ts';
import { composeCardId } from '../../platform/content/card-id.ts';
import { rootSlug } from '../../../../packages/core/roots.ts';
import { type LearningRecord, rootIdOfSlug, slugOfRootId } from './learned-dua.ts';

/** How many roots the course has: those that occur in the most duas. */
export const COURSE_SIZE = 200;
/** How many new roots a session begins. */
export const NEW_ROOTS_PER_SESSION = 5;
/** Forms of a root that are shown. */
const MAX_SHOWN_FORMS = 3;

/** What the address of a session of roots says: `/learn?session=roots`. */
export const ROOTS_SESSION_QUERY_VALUE = 'roots';
export const ROOTS_SESSION_ADDRESS = `/learn?session=${ROOTS_SESSION_QUERY_VALUE}`;

type Root = NormalizedRootFamilies['roots'][number];

/** A root as a session of the course shows it. */
export interface CourseRoot {
  letters: string;
  name: string;
  sense: string;
  /** Up to three, of different words where there are enough. */
  forms: readonly RootWordForm[];
  /** Permanent id of the dua that shows it. */
  permanentId: string;
}

/**
 * The most frequent form of each word, then the further forms in the order of the words. Of forms with the same sound and
 * meaning only the first is kept.
 */
function shownFormsOf({ words }: Pick<Root, 'words'>): RootWordForm[] {
  const firsts = words.flatMap(({ forms }) => forms.slice(0, 1));
  const others = words.flatMap(({ forms }) => forms.slice(1));
  // The Qur'an spells some words differently, so a form may be there twice with the same sound and meaning.
  const bySoundAndMeaning = new Map<string, RootWordForm>();
  for (const form of [...firsts, ...others]) {
    const key = `${form.transliteration} ${form.meaning}`;
    if (!bySoundAndMeaning.has(key)) bySoundAndMeaning.set(key, form);
  }
  return [...bySoundAndMeaning.values()].slice(0, MAX_SHOWN_FORMS);
}

const idOf = ({ letters }: Pick<RootSummary, 'letters'>): string => rootIdOfSlug(rootSlug(letters));

/** Ids of the roots that a session can ask about: those that a dua shows. */
export const askableRootIds = (roots: readonly Pick<RootSummary, 'letters' | 'count'>[]): ReadonlySet<string> =>
  new Set(roots.filter(({ count }) => count > 0).map(idOf));

/** Ids of the roots of the course. @param roots all roots, the most frequent first */
export const courseRootIds = (roots: readonly Pick<RootSummary, 'letters'>[]): string[] => roots.slice(0, COURSE_SIZE).map(idOf);

/** Ids of the next roots of the course that are not learned yet. @param roots as in `courseRootIds` */
export function nextNewRootIds(roots: readonly Pick<RootSummary, 'letters'>[], learned: readonly LearningRecord[]): string[] {
  const known = new Set(learned.map(({ home }) => home));
  return courseRootIds(roots)
    .filter((id) => !known.has(id))
    .slice(0, NEW_ROOTS_PER_SESSION);
}

/** A root by its id; undefined where the texts have it no more. */
export function courseRoot({ roots, duas, places }: NormalizedRootFamilies, id: string): CourseRoot | undefined {
  const slug = slugOfRootId(id);
  const root = roots.find(({ letters }) => rootSlug(letters) === slug);
  const dua = root && duas[root.example];
  const place = dua && places[dua.place];
  if (!root || !place) return undefined;
  const { letters, name, sense } = root;
  return { letters, name, sense, forms: shownFormsOf(root), permanentId: composeCardId(place.path, dua.id) };
}
