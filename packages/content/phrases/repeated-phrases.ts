/**
 * Finds phrases that stand in two texts and are translated differently.
 *
 * A phrase is three words in a row, in bare letters. In each text that has it the words of the translation that render it are found by what
 * its words mean anywhere; then each word's rendering is compared with the one that most of the texts have. Words without a root
 * join others and are not compared.
 */
import type { ArabicWord, PhraseText } from './phrase-texts.ts';
import type { TranslationWord, Senses } from './senses.ts';

/** Words of a phrase. */
const LENGTH = 3;
/** The most words of a translation that may render a phrase. */
const MOST_SAID = 12;
/** A rendering is looked for so many words before and after the others of the phrase. */
const AROUND = 4;

/** What a word counts for that the translation renders in the sense that it has here, and in another sense of its dictionary form. */
const AS_MEANT = 18;
const IN_ANY_SENSE = 12;
/** What a rendering counts for more where the word has this sense: never as much as another text. */
const AS_MEANT_MORE = 0.001;
/** What a word more in the span costs, and the whole length of the translation between the span and where it is expected. */
const LONGER = 0.6;
const AWAY = 11;

/** A phrase in one text. */
interface Occurrence {
  text: PhraseText;
  said: readonly TranslationWord[];
  /** Place of its first word. */
  from: number;
}

/** A word that one text renders in another way than the others. */
export interface OddRendering {
  text: PhraseText;
  /** The phrase with its vowels, as the text has it. */
  phrase: string;
  /** The word of it. */
  word: string;
  /** The words of the translation that render the phrase. */
  said: string;
  /** How the other text renders it. */
  elsewhere: { id: string; said: string; word: string };
}

/** The words of a translation that render a phrase: from the first up to the last. */
interface Span {
  from: number;
  to: number;
}

const meets = (said: TranslationWord | undefined, senses: ReadonlySet<string>): boolean =>
  said !== undefined && [...said.senses].some((sense) => senses.has(sense));

/** The shortest span that renders most of the phrase, the nearest to the place that the phrase has in its text. */
function spanOf({ text, said, from }: Occurrence, senses: Senses): Span {
  const wanted = text.words
    .slice(from, from + LENGTH)
    .flatMap((word) => (word.lemma === undefined ? [] : [{ own: senses.ofWord(word), any: senses.ofLemma(word.lemma) }]));
  const expected = ((from + LENGTH / 2) / text.words.length) * said.length;
  let best: Span & { score: number } = { from: 0, to: 0, score: -Infinity };
  for (let start = 0; start < said.length; start++) {
    const found = new Map<number, number>();
    for (let end = start; end < Math.min(said.length, start + MOST_SAID); end++) {
      for (const [index, { own, any }] of wanted.entries())
        if (meets(said[end], any)) found.set(index, Math.max(found.get(index) ?? 0, meets(said[end], own) ? AS_MEANT : IN_ANY_SENSE));
      const away = Math.abs((start + end) / 2 - expected) / said.length;
      const rendered = [...found.values()].reduce((sum, one) => sum + one, 0);
      const score = rendered - LONGER * (end - start + 1) - AWAY * away;
      if (score > best.score) best = { from: start, to: end, score };
    }
  }
  return best;
}

/** How one occurrence renders a word. */
interface Rendering {
  occurrence: Occurrence;
  span: Span;
  /** Senses of the word that stand in or near the span. */
  senses: ReadonlySet<string>;
  /** Those of what it means there. */
  own: ReadonlySet<string>;
}

function renderingOf(occurrence: Occurrence, span: Span, known: ReadonlySet<string>, own: ReadonlySet<string>): Rendering {
  const near = occurrence.said.slice(Math.max(0, span.from - AROUND), span.to + 1 + AROUND);
  return { occurrence, span, own, senses: new Set(near.flatMap((one) => [...one.senses].filter((sense) => known.has(sense)))) };
}

/**
 * The rendering that most of them have; of equals what the word means there, and then the one that comes first in the texts.
 * What one text alone has, and the word does not mean there, may render another word and is none.
 */
function commonSense(renderings: readonly Rendering[]): string | undefined {
  const count = new Map<string, number>();
  for (const { senses, own } of renderings)
    for (const sense of senses) count.set(sense, (count.get(sense) ?? 0) + (own.has(sense) ? 1 + AS_MEANT_MORE : 1));
  const [best] = [...count].toSorted((a, b) => b[1] - a[1]);
  return best && best[1] > 1 ? best[0] : undefined;
}

/** Whether a translation renders a word as often as the text has it, only elsewhere than expected. */
function rendersSomewhere({ text, said }: Occurrence, lemma: string, sense: string): boolean {
  const asked = text.words.filter((word) => word.lemma === lemma).length;
  return said.filter(({ senses }) => senses.has(sense)).length >= asked;
}

const saidIn = ({ occurrence: { said }, span }: Rendering): string =>
  said
    .slice(Math.max(0, span.from - 1), span.to + 2)
    .map(({ word }) => word)
    .join(' ');

/** The word of the translation that has a sense, nearest to the span. */
const wordWith = ({ occurrence: { said }, span }: Rendering, sense: string): string =>
  said
    .map((one, index) => ({ one, away: Math.max(span.from - index, index - span.to, 0) }))
    .filter(({ one }) => one.senses.has(sense))
    .toSorted((a, b) => a.away - b.away)[0]?.one.word ?? '';

const phraseKey = (words: readonly ArabicWord[], from: number): string =>
  words
    .slice(from, from + LENGTH)
    .map(({ bare, lemma, before }) => `${bare}/${lemma ?? ''}/${before ?? ''}`)
    .join(' ');

/** The phrases that stand in two texts or more, each with all its places. */
function repeatedPhrases(texts: readonly PhraseText[], senses: Senses): Occurrence[][] {
  const byPhrase = new Map<string, Occurrence[]>();
  for (const text of texts) {
    const said = senses.read(text.translation);
    for (let from = 0; from + LENGTH <= text.words.length; from++) {
      const key = phraseKey(text.words, from);
      const known = byPhrase.get(key);
      if (known) known.push({ text, said, from });
      else byPhrase.set(key, [{ text, said, from }]);
    }
  }
  return [...byPhrase.values()].filter((places) => new Set(places.map(({ text }) => text)).size > 1);
}

const phraseAt = ({ text, from }: Occurrence): string =>
  text.words
    .slice(from, from + LENGTH)
    .map(({ form }) => form)
    .join(' ');

/** How the texts that have a phrase render one word of it. */
interface RenderedWord {
  lemma: string;
  /** Place of the word in the phrase. */
  at: number;
  renderings: readonly Rendering[];
  /** The rendering that most of them have. */
  common: string;
  /** The senses that the word has anywhere. */
  known: ReadonlySet<string>;
}

/** The words of repeated phrases that most of their texts render alike. */
function* renderedWords(texts: readonly PhraseText[], senses: Senses): Iterable<RenderedWord> {
  for (const places of repeatedPhrases(texts, senses)) {
    const spans = places.map((place) => ({ place, span: spanOf(place, senses) }));
    for (let at = 0; at < LENGTH; at++) {
      const lemma = places[0]?.text.words[places[0].from + at]?.lemma;
      if (lemma === undefined) continue;
      const known = senses.ofLemma(lemma);
      const renderings = spans.map(({ place, span }) => renderingOf(place, span, known, senses.ofWord(place.text.words[place.from + at])));
      const common = commonSense(renderings);
      if (common !== undefined) yield { lemma, at, renderings, common, known };
    }
  }
}

/** Every word of a repeated phrase that a text renders in another way than the other texts, once for each place. */
export function* oddRenderings(texts: readonly PhraseText[], senses: Senses): Iterable<OddRendering> {
  const reported = new Set<string>();
  for (const { lemma, at, renderings, common } of renderedWords(texts, senses)) {
    const model = renderings.find((one) => one.senses.has(common));
    if (!model) continue;
    for (const one of renderings) {
      const { text, from } = one.occurrence;
      const place = `${text.id} ${from + at}`;
      if (one.senses.has(common) || reported.has(place) || rendersSomewhere(one.occurrence, lemma, common)) continue;
      reported.add(place);
      yield {
        text,
        phrase: phraseAt(one.occurrence),
        word: text.words[from + at]?.form ?? '',
        said: saidIn(one),
        elsewhere: { id: model.occurrence.text.id, said: saidIn(model), word: wordWith(model, common) },
      };
    }
  }
}

/** Texts that must have a rendering beside one, so that it stands when this one is changed. */
const OTHERS = 2;

/** The words of translations that render a word of a repeated phrase as most of the texts do, by the id of the text. */
export function commonRenderings(texts: readonly PhraseText[], senses: Senses): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const { renderings, common, known } of renderedWords(texts, senses)) {
    const alike = renderings.filter((one) => one.senses.has(common));
    if (new Set(alike.map(({ occurrence }) => occurrence.text)).size <= OTHERS) continue;
    for (const one of alike) {
      // A text with two words of this sense is left out: when one of them is changed, the other still renders the phrase.
      const words = one.occurrence.said.filter(({ senses: own }) => [...own].some((sense) => known.has(sense)));
      if (new Set(words.map(({ word }) => word)).size !== 1) continue;
      const { id } = one.occurrence.text;
      found.set(id, (found.get(id) ?? new Set()).add(wordWith(one, common)));
    }
  }
  return new Map([...found].map(([id, words]) => [id, [...words]]));
}

/** A word whose meaning in one text differs from its meaning in the same phrase of another text. */
export interface OddMeaning {
  text: PhraseText;
  phrase: string;
  word: ArabicWord & Required<Pick<ArabicWord, 'here' | 'meaning'>>;
  elsewhere: { id: string; meaning: string };
}

/** Every word of a repeated phrase that has a meaning of its own in one text, and shares no sense with it in another text. */
export function* oddMeanings(texts: readonly PhraseText[], senses: Senses): Iterable<OddMeaning> {
  const reported = new Set<unknown>();
  for (const places of repeatedPhrases(texts, senses)) {
    for (let at = 0; at < LENGTH; at++) {
      const words = places.map(({ text, from }) => ({ text, word: text.words[from + at] }));
      for (const [index, { text, word }] of words.entries()) {
        const { here, meaning, lemma, form } = word ?? {};
        if (!word || !here || meaning === undefined || lemma === undefined || reported.has(word)) continue;
        const own = senses.ofWord(word);
        const other = words.find(
          (one) =>
            one.word !== undefined &&
            one.word.form === form &&
            one.word.glossed &&
            one.text !== text &&
            own.size > 0 &&
            [...senses.ofWord(one.word)].every((sense) => !own.has(sense)),
        );
        if (!other?.word?.meaning || senses.ofWord(other.word).size === 0) continue;
        reported.add(word);
        const place = places[index] as Occurrence;
        yield {
          text,
          phrase: phraseAt(place),
          word: { ...word, here, meaning },
          elsewhere: { id: other.text.id, meaning: other.word.meaning },
        };
      }
    }
  }
}
