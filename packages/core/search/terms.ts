/** The search terms of each layer of a text. The index and the highlighting use the same functions, so they cannot disagree. */
import { STOP_WORDS } from '../messages/search-language.ts';
import { foldedArabicSpellings, foldLatin, hasArabicLetters } from './fold.ts';
import { isInLocaleArabicScript } from './own-script.ts';
import { soundOf } from './sound.ts';
import { type WordWithOffsets, wordsOf } from './words.ts';

/** The layers of a text that a query is compared with. */
export const SEARCH_LAYERS = ['page', 'head', 'arabic', 'latin', 'translation', 'note', 'gloss'] as const;
export type SearchLayer = (typeof SEARCH_LAYERS)[number];

/** Layers in the language of the build, whose words are compared by their letters. */
export const LANGUAGE_LAYERS: readonly SearchLayer[] = ['page', 'head', 'translation', 'note', 'gloss'];
/** Layers that may hold transliterated Arabic, whose words are compared by their sound. */
export const LAYERS_MATCHED_BY_SOUND: readonly SearchLayer[] = ['page', 'head', 'latin'];

/** Shorter parts say nothing: the l, r or n of an assimilated article. */
const MIN_HYPHEN_PART_LENGTH = 3;

const longHyphenParts = (folded: string): string[] => folded.split('-').filter((part) => part.length >= MIN_HYPHEN_PART_LENGTH);

function unhyphenatedTerms(folded: string): string[] {
  return folded.includes('-') ? [folded.replaceAll('-', ''), ...longHyphenParts(folded)] : [folded];
}

/** Words that many write as one with the word before: al-hamdu lillah, ma sha'a-llah. */
const JOINED_TO_WORD_BEFORE = /^(?:li-?llah|shaa-?llah)/;

function soundTerms(folded: string, next: string): string[] {
  const parts = folded.includes('-')
    ? longHyphenParts(folded).flatMap((part) => (part.startsWith('llah') ? [part, `a${part}`] : [part]))
    : [];
  const joined = JOINED_TO_WORD_BEFORE.test(next) ? [folded + next] : [];
  return [folded, ...parts, ...joined].map((part) => soundOf(part));
}

/** Layers of running text, in which words without meaning are left out. */
const RUNNING_TEXT_LAYERS: ReadonlySet<SearchLayer> = new Set<SearchLayer>(['translation', 'note', 'gloss']);

/** The terms of a word in the Arabic script, of Arabic or of a language in that script. */
function arabicScriptTerms(word: string, layer: SearchLayer): readonly string[] {
  if (layer === 'latin' || (layer !== 'arabic' && !isInLocaleArabicScript(word))) return [];
  const forms = foldedArabicSpellings(word);
  return RUNNING_TEXT_LAYERS.has(layer) && STOP_WORDS.has(forms[0] ?? '') ? [] : forms;
}

const termCache = new Map<SearchLayer, Map<string, readonly string[]>>(SEARCH_LAYERS.map((layer) => [layer, new Map()]));

function computeTerms(word: string, next: string, layer: SearchLayer): readonly string[] {
  if (hasArabicLetters(word)) return arabicScriptTerms(word, layer);
  if (layer === 'arabic') return [];
  const folded = foldLatin(word);
  if (layer === 'latin') return soundTerms(folded, next);
  if (RUNNING_TEXT_LAYERS.has(layer) && STOP_WORDS.has(folded)) return [];
  return LAYERS_MATCHED_BY_SOUND.includes(layer)
    ? [...new Set([...unhyphenatedTerms(folded), soundOf(folded)])]
    : unhyphenatedTerms(folded);
}

/** The terms of one word of a layer, given the word after it. */
export function termsOfWord({ text }: WordWithOffsets, next: WordWithOffsets | undefined, layer: SearchLayer): readonly string[] {
  const after = layer === 'latin' && next ? foldLatin(next.text) : '';
  // The same words come again and again, so terms are cached. A word that is joined to the next one has a cache entry with it.
  const key = JOINED_TO_WORD_BEFORE.test(after) ? `${text} ${after}` : text;
  const known = termCache.get(layer)?.get(key);
  if (known) return known;
  const terms = computeTerms(text, after, layer);
  termCache.get(layer)?.set(key, terms);
  return terms;
}

/** The terms of a layer's text in reading order. */
export function termsOfText(text: string, layer: SearchLayer): string[] {
  const words = wordsOf(text);
  return words.flatMap((word, at) => termsOfWord(word, words[at + 1], layer));
}
