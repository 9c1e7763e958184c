/**
 * Adds style sheets that load with the part that needs them. A constructed style sheet is not an inline style to the
 * security policy. In no cascade layer, its rules override those that are in one.
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
