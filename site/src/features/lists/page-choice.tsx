import type { ReactElement } from 'react';
import { loadMenus } from '../../platform/content/texts.ts';
import { useLoaded } from '../../platform/loading/use-loaded.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import * as messages from '../../../../packages/core/messages/lists.ts';

interface PageChoiceProps {
  id: string;
  /** What stands before the pages and means none of them; absent where a page is wanted. */
  none?: string;
  /** `category/page`; empty for none. */
  value: string;
  onChoose: (page: string, title: string) => void;
}

/** A choice of one page of all categories. */
export function PageChoice({ id, none, value, onChoose }: PageChoiceProps): ReactElement {
  const { value: menus, failed, retry } = useLoaded(loadMenus);
  if (failed) return <LoadFailed onRetry={retry}>{messages.notLoaded}</LoadFailed>;
  if (!menus) return <Loading />;
  return (
    <select
      id={id}
      className="lists-field"
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value, currentTarget.selectedOptions[0]?.text ?? '')}
    >
      {none === undefined ? null : <option value="">{none}</option>}
      {menus.map(({ slug, title, menu }) => (
        <optgroup key={slug} label={title}>
          {menu
            .flatMap(({ entries }) => entries)
            .map((entry) => (
              <option key={entry.slug} value={`${slug}/${entry.slug}`}>
                {entry.title}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}
