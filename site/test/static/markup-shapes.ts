/**
 * The markup shapes of documents, and the fewest documents that have all of them. What depends on the markup and the style sheet alone,
 * such as contrast, names of controls or the nesting of elements, need be tried on those only.
 */

/** Attributes whose value does not change how an element looks or behaves. */
const FREE_VALUE_ATTRIBUTE =
  /^(id|href|src|alt|title|content|value|min|max|name|for|placeholder|datetime|target|rel|style|d|cx|cy|r|x|y|x1|y1|x2|y2|rx|ry|width|height|points|aria-(label|labelledby|describedby|controls)|data-app)$/;

/** Tag, classes and attributes, with values where these matter. */
function signatureOf(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => name !== 'class')
    .map(({ name, value }) => (FREE_VALUE_ATTRIBUTE.test(name) ? name : `${name}=${value}`));
  return [element.localName, [...element.classList].toSorted().join('.'), attributes.toSorted().join(' ')].join('|');
}

/** Each element of a document with its ancestors, as text. The inside of an SVG drawing is skipped. */
export function markupShapesOf({ body }: Document): Set<string> {
  const shapes = new Set<string>();
  const visit = (element: Element, above: string): void => {
    if (element.localName === 'script') return;
    const shape = `${above} > ${signatureOf(element)}`;
    shapes.add(shape);
    if (element.localName !== 'svg') for (const child of element.children) visit(child, shape);
  };
  visit(body, '');
  return shapes;
}

export interface CoveringDocument {
  name: string;
  /** How many shapes it has that none before it has. */
  adds: number;
}

/**
 * The fewest documents that have every shape, as far as a greedy choice finds them: each time the one that adds most.
 * @param shapes of each document, by name
 */
export function coveringSet(shapes: ReadonlyMap<string, ReadonlySet<string>>): CoveringDocument[] {
  const missing = new Set([...shapes.values()].flatMap((all) => [...all]));
  const chosen: CoveringDocument[] = [];
  while (missing.size > 0) {
    let best: CoveringDocument = { name: '', adds: 0 };
    for (const [name, all] of shapes) {
      const adds = [...all].filter((shape) => missing.has(shape)).length;
      if (adds > best.adds) best = { name, adds };
    }
    chosen.push(best);
    for (const shape of shapes.get(best.name) ?? []) missing.delete(shape);
  }
  return chosen;
}
