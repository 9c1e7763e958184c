/**
 * Tooltips of icon-only buttons for mouse users: after 700 ms, or at once within 300 ms of another one. The button's
 * name is its `aria-label`; the tooltip only shows it, so it is hidden from screen readers.
 */
import { addStyles } from '../../platform/add-styles.ts';
import styles from './tooltip.css?inline';

addStyles(styles);

const OPEN_DELAY_MS = 700;
const NO_DELAY_WITHIN_MS = 300;
const GAP_TO_BUTTON_PX = 6;
const MIN_GAP_TO_EDGE_PX = 8;

let tip: HTMLElement | undefined;
let timer = 0;
let closedAt = Number.NEGATIVE_INFINITY;
/** Where the pointer was pressed last: there, a button of the page that the press opened should show no tooltip. */
let pressedAt: { x: number; y: number } | undefined;

function close(): void {
  window.clearTimeout(timer);
  if (!tip) return;
  tip.remove();
  tip = undefined;
  closedAt = performance.now();
}

function open(button: HTMLElement): void {
  const text = button.dataset['tooltip'];
  if (!text || !button.isConnected) return;
  tip?.remove();
  tip = document.createElement('div');
  tip.className = 'tooltip';
  tip.setAttribute('aria-hidden', 'true');
  tip.textContent = text;
  // Above everything, a modal dialog too.
  tip.popover = 'manual';
  document.body.append(tip);
  tip.showPopover?.();
  const at = button.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const left = Math.min(
    Math.max(at.left + (at.width - own.width) / 2, MIN_GAP_TO_EDGE_PX),
    window.innerWidth - own.width - MIN_GAP_TO_EDGE_PX,
  );
  const below = at.bottom + GAP_TO_BUTTON_PX + own.height < window.innerHeight;
  tip.style.left = `${left}px`;
  tip.style.top = `${below ? at.bottom + GAP_TO_BUTTON_PX : at.top - own.height - GAP_TO_BUTTON_PX}px`;
}

function onOver(event: PointerEvent): void {
  if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>('[data-tooltip]');
  close();
  if (event.clientX === pressedAt?.x && event.clientY === pressedAt.y) return;
  if (button) openSoon(button);
}

function onDown({ clientX: x, clientY: y }: PointerEvent): void {
  pressedAt = { x, y };
  close();
}

function openSoon(button: HTMLElement): void {
  const delay = performance.now() - closedAt < NO_DELAY_WITHIN_MS ? 0 : OPEN_DELAY_MS;
  timer = window.setTimeout(() => open(button), delay);
}

/** Adds listeners that stay as long as the page is open. */
export function startTooltips(): void {
  // The pointer that brought this module along may rest on a button already.
  const pointedAt = document.querySelector<HTMLElement>('[data-tooltip]:hover');
  if (pointedAt) openSoon(pointedAt);
  document.addEventListener('pointerover', onOver);
  document.addEventListener('pointerdown', onDown);
  document.addEventListener('scroll', close, { capture: true, passive: true });
  document.addEventListener('keydown', close);
}
