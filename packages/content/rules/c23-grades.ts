import type { Library } from '../compiler/library.ts';
import type { Grade } from '../../core/model.ts';
import { weakNarrationWordPattern } from '../compiler/patterns.ts';
import { isWeakVerdict } from '../../core/verdicts.ts';
import type { PositionedSource, YamlPath } from '../compiler/source-file.ts';
import { findingAt, compilerFindings, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';

interface GradableText {
  place: string;
  references: string[];
  grades: readonly Grade[];
  /** The remarks beside the text that readers see; undefined where the page has them elsewhere. */
  remarks: string | undefined;
  /** Set for words that a page names without printing them; these need no grade. */
  isOmitted?: true;
  /** The words are the Qur'an's, on which nobody gives a verdict. */
  isVerse?: boolean;
  file: PositionedSource;
  path: YamlPath;
}

function gradableTexts(library: Library): GradableText[] {
  const remarks = new Map(
    (library.fortyHadith?.hadith ?? []).map(({ number, note, source }) => [`forty-hadith#${number}`, `${note ?? ''} ${source}`]),
  );
  return [
    ...library.cards.map(({ card, category, page, file, path }) => ({
      place: `${category}/${page}#${card.id}`,
      references: card.references.map(({ id }) => id).filter((id) => !id.startsWith('quran:')),
      grades: card.grades ?? [],
      remarks: `${card.note ?? ''} ${card.subtitle ?? ''}`,
      isVerse: card.script === 'quran',
      file,
      path,
    })),
    ...library.passages.map(({ id, references, grades, file, path }) => ({
      place: id,
      references,
      grades: grades ?? [],
      remarks: remarks.get(id),
      file,
      path,
    })),
    ...[...library.pages].flatMap(([place, { page, file }]) =>
      (page.omitted ?? []).map(({ id, references, grades }, index) => ({
        place: `${place}#omitted.${id}`,
        references: references.map((one) => one.id),
        grades: grades ?? [],
        remarks: undefined,
        isOmitted: true as const,
        file,
        path: ['omitted', index],
      })),
    ),
  ];
}

/** Whether remarks say in plain words that a narration is weak; true where remarks or settings are missing. */
const saysWeak = ({ settings }: Library['language'], remarks: string | undefined): boolean =>
  remarks === undefined || !settings || weakNarrationWordPattern(settings.weak).test(remarks);

function* gradeFaults(
  { place, references, grades, remarks, isOmitted, isVerse, file, path }: GradableText,
  { collections, language }: Library,
): Iterable<Finding> {
  const fail = (message: string, hint?: string, at: YamlPath = path): Finding => ({
    ...findingAt(file, at, `${place}: ${message}`, { card: place, field: 'grades' }),
    ...(hint ? { hint } : {}),
  });
  const sahih = references.find((id) => collections[id.split(':')[0] ?? '']?.sahih);
  const [leading] = grades;
  if (!leading) {
    if (references.length && !sahih && !isOmitted) yield fail('none of its references is in al-Bukhari or Muslim, so it needs a grade');
    return;
  }
  if (!references.length) yield fail('a grade stands where no narration is cited');
  if (sahih) yield fail(`a grade stands beside ${sahih}; what is in al-Bukhari or Muslim needs none`);
  for (const { verdict, by, of } of grades) {
    if (of !== undefined && !references.includes(of))
      yield fail(`a verdict is given on "${of}", which is not cited`, 'Cite that number, or take "of" out.');
    if (isVerse && of === undefined)
      yield fail(
        `"${verdict}" of ${by} stands beside verses and does not say which narration it is on`,
        'Add "of" with the cited number, for example of: "abudawud:5055"; where several were graded, write a verdict for each.',
      );
  }
  const given = grades.map(({ by, of, work }) => `${by} ${of ?? ''} ${work ?? ''}`);
  if (new Set(given).size < given.length)
    yield fail('one scholar gives two verdicts', 'Say which number each is of, or in which work it stands.');
  if (isWeakVerdict(leading.id) && !saysWeak(language, remarks))
    // The note is the language's own, so the finding stands in the file of the language.
    yield fail('it is graded weak, but no note says so in plain words', 'Add a note that tells the reader, or choose another narration.', [
      ...path,
      'note',
    ]);
}

const UNKNOWN_GRADER_HINT =
  'Write the id of one who is listed under "graders" in content/glossary.yaml. A new one is added there, and people.yaml of every language names him.';

export const gradesRule: Rule = {
  code: 'c23',
  name: 'grades',
  reason:
    "A grade stands exactly where no reference is in al-Bukhari, Muslim or the Qur'an, and names the scholar who gave it, beside verses also the narration that it is on; a card with a weak narration says that it is weak.",
  hint: 'Add "grades: [{ verdict: sahih, by: al-albani }]" from the source, or take the grades out.',
  *check(library, { problems, glossary }) {
    for (const finding of compilerFindings(problems, ['grader'])) yield { ...finding, hint: UNKNOWN_GRADER_HINT };
    if (problems.length === 0)
      for (const id of library.language.unusedGraders(glossary.graders))
        yield {
          file: 'content/glossary.yaml',
          message: `no text has a verdict of "${id}"`,
          hint: 'Take the id out of "graders", or mend it.',
        };
    for (const one of gradableTexts(library)) yield* gradeFaults(one, library);
  },
};
