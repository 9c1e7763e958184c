/** Offers the site in the browser's preferred language, once on a device. It never switches by itself. */
import { notify } from '../../platform/toast/notify.ts';
import { readText, writeText } from '../../platform/storage/storage.ts';
import { site, type SiteLanguage } from '../../platform/site.ts';
import * as messages from '../../../../packages/core/messages/language.ts';
import { openInLanguage } from './other-language.ts';

const OFFERED_LANGUAGE_KEY = 'language-offered';

/**
 * The language of the site that a reader prefers.
 * @param preferred tags as `navigator.languages` has them, the most preferred first
 * @returns undefined where it is the one of the page, or none of the site's
 */
export function preferredOtherLanguage(preferred: readonly string[]): SiteLanguage | undefined {
  const tags = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  const known = tags.map((tag) => site.languages.find((language) => language.tag === tag)).find((language) => language !== undefined);
  return known?.tag === site.language ? undefined : known;
}

/** Offers the preferred language, unless one was offered before. */
export function offerLanguage(): void {
  const language = preferredOtherLanguage(navigator.languages);
  if (!language || readText(OFFERED_LANGUAGE_KEY) !== null) return;
  // Without storage the offer would come back on every page.
  if (!writeText(OFFERED_LANGUAGE_KEY, language.tag)) return;
  // The description is in the page's language, title and button are in the offered one.
  void notify({
    id: 'language',
    canWait: true,
    title: language.offer,
    description: messages.inYourLanguage({ language: language.nameHere }),
    action: { label: language.name, later: messages.notNow, run: () => void openInLanguage(language) },
  });
}
