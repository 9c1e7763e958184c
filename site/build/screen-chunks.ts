/** Which chunks of the client build a page needs to come alive. */
import { filesOf, keyOf, type Manifest } from './manifest.ts';

export const ENTRY = 'site/src/app/entry-client.tsx';

/**
 * Files that the app loads on the pages of a screen: the entry first, then what it and the screen import. A page's text is in the page.
 * @param folder of the screen, below `site/src/screens/`; its component has the folder's name
 * @throws Error for a screen that is in no chunk
 */
export function filesOfScreen(manifest: Manifest, folder: string): string[] {
  const component = `site/src/screens/${folder}/${folder}.tsx`;
  const screenKey = keyOf(manifest, component);
  if (!screenKey) throw new Error(`no chunk holds the component of a screen: is it ${component}?`);
  return filesOf(
    manifest,
    [keyOf(manifest, ENTRY), screenKey].filter((key) => key !== undefined),
  );
}
