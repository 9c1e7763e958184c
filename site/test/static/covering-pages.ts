/**
 * The fewest pages of the built site that together have every shape of its markup. A page with a new shape joins by
 * itself.
 */
import { parseHTML } from 'linkedom';
import { builtPages } from './built-documents.ts';
import { type CoveringDocument, coveringSet, markupShapesOf } from './markup-shapes.ts';

export interface MarkupCoveringPages {
  pages: CoveringDocument[];
  /** How many pages they stand for. */
  of: number;
}

/** @param client folder of the built language; that of the first one by default */
export function pagesCoveringMarkup(client?: string): MarkupCoveringPages {
  const shapes = new Map(builtPages(client).map(({ path, html }) => [path, markupShapesOf(parseHTML(html).document)]));
  return { pages: coveringSet(shapes), of: shapes.size };
}
