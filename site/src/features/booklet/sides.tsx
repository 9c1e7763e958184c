import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ItemView } from './item-view.tsx';
import { type BookletFormat, sheetSides } from './sheets.ts';
import type { ItemsAndPaper, BookletPage } from './use-booklet-pages.ts';
import * as messages from '../../../../packages/core/messages/booklet.ts';

interface PageViewProps {
  page: BookletPage | undefined;
  /** Counted from 1. */
  number: number;
  title: string;
}

/** One page, or an empty one. */
const PageView = ({ page, number, title }: PageViewProps): ReactElement =>
  page ? (
    <section className="leaf" aria-label={messages.page({ number })}>
      <div className="leaf-room">
        <div className="leaf-body">
          {page.map(({ item, broken, from, to }) => (
            <ItemView key={item.key} item={item} broken={broken} from={from} to={to} />
          ))}
        </div>
      </div>
      <p className="leaf-foot">
        <span>{title}</span>
        <span className="leaf-number">{number}</span>
      </p>
    </section>
  ) : (
    <div className="leaf" />
  );

/** Scale at which a sheet fits the width on the screen, at most 1. */
function useFitScale(list: RefObject<HTMLElement | null>): number {
  const [fit, setFit] = useState(1);
  // Before the first paint, so that the sheets are never shown wider than the page.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = (): void => {
      const side = element.querySelector<HTMLElement>('.side');
      if (side && side.offsetWidth > 0) setFit(Math.min(1, element.clientWidth / side.offsetWidth));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return fit;
}

const sideName = (paper: BookletFormat, index: number): string =>
  paper === 'folded'
    ? messages.sheetSide({ number: Math.floor(index / 2) + 1, side: index % 2 === 0 ? 'front' : 'back' })
    : messages.page({ number: index + 1 });

/**
 * The printed sides, each with its name above it. A browser's translation must not touch them: longer text than was
 * measured would be cut off.
 */
export function Sides({
  bookletPages,
  paper,
  title,
}: {
  bookletPages: readonly BookletPage[];
  paper: BookletFormat;
  title: string;
}): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  const fit = useFitScale(list);
  return (
    <div key={paper} ref={list} className={`sides paper-${paper}`} translate="no" style={{ ['--fit' as string]: fit }}>
      {sheetSides(paper, bookletPages.length).map(({ pages }, index) => (
        // The pages do not change order, so an index is a stable key.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="side-place">
          <p className="side-name">{sideName(paper, index)}</p>
          <div className="side-frame">
            <div className="side">
              {pages.map((number, half) => (
                // oxlint-disable-next-line react/no-array-index-key
                <PageView key={half} page={bookletPages[number - 1]} number={number} title={title} />
              ))}
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

/** All items one below another at the width of a page, invisible, to measure their heights. */
export const MeasuringLayout = ({ input, body }: { input: ItemsAndPaper; body: RefObject<HTMLDivElement | null> }): ReactElement => (
  <div className={`laid-out paper-${input.paper}`} translate="no" aria-hidden="true">
    <div className="leaf">
      <div className="leaf-room" />
    </div>
    <div className="leaf-body" ref={body}>
      {input.items.map((item) => (
        <ItemView key={item.key} item={item} />
      ))}
    </div>
  </div>
);
