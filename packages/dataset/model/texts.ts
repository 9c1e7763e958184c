/**
 * The schemas of the published texts and their parts. A key without a value is left out; no value is null.
 * The descriptions are published: in the JSON Schemas, in `FIELDS.md` and in the types of the package `misbaha-data`.
 */
import { z } from 'zod';
import { CARD_ID_PATTERN, PAGE_ID_PATTERN } from '../../core/ids.ts';
import { VERDICT_LEVELS } from '../../core/verdicts.ts';

export const nonEmptyTextSchema = z.string().min(1);
export const pageIdSchema = z.string().regex(PAGE_ID_PATTERN);
export const cardIdSchema = z.string().regex(CARD_ID_PATTERN);
export const textIdSchema = z.string().regex(/^[a-z0-9/-]+#[a-z0-9.-]+$/);
export const editionVersionSchema = z.string().regex(/^\d+\.\d+\.\d+(?:-draft)?$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const verseList = z.string().regex(/^\d+:\d+(?:-\d+)?(?:, \d+:\d+(?:-\d+)?)*$/);

export const arabicScriptSchema = z
  .enum(['quran', 'naskh'])
  .describe('`quran`: Uthmani script from the pinned edition; `naskh`: everyday vowelled orthography.');

export const referenceSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z]+:.+$/)
      .describe(
        'Permanent: `bukhari:6312`, `muslim:1907a`, `quran:3:190-200`. One of verses may name several places: `quran:112:1-4, 113:1-5, 114:1-6`.',
      ),
    collection: z
      .string()
      .regex(/^[a-z]+$/)
      .describe('Key of the work in `collections`; `quran` for verses.'),
    number: nonEmptyTextSchema.describe('The number in that work, with its letter where it has one; the verses of the Qur’an.'),
    label: nonEmptyTextSchema.describe('As a reader finds it: `Sahih al-Bukhari 6312`.'),
    edition: nonEmptyTextSchema.describe('The edition of the work whose numbering the number follows.'),
    // A pattern, since strict validators refuse "format" unless they have a list of formats.
    url: z
      .string()
      .regex(/^https:\/\/\S+$/)
      .optional()
      .describe('Where it can be read; absent where no public page has it.'),
    told: z.literal(true).optional().describe('Set where the narration reports that the words are said without quoting them.'),
  })
  .meta({ id: 'Reference', description: 'A citation: a numbered place in a work.' });

export const verdictLevelSchema = z.enum(VERDICT_LEVELS).meta({
  id: 'Level',
  description: 'The level of a verdict, from authentic to fabricated. `saying`: no hadith; the verdict only says whose words they are.',
});

export const authenticitySchema = z.enum(['quran', 'sahih', 'hasan', 'disputed', 'weak', 'reported']).meta({
  id: 'Authenticity',
  description: [
    'How sound a text is, in one word. One of these holds:',
    '- `quran`: the words are the Qur’an’s.',
    '- `sahih`: al-Bukhari or Muslim has it or tells of it; or the leading verdict is `sahih` or `sahih-li-ghayrihi`, and no other finds it weak.',
    '- `hasan`: the leading verdict is `hasan-sahih`, `hasan` or `hasan-li-ghayrihi`, and no other finds it weak.',
    '- `disputed`: the leading verdict is one of these, and another of its verdicts finds it, or its chain, weak.',
    '- `weak`: the leading verdict finds it weak; it is shown because the occasion has nothing better, and its `note` says so.',
    '- `reported`: the words are no hadith (`saying`).',
  ].join('\n'),
});

export const licenceSchema = z
  .strictObject({
    arabic: z
      .enum(['CC-BY-SA-4.0', 'public-domain'])
      .optional()
      .describe(
        'The licence of its Arabic, in `arabic` and in the `arabic` of its `words`. `public-domain`: nobody holds a right in texts this old.',
      ),
    other: z
      .literal('CC-BY-4.0')
      .optional()
      .describe('The licence of everything else in it, in SPDX terms: translation, transliteration, meanings, titles, notes.'),
  })
  .meta({ id: 'Licence', description: 'Under which licence the parts of a record stand. `LICENSE.md` says more.' });

export const rightsSchema = z
  .strictObject({
    language: z
      .string()
      .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/)
      .describe('Language of all but the Arabic and the transliteration, as a BCP 47 tag: `en`.'),
    licence: licenceSchema,
  })
  .describe(
    'Language and licence. They are on every category, page, text, paragraph, name, phrase, group of needs and on words left out; what has no `language` of its own (sections, the cited works, the numbers of Hisn al-Muslim, transliterated surahs) is in the language of the manifest.',
  );

export const gradeSchema = z
  .strictObject({
    verdict: nonEmptyTextSchema.describe('`Sahih`, `Hasan` and so on, as readers of the language write it.'),
    level: verdictLevelSchema,
    chain: z
      .literal(true)
      .optional()
      .describe('Set where the verdict is on the chain that the scholar looked at, and not on the text with all its chains.'),
    by: nonEmptyTextSchema.describe('The scholar who gave it.'),
    of: nonEmptyTextSchema
      .optional()
      .describe('The cited number that the verdict was given on, where it is not of all of them; always set beside verses.'),
    work: nonEmptyTextSchema.optional().describe('The printed work that holds the verdict.'),
  })
  .meta({
    id: 'Grade',
    description:
      'Who judged a narration, and how. Never present beside al-Bukhari or Muslim; beside verses it is on the narration that `of` names.',
  });

export const variantWordReadingSchema = z
  .strictObject({
    arabic: nonEmptyTextSchema.describe('Without punctuation.'),
    precise: nonEmptyTextSchema.describe('Its transliteration if it stands in the word’s place.'),
    plain: nonEmptyTextSchema,
    meaning: nonEmptyTextSchema,
    references: z.array(referenceSchema).min(1).describe('The places that have it; the card itself need not cite them.'),
  })
  .meta({ id: 'WordReading', description: 'Another form of a word of a narration, as other sources have it.' });

export const wordSchema = z
  .strictObject({
    arabic: nonEmptyTextSchema.describe('With its punctuation, so that the words of a line joined by blanks are the line.'),
    precise: z
      .string()
      .describe('Its transliteration, in the styles of `Transliteration`; begins with a hyphen where it is joined: -llāhi.'),
    plain: z.string(),
    meaning: z.string().describe('In the language of the record, as it is meant here; empty for a sign that stands alone.'),
    root: z
      .string()
      .regex(/^[أ-ي]{3,4}$/)
      .optional()
      .describe(
        'The letters of its root, without marks and with hamza as أ: حمد, أمن. Absent on particles, pronouns, foreign names and signs.',
      ),
    joined: z.literal(true).optional().describe('Set where its transliteration is written together with the word before: bismi, -llāhi.'),
    readings: z.array(variantWordReadingSchema).min(1).optional().describe('Other attested forms of the word; absent on most words.'),
  })
  .meta({
    id: 'Word',
    description: 'A word with its transliteration and its meaning in this text. `{name}` stands where a person’s name is said.',
  });

export const wordsSchema = z.array(z.array(wordSchema)).describe('The words of each line of the Arabic.');

export const transliterationSchema = z
  .strictObject({
    precise: nonEmptyTextSchema.describe('With macrons, dots, ʾ and ʿ: Allāhumma innī asʾaluka.'),
    plain: nonEmptyTextSchema.describe("In plain letters: Allahumma inni as'aluka."),
  })
  .meta({ id: 'Transliteration', description: 'A text in Latin letters, with the same lines as the Arabic.' });

export const textSchema = z
  .strictObject({
    id: z.string().describe('Permanent; never given to another text.'),
    authenticity: authenticitySchema,
    practice: authenticitySchema
      .optional()
      .describe('Of verses with narrations cited: how authentic these are, by the same rule; `authenticity` is then `quran`.'),
    ...rightsSchema.shape,
    script: arabicScriptSchema,
    arabic: nonEmptyTextSchema.describe(
      'Fully vowelled; lines separated by `\\n`. Keep it as it is: Unicode normalisation (NFC, NFD) moves the vowel before the shadda, which makes other strings of most texts and other fingerprints.',
    ),
    quran: verseList
      .optional()
      .describe(
        'Verses in reading order, where the text is of the Qur’an: `1:1, 112:1-4`. The Arabic may be a part of a verse, and where a surah is recited from its beginning, the basmala stands before it. Where a verse is cut, its first letter has no shadda that only the word before gives it (لَّآ → لَآ), and its last word no pause sign.',
      ),
    transliteration: transliterationSchema,
    translation: nonEmptyTextSchema.describe(
      'In the language that `language` names, with typographic quotation marks. As many lines as the Arabic, separated by `\\n`, or one.',
    ),
    references: z.array(referenceSchema).describe('The sources that have it; for the Qur’an, all its verses too.'),
    grades: z.array(gradeSchema).min(1).optional().describe('The leading verdict first; absent beside al-Bukhari and Muslim.'),
    since: editionVersionSchema.describe(
      'The edition since which its fingerprinted fields stand unchanged, and with them the other readings of its words, the card that it repeats and the `source` of a hadith. 1.1.0 stands at some texts that have the fingerprint of 1.0.0: see `EditionSummary`.',
    ),
    fingerprint: sha256.describe('SHA-256 of its fingerprinted fields.'),
  })
  .describe('Fields that cards, passages and hadith have in common.');

const hisnNumbers = z.array(z.int().min(1)).min(1).optional();

export const cardSchema = z
  .strictObject({
    ...textSchema.shape,
    id: cardIdSchema,
    use: cardIdSchema
      .optional()
      .describe(
        'Id of the card on another page that this one repeats. Arabic, words, transliteration and translation of the two are equal; title, occasion, instruction, count, narrator, references, grades, note and the fields that follow from them may differ.',
      ),
    kind: z.enum(['supplication', 'narration']).describe('`narration`: it reports what was said or done and is not recited itself.'),
    title: nonEmptyTextSchema.optional().describe('Its heading on the page; most have none.'),
    subtitle: nonEmptyTextSchema.optional(),
    occasion: nonEmptyTextSchema.optional().describe('When or why it was said, in one line.'),
    instruction: nonEmptyTextSchema.optional().describe('How it is said: `Say it three times in the morning.`'),
    repeat: z.int().min(2).optional().describe('Times to say it; absent means once.'),
    words: wordsSchema,
    narrator: nonEmptyTextSchema.optional().describe('The Companion who narrates it, or (`sayingOf`) whose own words it is; never both.'),
    sayingOf: nonEmptyTextSchema.optional(),
    note: nonEmptyTextSchema.optional().describe('What a reader should know of it, in our words.'),
    hisn: hisnNumbers.describe(
      'The numbers in Hisn al-Muslim that have this text; `hisn-al-muslim.json` says how it differs from the book’s.',
    ),
  })
  .meta({ id: 'Card', description: 'A supplication, or a narration about one, as a page shows it.' });

export const quotedPassageSchema = z
  .strictObject({
    ...textSchema.shape,
    kind: z.literal('passage'),
    id: textIdSchema,
    hisn: hisnNumbers.describe('The numbers in Hisn al-Muslim that have this text.'),
  })
  .meta({
    id: 'Passage',
    description:
      'A quotation in prose: verses or a narration. On the site it has no address of its own. Where it stands in a section, that one has: the id before the last dot.',
  });

export const proseSchema = z
  .strictObject({
    kind: z.literal('prose'),
    ...rightsSchema.shape,
    text: nonEmptyTextSchema,
    references: z.array(referenceSchema).describe('The sources that support the paragraph.'),
    counsel: nonEmptyTextSchema.optional().describe('The scholar whose advice the paragraph gives.'),
  })
  .meta({ id: 'Prose', description: 'A paragraph in our words, with the sources that support it.' });

export const sectionSchema = z
  .strictObject({
    id: textIdSchema.describe('Permanent: `context/virtue#call-upon-me`.'),
    title: nonEmptyTextSchema,
    arabic: nonEmptyTextSchema.optional().describe('Arabic heading of the section; absent where it has none.'),
    blocks: z.array(z.union([quotedPassageSchema, proseSchema])).describe('In reading order.'),
  })
  .meta({ id: 'Section' });

export const omittedWordsSchema = z
  .strictObject({
    ...rightsSchema.shape,
    words: nonEmptyTextSchema.describe('As readers of the language know and write them.'),
    arabic: nonEmptyTextSchema.optional(),
    reason: nonEmptyTextSchema.describe('Why they are not printed.'),
    references: z.array(referenceSchema),
    grades: z.array(gradeSchema).optional(),
  })
  .meta({ id: 'OmittedWords', description: 'Words that readers look for on a page and that are left out on purpose.' });

export const publishedPageSchema = z
  .strictObject({
    id: pageIdSchema.describe('Permanent, and the page’s address on the site: `prayer/ablution`. A card’s address is its own id.'),
    ...rightsSchema.shape,
    title: nonEmptyTextSchema,
    subtitle: nonEmptyTextSchema.optional(),
    intro: nonEmptyTextSchema.optional().describe('A paragraph before the first card.'),
    needs: z.array(nonEmptyTextSchema).min(1).optional().describe('Search words that people use for the page.'),
    cards: z.array(cardSchema).describe('The cards in reading order.'),
    sections: z.array(sectionSchema).min(1).optional().describe('Prose and quotations after the cards.'),
    omitted: z.array(omittedWordsSchema).min(1).optional(),
  })
  .meta({ id: 'Page' });

export const hadithSchema = z
  .strictObject({
    ...textSchema.shape,
    id: textIdSchema,
    number: z.int().min(1).max(42).describe('1 to 42; its page on the site is `forty-hadith/<number>`.'),
    title: nonEmptyTextSchema,
    narrator: nonEmptyTextSchema.describe('The Companion who narrates it.'),
    source: nonEmptyTextSchema.describe('The collections that have it, in an-Nawawi’s words.'),
    note: nonEmptyTextSchema.optional(),
  })
  .meta({ id: 'Hadith', description: 'One of an-Nawawi’s forty hadith.' });
