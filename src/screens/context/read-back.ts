import { one, textOf } from '../../components/read-back.ts';
import type { ContextEntry } from './context.tsx';

function readCard(link: Element): ContextEntry {
  const address = link.getAttribute('href') ?? '';
  return {
    slug: address.slice(address.lastIndexOf('/') + 1),
    title: textOf(one(link, '.tile-title')),
    parts: Number.parseInt(textOf(one(link, '.tile-subtitle')), 10),
  };
}

/** What the list of the pages on the context of dua was rendered from. */
export const readContext = (root: ParentNode): ContextEntry[] => [...root.querySelectorAll('.context-card')].map(readCard);
