import { lockableTextLocations } from '../lock/locked-fields.ts';
import { findingAt } from './finding.ts';
import type { Rule } from './rule.ts';

export const retiredIdsAndAddressesRule: Rule = {
  code: 'c07',
  name: 'retired',
  reason:
    'An id or address that was once published and withdrawn is never given to another text: old links and saved duas would show the wrong words.',
  hint: 'Choose a name that content/retired.yaml does not list.',
  *check(library, context) {
    const ids = new Set(context.retired.cards);
    const pages = new Set(context.retired.pages);
    for (const { place, file, path } of lockableTextLocations(library))
      if (ids.has(place)) yield findingAt(file, path, `"${place}" was retired`);
    for (const [place, { file }] of library.pages) {
      if (pages.has(place)) yield { file: file.path, line: 1, message: `the address "${place}" was retired` };
    }
  },
};
