import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { LOCALE } from '../../../../packages/core/messages/locale.ts';
import type { CategoryMenu } from '../../../../packages/core/model.ts';
import { loadCategoryMenus } from '../../platform/content/texts.ts';
import { useLoaded } from '../../platform/loading/use-loaded.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { DelayedLoading } from '../../ui/loading.tsx';
import { today } from '../counting/today.ts';
import { useToday } from '../counting/use-today.ts';
import { listIdOfKey, listAddress } from '../lists/addresses.ts';
import { useLists } from '../lists/use-lists.ts';
import type { FinishedPage } from '../counting/finished-pages.ts';
import { formatDay, daysBetween, firstWeekdayOf, finishedPagesByWeek } from './weeks.ts';
import * as messages from '../../../../packages/core/messages/days.ts';

/** A page with its current title and address. A list, or a page that was removed, has the title of that day; what is gone has no address. */
interface FinishedPageLink {
  title: string;
  to?: string;
}

function titlesByPage(menus: readonly CategoryMenu[]): ReadonlyMap<string, string> {
  return new Map(
    menus.flatMap(({ slug, menu }) =>
      menu.flatMap(({ entries }) => entries.map((entry): [string, string] => [`${slug}/${entry.slug}`, entry.title])),
    ),
  );
}

function weekInWords(start: string, thisWeek: string): string {
  const days = daysBetween(start, thisWeek);
  if (days <= 0) return messages.thisWeek;
  return days === 7 ? messages.lastWeek : messages.weekOf({ date: formatDay(start, { day: 'numeric', month: 'long' }) });
}

function dayTitle(day: string, currentDay: string): string {
  const days = daysBetween(day, currentDay);
  if (days === 0) return messages.today;
  return days === 1 ? messages.yesterday : formatDay(day, { weekday: 'long', day: 'numeric', month: 'long' });
}

const FinishedPageItem = ({ named: { title, to } }: { named: FinishedPageLink }): ReactElement => (
  <li dir="auto">{to === undefined ? title : <Link to={to}>{title}</Link>}</li>
);

/** Finished pages by week and day. */
export function DaysList({ pages }: { pages: readonly FinishedPage[] }): ReactElement {
  const { value: menus, failed, retry } = useLoaded(loadCategoryMenus);
  const lists = useLists();
  const now = today(useToday());
  if (failed) return <LoadFailed onRetry={retry}>{messages.notLoaded}</LoadFailed>;
  if (!menus) return <DelayedLoading />;
  const names = titlesByPage(menus);
  const named = ({ page, title }: FinishedPage): FinishedPageLink => {
    const list = listIdOfKey(page);
    if (list !== undefined) return lists.some(({ id }) => id === list) ? { title, to: listAddress(list) } : { title };
    const currentTitle = names.get(page);
    return currentTitle === undefined ? { title } : { title: currentTitle, to: `/${page}` };
  };
  const first = firstWeekdayOf(LOCALE);
  const [thisWeek] = finishedPagesByWeek([{ day: now, page: '', title: '' }], first);
  return (
    <>
      {finishedPagesByWeek(pages, first).map(({ start, days }) => (
        <section key={start} className="days-week" aria-labelledby={`week-${start}`}>
          <h2 id={`week-${start}`}>{weekInWords(start, thisWeek?.start ?? now)}</h2>
          {days.map(({ day, pages: ofDay }) => (
            <div key={day} className="days-day">
              <h3>{dayTitle(day, now)}</h3>
              <ul>
                {ofDay.map((page) => (
                  <FinishedPageItem key={page.page} named={named(page)} />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </>
  );
}
