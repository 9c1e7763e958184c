/** The words of a page that its picture shows. */
import { parseHTML } from 'linkedom';
import type { ArabicScript } from '../../../packages/core/model.ts';

export interface PreviewContent {
  title: string;
  /** The first line of Arabic on the page. */
  arabic?: { text: string; script: ArabicScript };
  /** On the home page: the dots of its ring as SVG, and the name inside. */
  ring?: { svg: string; name: string };
}

/** French uses it, and the site's faces lack it. Browsers take it from another face; the pictures use a wider space. */
const NARROW_SPACE = /\u202f/g;

/** Cuts a page after its first Arabic: the picture shows no more, and long pages take long to parse. */
function throughFirstArabic(body: string): string {
  const start = body.search(/ class="arabic[ "]/);
  const end = start < 0 ? start : body.indexOf('</p>', start);
  return end < 0 ? body : body.slice(0, end);
}

/** @param heading of the page @param body the page as it was rendered */
export function previewContentOf(heading: string, body: string): PreviewContent {
  const title = heading.replace(NARROW_SPACE, '\u00a0');
  const { document } = parseHTML(`<!doctype html><html><body>${throughFirstArabic(body)}</body></html>`);
  const dots = document.querySelector('.title-ring svg');
  const name = document.querySelector('.title-ring [lang=ar]');
  if (dots && name) return { title, ring: { svg: dots.innerHTML, name: name.textContent } };
  const first = document.querySelector('main .arabic[lang=ar]');
  const line = first?.textContent.split('\n')[0]?.replace(/\s+/g, ' ').trim();
  if (!first || !line) return { title };
  return { title, arabic: { text: line, script: first.classList.contains('arabic-quran') ? 'quran' : 'naskh' } };
}
