/** Arabic and transliteration without the right `lang` and `dir`, so that a screen reader takes them for English. */
import { mayBeNonArabicText } from './arabic-script.ts';
import { LANGUAGE } from '../../../packages/core/messages/locale.ts';

/** The blessing on the Prophet is one sign inside English sentences; a screen reader says it by its name. */
const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text.replaceAll('ﷺ', ''));

const MAX_SAMPLE_LETTERS = 40;

/** Text nodes that a reader sees. */
function textNodes(element: Element): Text[] {
  if (/^(script|style|noscript)$/.test(element.localName)) return [];
  return [...element.childNodes].flatMap((node) =>
    node.nodeType === node.TEXT_NODE ? [node as Text] : node.nodeType === node.ELEMENT_NODE ? textNodes(node as Element) : [],
  );
}

function languageFaultsOfText(text: string, parent: Element): string[] {
  const language = parent.closest('[lang]')?.getAttribute('lang') ?? '';
  const direction = parent.closest('[dir]')?.getAttribute('dir');
  const sample = text.slice(0, MAX_SAMPLE_LETTERS);
  if (isArabic(text) && mayBeNonArabicText(text, parent)) return direction === 'rtl' ? [] : [`${language} from left to right: ${sample}`];
  if (!isArabic(text)) return language === 'ar' && /\p{Script=Latin}/u.test(text) ? [`Latin letters in lang="ar": ${sample}`] : [];
  return [
    ...(language === 'ar' ? [] : [`Arabic in lang="${language}": ${sample}`]),
    ...(direction === 'rtl' ? [] : [`Arabic from left to right: ${sample}`]),
  ];
}

/** Arabic without `lang="ar"` and `dir="rtl"`, and Latin letters in what is marked as Arabic. */
export const arabicFaults = ({ body }: Document): string[] =>
  textNodes(body).flatMap((node) => {
    const text = node.data.trim();
    return text && node.parentElement ? languageFaultsOfText(text, node.parentElement) : [];
  });

/** Transliteration that is not marked as Arabic in Latin letters. */
export const transliterationFaults = (document: Document): string[] =>
  [...document.querySelectorAll('.transliteration')]
    .filter((element) => element.closest('[lang]')?.getAttribute('lang') !== 'ar-Latn')
    .map((element) => `transliteration without lang="ar-Latn": ${element.textContent.slice(0, MAX_SAMPLE_LETTERS)}`);

/** The fault of a document whose `<html>` does not have the language of the build. */
export const documentLanguageFaults = ({ documentElement }: Document): string[] =>
  documentElement.getAttribute('lang') === LANGUAGE ? [] : [`<html> has no lang="${LANGUAGE}"`];

const NEVER_TRANSLATED_SELECTOR = '[lang=ar], [lang=ar-Latn]';

/** Arabic and transliteration that a browser would translate, since nothing around them says `translate="no"`. */
export function translateAttributeFaults(document: Document): string[] {
  const mayBeTranslated = (element: Element | null): boolean => element?.closest('[translate]')?.getAttribute('translate') !== 'no';
  const elements = [...document.querySelectorAll(NEVER_TRANSLATED_SELECTOR)].filter(mayBeTranslated);
  const texts = textNodes(document.body).filter(
    ({ data, parentElement }) => isArabic(data) && mayBeTranslated(parentElement) && !mayBeNonArabicText(data, parentElement),
  );
  const found = [...elements.map(({ textContent }) => textContent), ...texts.map(({ data }) => data)];
  return [...new Set(found.map((text) => `nothing says translate="no": ${text.slice(0, MAX_SAMPLE_LETTERS)}`))];
}
