-- The texts of an edition as tables. Positions count from 1. A column without a value is NULL.

-- 'name', 'version', 'date', 'language' and 'format' of the edition, and each part of the data with its licence: 'schemas and code' is 'MIT'.
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE categories (
  slug TEXT PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE,
  title TEXT NOT NULL,
  subtitle TEXT NOT NULL
) WITHOUT ROWID;

-- The pages with cards, and the four on the context of dua, which are in no category.
CREATE TABLE pages (
  id TEXT PRIMARY KEY,
  category TEXT REFERENCES categories,
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  subtitle TEXT,
  intro TEXT
) WITHOUT ROWID;
CREATE INDEX pages_by_category ON pages (category, position);

-- What a category lists, pages of other categories included; 'part' is the heading over them, where there is one.
CREATE TABLE menus (
  category TEXT NOT NULL REFERENCES categories,
  position INTEGER NOT NULL,
  part TEXT,
  page TEXT NOT NULL REFERENCES pages,
  PRIMARY KEY (category, position)
) WITHOUT ROWID;

-- Words by which people look for a page.
CREATE TABLE page_needs (
  page TEXT NOT NULL REFERENCES pages,
  position INTEGER NOT NULL,
  need TEXT NOT NULL,
  PRIMARY KEY (page, position)
) WITHOUT ROWID;

CREATE TABLE sections (
  id TEXT PRIMARY KEY,
  page TEXT NOT NULL REFERENCES pages,
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  arabic TEXT
) WITHOUT ROWID;
CREATE INDEX sections_by_page ON sections (page, position);

-- Every text: what is the same in cards, quotations and hadith. 'authenticity' is one of 'quran', 'sahih', 'hasan', 'disputed', 'weak',
-- 'reported', and so is 'practice', of verses beside which narrations are cited. 'language' and 'licence_other' are of all that is not
-- Arabic. 'fingerprint' is the SHA-256 of the fingerprinted fields.
CREATE TABLE texts (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('supplication', 'narration', 'passage', 'hadith')),
  script TEXT NOT NULL CHECK (script IN ('quran', 'naskh')),
  arabic TEXT NOT NULL,
  quran TEXT,
  precise TEXT NOT NULL,
  plain TEXT NOT NULL,
  translation TEXT NOT NULL,
  authenticity TEXT NOT NULL,
  practice TEXT,
  language TEXT NOT NULL,
  licence_arabic TEXT,
  licence_other TEXT,
  since TEXT NOT NULL,
  fingerprint TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX texts_by_authenticity ON texts (authenticity);

-- A card where a page shows it; 'same_as' is the card that it repeats, where that is at home on another page.
CREATE TABLE cards (
  id TEXT PRIMARY KEY REFERENCES texts,
  page TEXT NOT NULL REFERENCES pages,
  position INTEGER NOT NULL,
  same_as TEXT REFERENCES cards,
  title TEXT,
  subtitle TEXT,
  occasion TEXT,
  instruction TEXT,
  repeat INTEGER NOT NULL DEFAULT 1,
  narrator TEXT,
  saying_of TEXT,
  note TEXT
) WITHOUT ROWID;
CREATE INDEX cards_by_page ON cards (page, position);
CREATE INDEX cards_by_home ON cards (same_as);

-- A quotation in prose: a block of a section; those on the 99 names are in none.
CREATE TABLE passages (
  id TEXT PRIMARY KEY REFERENCES texts,
  section TEXT REFERENCES sections,
  position INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX passages_by_section ON passages (section, position);

-- A paragraph of our own: a block of a section.
CREATE TABLE prose (
  section TEXT NOT NULL REFERENCES sections,
  position INTEGER NOT NULL,
  text TEXT NOT NULL,
  counsel TEXT,
  PRIMARY KEY (section, position)
) WITHOUT ROWID;

CREATE TABLE hadith (
  id TEXT PRIMARY KEY REFERENCES texts,
  number INTEGER NOT NULL UNIQUE,
  title TEXT NOT NULL,
  narrator TEXT NOT NULL,
  source TEXT NOT NULL,
  note TEXT
) WITHOUT ROWID;

-- The words of a card, line by line. 'root' has the letters of the word's root and is NULL where it has none; 'joined' is 1 where its transliteration is written together with the word before.
CREATE TABLE words (
  text TEXT NOT NULL REFERENCES texts,
  line INTEGER NOT NULL,
  position INTEGER NOT NULL,
  arabic TEXT NOT NULL,
  precise TEXT NOT NULL,
  plain TEXT NOT NULL,
  meaning TEXT NOT NULL,
  root TEXT,
  joined INTEGER NOT NULL CHECK (joined IN (0, 1)),
  PRIMARY KEY (text, line, position)
) WITHOUT ROWID;
CREATE INDEX words_by_root ON words (root);

-- Other readings of a word of a narration, as the places in 'reading_sources' have it.
CREATE TABLE readings (
  text TEXT NOT NULL,
  line INTEGER NOT NULL,
  position INTEGER NOT NULL,
  reading INTEGER NOT NULL,
  arabic TEXT NOT NULL,
  precise TEXT NOT NULL,
  plain TEXT NOT NULL,
  meaning TEXT NOT NULL,
  PRIMARY KEY (text, line, position, reading),
  FOREIGN KEY (text, line, position) REFERENCES words (text, line, position)
) WITHOUT ROWID;

CREATE TABLE reading_sources (
  text TEXT NOT NULL,
  line INTEGER NOT NULL,
  position INTEGER NOT NULL,
  reading INTEGER NOT NULL,
  number INTEGER NOT NULL,
  source TEXT NOT NULL REFERENCES sources,
  PRIMARY KEY (text, line, position, reading, number),
  FOREIGN KEY (text, line, position, reading) REFERENCES readings (text, line, position, reading)
) WITHOUT ROWID;

-- The cited works; 'quran' is one of them. 'sahih' is 1 for al-Bukhari and Muslim.
CREATE TABLE collections (
  key TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  numbering TEXT NOT NULL,
  highest INTEGER,
  sahih INTEGER NOT NULL CHECK (sahih IN (0, 1)),
  letters INTEGER NOT NULL CHECK (letters IN (0, 1)),
  link TEXT
) WITHOUT ROWID;

-- The cited places: 'bukhari:6312'.
CREATE TABLE sources (
  id TEXT PRIMARY KEY,
  collection TEXT NOT NULL REFERENCES collections,
  number TEXT NOT NULL,
  label TEXT NOT NULL,
  url TEXT
) WITHOUT ROWID;
CREATE INDEX sources_by_collection ON sources (collection, number);

-- Where a text is related; 'told' is 1 where the narration tells that the words are said and does not quote them.
CREATE TABLE text_sources (
  text TEXT NOT NULL REFERENCES texts,
  position INTEGER NOT NULL,
  source TEXT NOT NULL REFERENCES sources,
  told INTEGER NOT NULL CHECK (told IN (0, 1)),
  PRIMARY KEY (text, position)
) WITHOUT ROWID;
CREATE INDEX texts_by_source ON text_sources (source);

-- What a paragraph of our own rests on.
CREATE TABLE prose_sources (
  section TEXT NOT NULL,
  block INTEGER NOT NULL,
  position INTEGER NOT NULL,
  source TEXT NOT NULL REFERENCES sources,
  told INTEGER NOT NULL CHECK (told IN (0, 1)),
  PRIMARY KEY (section, block, position),
  FOREIGN KEY (section, block) REFERENCES prose (section, position)
) WITHOUT ROWID;

CREATE TABLE graders (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);

-- The verdicts on a text, the leading one first. 'level' is the verdict for programs; 'chain' is 1 where it is on the chain alone;
-- 'source' is the number that it was given on, where it is not of all of them.
CREATE TABLE grades (
  text TEXT NOT NULL REFERENCES texts,
  position INTEGER NOT NULL,
  verdict TEXT NOT NULL,
  level TEXT NOT NULL,
  chain INTEGER NOT NULL CHECK (chain IN (0, 1)),
  grader INTEGER NOT NULL REFERENCES graders,
  source TEXT REFERENCES sources,
  work TEXT,
  PRIMARY KEY (text, position)
) WITHOUT ROWID;
CREATE INDEX grades_by_grader ON grades (grader);

-- Words that readers look for on a page and that are left out on purpose.
CREATE TABLE omitted (
  page TEXT NOT NULL REFERENCES pages,
  position INTEGER NOT NULL,
  words TEXT NOT NULL,
  arabic TEXT,
  reason TEXT NOT NULL,
  PRIMARY KEY (page, position)
) WITHOUT ROWID;

CREATE TABLE omitted_sources (
  page TEXT NOT NULL,
  omitted INTEGER NOT NULL,
  position INTEGER NOT NULL,
  source TEXT NOT NULL REFERENCES sources,
  PRIMARY KEY (page, omitted, position),
  FOREIGN KEY (page, omitted) REFERENCES omitted (page, position)
) WITHOUT ROWID;

CREATE TABLE omitted_grades (
  page TEXT NOT NULL,
  omitted INTEGER NOT NULL,
  position INTEGER NOT NULL,
  verdict TEXT NOT NULL,
  level TEXT NOT NULL,
  chain INTEGER NOT NULL CHECK (chain IN (0, 1)),
  grader INTEGER NOT NULL REFERENCES graders,
  source TEXT REFERENCES sources,
  work TEXT,
  PRIMARY KEY (page, omitted, position),
  FOREIGN KEY (page, omitted) REFERENCES omitted (page, position)
) WITHOUT ROWID;

-- The list of the 99 names and that of the forty hadith ('names', 'forty-hadith'), with their headings.
CREATE TABLE lists (
  id TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  subtitle TEXT
) WITHOUT ROWID;

-- What is said of a list; 'part' is 'enumeration' in the paragraph on whose count of the names this is.
CREATE TABLE list_paragraphs (
  list TEXT NOT NULL REFERENCES lists,
  position INTEGER NOT NULL,
  part TEXT NOT NULL CHECK (part IN ('introduction', 'enumeration')),
  text TEXT NOT NULL,
  counsel TEXT,
  PRIMARY KEY (list, position)
) WITHOUT ROWID;

-- What such a paragraph rests on.
CREATE TABLE list_sources (
  list TEXT NOT NULL,
  paragraph INTEGER NOT NULL,
  position INTEGER NOT NULL,
  source TEXT NOT NULL REFERENCES sources,
  told INTEGER NOT NULL CHECK (told IN (0, 1)),
  PRIMARY KEY (list, paragraph, position),
  FOREIGN KEY (list, paragraph) REFERENCES list_paragraphs (list, position)
) WITHOUT ROWID;

-- The 99 names.
CREATE TABLE names (
  number INTEGER PRIMARY KEY,
  arabic TEXT NOT NULL,
  precise TEXT NOT NULL,
  plain TEXT NOT NULL,
  meaning TEXT NOT NULL
);

-- The phrases of the tasbih counter.
CREATE TABLE tasbih (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE,
  arabic TEXT NOT NULL,
  precise TEXT NOT NULL,
  plain TEXT NOT NULL,
  translation TEXT NOT NULL
) WITHOUT ROWID;

-- The words of a phrase, as in 'words'.
CREATE TABLE tasbih_words (
  phrase TEXT NOT NULL REFERENCES tasbih,
  line INTEGER NOT NULL,
  position INTEGER NOT NULL,
  arabic TEXT NOT NULL,
  precise TEXT NOT NULL,
  plain TEXT NOT NULL,
  meaning TEXT NOT NULL,
  root TEXT,
  joined INTEGER NOT NULL CHECK (joined IN (0, 1)),
  PRIMARY KEY (phrase, line, position)
) WITHOUT ROWID;

-- Situations and feelings, by the part of life that they belong to.
CREATE TABLE need_groups (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE,
  title TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE needs (
  id TEXT PRIMARY KEY,
  need_group TEXT NOT NULL REFERENCES need_groups,
  position INTEGER NOT NULL,
  need TEXT NOT NULL
) WITHOUT ROWID;

-- What serves a need, the nearest first: one of a text, a page, a category, or the address of a screen that is one page.
CREATE TABLE need_texts (
  need TEXT NOT NULL REFERENCES needs,
  position INTEGER NOT NULL,
  text TEXT REFERENCES texts,
  page TEXT REFERENCES pages,
  category TEXT REFERENCES categories,
  screen TEXT,
  title TEXT NOT NULL,
  PRIMARY KEY (need, position),
  CHECK ((text IS NOT NULL) + (page IS NOT NULL) + (category IS NOT NULL) + (screen IS NOT NULL) = 1)
) WITHOUT ROWID;

-- The numbers of Hisn al-Muslim; 'absent' says why it is not printed, and 'page' where more is said of that.
CREATE TABLE hisn (
  number INTEGER PRIMARY KEY,
  differs TEXT,
  absent TEXT,
  page TEXT REFERENCES pages
);

-- What a number is here: a text or a section.
CREATE TABLE hisn_texts (
  number INTEGER NOT NULL REFERENCES hisn,
  position INTEGER NOT NULL,
  text TEXT REFERENCES texts,
  section TEXT REFERENCES sections,
  PRIMARY KEY (number, position),
  CHECK ((text IS NULL) <> (section IS NULL))
) WITHOUT ROWID;
CREATE INDEX hisn_by_text ON hisn_texts (text);

-- Every card with everything joined, in the order of the pages. Several values of a column are parted by "; ".
CREATE VIEW card AS
SELECT
  cards.id,
  pages.category,
  categories.title AS category_title,
  cards.page,
  pages.title AS page_title,
  cards.position,
  cards.same_as,
  texts.kind,
  cards.title,
  cards.subtitle,
  cards.occasion,
  cards.instruction,
  cards.repeat,
  texts.script,
  texts.arabic,
  texts.quran,
  texts.precise,
  texts.plain,
  texts.translation,
  texts.authenticity,
  texts.practice,
  cards.narrator,
  cards.saying_of,
  (SELECT group_concat(label, '; ') FROM (
    SELECT sources.label FROM text_sources JOIN sources ON sources.id = text_sources.source
    WHERE text_sources.text = cards.id ORDER BY text_sources.position)) AS sources,
  (SELECT group_concat(source, '; ') FROM (
    SELECT source FROM text_sources WHERE text = cards.id AND told = 0 ORDER BY position)) AS source_ids,
  (SELECT group_concat(source, '; ') FROM (
    SELECT source FROM text_sources WHERE text = cards.id AND told = 1 ORDER BY position)) AS told_ids,
  (SELECT group_concat(grade, '; ') FROM (
    SELECT grades.verdict || ' (' || graders.name || coalesce(', ' || grades.source, '') || ')' AS grade FROM grades JOIN graders ON graders.id = grades.grader
    WHERE grades.text = cards.id ORDER BY grades.position)) AS grades,
  (SELECT group_concat(number, '; ') FROM (
    SELECT number FROM hisn_texts WHERE text = cards.id ORDER BY number)) AS hisn,
  (SELECT group_concat(need, '; ') FROM (
    SELECT need FROM page_needs WHERE page_needs.page = cards.page ORDER BY position)) AS page_needs,
  cards.note,
  texts.language,
  texts.licence_arabic,
  texts.licence_other,
  texts.since,
  texts.fingerprint
FROM cards
JOIN texts ON texts.id = cards.id
JOIN pages ON pages.id = cards.page
JOIN categories ON categories.slug = pages.category
ORDER BY categories.position, pages.position, cards.position;
