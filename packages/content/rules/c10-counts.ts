import { countWithNoun } from '../../command-line/count.ts';
import type { Library, LocatedPage } from '../compiler/library.ts';
import type { Finding } from './finding.ts';
import type { Rule } from './rule.ts';
import { type CountRange, rangeText, isInCountRange, type SpecifiedContentCounts } from './specified-counts.ts';

const SPECIFIED_COUNTS_FILE = 'content/specified-counts.yaml';

/** A finding where a number is not as specified. */
function* countFault(place: Pick<Finding, 'file' | 'line'>, what: string, found: number, wanted: CountRange): Iterable<Finding> {
  if (!isInCountRange(found, wanted)) yield { ...place, message: `${what}: ${found}, but ${rangeText(wanted)} specified` };
}

/** @param menu slug of the category whose menu lists the page, its own or another */
function* cardCountFault({ category, page, cards, file }: LocatedPage, menu: string, wanted: CountRange): Iterable<Finding> {
  if (isInCountRange(cards.length, wanted)) return;
  const where = menu === category ? '' : ` under the category "${menu}"`;
  const verb = wanted.least === 1 && wanted.most === 1 ? 'is' : 'are';
  const message = `${category}/${page.slug} has ${countWithNoun(cards.length, 'card')}; ${rangeText(wanted)} ${verb} specified${where}`;
  yield { ...file.locate(['cards']), message };
}

function* categoryFaults({ menus, pages }: Library, slug: string, wanted: SpecifiedContentCounts['categories'][string]): Iterable<Finding> {
  const menu = menus.get(slug);
  if (!menu) {
    yield { file: 'content/texts/categories.yaml', message: `the category "${slug}" is specified and is not there` };
    return;
  }
  const file = `content/texts/${slug}/_menu.yaml`;
  if (wanted.entries) yield* countFault({ file }, 'entries', menu.pages.length, wanted.entries);
  for (const [entry, cards] of Object.entries(wanted.pages)) {
    const page = menu.pages.find((one) => one.slug === entry);
    const source = [...pages.values()].find((one) => one.page === page);
    if (source) yield* cardCountFault(source, slug, cards);
    else yield { file, message: `the page "${entry}" is specified and the menu does not list it` };
  }
}

function* numberingFaults(file: string, numbers: readonly number[]): Iterable<Finding> {
  const index = numbers.findIndex((number, place) => number !== place + 1);
  if (index >= 0) yield { file: `content/texts/${file}`, message: `number ${index + 1} is expected where number ${numbers[index]} stands` };
}

export const numberOfTextsRule: Rule = {
  code: 'c10',
  name: 'counts',
  reason: `Every page that the specification names exists and has the number of texts that the specification fixes, so that no loss goes unnoticed.`,
  hint: `Restore what is missing; if the change is meant, change the number in ${SPECIFIED_COUNTS_FILE}.`,
  whole: true,
  *check(library, { specified, problems }) {
    const { names, fortyHadith, tasbih, context } = library;
    if (!specified) {
      // The schema rule reports a faulty file.
      if (!problems.some(({ file }) => file === SPECIFIED_COUNTS_FILE))
        yield { file: SPECIFIED_COUNTS_FILE, message: 'the file is missing', hint: 'Restore it.' };
      return;
    }
    yield* countFault({ file: 'content/texts/names.yaml' }, 'names', names?.names.length ?? 0, specified.names);
    yield* countFault({ file: 'content/texts/forty-hadith.yaml' }, 'hadith', fortyHadith?.hadith.length ?? 0, specified.hadith);
    yield* countFault({ file: 'content/texts/tasbih.yaml' }, 'phrases', tasbih.length, specified.tasbih);
    for (const [slug, sections] of Object.entries(specified.context))
      yield* countFault(
        { file: `content/texts/context/${slug}.yaml` },
        'sections',
        context.find((page) => page.slug === slug)?.sections.length ?? 0,
        sections,
      );
    for (const [slug, category] of Object.entries(specified.categories)) yield* categoryFaults(library, slug, category);
    yield* numberingFaults('names.yaml', names?.names.map(({ number }) => number) ?? []);
    yield* numberingFaults('forty-hadith.yaml', fortyHadith?.hadith.map(({ number }) => number) ?? []);
  },
};
