import { SLUG_PATTERN } from '../../core/ids.ts';
import type { RawFile } from './raw-file.ts';
import type { Rule } from './rule.ts';

/** Files that are not in `library.files`: rules, other commands or people read them. */
const FILES_READ_ELSEWHERE = new Set([
  'content/exceptions.yaml',
  'content/glossary.yaml',
  'content/hisn-al-muslim.yaml',
  'content/retired.yaml',
  'content/sources.yaml',
  'content/specified-counts.yaml',
  'content/text.lock',
]);

/** Files of a language's folder that are not in `library.files`: rules, other commands or people read them. */
const languageFilesReadElsewhere = (tag: string): string[] =>
  ['exceptions.yaml', 'glossary.yaml', 'hisn-al-muslim.yaml', 'sources.yaml', 'text.lock', 'spelling.txt', 'style-guide.md'].map(
    (name) => `content/languages/${tag}/${name}`,
  );

/**
 * The hint for pages with a name that no address can have, for words without a text, or for pages in a folder that is no category; other
 * files get the rule's own hint.
 */
function hintForUnreadFile(path: string, raw: readonly RawFile[]): { hint?: string } {
  const [, name] = /^content\/(?:languages\/[^/]+\/)?texts\/[^/]+\/([^/]+)\.yaml$/.exec(path) ?? [];
  if (name !== undefined && name !== '_menu' && !SLUG_PATTERN.test(name))
    return { hint: 'Name it in small letters, digits and single hyphens, such as new-dua.yaml: its name is the address of the page.' };
  const [, text] = /^content\/languages\/[^/]+\/(texts\/.+\.yaml)$/.exec(path) ?? [];
  if (text !== undefined && !raw.some((file) => file.path === `content/${text}`))
    return { hint: `Write content/${text}, whose words these are, or take this file out.` };
  const [, category] = /^content\/texts\/([^/]+)\/[^/]+\.yaml$/.exec(path) ?? [];
  if (category === undefined) return {};
  return { hint: `Add "${category}" to content/texts/categories.yaml, or move the file into the folder of a category.` };
}

export const unreadFilesRule: Rule = {
  code: 'c04',
  name: 'files',
  reason: 'Every file in content/ is read by something; a file in the wrong place would never reach a reader.',
  hint: 'Move it into the folder of a category below content/texts/ with the ending .yaml, or remove it; the words of a language stand at the same path below content/languages/<tag>/.',
  *check(library, { raw }) {
    // A language needs settings once it has texts or an interface: a draft may begin with its style guide, glossary and names.
    const tags = new Set(raw.flatMap(({ path }) => /^content\/languages\/([^/]+)\/(?:texts|interface)\//.exec(path)?.[1] ?? []));
    for (const tag of tags) {
      const settings = `content/languages/${tag}/language.yaml`;
      if (raw.some(({ path }) => path === settings)) continue;
      yield {
        file: settings,
        message: 'this file is missing, so nothing reads the folder',
        hint: 'Add it, or move the folder to the language that it belongs to.',
      };
    }
    const read = new Set([...library.files.map(({ path }) => path), ...languageFilesReadElsewhere(library.language.tag)]);
    for (const { path } of raw) {
      // Other languages have checks of their own, and so has the catalogue of the interface.
      const own = `content/languages/${library.language.tag}/`;
      if (path.startsWith('content/languages/') && (!path.startsWith(own) || path.startsWith(`${own}interface/`))) continue;
      if (!read.has(path) && !FILES_READ_ELSEWHERE.has(path))
        yield { file: path, message: 'nothing reads this file', ...hintForUnreadFile(path, raw) };
    }
  },
};
