import type { FortyHadith } from '../../../../packages/core/model.ts';
import { loadFortyHadith } from '../../platform/content/texts.ts';
import { firstWords } from '../../platform/route/first-words.ts';
import type { ScreenRoute } from '../../platform/route/screen-route.ts';
import type { FortyData } from './forty-hadith.tsx';

export default {
  component: () => import('./forty-hadith.tsx'),
  content: loadFortyHadith,
  // The list alone; the texts stay in their chunk until one is opened.
  data: ({ hadith, ...collection }) => ({ ...collection, hadith: hadith.map(({ number, title }) => ({ number, title })) }),
  meta: ({ title, summary }) => ({ title, description: firstWords(summary[0] ?? title) }),
} satisfies ScreenRoute<FortyHadith, FortyData>;
