/**
 * Drags a row of a list with a pointer. Until the drop, rows move only by CSS; then the order in the document changes
 * once.
 */

/** With the pointer this near to the top or bottom of the window, the page scrolls by `SCROLL_STEP_PX` in each frame. */
const SCROLL_ZONE_PX = 64;
const SCROLL_STEP_PX = 10;

/** Position and height of a row on the page, in pixels. */
export interface RowBox {
  top: number;
  height: number;
}

/**
 * The place that a dragged row goes to: past each row whose middle its own middle has passed.
 * @param rows in their order, from top to bottom
 * @param from index of the dragged row
 * @param draggedPx pixels that it was moved down; negative is up
 */
export function dropIndex(rows: readonly RowBox[], from: number, draggedPx: number): number {
  const middle = ({ top, height }: RowBox): number => top + height / 2;
  const own = rows[from];
  if (!own) return from;
  const now = middle(own) + draggedPx;
  return rows.filter((row, at) => (at < from ? middle(row) < now : at > from && middle(row) <= now)).length;
}

/** How far each row is drawn from its own place while one is dragged, in pixels. */
export function rowShiftsPx(rows: readonly RowBox[], from: number, to: number, draggedPx: number): number[] {
  const height = rows[from]?.height ?? 0;
  return rows.map((_, at) => {
    if (at === from) return draggedPx;
    if (at > from && at <= to) return -height;
    return at < from && at >= to ? height : 0;
  });
}

/**
 * Starts dragging the row of a pressed handle.
 * @param onDrop gets the old and the new index, if they differ
 */
export function startDrag(handle: HTMLElement, down: PointerEvent, onDrop: (from: number, to: number) => void): void {
  const row = handle.closest('li');
  const elements = [...(row?.parentElement?.children ?? [])].filter((element) => element instanceof HTMLElement);
  const from = row ? elements.indexOf(row) : -1;
  if (from < 0) return;
  const rows = elements.map((element) => ({ top: element.getBoundingClientRect().top + window.scrollY, height: element.offsetHeight }));
  const start = down.clientY + window.scrollY;
  let pointer = down.clientY;
  let to = from;
  let frame = 0;

  const draw = (): void => {
    const by = pointer + window.scrollY - start;
    to = dropIndex(rows, from, by);
    for (const [at, shift] of rowShiftsPx(rows, from, to, by).entries()) {
      const element = elements[at];
      if (element) element.style.transform = shift === 0 ? '' : `translateY(${shift}px)`;
    }
  };
  const scroll = (): void => {
    const by = pointer < SCROLL_ZONE_PX ? -SCROLL_STEP_PX : pointer > window.innerHeight - SCROLL_ZONE_PX ? SCROLL_STEP_PX : 0;
    if (by !== 0) {
      window.scrollBy({ top: by, behavior: 'instant' });
      draw();
    }
    frame = requestAnimationFrame(scroll);
  };
  const listening = new AbortController();
  const end = (): void => {
    listening.abort();
    cancelAnimationFrame(frame);
    for (const element of elements) element.style.transform = '';
    row?.removeAttribute('data-dragged');
    row?.parentElement?.removeAttribute('data-dragging');
  };
  const isOurs = ({ pointerId }: PointerEvent): boolean => pointerId === down.pointerId;
  const { signal } = listening;
  row?.setAttribute('data-dragged', '');
  row?.parentElement?.setAttribute('data-dragging', '');
  // On the window, so that nothing is lost where the pointer leaves the handle.
  window.addEventListener(
    'pointermove',
    (event) => {
      if (!isOurs(event)) return;
      pointer = event.clientY;
      draw();
    },
    { signal },
  );
  window.addEventListener(
    'pointerup',
    (event) => {
      if (!isOurs(event)) return;
      end();
      if (to !== from) onDrop(from, to);
    },
    { signal },
  );
  window.addEventListener('pointercancel', (event) => isOurs(event) && end(), { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  frame = requestAnimationFrame(scroll);
}
