import type { Reference } from '../../../text/model.ts';
import { one, ownTexts, readCard, readHeader, readSection, ReadBackError, textOf } from '../../components/read-back.ts';
import type { DetailData, Neighbour } from './detail.tsx';

/** The subtitle without the count that stands before it. */
function readSubtitle(shown: string | undefined, count: number): { subtitle?: string } {
  const own = count > 1 ? shown?.replace(/^\d+ (texts|verses|passages)/, '').replace(/^ · /, '') : shown;
  return own ? { subtitle: own } : {};
}

const lastSegment = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

function readNeighbour(root: ParentNode, rel: 'prev' | 'next'): Neighbour | undefined {
  const link = root.querySelector(`.page-turner a[rel=${rel}]`);
  return link ? { slug: lastSegment(link.getAttribute('href') ?? ''), title: textOf(one(link, '[data-title]')) } : undefined;
}

/** The references of a page that does not show them, in the order of its cards. */
function hiddenReferences(main: Element): Reference[][] | undefined {
  const hidden = main.getAttribute('data-references');
  return hidden === null ? undefined : (JSON.parse(hidden) as Reference[][]);
}

/**
 * What the detail screen was rendered from.
 * @throws ReadBackError where the page is not one of its own
 */
export function readDetail(root: ParentNode, category: string, slug: string): DetailData {
  const { title, subtitle, back } = readHeader(root);
  const main = one(root, 'main.cards');
  const articles = [...main.querySelectorAll('article')];
  const hidden = hiddenReferences(main);
  const cards = articles.map((article, index) => ({ ...readCard(article), ...(hidden ? { references: hidden[index] ?? [] } : {}) }));
  const intro = main.querySelector('.intro');
  const sections = [...main.querySelectorAll('section')].map(readSection);
  if (cards.some(({ id, home }) => !id || !home)) throw new ReadBackError('a card without its id');
  return {
    category: { slug: category, title: back },
    page: {
      slug,
      title,
      ...readSubtitle(subtitle, cards.length),
      ...(intro ? { intro: ownTexts(intro).join('') } : {}),
      showReferences: !hidden,
      cards,
      sections,
    },
    previous: readNeighbour(root, 'prev'),
    next: readNeighbour(root, 'next'),
  };
}
