import type { MenuEntry, MenuSection } from '../../../text/model.ts';
import { one, readHeader, textOf } from '../../components/read-back.ts';
import type { MenuData } from './category-menu.tsx';

function readEntry(link: Element): MenuEntry {
  const address = link.getAttribute('href') ?? '';
  const [title, end] = link.children;
  return {
    slug: address.slice(address.lastIndexOf('/') + 1),
    title: title ? textOf(title) : '',
    count: Number(end ? textOf(end) : Number.NaN),
  };
}

function readSection(section: Element): MenuSection {
  const title = section.querySelector('.rows-title');
  return { ...(title ? { title: textOf(title) } : {}), entries: [...section.querySelectorAll('.row')].map(readEntry) };
}

/** What the menu of a category was rendered from. */
export function readMenu(root: ParentNode, slug: string): MenuData {
  const { title, subtitle } = readHeader(root);
  return {
    slug,
    title,
    ...(subtitle === undefined ? {} : { subtitle }),
    menu: [...one(root, 'main nav').children].map(readSection),
  };
}
