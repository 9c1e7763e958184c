/** All keys of `localStorage` that hold what a reader has chosen or done. A prefix ends in `/`, and the name of an entry follows it. */

export const THEME_KEY = 'theme';
export const PREFERENCES_KEY = 'misbaha:reading';
export const REMINDERS_KEY = 'misbaha:reminders';
export const PRAYER_REMINDERS_KEY = 'misbaha:prayer-reminders';
export const WITHOUT_LOOKING_KEY = 'misbaha:without-looking';
export const RECORDING_OFF_KEY = 'misbaha:days-off';
export const ONE_KEY_SHORTCUTS_OFF_KEY = 'misbaha:keys-off';

/** Entry names are ids of duas, the texts the time of saving. */
export const SAVED_DUAS_KEY_PREFIX = 'misbaha:saved/';
/**
 * The names are those of `SAVED_DUAS_KEY_PREFIX`, the texts `SavedDua.from`. Earlier versions of the app do not know these entries.
 */
export const SAVED_FROM_KEY_PREFIX = 'misbaha:saved-from/';
/** Entry names are ids of cards or roots, the texts `LearningRecord` without the id, as JSON. */
export const LEARNING_KEY_PREFIX = 'misbaha:learning/';
/** Entry names are ids of lists, the texts `ListRecord` as JSON. */
export const LISTS_KEY_PREFIX = 'misbaha:lists/';
/** Entries are named `2026-11-21/category/page#card`, in a list `2026-11-21/list:<id>#category/page#card`; the text is the count. */
export const COUNTS_KEY_PREFIX = 'misbaha:counts/';
/** The last count: its day and when it was, in milliseconds, as `2026-11-21 1795301400000`. */
export const LAST_COUNT_TIME_KEY = 'misbaha:last-count';
/** When a dua of the remembrance after the prayer was last counted, in milliseconds. */
export const AFTER_PRAYER_COUNT_TIME_KEY = 'misbaha:counted-after-prayer';
/**
 * Entries are named `2026-11-21/category/page` or `2026-11-21/list:<id>`. The text is the title, in case the page or list is
 * removed later.
 */
export const FINISHED_PAGES_KEY_PREFIX = 'misbaha:days/';
/** A key for each page, `category/page`, and each list. The text has the day, so that a resume point lasts for one day. */
export const RESUME_POINT_KEY_PREFIX = 'misbaha:place/';
