/**
 * The small popover that says how one word sounds, what it means, how else it is read and of which root it is, with the way to the page of
 * the root. There is one, and it shows one word at a time. To screen readers sound and meaning are said by a status of its own, word first.
 */
import { DIRECTION, LANGUAGE } from '../../../../packages/core/messages/locale.ts';

import { semicolonList } from '../../../../packages/core/grades.ts';
import type { RootEntry, WordReading } from '../../../../packages/core/model.ts';
import { rootAddress, spacedRoot } from '../../../../packages/core/roots.ts';
import * as messages from '../../../../packages/core/messages/words.ts';
import { addStyles } from '../../platform/add-styles.ts';
import styles from './word-popover.css?inline';

addStyles(styles);

export interface ExplainedWord {
  word: string;
  sound: string;
  meaning: string;
  /** Absent on a word that has none. */
  root?: RootEntry | undefined;
  /** As other narrations have it. */
  readings: readonly WordReading[];
}

const GAP_PX = 6;
const EDGE_PX = 8;
/** The name that `::highlight()` uses in the style sheet. */
const HIGHLIGHT = 'explained-word';

const element = (className: string, attributes: Readonly<Record<string, string>>, ...children: Node[]): HTMLElement => {
  const made = document.createElement('div');
  made.className = className;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
};

const sound = element('word-popover-sound', { lang: 'ar-Latn', dir: 'ltr', translate: 'no' });
const meaning = element('word-popover-meaning', { lang: LANGUAGE, dir: DIRECTION });
const rootLetters = element('root-letters', { lang: 'ar', dir: 'rtl', translate: 'no' });
const rootSense = element('', { lang: LANGUAGE, dir: DIRECTION });
const readings = element('word-popover-readings', {});
const root = element('word-popover-root', {}, rootLetters, rootSense);
const family = document.createElement('a');
family.className = 'word-popover-family';
const popover = element(
  'word-popover',
  { popover: 'manual', role: 'group', 'aria-label': messages.theWord },
  sound,
  meaning,
  readings,
  root,
  family,
);
const saidWord = element('', { lang: 'ar', dir: 'rtl', translate: 'no' });
const saidMeaning = element('', { lang: LANGUAGE });
const saidReadings = element('', {});
const said = element('visually-hidden', { role: 'status' }, saidWord, saidMeaning, saidReadings);
// In the page before there is something to say: what a new status brings along is told by no screen reader.
document.body.append(said);

/** Puts the popover over the word, or under it where there is no room; it scrolls along with the page. */
function place({ left, width, top, bottom }: DOMRect): void {
  const own = popover.getBoundingClientRect();
  const most = document.documentElement.clientWidth - own.width - EDGE_PX;
  const x = Math.max(EDGE_PX, Math.min(left + (width - own.width) / 2, most));
  const y = top - GAP_PX - own.height >= EDGE_PX ? top - GAP_PX - own.height : bottom + GAP_PX;
  popover.style.left = `${x + window.scrollX}px`;
  popover.style.top = `${y + window.scrollY}px`;
}

function mark(range: Range | undefined): void {
  if (typeof Highlight === 'undefined' || !('highlights' in CSS)) return;
  if (range) CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  else CSS.highlights.delete(HIGHLIGHT);
}

const span = (text: string, attributes: Readonly<Record<string, string>>): HTMLElement => {
  const made = document.createElement('span');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
};

/** Another reading in one line: the word, its meaning, and who has it. */
const readingLine = ({ arabic, sound: itsSound, meaning: itsMeaning, sources }: WordReading): HTMLElement =>
  element(
    '',
    { lang: LANGUAGE, dir: DIRECTION },
    document.createTextNode(`${messages.alsoRead} `),
    span(arabic, { lang: 'ar', dir: 'rtl', translate: 'no' }),
    document.createTextNode(' '),
    span(itsSound, { lang: 'ar-Latn', dir: 'ltr', translate: 'no' }),
    document.createTextNode(`, ${itsMeaning} (${semicolonList(sources)})`),
  );

function showRoot(entry: RootEntry | undefined): void {
  root.hidden = entry === undefined;
  family.hidden = entry === undefined;
  if (!entry) return;
  rootLetters.textContent = spacedRoot(entry.letters);
  rootSense.textContent = entry.sense;
  family.textContent = messages.duasOfFamily({ count: entry.count });
  family.href = import.meta.env.BASE_URL.slice(0, -1) + rootAddress(entry.letters);
}

/** The link to the page of the root, where the word that is shown has one. */
export const familyLink = (): HTMLAnchorElement | undefined => (popover.isConnected && !family.hidden ? family : undefined);

/** Whether something is the popover or a part of it. */
export const isInPopover = (target: EventTarget | null): boolean => target instanceof Node && popover.contains(target);

/** Shows a word in the place of the one before. @param range the word on the screen */
export function showWordPopover(range: Range, explained: ExplainedWord): void {
  document.body.append(popover);
  sound.textContent = explained.sound;
  meaning.textContent = explained.meaning;
  readings.hidden = explained.readings.length === 0;
  readings.replaceChildren(...explained.readings.map(readingLine));
  saidReadings.replaceChildren(...explained.readings.map(readingLine));
  showRoot(explained.root);
  saidWord.textContent = explained.word;
  saidMeaning.textContent = explained.meaning;
  popover.showPopover?.();
  mark(range);
  place(range.getBoundingClientRect());
}

/** Takes the popover away. */
export function hideWordPopover(): void {
  popover.remove();
  saidWord.textContent = '';
  saidMeaning.textContent = '';
  saidReadings.replaceChildren();
  mark(undefined);
}
