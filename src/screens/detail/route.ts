import type { CategoryTexts, Page } from '../../../text/model.ts';
import { loadCategory } from '../../content/texts.ts';
import { firstWords } from '../../route/first-words.ts';
import type { ScreenRoute } from '../../route/screen-route.ts';
import type { DetailData } from './detail.tsx';

const neighbour = (page: Page | undefined) => (page ? { slug: page.slug, title: page.title } : undefined);

/** What people look for it by. */
const purposeOf = ({ purpose }: Page): string => (purpose ? `, for ${purpose.join(', ')}` : '');

export default {
  component: () => import('./detail.tsx'),
  content: ({ category = '' }) => loadCategory(category),
  data: ({ slug, title, pages }, params) => {
    const index = pages.findIndex((one) => one.slug === params['page']);
    const page = pages[index];
    return page && { category: { slug, title }, page, previous: neighbour(pages[index - 1]), next: neighbour(pages[index + 1]) };
  },
  meta: ({ category, page }) => ({
    title: page.title,
    description: `${page.title} (${category.title})${purposeOf(page)}: ${firstWords(page.cards[0]?.translation ?? page.subtitle ?? '')}`,
  }),
} satisfies ScreenRoute<CategoryTexts, DetailData>;
