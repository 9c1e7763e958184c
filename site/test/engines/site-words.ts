/** Every Arabic word of the built pages, by the face that shows it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface FaceWords {
  /** As the style sheet names it. */
  family: string;
  /** File in `build/fonts/`. */
  file: string;
  /** Address of a page that uses it. */
  page: string;
  words: string[];
}

const PAGE_WITH_BOTH_FACES = '/prayer/after-salam';
const ARABIC_FACES = [
  { family: 'Amiri', file: 'amiri', className: 'arabic-naskh' },
  { family: 'Amiri Quran', file: 'amiri-quran', className: 'arabic-quran' },
];

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** The text of the paragraphs with a class; elements within them, such as the slot for a name, separate words. */
function paragraphTexts(html: string, className: string): string[] {
  const paragraphs = html.matchAll(new RegExp(`<p class="arabic ${className}"[^>]*>(.*?)</p>`, 'gs'));
  return [...paragraphs].map(([, inner = '']) =>
    inner.replaceAll(/<bdi[^>]*>.*?<\/bdi>|<[^>]*>/gs, ' ').replaceAll(/&[a-z#0-9]+;/g, (entity) => ENTITIES[entity] ?? entity),
  );
}

/** @param build absolute path of `build/` */
export function wordsByFace(build: string): FaceWords[] {
  const client = join(build, 'client');
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && statSync(join(client, name)).isFile())
    .map((name) => readFileSync(join(client, name), 'utf8'));
  return ARABIC_FACES.map(({ family, file, className }) => {
    // Latin signs, such as a colon, are meant to come from another face, so they separate words.
    const words = pages.flatMap((html) => paragraphTexts(html, className)).flatMap((text) => text.split(/[^\u0100-\u{10ffff}]+/u));
    return {
      family,
      file: join(build, 'fonts', `${file}.woff2`),
      page: PAGE_WITH_BOTH_FACES,
      words: [...new Set(words)].filter((word) => /\p{Script=Arabic}/u.test(word)),
    };
  });
}

/** For every combining mark a word that carries it, and the same word without it. */
export function combiningMarkSamples(words: readonly string[]): { mark: string; word: string; bare: string }[] {
  const samples = new Map<string, { mark: string; word: string; bare: string }>();
  for (const word of words)
    for (const mark of word.match(/\p{M}/gu) ?? []) if (!samples.has(mark)) samples.set(mark, { mark, word, bare: word.replace(mark, '') });
  return [...samples.values()];
}
