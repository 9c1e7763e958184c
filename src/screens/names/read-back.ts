import type { DivineName, Names, Passage } from '../../../text/model.ts';
import { one, readHeader, readPassage, readProse, readTransliteration, textOf } from '../../components/read-back.ts';

const readName = (card: Element): DivineName => ({
  number: Number(card.id.replace('name-', '')),
  arabic: textOf(one(card, '.arabic')),
  transliteration: readTransliteration(one(card, '.transliteration')),
  meaning: textOf(one(card, '.name-meaning')),
});

const readQuotations = (root: ParentNode, heading: string): Passage[] =>
  [...root.querySelectorAll(`[aria-labelledby=${heading}] .passage`)].map(readPassage);

/** What the page of the ninety-nine names was rendered from. */
export function readNames(root: ParentNode): Names {
  const { title, subtitle } = readHeader(root);
  return {
    title,
    subtitle: subtitle ?? '',
    introduction: [...root.querySelectorAll('.names-intro > p')].map(textOf),
    verses: readQuotations(root, 'from-the-quran'),
    narrations: readQuotations(root, 'from-the-sunnah'),
    enumeration: readProse(one(root, '.prose-block')),
    names: [...root.querySelectorAll('.names > .name-card')].map(readName),
  };
}
