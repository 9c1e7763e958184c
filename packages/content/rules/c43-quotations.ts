import type { LanguageSettings } from '../compiler/language-settings.ts';
import { besideReference } from './beside-reference.ts';
import type { Rule } from './rule.ts';
import { findingInValue } from './written-values.ts';

type Marks = LanguageSettings['typography'];

/** Every quotation mark that a language may have, straight ones too. */
const MARKS = /["“”„‟«»‹›‘‛‚「」『』]/u;
/** A single mark that opens a quotation: after a blank, with its partner after a letter or a stop. */
const SINGLE = /(?<![^\s([])'(?=\p{L})[^']*[\p{L}.,;!?]'(?!\p{L})/u;

/** Marks that the words of the interface may have: they are written as readers see them. */
const allowedIn = (marks: Marks): ReadonlySet<string> =>
  new Set(marks ? [...marks.outer, marks.inner].flatMap((one) => [...one.trim()]) : []);

const quotations = (text: string, marks: Marks): number =>
  [...text].filter((char) => char === '"' || (marks !== undefined && marks.outer[0].startsWith(char))).length;

/** The place of a single quotation that stands in no other, or -1. */
function loneSingle(text: string): number {
  const outside = text.replace(/"[^"]*"/g, (found) => ' '.repeat(found.length));
  return SINGLE.exec(outside)?.index ?? -1;
}

const isInterface = (path: string): boolean => path.includes('/interface/');

export const quotationsRule: Rule = {
  code: 'c43',
  name: 'quotations',
  reason: "Every quotation of the first language is one here, between this language's own marks.",
  hint: 'Texts have straight marks, "…" and \'…\' within them; the words of the interface have the marks of "typography" in language.yaml.',
  *check({ language }, context) {
    const marks = language.settings?.typography;
    if (!marks) return;
    const allowed = allowedIn(marks);
    for (const { entry, own, reference } of besideReference(context)) {
      const written = isInterface(entry.file.path);
      const wrong = [...own].findIndex((char) => MARKS.test(char) && (written ? !allowed.has(char) : char !== '"'));
      if (wrong >= 0) yield findingInValue(entry, `${[...own][wrong]} is no quotation mark of this language`, wrong);
      else if (!written && loneSingle(own) >= 0) yield findingInValue(entry, 'a quotation stands between single marks', loneSingle(own));
      else {
        const [here, there] = written
          ? [quotations(own, marks), [...reference].filter((char) => char === '“' || char === '"').length]
          : [own.split('"').length - 1, reference.split('"').length - 1];
        if (here < there) yield findingInValue(entry, `it has ${here} quotation marks, where the first language has ${there}`);
      }
    }
  },
};
