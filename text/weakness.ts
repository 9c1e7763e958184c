/**
 * How a verdict that finds weakness is said after another scholar's. The app prints these and needs no other level, so they stand
 * apart from the table of all verdicts (`verdicts.ts`), which only tools load; a test holds the two together.
 */
export const WEAKNESS: Readonly<Record<string, string>> = { Weak: 'weak', 'Weak (chain)': 'its chain weak' };
