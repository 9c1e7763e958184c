/** The narrations that a sentence names by work and number. */

/** How sentences call the works, by the key of the work. A grader's own "Sahih Abi Dawud" has other numbers. */
const WORKS: readonly (readonly [key: string, name: RegExp])[] = [
  ['bukhari', /al-Bukhari/],
  ['muslim', /(?<!al-)Muslim/],
  ['abudawud', /(?<!Sahih )Ab[ui] Dawud/],
  ['tirmidhi', /(?<!Sahih )at-Tirmidhi/],
  ['nasai', /(?<!Sahih )an-Nasa['’]i/],
  ['ibnmajah', /(?<!Sahih )Ibn Majah/],
  ['ahmad', /Ahmad/],
];

/** @returns canonical ids in the order of the works: "Abu Dawud 760 and Muslim 771a" gives `muslim:771a`, `abudawud:760` */
export const narrationsNamed = (text: string): string[] =>
  WORKS.flatMap(([key, name]) =>
    Array.from(text.matchAll(new RegExp(`${name.source} (\\d+[a-z]?)`, 'g')), ([, number = '']) => `${key}:${number}`),
  );
