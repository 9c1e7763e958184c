/** Offers, once on a device, the site in the language that the browser prefers. Nobody is led there unasked. */
import { notify } from '../../platform/toast/notify.ts';
import { readText, writeText } from '../../platform/storage/storage.ts';
import { site, type SiteLanguage } from '../../platform/site.ts';
import * as messages from '../../../../packages/core/messages/language.ts';
import { readIn } from './other-language.ts';

const KEY = 'language-offered';

/**
 * The language of the site that a reader prefers.
 * @param preferred tags as `navigator.languages` has them, the dearest first
 * @returns undefined where it is the one of the page, or none of the site's
 */
export function preferredLanguage(preferred: readonly string[]): SiteLanguage | undefined {
  const tags = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  const known = tags.map((tag) => site.languages.find((language) => language.tag === tag)).find((language) => language !== undefined);
  return known?.tag === site.language ? undefined : known;
}

/** Offers it, where it was not offered before. */
export function offerLanguage(): void {
  const language = preferredLanguage(navigator.languages);
  if (!language || readText(KEY) !== null) return;
  // Without storage the offer would come back on every page.
  if (!writeText(KEY, language.tag)) return;
  // The sentence is of the page's language, and so is the name in it; the button has the language's own.
  void notify({
    id: 'language',
    canWait: true,
    title: language.offer,
    description: messages.inYourLanguage({ language: language.nameHere }),
    action: { label: language.name, later: messages.notNow, run: () => void readIn(language) },
  });
}
