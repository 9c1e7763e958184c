/** Which chunks of the client build a page needs to come alive. */
import { filesOf, keyOf, type Manifest } from './manifest.ts';

interface ScreenFiles {
  /** The screen of the address itself, below `src/screens/`. */
  screen: string;
  /** The screen of the addresses one level below it. */
  below?: string;
  /** The content module that both load. */
  content?: string;
}

/** By the first segment of the path; a segment that is not here is a category. */
const SCREENS: Readonly<Record<string, ScreenFiles>> = {
  '': { screen: 'home/home.tsx' },
  settings: { screen: 'settings/settings.tsx' },
  about: { screen: 'about/about.tsx' },
  saved: { screen: 'saved/saved.tsx' },
  search: { screen: 'search/search.tsx' },
  contact: { screen: 'contact/contact.tsx' },
  'asma-ul-husna': { screen: 'names/names.tsx', content: 'names' },
  'forty-hadith': { screen: 'forty-hadith/forty-hadith.tsx', below: 'hadith/hadith.tsx', content: 'forty-hadith' },
  'context-behind-dua': { screen: 'context/context.tsx', below: 'context-page/context-page.tsx', content: 'context' },
  'tasbih-counter': { screen: 'tasbih/tasbih.tsx', content: 'tasbih' },
};

const categoryScreens = (slug: string): ScreenFiles => ({
  screen: 'category-menu/category-menu.tsx',
  below: 'detail/detail.tsx',
  content: `category/${slug}`,
});

export const ENTRY = 'src/app/entry-client.tsx';

/**
 * Files that the app loads on a page: the entry first, then what it and the page's screen import, and the text of a page
 * that cannot be read back.
 * @throws Error for a page whose screen is in no chunk
 */
export function filesOfPage(manifest: Manifest, path: string, { readsBack }: { readsBack: boolean }): string[] {
  const [first = '', second] = path.slice(1).split('/');
  const { screen, below, content } = SCREENS[first] ?? categoryScreens(first);
  const screenKey = keyOf(manifest, `src/screens/${second ? below : screen}`);
  if (!screenKey) throw new Error(`${path}: no chunk holds its screen`);
  const contentKey = content && !readsBack ? keyOf(manifest, `content:${content}`) : undefined;
  return filesOf(
    manifest,
    [keyOf(manifest, ENTRY), screenKey, contentKey].filter((key) => key !== undefined),
  );
}
