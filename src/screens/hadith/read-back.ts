import { one, ReadBackError, readHeader, readReferences, textOf } from '../../components/read-back.ts';
import type { HadithData } from './hadith.tsx';

function readNumber(root: ParentNode, rel: 'prev' | 'next'): number | undefined {
  const address = root.querySelector(`.pager a[rel=${rel}]`)?.getAttribute('href');
  return address ? Number(address.slice(address.lastIndexOf('/') + 1)) : undefined;
}

/** What the page of a hadith was rendered from. */
export function readHadith(root: ParentNode): HadithData {
  const { subtitle, back } = readHeader(root);
  const card = one(root, 'article.hadith');
  const [number, total] = textOf(one(card, '.card-meta')).split(' of ').map(Number);
  if (!number || !total) throw new ReadBackError('a hadith without its number');
  const note = card.querySelector('.note');
  return {
    collection: back,
    total,
    hadith: {
      number,
      title: subtitle ?? '',
      narrator: textOf(one(card, '.narrator')),
      englishText: [...card.querySelectorAll('.hadith-english > p')].map(textOf).join('\n'),
      arabicText: [...card.querySelectorAll('.arabic')].map(textOf).join('\n'),
      source: textOf(one(card, '.source')),
      ...(note ? { note: textOf(note) } : {}),
      ...readReferences(card),
    },
    previous: readNumber(root, 'prev'),
    next: readNumber(root, 'next'),
  };
}
