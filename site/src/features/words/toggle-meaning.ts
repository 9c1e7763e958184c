/**
 * What a press on a word of a card does, and what the keys do on a text that has the focus: the arrow keys go from word to word,
 * left is onwards. Loaded with the first such press; see `site/src/features/card/card-arabic.tsx`.
 */
import { wordMeanings } from '../../../../packages/core/meanings.ts';
import type { Card, CategoryMeanings, RootEntry, WordReading } from '../../../../packages/core/model.ts';
import { rootAddress } from '../../../../packages/core/roots.ts';
import { wordPieces } from '../../../../packages/arabic/transliteration/stored-words.ts';
import { isFreeKey } from '../../platform/navigation/free-key.ts';
import { preferences } from '../../platform/preferences/change-preferences.ts';
import { plainStyle } from '../../ui/plain-style.ts';
import { meaningsModule } from './meanings.ts';
import { familyLink, hideWordPopover, isInPopover, showWordPopover } from './word-popover.ts';
import { wordAt, type WordOnScreen, wordsOnScreen } from './words-on-screen.ts';

/** Where the reader pressed, in the window. There is none where the text came into focus by a key. */
interface Press {
  clientX: number;
  clientY: number;
}

/** The text that the popover belongs to, and which of its words it shows. */
interface Open {
  paragraph: HTMLElement;
  card: Card;
  meanings: readonly string[];
  /** Of each word; undefined where it has none. */
  roots: readonly (RootEntry | undefined)[];
  /** Other readings by the place of the word. */
  readings: Readonly<Record<string, readonly WordReading[]>>;
  /** Leads to an address below the base. */
  navigate: (to: string) => void;
  index: number;
}

let open: Open | undefined;
let listening: AbortController | undefined;

function close(): void {
  listening?.abort();
  listening = undefined;
  if (open) hideWordPopover();
  open = undefined;
}

/** Whether something is said of a word; a sign that stands alone and the place of a name have no meaning of their own. */
const isExplained = (meaning: string | undefined): boolean => meaning !== undefined && /^[^{]/.test(meaning);

/** A piece of the transliteration without the comma or stop of its sentence. */
const bareSound = (piece = ''): string => piece.replace(/[,;:.?!]+$/, '');

/** A word that the keys go to may lie outside the window. */
function bringIntoView({ range }: WordOnScreen): void {
  const { top, bottom } = range.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) window.scrollBy({ top: top - window.innerHeight / 2 });
}

function show(next: Open, words: readonly WordOnScreen[]): void {
  const word = words[next.index];
  if (!word) return;
  open = next;
  const pieces = next.card.transliteration.split('\n').flatMap(wordPieces);
  const styled = preferences().transliteration === 'plain' ? plainStyle : (precise: string): string => precise;
  showWordPopover(word.range, {
    word: word.range.toString(),
    sound: styled(bareSound(pieces[next.index])),
    meaning: next.meanings[next.index] ?? '',
    root: next.roots[next.index],
    readings: (next.readings[String(next.index)] ?? []).map((reading) => ({ ...reading, sound: styled(reading.sound) })),
  });
  listen(next.paragraph);
}

/** Goes from a word in steps to the next one that has a meaning. */
function step(from: number, by: 1 | -1): void {
  if (!open) return;
  for (let index = from; index >= 0 && index < open.meanings.length; index += by) {
    if (!isExplained(open.meanings[index])) continue;
    const words = wordsOnScreen(open.paragraph);
    const word = words[index];
    if (word) bringIntoView(word);
    show({ ...open, index }, words);
    return;
  }
}

/** Tab leads from the text to the link of the popover and from there on; with Shift back to the text. */
function goToLink(event: KeyboardEvent, paragraph: HTMLElement, link: HTMLAnchorElement | undefined): void {
  const isOnLink = link !== undefined && document.activeElement === link;
  if (!isOnLink && (event.shiftKey || document.activeElement !== paragraph || !link)) return;
  (isOnLink ? paragraph : link)?.focus({ preventScroll: true });
  // From the link the browser goes on as if from the text, which the popover belongs to.
  if (isOnLink && !event.shiftKey) close();
  else event.preventDefault();
}

/** The app shows the page of the root itself, unless the reader wants it elsewhere. */
function onLink(event: MouseEvent): void {
  const entry = open?.roots[open.index];
  if (!open || !entry || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { navigate } = open;
  close();
  navigate(rootAddress(entry.letters));
}

/** @returns whether the key did something */
function actOnKey(key: string, { paragraph, index, meanings }: Open): boolean {
  if (key === 'Escape') {
    if (isInPopover(document.activeElement)) paragraph.focus({ preventScroll: true });
    close();
  } else if (document.activeElement !== paragraph) return false;
  else if (key === 'ArrowLeft') step(index + 1, 1);
  else if (key === 'ArrowRight') step(index - 1, -1);
  else if (key === 'Home') step(0, 1);
  else if (key === 'End') step(meanings.length - 1, -1);
  else return false;
  return true;
}

function onKeyDown(event: KeyboardEvent): void {
  if (!open) return;
  if (event.key === 'Tab') goToLink(event, open.paragraph, familyLink());
  else if (isFreeKey(event) && actOnKey(event.key, open)) event.preventDefault();
}

/** Follows what ends the popover: a press elsewhere, its link, Escape, the focus going on, another layout, another page. */
function listen(paragraph: HTMLElement): void {
  listening?.abort();
  listening = new AbortController();
  const { signal } = listening;
  // Before anybody else: an arrow key must not turn the page as well.
  document.addEventListener('keydown', onKeyDown, { capture: true, signal });
  const isOwn = (target: EventTarget | null): boolean => isInPopover(target) || (target instanceof Node && paragraph.contains(target));
  document.addEventListener('pointerdown', ({ target }) => !isOwn(target) && close(), { signal });
  paragraph.addEventListener('blur', ({ relatedTarget }) => !isInPopover(relatedTarget) && close(), { signal });
  familyLink()?.addEventListener('click', onLink, { signal });
  const { innerWidth } = window;
  // The bars of a phone's browser come and go with scrolling and change the height alone.
  window.addEventListener('resize', () => window.innerWidth !== innerWidth && close(), { signal });
  const observer = new MutationObserver(() => !paragraph.isConnected && close());
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** The word that is meant: the one that was pressed, or the first one for the keyboard; -1 for none. */
function meant(paragraph: HTMLElement, words: readonly WordOnScreen[], meanings: readonly string[], press: Press | undefined): number {
  if (!press) return meanings.findIndex(isExplained);
  // Whoever selects text means to copy it.
  if (document.getSelection()?.isCollapsed === false) return -1;
  const index = wordAt(words, press.clientX, press.clientY, Number.parseFloat(getComputedStyle(paragraph).lineHeight));
  return isExplained(meanings[index]) ? index : -1;
}

/** The root of each word of a card. */
const rootsOf = ({ roots, families }: CategoryMeanings, home: string): (RootEntry | undefined)[] =>
  wordMeanings(roots[home] ?? '').map((place) => (place === '' ? undefined : families[Number(place)]));

/**
 * Shows what the pressed word of a card means, or takes the popover away where it is shown already or no word was pressed.
 * @param paragraph holds the card's Arabic
 * @param navigate leads to an address below the base
 */
export function toggleMeaning(card: Card, paragraph: HTMLElement, navigate: (to: string) => void, press?: Press): void {
  meaningsModule(card.home).use((all) => {
    // The focus that comes back from the link finds the popover where it was.
    if (!paragraph.isConnected || (!press && open?.paragraph === paragraph)) return;
    const meanings = wordMeanings(all.meanings[card.home] ?? '');
    const words = wordsOnScreen(paragraph);
    const index = meant(paragraph, words, meanings, press);
    const isShown = press && open?.paragraph === paragraph && open.index === index;
    if (index < 0 || isShown) close();
    else
      show(
        { paragraph, card, meanings, roots: rootsOf(all, card.home), readings: all.readings?.[card.home] ?? {}, navigate, index },
        words,
      );
  });
}
