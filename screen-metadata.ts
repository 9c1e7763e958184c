/**
 * Descriptions and search words of screens. Only tools and the prerenderer read them, so they are not in the table of
 * screens (`screens.ts`), which every page loads.
 */
import * as messages from './packages/core/messages/screen-words.ts';

interface ScreenDescription {
  /** Description for search engines and link previews. */
  description: string;
  /**
   * Words by which the search finds the screen, besides its title. Absent where the search finds the screen by its content,
   * such as the names of Allah, or not at all.
   */
  searchWords?: string;
}

/** By the screen's folder. Screens whose `route.ts` makes the description from the page's data are absent. */
export const SCREEN_DESCRIPTION_BY_FOLDER: Readonly<Record<string, ScreenDescription>> = {
  settings: { description: messages.settingsDescription, searchWords: messages.settingsSearchWords },
  reminders: { description: messages.remindersDescription, searchWords: messages.remindersSearchWords },
  contact: { description: messages.contactDescription, searchWords: messages.contactSearchWords },
  context: { description: messages.contextDescription, searchWords: messages.contextSearchWords },
  names: { description: messages.namesDescription },
  tasbih: { description: messages.tasbihDescription, searchWords: messages.tasbihSearchWords },
  about: { description: messages.aboutDescription, searchWords: messages.aboutSearchWords },
  needs: { description: messages.needsDescription, searchWords: messages.needsSearchWords },
  search: { description: messages.searchDescription },
  check: { description: messages.checkDescription, searchWords: messages.checkSearchWords },
  saved: { description: messages.savedDescription },
  lists: { description: messages.listsDescription, searchWords: messages.listsSearchWords },
  days: { description: messages.daysDescription, searchWords: messages.daysSearchWords },
  learn: { description: messages.learnDescription, searchWords: messages.learnSearchWords },
  words: { description: messages.wordsDescription, searchWords: messages.wordsSearchWords },
  booklet: { description: messages.bookletDescription, searchWords: messages.bookletSearchWords },
};
