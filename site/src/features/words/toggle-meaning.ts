/**
 * What a press on a word of a card does, and what keys do on a text that has the focus: arrow keys go from word to
 * word, the left one to the next. Loads with the first such press; see `site/src/features/words/card-arabic.tsx`.
 */
import { parseStoredMeanings } from '../../../../packages/core/meanings.ts';
import type { Card, CategoryWordMeanings, RootSummary, VariantWordReading } from '../../../../packages/core/model.ts';
import { rootAddress } from '../../../../packages/core/roots.ts';
import { splitTransliterationByWord } from '../../../../packages/arabic/transliteration/stored-transliteration.ts';
import { isFreeForShortcut } from '../../platform/navigation/shortcut-key.ts';
import { chosenPreferences } from '../../platform/preferences/change-preferences.ts';
import { loadedPlainTransliterationConverter } from '../../ui/use-plain-style.ts';
import { meaningsModuleOfCard } from './meanings.ts';
import { visibleRootPageLink, hideWordPopover, isInPopover, showWordPopover } from './word-popover.ts';
import { wordIndexAt, type WordRangeAndArea, locateWords } from './words-on-screen.ts';

/**
 * Where the reader pressed, in the page: it may have been scrolled by the time the meanings are there. Absent where the
 * text got the focus by a key.
 */
interface PressPoint {
  pageX: number;
  pageY: number;
}

/** The text that the popover belongs to, and which of its words it shows. */
interface OpenPopover {
  paragraph: HTMLElement;
  card: Card;
  meanings: readonly string[];
  /** The root of each word; undefined where it has none. */
  roots: readonly (RootSummary | undefined)[];
  /** Other readings by the index of the word. */
  readings: Readonly<Record<string, readonly VariantWordReading[]>>;
  /** Navigates to an address below the base. */
  navigate: (to: string) => void;
  index: number;
}

let openPopover: OpenPopover | undefined;
let popoverListeners: AbortController | undefined;

function closePopover(): void {
  popoverListeners?.abort();
  popoverListeners = undefined;
  if (openPopover) hideWordPopover();
  openPopover = undefined;
}

/** Whether a word has a meaning; a sign that stands alone and the placeholder of a name have none. */
const hasMeaning = (meaning: string | undefined): boolean => meaning !== undefined && /^[^{]/.test(meaning);

/** The transliteration of a word without the punctuation behind it. */
const soundWithoutPunctuation = (piece = ''): string => piece.replace(/[,;:.?!]+$/, '');

/** Scrolls to a word outside the viewport, which keys may reach. */
function scrollWordIntoView({ range }: WordRangeAndArea): void {
  const { top, bottom } = range.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) window.scrollBy({ top: top - window.innerHeight / 2 });
}

function showWord(next: OpenPopover, words: readonly WordRangeAndArea[]): void {
  const word = words[next.index];
  if (!word) return;
  openPopover = next;
  const pieces = next.card.transliteration.split('\n').flatMap(splitTransliterationByWord);
  // The card of the word has loaded the plain style, where the reader chose it.
  const toPlain = chosenPreferences().transliteration === 'plain' ? loadedPlainTransliterationConverter() : undefined;
  const styled = (sound: string): string => toPlain?.(sound) ?? sound;
  showWordPopover(word.range, {
    word: word.range.toString(),
    sound: styled(soundWithoutPunctuation(pieces[next.index])),
    meaning: next.meanings[next.index] ?? '',
    root: next.roots[next.index],
    readings: (next.readings[String(next.index)] ?? []).map((reading) => ({ ...reading, sound: styled(reading.sound) })),
  });
  listenForClosing(next.paragraph);
}

/** Shows the first word with a meaning, from an index in a direction. */
function goToNextExplained(from: number, by: 1 | -1): void {
  if (!openPopover) return;
  for (let index = from; index >= 0 && index < openPopover.meanings.length; index += by) {
    if (!hasMeaning(openPopover.meanings[index])) continue;
    const words = locateWords(openPopover.paragraph);
    const word = words[index];
    if (word) scrollWordIntoView(word);
    showWord({ ...openPopover, index }, words);
    return;
  }
}

/** Tab goes from the text to the link of the popover and on from there; Shift and Tab go back to the text. */
function moveFocusByTab(event: KeyboardEvent, paragraph: HTMLElement, link: HTMLAnchorElement | undefined): void {
  const isOnLink = link !== undefined && document.activeElement === link;
  if (!isOnLink && (event.shiftKey || document.activeElement !== paragraph || !link)) return;
  (isOnLink ? paragraph : link)?.focus({ preventScroll: true });
  // Without `preventDefault` the browser moves on from the text, which has the focus again.
  if (isOnLink && !event.shiftKey) closePopover();
  else event.preventDefault();
}

/** Opens the page of the root in the app, unless the press asks for a new tab or window. */
function onRootLinkClick(event: MouseEvent): void {
  const entry = openPopover?.roots[openPopover.index];
  if (!openPopover || !entry || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { navigate } = openPopover;
  closePopover();
  navigate(rootAddress(entry.letters));
}

/** @returns whether the key did something */
function actOnKey(key: string, { paragraph, index, meanings }: OpenPopover): boolean {
  if (key === 'Escape') {
    if (isInPopover(document.activeElement)) paragraph.focus({ preventScroll: true });
    closePopover();
  } else if (document.activeElement !== paragraph) return false;
  else if (key === 'ArrowLeft') goToNextExplained(index + 1, 1);
  else if (key === 'ArrowRight') goToNextExplained(index - 1, -1);
  else if (key === 'Home') goToNextExplained(0, 1);
  else if (key === 'End') goToNextExplained(meanings.length - 1, -1);
  else return false;
  return true;
}

function onKeyDown(event: KeyboardEvent): void {
  if (!openPopover) return;
  if (event.key === 'Tab') moveFocusByTab(event, openPopover.paragraph, visibleRootPageLink());
  else if (isFreeForShortcut(event) && actOnKey(event.key, openPopover)) event.preventDefault();
}

/** Closes the popover at a press elsewhere, its link, Escape, a change of focus, width or page. */
function listenForClosing(paragraph: HTMLElement): void {
  popoverListeners?.abort();
  popoverListeners = new AbortController();
  const { signal } = popoverListeners;
  // In the capture phase, so that an arrow key does not turn the page as well.
  document.addEventListener('keydown', onKeyDown, { capture: true, signal });
  const isOwn = (target: EventTarget | null): boolean => isInPopover(target) || (target instanceof Node && paragraph.contains(target));
  document.addEventListener('pointerdown', ({ target }) => !isOwn(target) && closePopover(), { signal });
  paragraph.addEventListener('blur', ({ relatedTarget }) => !isInPopover(relatedTarget) && closePopover(), { signal });
  visibleRootPageLink()?.addEventListener('click', onRootLinkClick, { signal });
  const { innerWidth } = window;
  // Not the height: the bars of a phone's browser change it while the page scrolls.
  window.addEventListener('resize', () => window.innerWidth !== innerWidth && closePopover(), { signal });
  const observer = new MutationObserver(() => !paragraph.isConnected && closePopover());
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** The index of the word to show: the pressed one, or for the keyboard the first with a meaning; -1 for none. */
function targetWordIndex(
  paragraph: HTMLElement,
  words: readonly WordRangeAndArea[],
  meanings: readonly string[],
  press: PressPoint | undefined,
): number {
  if (!press) return meanings.findIndex(hasMeaning);
  // A reader who selects text wants to copy it.
  if (document.getSelection()?.isCollapsed === false) return -1;
  const lineHeight = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
  const index = wordIndexAt(words, press.pageX - window.scrollX, press.pageY - window.scrollY, lineHeight);
  return hasMeaning(meanings[index]) ? index : -1;
}

/** The root of each word of a card. */
const rootsOfWords = ({ roots, families }: CategoryWordMeanings, permanentId: string): (RootSummary | undefined)[] =>
  parseStoredMeanings(roots[permanentId] ?? '').map((place) => (place === '' ? undefined : families[Number(place)]));

/**
 * Shows the meaning of the pressed word of a card, or closes the popover if it shows this word or no word was pressed.
 * @param paragraph holds the card's Arabic
 * @param navigate goes to an address below the base
 */
export function toggleMeaning(card: Card, paragraph: HTMLElement, navigate: (to: string) => void, press?: PressPoint): void {
  meaningsModuleOfCard(card.permanentId).use((all) => {
    // When the focus comes back from the link, the popover is still open and stays.
    if (!paragraph.isConnected || (!press && openPopover?.paragraph === paragraph)) return;
    const meanings = parseStoredMeanings(all.meanings[card.permanentId] ?? '');
    const words = locateWords(paragraph);
    const index = targetWordIndex(paragraph, words, meanings, press);
    const isShown = press && openPopover?.paragraph === paragraph && openPopover.index === index;
    if (index < 0 || isShown) closePopover();
    else
      showWord(
        {
          paragraph,
          card,
          meanings,
          roots: rootsOfWords(all, card.permanentId),
          readings: all.readings?.[card.permanentId] ?? {},
          navigate,
          index,
        },
        words,
      );
  });
}
