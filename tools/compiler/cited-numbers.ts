/** The numbers that a text cites. */
import type { Reference } from '../../text/model.ts';
import { type Collections, resolveHadith } from '../../text/reference.ts';
import { underKey } from './problem.ts';

interface Citing {
  references?: readonly string[] | undefined;
  told_in?: readonly string[] | undefined;
}

/**
 * Numbers that hold the words first, then those that tell that the words are said and do not quote them.
 * @throws KeyFault for a number that is written otherwise or lies beyond its work
 */
export const citedNumbers = ({ references = [], told_in = [] }: Citing, collections: Collections): Reference[] => [
  ...underKey('references', () => references.map((id) => resolveHadith(id, collections))),
  ...underKey('told_in', () => told_in.map((id) => ({ ...resolveHadith(id, collections), told: true as const }))),
];
