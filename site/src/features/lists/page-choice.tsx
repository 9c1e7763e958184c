import { type ReactElement, useMemo } from 'react';
import { loadCategoryMenus } from '../../platform/content/texts.ts';
import { useLoaded } from '../../platform/loading/use-loaded.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { DelayedLoading } from '../../ui/loading.tsx';
import { allPageIdsWithDuas } from './known-duas.ts';
import * as messages from '../../../../packages/core/messages/lists.ts';

interface PageChoiceProps {
  id: string;
  /** Called with the select once the pages are loaded. */
  selectRef?: (select: HTMLSelectElement | null) => void;
  /** Label of the first option, which means no page; absent where a page is required. */
  none?: string;
  /** `category/page`; empty for none. */
  value: string;
  onChoose: (page: string, title: string) => void;
}

/** A choice of one page from all categories; only pages that have a dua are offered. */
export function PageChoice({ id, selectRef, none, value, onChoose }: PageChoiceProps): ReactElement {
  const { value: menus, failed, retry } = useLoaded(loadCategoryMenus);
  const pages = useMemo(() => allPageIdsWithDuas(), []);
  if (failed) return <LoadFailed onRetry={retry}>{messages.notLoaded}</LoadFailed>;
  if (!menus) return <DelayedLoading />;
  return (
    <select
      ref={selectRef}
      id={id}
      className="field"
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value, currentTarget.selectedOptions[0]?.text ?? '')}
    >
      {none === undefined ? null : <option value="">{none}</option>}
      {menus.map(({ slug, title, menu }) => (
        <optgroup key={slug} label={title}>
          {menu
            .flatMap(({ entries }) => entries.map((entry) => ({ ...entry, page: `${slug}/${entry.slug}` })))
            .filter(({ page }) => pages.has(page))
            .map(({ page, title: pageTitle }) => (
              <option key={page} value={page}>
                {pageTitle}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}
