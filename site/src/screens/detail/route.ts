import type { CategoryPages, Page } from '../../../../packages/core/model.ts';
import { loadCategory } from '../../platform/content/texts.ts';
import { cutToDescription } from '../../platform/route/cut-to-description.ts';
import type { ScreenRouteDefinition } from '../../platform/route/screen-route.ts';
import type { PageOfDuasData } from './detail.tsx';
import * as messages from '../../../../packages/core/messages/screens.ts';

const neighbour = (page: Page | undefined) => (page ? { slug: page.slug, title: page.title } : undefined);

/** The title, the category, the first needs that the page serves, if there are any, and the beginning of its first text. */
function descriptionOf({ category, page }: PageOfDuasData): string {
  const { title, purpose } = page;
  const words = { title, category: category.title, words: cutToDescription(page.cards[0]?.translation ?? page.subtitle ?? '') };
  return purpose ? messages.pageDescriptionWithPurpose({ ...words, purpose: purpose.join(', ') }) : messages.pageDescription(words);
}

export default {
  component: () => import('./detail.tsx'),
  content: ({ category = '' }) => loadCategory(category),
  data: ({ slug, title, pages }, params) => {
    const index = pages.findIndex((one) => one.slug === params['page']);
    const page = pages[index];
    return page && { category: { slug, title }, page, previous: neighbour(pages[index - 1]), next: neighbour(pages[index + 1]) };
  },
  meta: (data) => ({ title: data.page.title, description: descriptionOf(data) }),
} satisfies ScreenRouteDefinition<CategoryPages, PageOfDuasData>;
