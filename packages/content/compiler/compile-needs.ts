/** Reads `needs.yaml`: the needs that screens without a page file serve, and the page of needs. */
import { SCREENS } from '../../../screens.ts';
import type { NeedGroup, LinkForNeed } from '../../core/model.ts';
import { needWithoutLeadingArticle } from '../../core/without-article.ts';
import type { Compilation } from './compilation.ts';
import type { Library } from './library.ts';
import { needsSchema, type WrittenNeeds } from './schema.ts';
import type { PositionedSource, YamlPath } from './source-file.ts';

const FILE = 'needs.yaml';

type CompiledNeeds = Pick<Library, 'screenNeeds' | 'needs'>;
type NeedTargets = Pick<Library, 'categories' | 'pages' | 'context' | 'fortyHadith' | 'names'>;

/** The title of each address, without its leading slash. */
function titleByAddress({ categories, context, fortyHadith, names }: NeedTargets): Map<string, string> {
  return new Map([
    ...SCREENS.flatMap(({ path, title }): [string, string][] => (title ? [[path.slice(1), title]] : [])),
    ...categories.filter(({ empty }) => !empty).map(({ slug, title }): [string, string] => [slug, title]),
    ...context.map(({ slug, title }): [string, string] => [`context-behind-dua/${slug}`, title]),
    ...(fortyHadith ? [['forty-hadith', fortyHadith.title] as const] : []),
    ...(names ? [['asma-ul-husna', names.title] as const] : []),
  ]);
}

class NeedsCompiler {
  private readonly compilation: Compilation;
  private readonly file: PositionedSource;
  private readonly known: NeedTargets;
  private readonly titles: ReadonlyMap<string, string>;
  private readonly collator: Intl.Collator;

  constructor(compilation: Compilation, file: PositionedSource, known: NeedTargets) {
    this.compilation = compilation;
    this.file = file;
    this.known = known;
    this.titles = titleByAddress(known);
    this.collator = new Intl.Collator(compilation.language.locale);
  }

  /** The need without its article, to sort by. */
  wordsOf(need: string): string {
    return needWithoutLeadingArticle(need, this.compilation.language.settings?.articles ?? []);
  }

  /** A text that serves a need, by its name; undefined, with a problem reported, where the text does not exist. */
  text(name: string, path: YamlPath): LinkForNeed | undefined {
    const [place = '', id] = name.split('#');
    const source = this.known.pages.get(place);
    const card = source?.page.cards.find((one) => one.id === id);
    if (source && (id === undefined || card)) {
      const menu = this.known.categories.find(({ slug }) => slug === source.category)?.title;
      return { to: `/${name}`, title: card?.title ?? source.page.title, ...(menu ? { menu } : {}) };
    }
    const title = id === undefined ? this.titles.get(place) : undefined;
    if (title !== undefined) return { to: `/${place}`, title };
    const problem = this.file.problem(path, 'need', `there is no text "${name}"`, 'Write category/page, category/page#card or a screen.');
    this.compilation.missing(problem, place);
    return undefined;
  }

  groups(groups: WrittenNeeds['groups']): NeedGroup[] {
    return groups.map(({ id, title, needs }, group) => ({
      id,
      title,
      needs: needs
        .map(({ id: name, need, texts }, at) => ({
          id: name,
          need,
          texts: texts.flatMap((target, index) => this.text(target, ['groups', group, 'needs', at, 'texts', index]) ?? []),
        }))
        .toSorted((one, other) => this.collator.compare(this.wordsOf(one.need), this.wordsOf(other.need))),
    }));
  }

  screens(screens: WrittenNeeds['screens']): Map<string, readonly string[]> {
    screens.forEach(({ screen }, at) => {
      if (this.titles.has(screen)) return;
      const hint = 'Write the address of a screen without its first slash; the words of a page stand in its own file.';
      this.compilation.missing(this.file.problem(['screens', at, 'screen'], 'need', `there is no screen "${screen}"`, hint), screen);
    });
    return new Map(screens.map(({ screen, needs }) => [screen, needs]));
  }
}

/** Compiles the needs; a project without this file has none. */
export function compileNeeds(compilation: Compilation, known: NeedTargets): CompiledNeeds {
  const read = compilation.has(`texts/${FILE}`) ? compilation.readText(FILE, needsSchema) : undefined;
  if (!read) return { screenNeeds: new Map(), needs: [] };
  const compiler = new NeedsCompiler(compilation, read.file, known);
  return { screenNeeds: compiler.screens(read.value.screens), needs: compiler.groups(read.value.groups) };
}
