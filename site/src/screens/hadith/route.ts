import { replace } from 'react-router';
import type { FortyHadithCollection } from '../../../../packages/core/model.ts';
import { loadFortyHadith } from '../../platform/content/texts.ts';
import { cutToDescription } from '../../platform/route/cut-to-description.ts';
import type { ScreenRouteDefinition } from '../../platform/route/screen-route.ts';
import { adjacentHadithNumbers, findHadithOrRedirect } from './hadith-address.ts';
import type { HadithData } from './hadith.tsx';
import * as messages from '../../../../packages/core/messages/screens.ts';

export default {
  component: () => import('./hadith.tsx'),
  content: loadFortyHadith,
  data: ({ title, hadith: list }, { id = '' }) => {
    const resolved = findHadithOrRedirect(id, list);
    // Replaced, so that going back does not lead into the mistyped address again.
    // oxlint-disable-next-line typescript/only-throw-error -- a router takes thrown responses as its way to redirect
    if ('redirect' in resolved) throw replace(resolved.redirect);
    const numbers = list.map(({ number }) => number);
    return { collection: title, total: list.length, hadith: resolved.hadith, ...adjacentHadithNumbers(resolved.hadith.number, numbers) };
  },
  meta: ({ collection, hadith }) => ({
    title: messages.hadithTitle(hadith),
    description: cutToDescription(messages.hadithDescription({ collection, text: hadith.translation })),
  }),
} satisfies ScreenRouteDefinition<FortyHadithCollection, HadithData>;
