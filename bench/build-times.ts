/** How long a build takes, for the content as it is and for ten times as many pages. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { copyProject } from '../tools/setup/project-copy.ts';

export interface BuildTime {
  content: string;
  /** Prerendered pages. */
  pages: number;
  /**
   * Milliseconds of the whole command, the start of Node included. The fonts come from the cache of an earlier build: copies of
   * pages hold the Arabic that is there already.
   */
  time: number;
}

/** Builds a project. @throws Error with what the build said, where it fails */
async function build(folder: string): Promise<{ pages: number; time: number }> {
  const started = performance.now();
  const child = spawn(process.execPath, ['tools/run.mjs', 'site/build/build.ts', '--any-size'], { cwd: folder });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`the build failed:\n${said}`);
  return { pages: Number(/(\d+) prerendered/.exec(said)?.[1] ?? Number.NaN), time: performance.now() - started };
}

interface Menu {
  sections: { pages: string[] }[];
}

interface SourcePage {
  cards: { translation?: string; quran?: string }[];
}

/** A copy of a page. A narration says which copy it is, so that the search takes it for a text of its own. */
function pageCopy(source: string, copy: number): string {
  const page = parse(source) as SourcePage;
  for (const card of page.cards) if (card.translation && card.quran === undefined) card.translation += ` (${copy})`;
  return stringify(page, { lineWidth: 0 });
}

/**
 * Gives every page of the categories copies under addresses of their own, and lists them. Names, hadith, tasbih and the pages
 * on the context of dua stay as they are: their numbers are part of what they are.
 * @param times how many of each page there are in the end
 */
function multiplyPages(content: string, times: number): void {
  const copies = Array.from({ length: times - 1 }, (_, index) => index + 2);
  const categories = (parse(readFileSync(join(content, 'categories.yaml'), 'utf8')) as { slug: string }[]).map(({ slug }) => slug);
  for (const category of categories) {
    const folder = join(content, category);
    for (const name of readdirSync(folder)) {
      const source = readFileSync(join(folder, name), 'utf8');
      if (name === '_menu.yaml') {
        const menu = parse(source) as Menu;
        for (const section of menu.sections)
          section.pages = section.pages.flatMap((page) => [page, ...copies.map((copy) => `${page}-${copy}`)]);
        writeFileSync(join(folder, name), stringify(menu));
      } else if (name.endsWith('.yaml')) {
        for (const copy of copies) writeFileSync(join(folder, name.replace(/\.yaml$/, `-${copy}.yaml`)), pageCopy(source, copy));
      }
    }
  }
}

/** Builds each once, in a copy of the project, which was built before. */
export async function buildTimes(): Promise<BuildTime[]> {
  const times: BuildTime[] = [];
  for (const factor of [1, 10]) {
    const { folder, dispose } = copyProject();
    try {
      if (factor > 1) multiplyPages(join(folder, 'content'), factor);
      times.push({ content: factor === 1 ? 'as it is' : `${factor} times its pages`, ...(await build(folder)) });
    } finally {
      dispose();
    }
  }
  return times;
}
