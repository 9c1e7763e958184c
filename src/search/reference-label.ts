import type { SearchTexts } from '../../text/search/model.ts';

/** The words of a reference as cards print them: `bukhari:6312` is "Sahih al-Bukhari 6312". */
export function labelOf(ref: string, { collections }: Pick<SearchTexts, 'collections'>): string {
  const [key = '', ...rest] = ref.split(':');
  const name = key === 'quran' ? 'Qur’an' : (collections[key] ?? key);
  return `${name} ${rest.join(':').replaceAll('-', '–')}`;
}
