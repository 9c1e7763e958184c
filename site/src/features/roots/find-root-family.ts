/** Finds a root in the file of all roots and joins it with the pages of its duas. */
import { rootSlug } from '../../../../packages/core/roots.ts';
import type { NormalizedRootFamilies, RootFamily } from '../../../../packages/core/model.ts';

/** @param slug `gh-f-r` @returns undefined where no root has it */
export function findRootFamily({ places, duas, roots }: NormalizedRootFamilies, slug: string): RootFamily | undefined {
  const root = roots.find(({ letters }) => rootSlug(letters) === slug);
  if (!root) return undefined;
  const pages: RootFamily['pages'] = [];
  for (const number of root.duas) {
    const dua = duas[number];
    const place = dua && places[dua.place];
    if (!place) continue;
    // The duas are sorted by page.
    if (pages.at(-1)?.path !== place.path) pages.push({ ...place, duas: [] });
    pages.at(-1)?.duas.push({ id: dua.id, title: dua.title });
  }
  const { letters, sense, count, name, words } = root;
  return { letters, sense, count, name, words, pages };
}
