/** What a page needs from Vite's manifest: the chunks to load at once, styles, fonts, and where the texts lie. */
import type { ContentFiles } from '../../packages/core/content-files.ts';
import { TEXT_PREFIX } from '../../packages/content/compiler/vite-plugin.ts';

export interface ManifestChunk {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The files of chunks and of everything that they import statically, each once. */
export function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...seen].map((key) => manifest[key]?.file ?? '').filter(Boolean);
}

/** The key of the chunk that a source ends with; undefined where the build has none. */
export const keyOf = (manifest: Manifest, ending: string): string | undefined => Object.keys(manifest).find((key) => key.endsWith(ending));

/**
 * The file of a face, for example `amiri`, which is another one than `amiri-quran`.
 * @throws Error where the build has no such face
 */
export function faceFile(manifest: Manifest, face: string): string {
  const pattern = new RegExp(`^assets/${face}-[\\w-]{8}\\.woff2$`);
  const file = Object.values(manifest).find((chunk) => pattern.test(chunk.file))?.file;
  if (!file) throw new Error(`${face} is not in the client build`);
  return file;
}

/** The files of the texts. */
export const contentFilesOf = (manifest: Manifest): ContentFiles =>
  Object.fromEntries(
    Object.entries(manifest).flatMap(([key, { file }]) => (key.startsWith(TEXT_PREFIX) ? [[key.slice(TEXT_PREFIX.length), file]] : [])),
  );
