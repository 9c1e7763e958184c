/**
 * Rules that load with the part that needs them. A constructed style sheet is no inline style to the policy, and it keeps them
 * out of the one sheet of the first load. In no layer, they stand above those that are in one.
 */
const added = new Set<string>();

/** Adds a style sheet to the document, once. @param styles its text: `import styles from '../ui/styles/part.css?inline'` */
export function addStyles(styles: string): void {
  if (added.has(styles) || typeof document === 'undefined') return;
  added.add(styles);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
