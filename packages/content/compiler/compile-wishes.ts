/** Reads `wishes/` of a language: what people type when they look for a page, from which the search learns. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Compilation } from './compilation.ts';
import type { Library } from './library.ts';

const WISHES_FOLDER = 'wishes';
/** The wishes file for screens, which have no category. */
const SCREENS_FILE = 'screens';

/** By the slug of a page: its wishes, one a line. */
const wishesByPageSchema = z.record(z.string(), z.string().trim().min(1, 'must not be empty'));

/** The wishes of each page by its address, without the leading slash. @param knownAddresses addresses of the pages that may have wishes */
export function compileSearchWishes(compilation: Compilation, knownAddresses: ReadonlySet<string>): Pick<Library, 'wishes'> {
  const folder = join(compilation.root, 'content/languages', compilation.tag, WISHES_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : [];
  const wishes = new Map<string, string[]>();
  for (const name of names.toSorted()) {
    const read = compilation.readLanguage(`${WISHES_FOLDER}/${name}`, wishesByPageSchema);
    if (!read) continue;
    for (const [slug, text] of Object.entries(read.value)) {
      const category = name.slice(0, -'.yaml'.length);
      const address = category === SCREENS_FILE ? slug : `${category}/${slug}`;
      const lines = text.split('\n').map((line) => line.trim());
      const twice = lines.find((line, at) => lines.indexOf(line) !== at);
      if (twice !== undefined)
        compilation.problems.push(read.file.problem([slug], 'wish', `"${twice}" stands here twice`, 'Keep one of the two lines.'));
      if (knownAddresses.has(address)) wishes.set(address, lines);
      else {
        const problem = read.file.problem([slug], 'wish', `there is no page "${address}"`, 'Name a page by its slug.');
        compilation.missing(problem, address);
      }
    }
  }
  return { wishes };
}
