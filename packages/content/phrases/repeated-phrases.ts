/**
 * Finds phrases that stand in two texts and are translated differently.
 * A phrase is three words in a row, in bare letters. In each text that has it, the meanings that its words have
 * anywhere show which words of the translation render it; then each word's rendering is compared with that of most
 * texts. Words without a root (particles, pronouns) belong to the phrase, but their rendering is not compared.
 */
import type { PhraseComparisonWord, PhraseComparisonText } from './phrase-texts.ts';
import type { TranslationWordWithSenses, SenseLookup } from './senses.ts';

/** Number of words in a phrase. */
const WORDS_PER_PHRASE = 3;
/** The most words of a translation that may render a phrase. */
const MAX_RENDERING_SPAN_WORDS = 12;
/** A word's rendering is also looked for so many words before and after the span. */
const SEARCHED_WORDS_AROUND_SPAN = 4;

/**
 * Scores of a word that the span renders: in the sense that it has here, or in another sense of its dictionary form.
 */
const RENDERED_EXACT_SENSE_SCORE = 18;
const RENDERED_OTHER_SENSE_SCORE = 12;
/** Added to the count of a sense for each text where it is in the word's own meaning, to decide between equal counts. */
const BONUS_OF_OWN_SENSE = 0.001;
/** Costs of a span: for each of its words, and for a distance from the expected place that is as long as the translation. */
const SPAN_COST_PER_WORD = 0.6;
const FULL_DISTANCE_SPAN_COST = 11;

/** A phrase in one text. */
interface PhraseOccurrence {
  text: PhraseComparisonText;
  translationWords: readonly TranslationWordWithSenses[];
  /** Index of its first word in the text. */
  from: number;
}

/** A word that one text renders unlike the others. */
export interface OddRendering {
  text: PhraseComparisonText;
  /** The phrase with its vowels, as the text has it. */
  phrase: string;
  /** The word of the phrase that is rendered otherwise. */
  word: string;
  /** The words of the translation that render the phrase. */
  rendering: string;
  /** How a text with the common rendering has it. */
  elsewhere: { id: string; rendering: string; word: string };
}

/** The words of a translation that render a phrase: from the first up to the last. */
interface RenderingSpan {
  from: number;
  to: number;
}

const hasSense = (word: TranslationWordWithSenses | undefined, senses: ReadonlySet<string>): boolean =>
  word !== undefined && [...word.senses].some((sense) => senses.has(sense));

/** The shortest span that renders most of the phrase, the nearest to the place that the phrase has in its text. */
function renderingSpanOf({ text, translationWords, from }: PhraseOccurrence, senses: SenseLookup): RenderingSpan {
  const wanted = text.words
    .slice(from, from + WORDS_PER_PHRASE)
    .flatMap((word) => (word.lemma === undefined ? [] : [{ own: senses.ofWord(word), any: senses.ofLemma(word.lemma) }]));
  const expected = ((from + WORDS_PER_PHRASE / 2) / text.words.length) * translationWords.length;
  let best: RenderingSpan & { score: number } = { from: 0, to: 0, score: -Infinity };
  for (let start = 0; start < translationWords.length; start++) {
    const found = new Map<number, number>();
    for (let end = start; end < Math.min(translationWords.length, start + MAX_RENDERING_SPAN_WORDS); end++) {
      for (const [index, { own, any }] of wanted.entries())
        if (hasSense(translationWords[end], any))
          found.set(
            index,
            Math.max(found.get(index) ?? 0, hasSense(translationWords[end], own) ? RENDERED_EXACT_SENSE_SCORE : RENDERED_OTHER_SENSE_SCORE),
          );
      const away = Math.abs((start + end) / 2 - expected) / translationWords.length;
      const rendered = [...found.values()].reduce((sum, one) => sum + one, 0);
      const score = rendered - SPAN_COST_PER_WORD * (end - start + 1) - FULL_DISTANCE_SPAN_COST * away;
      if (score > best.score) best = { from: start, to: end, score };
    }
  }
  return best;
}

/** How one occurrence renders a word. */
interface OccurrenceWordRendering {
  occurrence: PhraseOccurrence;
  span: RenderingSpan;
  /** Senses of the word that the translation has in or near the span. */
  senses: ReadonlySet<string>;
  /** Senses of the word's meaning in this text. */
  ownSenses: ReadonlySet<string>;
}

function wordRenderingNearSpan(
  occurrence: PhraseOccurrence,
  span: RenderingSpan,
  knownSenses: ReadonlySet<string>,
  own: ReadonlySet<string>,
): OccurrenceWordRendering {
  const near = occurrence.translationWords.slice(
    Math.max(0, span.from - SEARCHED_WORDS_AROUND_SPAN),
    span.to + 1 + SEARCHED_WORDS_AROUND_SPAN,
  );
  return {
    occurrence,
    span,
    ownSenses: own,
    senses: new Set(near.flatMap((one) => [...one.senses].filter((sense) => knownSenses.has(sense)))),
  };
}

/**
 * The sense that most renderings have; of senses with equal counts the one that is more often in the word's own meaning, then the
 * first. A sense of only one rendering, unless it is in the word's own meaning there, may render another word and does not
 * count.
 */
function mostCommonSense(renderings: readonly OccurrenceWordRendering[]): string | undefined {
  const count = new Map<string, number>();
  for (const { senses, ownSenses: own } of renderings)
    for (const sense of senses) count.set(sense, (count.get(sense) ?? 0) + (own.has(sense) ? 1 + BONUS_OF_OWN_SENSE : 1));
  const [best] = [...count].toSorted((a, b) => b[1] - a[1]);
  return best && best[1] > 1 ? best[0] : undefined;
}

/** Whether the translation has a sense, anywhere in it, at least as often as the text has the word. */
function rendersSenseOftenEnough({ text, translationWords }: PhraseOccurrence, lemma: string, sense: string): boolean {
  const asked = text.words.filter((word) => word.lemma === lemma).length;
  return translationWords.filter(({ senses }) => senses.has(sense)).length >= asked;
}

const spanTextWithNeighbours = ({ occurrence: { translationWords }, span }: OccurrenceWordRendering): string =>
  translationWords
    .slice(Math.max(0, span.from - 1), span.to + 2)
    .map(({ word }) => word)
    .join(' ');

/** The word of the translation that has a sense, nearest to the span. */
const nearestWordWithSense = ({ occurrence: { translationWords }, span }: OccurrenceWordRendering, sense: string): string =>
  translationWords
    .map((one, index) => ({ one, away: Math.max(span.from - index, index - span.to, 0) }))
    .filter(({ one }) => one.senses.has(sense))
    .toSorted((a, b) => a.away - b.away)[0]?.one.word ?? '';

const phraseKey = (words: readonly PhraseComparisonWord[], from: number): string =>
  words
    .slice(from, from + WORDS_PER_PHRASE)
    .map(({ bare, lemma, before }) => `${bare}/${lemma ?? ''}/${before ?? ''}`)
    .join(' ');

/** The phrases that stand in two texts or more, each with all its places. */
function repeatedPhrases(texts: readonly PhraseComparisonText[], senses: SenseLookup): PhraseOccurrence[][] {
  const byPhrase = new Map<string, PhraseOccurrence[]>();
  for (const text of texts) {
    const translationWords = senses.read(text.translation);
    for (let from = 0; from + WORDS_PER_PHRASE <= text.words.length; from++) {
      const key = phraseKey(text.words, from);
      const known = byPhrase.get(key);
      if (known) known.push({ text, translationWords, from });
      else byPhrase.set(key, [{ text, translationWords, from }]);
    }
  }
  return [...byPhrase.values()].filter((places) => new Set(places.map(({ text }) => text)).size > 1);
}

const phraseAsWritten = ({ text, from }: PhraseOccurrence): string =>
  text.words
    .slice(from, from + WORDS_PER_PHRASE)
    .map(({ form }) => form)
    .join(' ');

/** How the texts that have a phrase render one word of it. */
interface WordWithCommonRendering {
  lemma: string;
  /** Index of the word in the phrase. */
  at: number;
  renderings: readonly OccurrenceWordRendering[];
  /** The sense that most of them have. */
  common: string;
  /** The senses that the word has anywhere. */
  known: ReadonlySet<string>;
}

/** The words of repeated phrases that most of their texts render alike. */
function* wordsWithCommonRendering(texts: readonly PhraseComparisonText[], senses: SenseLookup): Iterable<WordWithCommonRendering> {
  for (const places of repeatedPhrases(texts, senses)) {
    const spans = places.map((place) => ({ place, span: renderingSpanOf(place, senses) }));
    for (let at = 0; at < WORDS_PER_PHRASE; at++) {
      const lemma = places[0]?.text.words[places[0].from + at]?.lemma;
      if (lemma === undefined) continue;
      const known = senses.ofLemma(lemma);
      const renderings = spans.map(({ place, span }) =>
        wordRenderingNearSpan(place, span, known, senses.ofWord(place.text.words[place.from + at])),
      );
      const common = mostCommonSense(renderings);
      if (common !== undefined) yield { lemma, at, renderings, common, known };
    }
  }
}

/** Every word of a repeated phrase that a text renders in another way than the other texts, once for each place. */
export function* oddRenderings(texts: readonly PhraseComparisonText[], senses: SenseLookup): Iterable<OddRendering> {
  const reported = new Set<string>();
  for (const { lemma, at, renderings, common } of wordsWithCommonRendering(texts, senses)) {
    const model = renderings.find((one) => one.senses.has(common));
    if (!model) continue;
    for (const one of renderings) {
      const { text, from } = one.occurrence;
      const place = `${text.id} ${from + at}`;
      if (one.senses.has(common) || reported.has(place) || rendersSenseOftenEnough(one.occurrence, lemma, common)) continue;
      reported.add(place);
      yield {
        text,
        phrase: phraseAsWritten(one.occurrence),
        word: text.words[from + at]?.form ?? '',
        rendering: spanTextWithNeighbours(one),
        elsewhere: { id: model.occurrence.text.id, rendering: spanTextWithNeighbours(model), word: nearestWordWithSense(model, common) },
      };
    }
  }
}

/** So many other texts must share a rendering, so that it stays the common one when a text changes. */
const MIN_OTHER_TEXTS_SHARING_RENDERING = 2;

/** The words of translations that render a word of a repeated phrase as most of the texts do, by the id of the text. */
export function commonRenderingWordsByTextId(
  texts: readonly PhraseComparisonText[],
  senses: SenseLookup,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const { renderings, common, known } of wordsWithCommonRendering(texts, senses)) {
    const alike = renderings.filter((one) => one.senses.has(common));
    if (new Set(alike.map(({ occurrence }) => occurrence.text)).size <= MIN_OTHER_TEXTS_SHARING_RENDERING) continue;
    for (const one of alike) {
      // A text with two different words for the Arabic one is left out: if one of them is changed, the other still renders the
      // phrase.
      const words = one.occurrence.translationWords.filter(({ senses: own }) => [...own].some((sense) => known.has(sense)));
      if (new Set(words.map(({ word }) => word)).size !== 1) continue;
      const { id } = one.occurrence.text;
      found.set(id, (found.get(id) ?? new Set()).add(nearestWordWithSense(one, common)));
    }
  }
  return new Map([...found].map(([id, words]) => [id, [...words]]));
}

/** A word whose meaning in one text differs from its meaning in the same phrase of another text. */
export interface OddWordMeaning {
  text: PhraseComparisonText;
  phrase: string;
  word: PhraseComparisonWord & Required<Pick<PhraseComparisonWord, 'here' | 'meaning'>>;
  elsewhere: { id: string; meaning: string };
}

/** Every word of a repeated phrase whose meaning is for one text alone and shares no sense with its meaning in another text. */
export function* oddWordMeanings(texts: readonly PhraseComparisonText[], senses: SenseLookup): Iterable<OddWordMeaning> {
  const reported = new Set<unknown>();
  for (const places of repeatedPhrases(texts, senses)) {
    for (let at = 0; at < WORDS_PER_PHRASE; at++) {
      const words = places.map(({ text, from }) => ({ text, word: text.words[from + at] }));
      for (const [index, { text, word }] of words.entries()) {
        const { here, meaning, lemma, form } = word ?? {};
        if (!word || !here || meaning === undefined || lemma === undefined || reported.has(word)) continue;
        const own = senses.ofWord(word);
        const other = words.find(
          (one) =>
            one.word !== undefined &&
            one.word.form === form &&
            one.word.isInTextWithMeanings &&
            one.text !== text &&
            own.size > 0 &&
            [...senses.ofWord(one.word)].every((sense) => !own.has(sense)),
        );
        if (!other?.word?.meaning || senses.ofWord(other.word).size === 0) continue;
        reported.add(word);
        const place = places[index] as PhraseOccurrence;
        yield {
          text,
          phrase: phraseAsWritten(place),
          word: { ...word, here, meaning },
          elsewhere: { id: other.text.id, meaning: other.word.meaning },
        };
      }
    }
  }
}
