import { findingAt, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';

const ONES: Readonly<Record<string, number>> = {
  once: 1,
  one: 1,
  twice: 2,
  two: 2,
  thrice: 3,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  hundred: 100,
};
const TENS: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40, ninety: 90 };

/** The numbers that a sentence names, in words or digits. */
export function numbersIn(text: string): number[] {
  return [
    ...text
      .toLowerCase()
      .matchAll(
        /\b(?:(twenty|thirty|forty|ninety)(?:-(\w+))?|(\d+)|(once|twice|thrice|(?:a |one )?hundred|one|two|three|four|five|six|seven|eight|nine|ten))\b/g,
      ),
  ].map(([, tens, unit, digits, word]) =>
    tens ? (TENS[tens] ?? 0) + (ONES[unit ?? ''] ?? 0) : digits ? Number(digits) : (ONES[(word ?? '').split(' ').at(-1) ?? ''] ?? 0),
  );
}

const TIMES = /(?:\b(?:once|twice|thrice)\b|\b[\w-]+(?: hundred)? times\b)/gi;
/** The numbers of times that a sentence names: "three times", "twice". */
export const timesIn = (text: string): number[] => [...text.matchAll(TIMES)].flatMap(([found]) => numbersIn(found.replace(/ times$/i, '')));

/** The counts that an instruction gives: its numbers of times, or, where it has none, any number ("each of the seven pebbles"). */
const named = (instruction: string): number[] => {
  const times = timesIn(instruction);
  return times.length ? times : numbersIn(instruction);
};

/** An order to say the card itself a number of times. */
const SAY_IT =
  /\b(?:say|recite|repeat)\b(?: (?:it|this|them|these words|this dua))?,? (?:[a-z]+ )?(?:once|twice|thrice|[\w-]+(?: hundred)? times)\b/i;

export const repeatRule: Rule = {
  code: 'c22',
  name: 'repeat',
  reason: 'The count on the button, the instruction and the words around it name the same number of times, and one that a source gives.',
  hint: 'Read the narration; then set "repeat" and say the number in "instruction" ("Say it three times.").',
  *check({ cards }, { specified }): Iterable<Finding> {
    for (const { card, category, page, file, path } of cards) {
      const place = `${category}/${page}#${card.id}`;
      const fail = (message: string, field: string): Finding =>
        findingAt(file, [...path, field], `${place}: ${message}`, { card: place, field });
      const { repeat: count, instruction = '', subtitle = '', title = '', translation } = card;
      if (count === undefined) {
        const order = SAY_IT.exec(instruction)?.[0];
        if (order) yield fail(`the instruction says "${order}", but there is no "repeat"`, 'repeat');
        continue;
      }
      if (specified && !specified.repeats.includes(count))
        yield fail(`${count} times is none of the counts that the sources give (${specified.repeats.join(', ')})`, 'repeat');
      if (!instruction) yield fail(`it is said ${count} times, but no instruction says so`, 'instruction');
      else if (!named(instruction).includes(count))
        yield fail(`"repeat" is ${count}, but the instruction does not name that number`, 'instruction');
      for (const [field, text] of Object.entries({ title, subtitle, translation })) {
        const times = timesIn(text);
        if (times.length && !times.includes(count))
          yield fail(`"repeat" is ${count}, but the ${field} says ${times.join(', ')} times`, field);
      }
    }
  },
};
