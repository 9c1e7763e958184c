/** Every Arabic word of the built pages, by the face that shows it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasRemembranceFaces, REMEMBRANCE_FACES } from '../build/remembrance-faces.ts';

export interface Face {
  /** As the style sheet names it. */
  family: string;
  /** File in `build/fonts/`. */
  file: string;
  /** Address of a page that shows itself with it. */
  page: string;
  /** Made for that page and its like alone. */
  own: boolean;
  words: string[];
}

const WITH_BOTH = '/prayer/after-salam';
const OWN_WITH_BOTH = '/morning-evening/morning-remembrance';
const FACES = [
  { family: 'Amiri', file: 'amiri', className: 'arabic-naskh', own: false },
  { family: 'Amiri Quran', file: 'amiri-quran', className: 'arabic-quran', own: false },
  { family: 'Amiri Remembrance', file: REMEMBRANCE_FACES.amiri, className: 'arabic-naskh', own: true },
  { family: 'Amiri Quran Remembrance', file: REMEMBRANCE_FACES['amiri-quran'], className: 'arabic-quran', own: true },
];

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** The text of the paragraphs that carry a class; elements within them, such as the slot for a name, part words. */
function textsOf(html: string, className: string): string[] {
  const paragraphs = html.matchAll(new RegExp(`<p class="arabic ${className}"[^>]*>(.*?)</p>`, 'gs'));
  return [...paragraphs].map(([, inner = '']) =>
    inner.replaceAll(/<bdi[^>]*>.*?<\/bdi>|<[^>]*>/gs, ' ').replaceAll(/&[a-z#0-9]+;/g, (entity) => ENTITIES[entity] ?? entity),
  );
}

/** @param build absolute path of `build/` */
export function siteWords(build: string): Face[] {
  const client = join(build, 'client');
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && statSync(join(client, name)).isFile())
    .map((name) => ({ path: `/${dirname(name)}`, html: readFileSync(join(client, name), 'utf8') }));
  return FACES.map(({ family, file, className, own }) => {
    // The whole faces show every page that a reader goes to within the app.
    const shown = own ? pages.filter(({ path }) => hasRemembranceFaces(path)) : pages;
    // Latin signs, such as a colon, come from another face by intention and part the run.
    const words = shown.flatMap(({ html }) => textsOf(html, className)).flatMap((text) => text.split(/[^\u0100-\u{10ffff}]+/u));
    return {
      family,
      file: join(build, 'fonts', `${file}.woff2`),
      page: own ? OWN_WITH_BOTH : WITH_BOTH,
      own,
      words: [...new Set(words)].filter((word) => /\p{Script=Arabic}/u.test(word)),
    };
  });
}

/** For every combining mark a word that carries it, and the same word without it. */
export function markSamples(words: readonly string[]): { mark: string; word: string; bare: string }[] {
  const samples = new Map<string, { mark: string; word: string; bare: string }>();
  for (const word of words)
    for (const mark of word.match(/\p{M}/gu) ?? []) if (!samples.has(mark)) samples.set(mark, { mark, word, bare: word.replace(mark, '') });
  return [...samples.values()];
}
