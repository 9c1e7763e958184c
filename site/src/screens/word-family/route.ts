import type { RootFamily } from '../../../../packages/core/model.ts';
import { loadRootFamilies } from '../../platform/content/texts.ts';
import type { ScreenRouteDefinition } from '../../platform/route/screen-route.ts';
import * as messages from '../../../../packages/core/messages/screens.ts';

export default {
  component: () => import('./word-family.tsx'),
  content: async ({ root = '' }) => {
    const [{ findRootFamily }, families] = await Promise.all([import('../../features/roots/find-root-family.ts'), loadRootFamilies()]);
    return findRootFamily(families, root);
  },
  meta: ({ letters, name, sense, count, words }) => ({
    title: messages.wordFamilyTitle({ root: name, sense }),
    description: messages.wordFamilyDescription({
      letters,
      sense,
      count,
      words: words
        .slice(0, 4)
        .map((one) => one.transliteration)
        .join(', '),
    }),
  }),
} satisfies ScreenRouteDefinition<RootFamily | undefined, RootFamily>;
