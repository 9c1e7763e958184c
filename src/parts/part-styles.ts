/**
 * Gives the page a style sheet that comes with a part, which keeps its rules out of the first load. A constructed style sheet is
 * no inline style to the policy.
 */
export function adoptStyles(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
