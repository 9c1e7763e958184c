/** The counts that the site is meant to have, pinned: a page, card, name or entry can neither vanish nor slip in unseen. */

/** A count that is exact, or a range with both ends included. */
export type Count = number | readonly [least: number, most: number];

export interface Totals {
  categories: number;
  /** Pages that each category's folder holds. */
  pages: Readonly<Record<string, number>>;
  /** Entries of each menu, other categories' pages included. */
  menus: Readonly<Record<string, number>>;
  /** Cards of the pages where they are counted: `prayer/ablution`. */
  cards: Readonly<Record<string, Count>>;
  /** Sections of each page on the context of dua. */
  context: Readonly<Record<string, number>>;
  names: number;
  hadith: number;
  phrases: number;
  /** The only numbers of times that the sources give. */
  repeats: readonly number[];
}

const pagesOf = (category: string, counts: Readonly<Record<string, Count>>): Record<string, Count> =>
  Object.fromEntries(Object.entries(counts).map(([slug, count]) => [`${category}/${slug}`, count]));

const PRAYER = {
  ablution: 3,
  'mosque-duas': 3,
  'start-of-prayer': 8,
  'while-bowing': 5,
  'rising-from-bowing': 3,
  prostrating: 7,
  'between-prostrations': 2,
  'quran-prostration': 2,
  tashahhud: 1,
  'prayers-upon-prophet': 2,
  'after-last-tashahhud': 11,
  'after-salam': 8,
  'qunoot-al-witr': 3,
};

const MORNING_EVENING = {
  'waking-up': 4,
  'morning-remembrance': [20, 24],
  'evening-remembrance': [16, 22],
  'before-sleeping': 13,
  'submitting-bedtime-dua': 1,
  'turning-night': 1,
  'during-fear': 1,
} as const;

const DAILY_LIFE = {
  'after-food': 2,
  'after-meal': 2,
  'animal-sounds': 2,
  'breaking-fast': 2,
  'excellence-prayers': 4,
  sneezing: 3,
  'spreading-greetings': 3,
};

const WELLBEING = { 'settling-debt': 2, 'provision-wealth': 3, 'good-character': 7, 'guidance-uprightness': 4, paradise: 4 };

const ILLNESS = {
  'visiting-sick': 2,
  'excellence-visiting-sick': 1,
  'renounce-life': 3,
  'nearing-death': 1,
  calamity: 1,
  'closing-eyes': 1,
  'funeral-prayer': 4,
  'child-funeral-prayer': 3,
  condolence: 2,
  'placing-deceased': 1,
  'after-burial': 1,
  'visiting-graves': 1,
  'body-pain': 1,
  'ayyub-dua': 1,
  'evil-diseases': 1,
};

/** Three of the menu's entries are pages of other categories; their cards are counted where they are at home. */
const TRIALS = {
  'anxiety-sorrow': 2,
  distress: 4,
  enemy: 3,
  doubt: 3,
  whisperings: 1,
  'difficult-affairs': 1,
  'committing-sin': 1,
  'expelling-devil': 3,
  mishap: 1,
  'fear-of-shirk': 1,
  'evil-omens': 1,
  'against-enemies': 1,
  'afraid-of-people': 1,
  'refuge-from-enemies': 1,
  'ruler-injustice': 2,
};

const TRAVEL = {
  'mounting-transport': 1,
  'travel-dua': 1,
  'entering-town': 1,
  'stumbling-transport': 1,
  'traveller-for-resident': 1,
  'resident-for-traveller': 2,
  'ascending-descending': 1,
  'traveller-dawn': 1,
  'stopping-lodging': 1,
  'returning-from-travel': 1,
};

const QURANIC = {
  'surah-fatihah': 7,
  'yunus-dua': 1,
  'musa-dua': 2,
  'adam-dua': 1,
  'pious-dua': 1,
  'slaves-dua': 2,
  'nuh-dua': 1,
  'ummah-dua': 1,
  'believers-judgement-dua': 1,
  'asiya-dua': 1,
  'ibrahim-dua': 3,
  'oppressors-protection-dua': 2,
};

export const TOTALS: Totals = {
  categories: 12,
  pages: {
    'morning-evening': 7,
    prayer: 19,
    'daily-life': 53,
    wellbeing: 27,
    illness: 15,
    trials: 15,
    travel: 10,
    'quranic-duas': 36,
    'hajj-umrah': 11,
    adhkar: 9,
    'ummah-duas': 7,
    istighfar: 19,
  },
  menus: {
    'morning-evening': 7,
    prayer: 19,
    'daily-life': 55,
    wellbeing: 27,
    illness: 15,
    trials: 18,
    travel: 12,
    'quranic-duas': 36,
    'hajj-umrah': 11,
    adhkar: 9,
    'ummah-duas': 7,
    istighfar: 19,
  },
  cards: {
    ...pagesOf('prayer', PRAYER),
    ...pagesOf('morning-evening', MORNING_EVENING),
    ...pagesOf('daily-life', DAILY_LIFE),
    ...pagesOf('wellbeing', WELLBEING),
    ...pagesOf('illness', ILLNESS),
    ...pagesOf('trials', TRIALS),
    ...pagesOf('travel', TRAVEL),
    ...pagesOf('quranic-duas', QURANIC),
    'daily-life/leaving-home': 2,
    'daily-life/clear-skies': 1,
    'daily-life/seeing-trial': 1,
    'daily-life/entering-market': 1,
    'adhkar/excellence-prophet': 5,
    'adhkar/dhikr': 2,
  },
  context: { reasons: 15, virtue: 5, times: 31, etiquettes: 23 },
  names: 99,
  hadith: 42,
  phrases: 6,
  repeats: [2, 3, 7, 10, 33, 34, 100],
};
