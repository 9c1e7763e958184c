import { one, ReadBackError, readHeader, textOf } from '../../components/read-back.ts';
import type { FortyData } from './forty-hadith.tsx';

function readButton(link: Element): FortyData['hadith'][number] {
  const address = link.getAttribute('href') ?? '';
  const number = Number(address.slice(address.lastIndexOf('/') + 1));
  if (!number) throw new ReadBackError('a hadith without its number');
  return { number, title: textOf(one(link, 'small')) };
}

/** What the list of the forty hadith was rendered from. */
export const readForty = (root: ParentNode): FortyData => ({
  title: readHeader(root).title,
  summary: [...one(root, '[aria-labelledby=summary]').querySelectorAll('p')].map(textOf),
  hadith: [...root.querySelectorAll('.hadith-button')].map(readButton),
});
