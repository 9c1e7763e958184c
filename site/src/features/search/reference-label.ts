import type { SearchContent } from '../../../../packages/core/search/model.ts';
import * as messages from '../../../../packages/core/messages/search.ts';

/** The words of a reference as cards print them: `bukhari:6312` is "Sahih al-Bukhari 6312". */
export function labelOf(ref: string, { collections }: Pick<SearchContent, 'collections'>): string {
  const [key = '', ...rest] = ref.split(':');
  const name = key === 'quran' ? messages.quran : (collections[key] ?? key);
  return `${name} ${rest.join(':').replaceAll('-', '–')}`;
}
