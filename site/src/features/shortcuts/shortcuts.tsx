/** The actions of the keyboard shortcuts. Loaded with the first press of one. */
import { createRoot } from 'react-dom/client';
import { KeyHelp } from './key-help.tsx';

/** Elements that `j` and `k` move between. Search results have keys of their own. */
const CARDS = 'main :is(.card, .name-card, .context-card, .hadith-button)';
/** Without a focused card, the next one is the first whose top is further than this below the top of the window. */
const MIN_NEXT_CARD_TOP_PX = 24;
/** Longest pause between `g` and `h`. */
const MAX_SEQUENCE_PAUSE_MS = 1500;

let gPressedAtMs = 0;

/** Scrolls to and focuses the card after or before the focused one, else after or before the scroll position. */
function focusNeighbourCard(by: 1 | -1): void {
  // Folded content is hidden, though browsers report a position for it.
  const isShown = (card: HTMLElement): boolean => !card.closest('details:not([open])') && card.getClientRects().length > 0;
  const cards = [...document.querySelectorAll<HTMLElement>(CARDS)].filter(isShown);
  const tops = cards.map((card) => card.getBoundingClientRect().top);
  const current = cards.findIndex((card) => card.contains(document.activeElement));
  const byPlace = by === 1 ? tops.findIndex((top) => top > MIN_NEXT_CARD_TOP_PX) : tops.findLastIndex((top) => top < -MIN_NEXT_CARD_TOP_PX);
  const index = current < 0 ? byPlace : current + by;
  const card = cards[index];
  if (!card) return;
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'start' });
}

let isHelpShown = false;

function showKeyHelp(): void {
  // A second press may come while the module loads for the first.
  if (isHelpShown) return;
  isHelpShown = true;
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(
    <KeyHelp
      onClose={() => {
        root.unmount();
        host.remove();
        isHelpShown = false;
      }}
    />,
  );
}

/** Acts on one key. @param navigate leads to an address below the base */
export function actOnKey(key: string, navigate: (to: string) => void): void {
  const now = Date.now();
  if (key === 'h' && now - gPressedAtMs < MAX_SEQUENCE_PAUSE_MS) navigate('/');
  gPressedAtMs = key === 'g' ? now : 0;
  if (key === 'j') focusNeighbourCard(1);
  if (key === 'k') focusNeighbourCard(-1);
  if (key === '?') showKeyHelp();
}
