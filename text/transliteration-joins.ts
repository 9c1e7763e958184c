/**
 * The joins of a stored transliteration ("bismi|-llāhi"), apart from its running text ("bismi-llāhi"). A page shows the
 * running text and carries the joins beside it, so that the stored form can be read back from the page itself.
 */

const JOINED = '1';
const PLAIN = '0';

/**
 * One digit for each hyphen of the running text: 1 where a join stands before it.
 * @returns an empty string where nothing is joined
 */
export function joinsOf(stored: string): string {
  const digits = [...stored.matchAll(/\|?-/g)].map(([hyphen]) => (hyphen.length > 1 ? JOINED : PLAIN)).join('');
  return digits.includes(JOINED) ? digits : '';
}

/** The stored form again. @param joins what `joinsOf` gave; an empty string for none */
export function withJoins(running: string, joins: string): string {
  let hyphen = 0;
  return running.replaceAll('-', () => (joins[hyphen++] === JOINED ? '|-' : '-'));
}
