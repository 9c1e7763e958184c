import type { Library } from '../compiler/library.ts';
import type { Grade } from '../../text/model.ts';
import type { Path, SourceFile } from '../compiler/source-file.ts';
import type { Context } from './context.ts';
import { findingAt, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';

interface Graded {
  place: string;
  references: string[];
  grade: Grade | undefined;
  /** What the reader is told beside the text. */
  remarks: string;
  file: SourceFile;
  path: Path;
}

function graded(library: Library): Graded[] {
  const remarks = new Map(
    (library.fortyHadith?.hadith ?? []).map(({ number, note, source }) => [`forty-hadith#${number}`, `${note ?? ''} ${source}`]),
  );
  return [
    ...library.cards.map(({ card, category, page, file, path }) => ({
      place: `${category}/${page}#${card.id}`,
      references: card.references.map(({ id }) => id).filter((id) => !id.startsWith('quran:')),
      grade: card.grade,
      remarks: `${card.note ?? ''} ${card.subtitle ?? ''}`,
      file,
      path,
    })),
    ...library.passages.map(({ id, references, grade, file, path }) => ({
      place: id,
      references,
      grade,
      remarks: remarks.get(id) ?? 'weak',
      file,
      path,
    })),
  ];
}

function* judge(
  { place, references, grade, remarks, file, path }: Graded,
  { collections }: Library,
  { glossary }: Context,
): Iterable<Finding> {
  const fail = (message: string, hint?: string): Finding => ({
    ...findingAt(file, path, `${place}: ${message}`, { card: place, field: 'grade' }),
    ...(hint ? { hint } : {}),
  });
  const sahih = references.find((id) => collections[id.split(':')[0] ?? '']?.sahih);
  if (!grade) {
    if (references.length && !sahih) yield fail('none of its references is in al-Bukhari or Muslim, so it needs a grade');
    return;
  }
  if (!references.length) yield fail('a grade stands where no narration is cited');
  if (sahih) yield fail(`a grade stands beside ${sahih}; what is in al-Bukhari or Muslim needs none`);
  if (!glossary.verdicts.includes(grade.verdict))
    yield fail(
      `"${grade.verdict}" is no known verdict`,
      `Known are: ${glossary.verdicts.join(', ')}. A new one goes into content/glossary.yaml.`,
    );
  if (!glossary.graders.includes(grade.by))
    yield fail(`"${grade.by}" is no known grader`, `Known are: ${glossary.graders.join(', ')}. A new one goes into content/glossary.yaml.`);
  if (grade.verdict.startsWith('Weak') && !/\bweak/i.test(remarks))
    yield fail('it is graded weak, but no note says so in plain words', 'Add a note that tells the reader, or choose another narration.');
}

export const gradeRule: Rule = {
  code: 'c23',
  name: 'grade',
  reason:
    "A grade stands exactly where no reference is in al-Bukhari, Muslim or the Qur'an, and names who gave it; a weak narration says so openly.",
  hint: 'Add "grade: { verdict: Sahih, by: al-Albani }" from the source, or take the grade out.',
  *check(library, context) {
    for (const one of graded(library)) yield* judge(one, library, context);
  },
};
