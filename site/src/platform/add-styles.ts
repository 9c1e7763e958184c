/** Texts of the style sheets that the document has already. */
const addedStyles = new Set<string>();

/**
 * Adds a style sheet to the document, once. It is constructed, since the security policy forbids inline styles. Rules that it
 * does not put into an `@layer` override those of the layers.
 * @param styles its text: `import styles from '../ui/styles/part.css?inline'`
 */
export function addStyles(styles: string): void {
  if (addedStyles.has(styles) || typeof document === 'undefined') return;
  addedStyles.add(styles);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
