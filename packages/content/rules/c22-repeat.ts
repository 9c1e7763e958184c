import { findingAt, type Finding } from './finding.ts';
import { RepetitionCountParser } from './repetition-counts.ts';
import type { Rule } from './rule.ts';

export const repeatCountRule: Rule = {
  code: 'c22',
  name: 'repeat',
  reason: 'The count on the button, the instruction and the words around it give the same number of times, and the source gives it too.',
  hint: 'Read the narration; then set "repeat" and say the number in "instruction" ("Say it three times.").',
  *check({ cards, language }, { specified }): Iterable<Finding> {
    if (!language.settings) return;
    const said = new RepetitionCountParser(language.settings.counting);
    for (const { card, category, page, file, path } of cards) {
      const place = `${category}/${page}#${card.id}`;
      const fail = (message: string, field: string): Finding =>
        findingAt(file, [...path, field], `${place}: ${message}`, { card: place, field });
      const { repeat: count, repeatsFirstLine, arabic, instruction = '', subtitle = '', title = '', translation } = card;
      if (repeatsFirstLine && (count === undefined || !arabic.includes('\n')))
        yield fail('"repeat_first_line" goes with "repeat", on a card with lines after the first', 'repeat_first_line');
      if (count === undefined) {
        const order = said.repeatOrder(instruction);
        if (order) yield fail(`the instruction says "${order}", but there is no "repeat"`, 'repeat');
        continue;
      }
      if (specified && !specified.repeats.includes(count))
        yield {
          ...fail(`${count} times is none of the counts that the sources give (${specified.repeats.join(', ')})`, 'repeat'),
          hint: 'Read the narration; where it gives this number, add it to "repeats" in content/specified-counts.yaml.',
        };
      if (!instruction) yield fail(`it is said ${count} times, but no instruction says so`, 'instruction');
      else if (!said.countsOfInstruction(instruction).includes(count))
        yield fail(`"repeat" is ${count}, but the instruction does not name that number`, 'instruction');
      for (const [field, text] of Object.entries({ title, subtitle, translation })) {
        const times = said.times(text);
        if (times.length && !times.includes(count))
          yield fail(`"repeat" is ${count}, but the ${field} says ${times.join(', ')} times`, field);
      }
    }
  },
};
