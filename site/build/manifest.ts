/** Reads Vite's manifest: the files of chunks, styles, fonts and content. */
import type { ContentAddressByName } from '../../packages/core/content-files.ts';
import { CONTENT_FILE_PREFIX } from '../../packages/content/compiler/vite-plugin.ts';

interface ManifestChunk {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}
export type ViteManifest = Readonly<Record<string, ManifestChunk>>;

/** The files of chunks and of everything that they import statically, each once. */
export function chunkFilesOf(manifest: ViteManifest, keys: readonly string[]): string[] {
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

/** The manifest key that ends with a source path; undefined where there is none. */
export const chunkKeyOf = (manifest: ViteManifest, ending: string): string | undefined =>
  Object.keys(manifest).find((key) => key.endsWith(ending));

/**
 * The font file of a face. The pattern tells `amiri` from `amiri-quran`.
 * @throws Error where the build has no such face
 */
export function faceFile(manifest: ViteManifest, face: string): string {
  const pattern = new RegExp(`^assets/${face}-[\\w-]{8}\\.woff2$`);
  const file = Object.values(manifest).find((chunk) => pattern.test(chunk.file))?.file;
  if (!file) throw new Error(`${face} is not in the client build`);
  return file;
}

/** The files of the content by the name of the text, such as `category/prayer`. */
export const contentFilesByName = (manifest: ViteManifest): ContentAddressByName =>
  Object.fromEntries(
    Object.entries(manifest).flatMap(([key, { file }]) =>
      key.startsWith(CONTENT_FILE_PREFIX) ? [[key.slice(CONTENT_FILE_PREFIX.length), file]] : [],
    ),
  );
