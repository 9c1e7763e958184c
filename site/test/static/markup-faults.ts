/** What every page needs so that assistive technology finds its way: ids, names and headings. */

/** Ids that stand twice, and references to ids that are not there. */
export function idFaults(document: Document): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const known = new Set(ids);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id "${id}" stands twice`);
  const dangling = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
      (element.getAttribute(name) ?? '')
        .split(/\s+/)
        .filter((id) => !known.has(id))
        .map((id) => `${name}="${id}" points to nothing`),
    ),
  );
  return [...repeated, ...dangling];
}

/** What a reader of the page hears or sees of an element's content. */
function spokenContentOf(element: Element): string {
  if (element.getAttribute('aria-hidden') === 'true') return '';
  if (element.localName === 'img') return element.getAttribute('alt') ?? '';
  return [...element.childNodes]
    .map((node) =>
      node.nodeType === node.ELEMENT_NODE ? accessibleNameOf(node as Element) : node.nodeType === node.TEXT_NODE ? node.textContent : '',
    )
    .join('');
}

function labelTextOf(element: Element): string {
  const { ownerDocument, id } = element;
  const label = (id && ownerDocument.querySelector(`label[for="${id}"]`)) || element.closest('label');
  return label ? (label.textContent ?? '') : '';
}

/** The accessible name, as far as this site names things: by reference, by label, by content, by title. */
function accessibleNameOf(element: Element): string {
  const labels = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const byReference = labels.map((id) => element.ownerDocument.querySelector(`[id="${id}"]`)?.textContent ?? '').join(' ');
  // A landmark or a dialog does not take its name from its content.
  const byContent = /^(nav|dialog)$/.test(element.localName) ? '' : spokenContentOf(element);
  const byLabel = /^(input|select|textarea|output)$/.test(element.localName) ? labelTextOf(element) : '';
  return (
    [byReference, element.getAttribute('aria-label') ?? '', byLabel, byContent, element.getAttribute('title') ?? '']
      .map((name) => name.trim())
      .find(Boolean) ?? ''
  );
}

const NAME_REQUIRED_SELECTOR =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, dialog, nav, [role=img], h1, h2, h3, h4, h5, h6';

/** Controls, headings and landmarks without an accessible name. */
export const nameFaults = (document: Document): string[] =>
  [...document.body.querySelectorAll(NAME_REQUIRED_SELECTOR)]
    .filter((element) => !element.closest('[aria-hidden=true]') && accessibleNameOf(element) === '')
    .map((element) => `no accessible name: ${element.outerHTML.slice(0, 120)}`);

/** One `h1`, one `main`, and no level of headings that is skipped. */
export function headingFaults(document: Document): string[] {
  const faults: string[] = [];
  for (const name of ['h1', 'main']) {
    const { length } = document.querySelectorAll(name);
    if (length !== 1) faults.push(`${length} elements <${name}>`);
  }
  let before = 0;
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.localName.slice(1));
    if (level > before + 1) faults.push(`<h${level}> after <h${before}>: ${heading.textContent}`);
    before = level;
  }
  return faults;
}
