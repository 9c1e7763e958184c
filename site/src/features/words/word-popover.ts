/**
 * The small popover that says how one word sounds and what it means. There is one, and it shows one word at a time. For screen
 * readers the same is said by a status of its own, word first; the popover is for the eyes.
 */
import { DIRECTION, LANGUAGE } from '../../../../packages/core/messages/locale.ts';

export interface ExplainedWord {
  word: string;
  sound: string;
  meaning: string;
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
const popover = element('word-popover', { popover: 'manual', 'aria-hidden': 'true' }, sound, meaning);
const saidWord = element('', { lang: 'ar', dir: 'rtl', translate: 'no' });
const saidMeaning = element('', { lang: LANGUAGE });
const said = element('visually-hidden', { role: 'status' }, saidWord, saidMeaning);
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

/** Shows a word in the place of the one before. @param range the word on the screen */
export function showWord(range: Range, explained: ExplainedWord): void {
  document.body.append(popover);
  sound.textContent = explained.sound;
  meaning.textContent = explained.meaning;
  saidWord.textContent = explained.word;
  saidMeaning.textContent = explained.meaning;
  popover.showPopover?.();
  mark(range);
  place(range.getBoundingClientRect());
}

/** Takes the popover away. */
export function hideWord(): void {
  popover.remove();
  saidWord.textContent = '';
  saidMeaning.textContent = '';
  mark(undefined);
}
