import type { FortyHadithCollection } from '../../../../packages/core/model.ts';
import { loadFortyHadith } from '../../platform/content/texts.ts';
import { cutToDescription } from '../../platform/route/cut-to-description.ts';
import type { ScreenRouteDefinition } from '../../platform/route/screen-route.ts';
import type { FortyHadithData } from './forty-hadith.tsx';

export default {
  component: () => import('./forty-hadith.tsx'),
  content: loadFortyHadith,
  // Only numbers and titles: a text is loaded once its page is opened.
  data: ({ hadith, ...collection }) => ({ ...collection, hadith: hadith.map(({ number, title }) => ({ number, title })) }),
  meta: ({ title, summary }) => ({ title, description: cutToDescription(summary[0] ?? title) }),
} satisfies ScreenRouteDefinition<FortyHadithCollection, FortyHadithData>;
