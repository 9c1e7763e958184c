/** Which scripts of the client build a page needs to become interactive. */
import { chunkFilesOf, chunkKeyOf, type ViteManifest } from './manifest.ts';

export const CLIENT_ENTRY = 'site/src/app/entry-client.tsx';

/**
 * Files that the app loads on the pages of a screen: the entry first, then what it and the screen import. The page's texts
 * are not among them, as its HTML has them.
 * @param folder of the screen, below `site/src/screens/`; its component has the folder's name
 * @throws Error for a screen that is in no chunk
 */
export function scriptsOfScreen(manifest: ViteManifest, folder: string): string[] {
  const component = `site/src/screens/${folder}/${folder}.tsx`;
  const screenKey = chunkKeyOf(manifest, component);
  if (!screenKey) throw new Error(`no chunk holds the component of a screen: is it ${component}?`);
  return chunkFilesOf(
    manifest,
    [chunkKeyOf(manifest, CLIENT_ENTRY), screenKey].filter((key) => key !== undefined),
  );
}
