/**
 * The one popover that shows how a word sounds, what it means, its other readings and its root, with a link to the page
 * of the root. Screen readers get the word and its meaning from a status of its own.
 */
import { DIRECTION, LANGUAGE } from '../../../../packages/core/messages/locale.ts';

import * as sourceMessages from '../../../../packages/core/messages/sources.ts';
import type { RootSummary, VariantWordReading } from '../../../../packages/core/model.ts';
import { rootAddress, spacedRoot } from '../../../../packages/core/roots.ts';
import * as messages from '../../../../packages/core/messages/words.ts';
import { addStyles } from '../../platform/add-styles.ts';
import { BASE_PATH } from '../../platform/site.ts';
import styles from './word-popover.css?inline';

addStyles(styles);

export interface WordPopoverContent {
  word: string;
  sound: string;
  meaning: string;
  /** Absent where the word has none. */
  root?: RootSummary | undefined;
  /** Readings of the word in other narrations. */
  readings: readonly VariantWordReading[];
}

const POPOVER_GAP_PX = 6;
const MIN_EDGE_DISTANCE_PX = 8;
/** The name that `::highlight()` uses in the style sheet. */
const HIGHLIGHT_NAME = 'explained-word';

const createDiv = (className: string, attributes: Readonly<Record<string, string>>, ...children: Node[]): HTMLElement => {
  const made = document.createElement('div');
  made.className = className;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
};

const soundElement = createDiv('word-popover-sound', { lang: 'ar-Latn', dir: 'ltr', translate: 'no' });
const meaningElement = createDiv('word-popover-meaning', { lang: LANGUAGE, dir: DIRECTION });
const rootLettersElement = createDiv('root-letters', { lang: 'ar', dir: 'rtl', translate: 'no' });
const rootSenseElement = createDiv('', { lang: LANGUAGE, dir: DIRECTION });
const readingsElement = createDiv('word-popover-readings', {});
const rootElement = createDiv('word-popover-root', {}, rootLettersElement, rootSenseElement);
const rootPageLink = document.createElement('a');
rootPageLink.className = 'word-popover-family';
const popover = createDiv(
  'word-popover',
  { popover: 'manual', role: 'group', 'aria-label': messages.theWord },
  soundElement,
  meaningElement,
  readingsElement,
  rootElement,
  rootPageLink,
);
const announcedWord = createDiv('', { lang: 'ar', dir: 'rtl', translate: 'no' });
const announcedMeaning = createDiv('', { lang: LANGUAGE });
const announcedReadings = createDiv('', {});
const announcement = createDiv('visually-hidden', { role: 'status' }, announcedWord, announcedMeaning, announcedReadings);
// In the page early: screen readers do not announce a status that is added with its text.
document.body.append(announcement);

/** Places the popover above the word, or below it where there is no space; it scrolls with the page. */
function placePopover({ left, width, top, bottom }: DOMRect): void {
  const own = popover.getBoundingClientRect();
  const most = document.documentElement.clientWidth - own.width - MIN_EDGE_DISTANCE_PX;
  const x = Math.max(MIN_EDGE_DISTANCE_PX, Math.min(left + (width - own.width) / 2, most));
  const y = top - POPOVER_GAP_PX - own.height >= MIN_EDGE_DISTANCE_PX ? top - POPOVER_GAP_PX - own.height : bottom + POPOVER_GAP_PX;
  popover.style.left = `${x + window.scrollX}px`;
  popover.style.top = `${y + window.scrollY}px`;
}

function highlightWord(range: Range | undefined): void {
  if (typeof Highlight === 'undefined' || !('highlights' in CSS)) return;
  if (range) CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(range));
  else CSS.highlights.delete(HIGHLIGHT_NAME);
}

const createSpan = (text: string, attributes: Readonly<Record<string, string>>): HTMLElement => {
  const made = document.createElement('span');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
};

/** Another reading in one line: the word, its sound, its meaning, and its sources. */
const readingLine = ({ arabic, sound: itsSound, meaning: itsMeaning, sources }: VariantWordReading): HTMLElement =>
  createDiv(
    '',
    { lang: LANGUAGE, dir: DIRECTION },
    document.createTextNode(`${messages.alsoRead} `),
    createSpan(arabic, { lang: 'ar', dir: 'rtl', translate: 'no' }),
    document.createTextNode(' '),
    createSpan(itsSound, { lang: 'ar-Latn', dir: 'ltr', translate: 'no' }),
    document.createTextNode(messages.meaningOfReading({ meaning: itsMeaning, sources: sources.join(sourceMessages.semicolon) })),
  );

function showRoot(entry: RootSummary | undefined): void {
  rootElement.hidden = entry === undefined;
  rootPageLink.hidden = entry === undefined;
  if (!entry) return;
  rootLettersElement.textContent = spacedRoot(entry.letters);
  rootSenseElement.textContent = entry.sense;
  rootPageLink.textContent = messages.duasOfFamily({ count: entry.count });
  rootPageLink.href = BASE_PATH + rootAddress(entry.letters);
}

/** The link to the page of the root, while a word with a root is shown. */
export const visibleRootPageLink = (): HTMLAnchorElement | undefined =>
  popover.isConnected && !rootPageLink.hidden ? rootPageLink : undefined;

/** Whether an event target is the popover or inside it. */
export const isInPopover = (target: EventTarget | null): boolean => target instanceof Node && popover.contains(target);

/** Shows a word instead of the one before. @param range the word on the screen */
export function showWordPopover(range: Range, explained: WordPopoverContent): void {
  document.body.append(popover);
  soundElement.textContent = explained.sound;
  meaningElement.textContent = explained.meaning;
  readingsElement.hidden = explained.readings.length === 0;
  readingsElement.replaceChildren(...explained.readings.map(readingLine));
  announcedReadings.replaceChildren(...explained.readings.map(readingLine));
  showRoot(explained.root);
  announcedWord.textContent = explained.word;
  announcedMeaning.textContent = explained.meaning;
  popover.showPopover?.();
  highlightWord(range);
  placePopover(range.getBoundingClientRect());
}

/** Removes the popover. */
export function hideWordPopover(): void {
  popover.remove();
  announcedWord.textContent = '';
  announcedMeaning.textContent = '';
  announcedReadings.replaceChildren();
  highlightWord(undefined);
}
