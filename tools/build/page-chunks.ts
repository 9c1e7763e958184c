/** Which chunks of the client build a page needs to come alive. */
import { filesOf, keyOf, type Manifest } from './manifest.ts';

interface ScreenFiles {
  /** The screen of the address itself, below `src/screens/`. */
  screen: string;
  /** The screen of the addresses one level below it. */
  below?: string;
}

/** By the first segment of the path; a segment that is not here is a category. */
const SCREENS: Readonly<Record<string, ScreenFiles>> = {
  '': { screen: 'home/home.tsx' },
  settings: { screen: 'settings/settings.tsx' },
  about: { screen: 'about/about.tsx' },
  saved: { screen: 'saved/saved.tsx' },
  search: { screen: 'search/search.tsx' },
  contact: { screen: 'contact/contact.tsx' },
  'asma-ul-husna': { screen: 'names/names.tsx' },
  'forty-hadith': { screen: 'forty-hadith/forty-hadith.tsx', below: 'hadith/hadith.tsx' },
  'context-behind-dua': { screen: 'context/context.tsx', below: 'context-page/context-page.tsx' },
  'tasbih-counter': { screen: 'tasbih/tasbih.tsx' },
};

const CATEGORY_SCREENS: ScreenFiles = { screen: 'category-menu/category-menu.tsx', below: 'detail/detail.tsx' };

export const ENTRY = 'src/app/entry-client.tsx';

/**
 * Files that the app loads on a page: the entry first, then what it and the page's screen import. The page's text is in the page.
 * @throws Error for a page whose screen is in no chunk
 */
export function filesOfPage(manifest: Manifest, path: string): string[] {
  const [first = '', second] = path.slice(1).split('/');
  const { screen, below } = SCREENS[first] ?? CATEGORY_SCREENS;
  const screenKey = keyOf(manifest, `src/screens/${second ? below : screen}`);
  if (!screenKey) throw new Error(`${path}: no chunk holds its screen`);
  return filesOf(
    manifest,
    [keyOf(manifest, ENTRY), screenKey].filter((key) => key !== undefined),
  );
}
