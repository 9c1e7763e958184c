/** `CHANGELOG.md`: what each edition changed in each guarded field, made from the record of editions. */
import type { TextChange, PublishedEdition } from './editions/edition.ts';

const CHANGELOG_INTRODUCTION = `# Changelog

What each edition changed in the guarded fields: Arabic by code points, English and sources by words. Made from the record of
editions; \`editions.json\` holds the same.

For a card with \`use\`, look up that id too: what changed in its words stands there alone. The list of 1.1.0 names more than changed in
print: it compared printed names and verdicts with ids, so it has each narrator and verdict as changed ("Abu Hurayrah" → "abu-hurayrah").
`;

function changeLines({ place, what, fields }: TextChange): string[] {
  if (what !== 'changed') return [`- \`${place}\`: ${what}`];
  const lines = Object.entries(fields ?? {}).flatMap(([field, differences]) => differences.map((one) => `  - ${field}: ${one}`));
  return [`- \`${place}\``, ...lines];
}

const markdownSection = (title: string, lines: readonly string[]): string => `\n## ${title}\n\n${lines.join('\n')}\n`;

/** @param draft changes since the last edition that no edition has yet, and the draft's version */
export function changelog(editions: readonly PublishedEdition[], draft?: { version: string; changes: readonly TextChange[] }): string {
  const sections = editions.map(({ version, date, texts, changes }, index) => {
    const none =
      index === 0
        ? `The first edition. What is compared from here on: ${texts} places: texts, names, phrases, headings in Arabic, omitted words and what paragraphs rest on.`
        : 'No guarded field changed.';
    return markdownSection(`${version}, ${date}`, changes.length ? changes.flatMap(changeLines) : [none]);
  });
  const pending = draft?.changes.length ? draft.changes.flatMap(changeLines) : ['No guarded field changed.'];
  if (draft) sections.push(markdownSection(`${draft.version}, in no edition yet`, pending));
  return CHANGELOG_INTRODUCTION + sections.toReversed().join('');
}
