import type { LanguageSettings } from '../compiler/language-settings.ts';
import { isInterfaceValue } from './interface-values.ts';
import { valuesWithFirstLanguage } from './values-with-first-language.ts';
import type { Rule } from './rule.ts';
import { findingInValue } from './written-values.ts';

type TypographyMarks = LanguageSettings['typography'];

/** Every quotation mark that a language may have, straight ones too. */
const QUOTATION_MARKS = /["“”„‟«»‹›‘‛‚「」『』]/gu;
/** A quotation between single marks: it opens after a blank or bracket, and closes after a letter or a stop. */
const SINGLE_QUOTATION = /(?<![^\s([])'(?=\p{L})[^']*[\p{L}.,;!?]'(?!\p{L})/u;

/** The quotation marks allowed in interface words, which are written as displayed; all other texts have straight marks. */
const allowedInterfaceMarks = (marks: TypographyMarks): ReadonlySet<string> =>
  new Set(marks ? [...marks.outer, marks.inner].flatMap((one) => [...one.trim()]) : []);

const countOpeningMarks = (text: string, marks: TypographyMarks): number =>
  [...text].filter((char) => char === '"' || (marks !== undefined && marks.outer[0].startsWith(char))).length;

/** The index of a quotation in single marks that stands in no other quotation, or -1. */
function indexOfOuterSingleQuotation(text: string): number {
  const outside = text.replace(/"[^"]*"/g, (found) => ' '.repeat(found.length));
  return SINGLE_QUOTATION.exec(outside)?.index ?? -1;
}

export const quotationMarksRule: Rule = {
  code: 'c43',
  name: 'quotation-marks',
  reason: "Every quotation of the first language is one here, between this language's own marks.",
  hint: 'Texts have straight marks, "…" and \'…\' within them; the words of the interface have the marks of "typography" in language.yaml.',
  *check({ language }, context) {
    const marks = language.settings?.typography;
    if (!marks) return;
    const allowed = allowedInterfaceMarks(marks);
    for (const { entry, own, reference } of valuesWithFirstLanguage(context)) {
      const written = isInterfaceValue(entry);
      const wrong = [...own.matchAll(QUOTATION_MARKS)].find(([mark]) => (written ? !allowed.has(mark) : mark !== '"'));
      if (wrong) yield findingInValue(entry, `${wrong[0]} is no quotation mark of this language`, wrong.index);
      else if (!written && indexOfOuterSingleQuotation(own) >= 0)
        yield findingInValue(entry, 'a quotation stands between single marks', indexOfOuterSingleQuotation(own));
      else {
        const [here, there] = written
          ? [countOpeningMarks(own, marks), [...reference].filter((char) => char === '“' || char === '"').length]
          : [own.split('"').length - 1, reference.split('"').length - 1];
        if (here < there) yield findingInValue(entry, `it has ${here} quotation marks, where the first language has ${there}`);
      }
    }
  },
};
