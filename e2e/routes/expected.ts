/**
 * The routes and their counts as the owner of the site wants them.
 * Written by hand and never read from `content/`: what vanishes there, or slips in, differs from this table.
 *
 * A list names slugs in the order of their menu. `slug:3` has exactly three cards, `slug:20-24` that many, a slug alone
 * at least one.
 */
interface ExpectedCategory {
  title: string;
  pages: string;
}

const CATEGORIES: Readonly<Record<string, ExpectedCategory>> = {
  'morning-evening': {
    title: 'Morning/Evening',
    pages:
      'waking-up:4 morning-remembrance:20-24 evening-remembrance:16-22 before-sleeping:13 submitting-bedtime-dua:1 turning-night:1 during-fear:1',
  },
  prayer: {
    title: 'Prayer',
    pages:
      'ablution:3 mosque-duas:3 adhaan-duas start-of-prayer:8 while-bowing:5 rising-from-bowing:3 prostrating:7 between-prostrations:2 quran-prostration:2 tashahhud:1 prayers-upon-prophet:2 after-last-tashahhud:11 after-salam:8 istikhaarah qunoot-al-witr:3 after-salam-witr sacrifice lailatul-qadr tahajjud',
  },
  'daily-life': {
    title: 'Daily Life',
    // The 49 slugs that are named, and six more: "about 55 buttons".
    pages:
      'waking-up wearing-garment new-garment for-new-garment before-undressing entering-toilet leaving-toilet leaving-home:2 dreams settling-debt:2 wind-storm thunder rain when-raining after-rain clear-skies:1 crescent-moon breaking-fast:2 before-eating after-food:2 after-meal:2 guest-dua food-provider early-fruit sneezing:3 newlywed wedding-night before-intimacy when-angry seeing-trial:1 at-gathering expiation-sins returning-forgiveness for-favor love-for-allah offered-wealth may-allah-bless entering-market:1 pleasing-news excellence-prayers:4 spreading-greetings:3 animal-sounds:2 insulted-muslim praising-muslim evil-eye when-startled insulted-while-fasting disbeliever-sneezing returning-disbeliever-greeting entering-home newborn-congratulation breaking-fast-with-hosts fasting-guest repaying-lender being-praised',
  },
  wellbeing: {
    title: 'Wellbeing',
    // The 20 of the menu, then the seven that only the route table names.
    pages:
      'distress-protection family-wellness harm-protection settling-debt:2 provision-wealth:3 seven-calamities good-deeds weakness-protection good-character:7 declining-favors guidance-uprightness:4 wealth-offspring healing paradise:4 children-protection dajjal-protection devils-protection submissive-heart evil-people complete-protection anxiety-relief peace-tranquility inner-peace halal-provision guidance wealth-increase provision',
  },
  illness: {
    title: 'Illness',
    pages:
      'visiting-sick:2 excellence-visiting-sick:1 renounce-life:3 nearing-death:1 calamity:1 closing-eyes:1 funeral-prayer:4 child-funeral-prayer:3 condolence:2 placing-deceased:1 after-burial:1 visiting-graves:1 body-pain:1 ayyub-dua:1 evil-diseases:1',
  },
  trials: {
    title: 'Trials',
    pages:
      'anxiety-sorrow:2 distress:4 enemy:3 doubt:3 whisperings:1 difficult-affairs:1 committing-sin:1 expelling-devil:3 mishap:1 clear-skies:1 seeing-trial:1 fear-of-shirk:1 evil-omens:1 against-enemies:1 afraid-of-people:1 refuge-from-enemies:1 yunus-dua:1 ruler-injustice:2',
  },
  travel: {
    title: 'Travel',
    pages:
      'leaving-home:2 mounting-transport:1 travel-dua:1 entering-town:1 entering-market:1 stumbling-transport:1 traveller-for-resident:1 resident-for-traveller:2 ascending-descending:1 traveller-dawn:1 stopping-lodging:1 returning-from-travel:1',
  },
  'quranic-duas': {
    title: 'Quranic Duas',
    pages:
      'surah-fatihah:7 yunus-dua:1 musa-dua:2 adam-dua:1 pious-dua:1 slaves-dua:2 nuh-dua:1 ummah-dua:1 believers-judgement-dua:1 asiya-dua:1 hell-fire-protection-dua reflect-dua angels-dua musa-need-dua frequent-dua cave-dua heart-firmness-dua knowledge-dua musa-peace-dua ibrahim-dua:3 parents-dua zakariyya-dua zakariyya-children-dua joyous-household-dua sulayman-dua gratitude-children-dua shaytan-protection-dua forgiveness-ease-dua forgiveness-victory-dua firmness-victory-dua lut-dua oppressors-protection-dua:2 persecution-protection-dua ayyub-distress-dua yusuf-dua ibrahim-ismail-dua',
  },
  'hajj-umrah': {
    title: 'Hajj/Umrah',
    pages: 'ihram talbiyah black-stone yemeni-corner maqam-ibrahim safa safa-marwah between-safa-marwah arafah jamarat entering-makkah:1',
  },
  adhkar: {
    title: 'Adhkar',
    pages:
      'excellence-prophet:5 seeking-forgiveness prophet-tasbeeh sayyidul-istighfar dua-forgiveness dua-forgiveness-paradise dhikr:2 dua-mercy-forgiveness last-two-ayahs',
  },
  'ummah-duas': {
    title: "Du'as for the Ummah",
    pages: 'allah-enough enemy-evil defeat-enemies oppressed poor-needy forgiveness-ease firmness-victory',
  },
  istighfar: {
    title: 'Istighfar',
    pages:
      'quran-1 quran-2 quran-3 quran-4 quran-5 quran-6 quran-7 quran-8 quran-9 sunnah-1 sunnah-2 sunnah-3 sunnah-4 sunnah-5 sunnah-6 sunnah-7 sunnah-8 sunnah-9 sunnah-10',
  },
};

/** Entries of each menu; a guard for the lists above. */
const MENU_SIZES: Readonly<Record<string, number>> = {
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
};

/** Titles whose wording is fixed. */
const TITLES: Readonly<Record<string, string>> = {
  '/morning-evening/waking-up': 'When waking up',
  '/morning-evening/morning-remembrance': 'Remembrance said in the morning',
  '/morning-evening/evening-remembrance': 'Remembrance said in the evening',
  '/morning-evening/before-sleeping': 'Remembrance before sleeping',
  '/morning-evening/submitting-bedtime-dua': 'Submitting to Allah - Bedtime Dua',
  '/morning-evening/turning-night': 'Supplication when turning over during the night',
  '/morning-evening/during-fear': 'During unrest, fear & apprehensiveness in sleep',
  '/daily-life/clear-skies': 'Asking for Clear Skies',
  '/daily-life/crescent-moon': 'Upon Sighting the Crescent Moon',
  '/daily-life/guest-dua': "Guest's Supplication for the Host",
  '/daily-life/when-raining': 'When it Rains',
  '/daily-life/after-rain': 'After Rainfall',
  '/wellbeing/seven-calamities': 'Protection from Seven Calamities',
  '/wellbeing/good-deeds': 'Asking for Good Deeds and No Tests',
  '/wellbeing/weakness-protection': 'Seeking Refuge from Weakness and Sadness',
  '/wellbeing/good-character': 'Duas for Good Character',
  '/wellbeing/declining-favors': 'Seeking Refuge from Declining Favors',
  '/wellbeing/guidance-uprightness': 'Duas for Guidance and Uprightness',
  '/wellbeing/wealth-offspring': 'Dua for Increase in Wealth and Offspring',
  '/wellbeing/healing': 'Dua for Healing and Good Health',
  '/wellbeing/paradise': 'Duas for Paradise and Refuge from Hellfire',
  '/wellbeing/submissive-heart': 'Dua for a Submissive Heart',
  '/wellbeing/evil-people': 'Seeking Refuge from Evil People',
  '/quranic-duas/surah-fatihah': 'Surah Fatihah - The greatest Supplication',
};

/** What is counted: `role` as a browser says it, or a part that has no role of its own. */
interface ExpectedCount {
  what: string;
  selector: string;
  least: number;
  most: number;
}

export interface ExpectedRoute {
  path: string;
  /** The heading, where its wording is fixed. */
  title?: string;
  /** Where back leads; home has none. */
  back?: string;
  counts: ExpectedCount[];
}

const exactly = (what: string, selector: string, count: number): ExpectedCount => ({ what, selector, least: count, most: count });

function cardCount(range: string | undefined): ExpectedCount {
  const [least = 1, most = range ? least : Infinity] = range?.split('-').map(Number) ?? [];
  return { what: 'cards', selector: 'main article', least, most };
}

function categoryRoutes([slug, { title, pages }]: [string, ExpectedCategory]): ExpectedRoute[] {
  const menu = `/${slug}`;
  const entries = pages.split(' ').map((entry) => entry.split(':') as [slug: string, range?: string]);
  const links = entries.map(([page]) => exactly(page, `main nav li > a[href="${menu}/${page}"]`, 1));
  return [
    { path: menu, title, back: '/', counts: [exactly('entries', 'main nav li > a', MENU_SIZES[slug] ?? 0), ...links] },
    ...entries.map(([page, range]) => {
      const path = `${menu}/${page}`;
      return { path, title: TITLES[path], back: menu, counts: [cardCount(range)] };
    }),
  ];
}

const context = (slug: string, title: string, sections: number): ExpectedRoute => ({
  path: `/context-behind-dua/${slug}`,
  title,
  back: '/context-behind-dua',
  counts: [exactly('sections', 'main .parts > li', sections)],
});

const HADITH = 42;

const READING: ExpectedRoute[] = [
  {
    path: '/asma-ul-husna',
    title: '99 Names of Allah',
    back: '/',
    counts: [exactly('names', '.names > li', 99), exactly('verses and narrations', '.quotations blockquote', 5)],
  },
  {
    path: '/tasbih-counter',
    title: 'Tasbih Counter',
    back: '/',
    counts: [exactly('phrases', '.phrases > li', 6), exactly('beads', '.bead', 33)],
  },
  { path: '/forty-hadith', back: '/', counts: [exactly('hadith', 'main nav li > a', HADITH)] },
  ...Array.from({ length: HADITH }, (_, index) => ({
    path: `/forty-hadith/${index + 1}`,
    title: `Hadith ${index + 1}`,
    back: '/forty-hadith',
    counts: [exactly('texts', 'main article', 1), exactly('narrators', '.narrator', 1)],
  })),
  {
    path: '/context-behind-dua',
    title: 'Understanding the Context of Dua',
    back: '/',
    counts: [exactly('cards', 'main nav li > a', 4)],
  },
  context('reasons', 'Reasons for duas not being accepted', 15),
  context('virtue', 'The Virtue of Supplication', 5),
  context('times', 'Times, Circumstances, and Places in which Supplications are Answered', 31),
  context('etiquettes', 'The Etiquettes of Supplication and The Means for its Acceptance', 23),
];

/** Every route of the site; the last two are our own. */
export const ROUTES: readonly ExpectedRoute[] = [
  {
    path: '/',
    title: 'Misbaha',
    counts: [exactly('categories', 'main nav li > a', 12), exactly('dots', '.title-ring circle', 33)],
  },
  { path: '/settings', title: 'Settings', back: '/', counts: [exactly('rows', '.setting', 2)] },
  { path: '/contact', title: 'Contact Us', back: '/', counts: [exactly('mail links', 'main a[href^="mailto:"]', 1)] },
  { path: '/about', title: 'About this app', back: '/', counts: [] },
  ...Object.entries(CATEGORIES).flatMap(categoryRoutes),
  ...READING,
  { path: '/saved', title: 'Saved', back: '/', counts: [] },
  { path: '/search', title: 'Search', back: '/', counts: [] },
];

export const CATEGORY_TITLES: readonly (readonly [slug: string, title: string])[] = Object.entries(CATEGORIES).map(([slug, { title }]) => [
  slug,
  title,
]);
