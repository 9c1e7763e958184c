/** The pages of the built site whose markup stands for all. A page with a shape of its own joins by itself. */
import { parseHTML } from 'linkedom';
import { builtPages } from './built-documents.ts';
import { type Covering, coveringSet, shapesOf } from './markup-shapes.ts';

export interface CoveringPages {
  pages: Covering[];
  /** How many pages they stand for. */
  of: number;
}

/** @param client folder of the built language; that of the first one by default */
export function coveringPages(client?: string): CoveringPages {
  const shapes = new Map(builtPages(client).map(({ path, html }) => [path, shapesOf(parseHTML(html).document)]));
  return { pages: coveringSet(shapes), of: shapes.size };
}
