/**
 * Tooltips of icon-only buttons, for pointer devices: after 700 ms, and at once while another one was just shown (within
 * 300 ms). The name of a button is its `aria-label`; the tooltip only shows it, so it is hidden from screen readers.
 */
import { addStyles } from '../../platform/add-styles.ts';
import styles from './tooltip.css?inline';

addStyles(styles);

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
const GAP_PX = 6;
const EDGE_PX = 8;

let tip: HTMLElement | undefined;
let timer = 0;
let closedAt = Number.NEGATIVE_INFINITY;

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
  const left = Math.min(Math.max(at.left + (at.width - own.width) / 2, EDGE_PX), window.innerWidth - own.width - EDGE_PX);
  const below = at.bottom + GAP_PX + own.height < window.innerHeight;
  tip.style.left = `${left}px`;
  tip.style.top = `${below ? at.bottom + GAP_PX : at.top - own.height - GAP_PX}px`;
}

function onOver(event: PointerEvent): void {
  if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>('[data-tooltip]');
  close();
  if (button) openSoon(button);
}

function openSoon(button: HTMLElement): void {
  const delay = performance.now() - closedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
  timer = window.setTimeout(() => open(button), delay);
}

/** Watches the page for the rest of its life. */
export function startTooltips(): void {
  // The pointer that brought this module along may rest on a button already.
  const pointedAt = document.querySelector<HTMLElement>('[data-tooltip]:hover');
  if (pointedAt) openSoon(pointedAt);
  document.addEventListener('pointerover', onOver);
  document.addEventListener('pointerdown', close);
  document.addEventListener('scroll', close, { capture: true, passive: true });
  document.addEventListener('keydown', close);
}
