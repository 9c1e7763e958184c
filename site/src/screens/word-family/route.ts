import type { RootFamily } from '../../../../packages/core/model.ts';
import { loadRootFamilies } from '../../platform/content/texts.ts';
import type { ScreenRoute } from '../../platform/route/screen-route.ts';
import * as messages from '../../../../packages/core/messages/screens.ts';

export default {
  component: () => import('./word-family.tsx'),
  content: async ({ root = '' }) => {
    const [{ familyOf }, families] = await Promise.all([import('../../features/roots/family-of.ts'), loadRootFamilies()]);
    return familyOf(families, root);
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
} satisfies ScreenRoute<RootFamily | undefined, RootFamily>;
