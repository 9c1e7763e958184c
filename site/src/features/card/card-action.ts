/** The actions of the buttons of a card and of a hadith. Loaded with the first use of one. */
import type { Card, NawawiHadith } from '../../../../packages/core/model.ts';
import type { ToggleSavedOutcome } from '../saved/saved.ts';
import { copyText, shareNatively } from '../share/share.ts';
import { BASE_PATH, site } from '../../platform/site.ts';
import { notify } from '../../platform/toast/notify.ts';
import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import { offerUndo } from '../../platform/toast/offer-undo.ts';
import { cardText, type CardOrPassage, hadithText } from './card-text.ts';
import { chosenPreferences } from '../../platform/preferences/change-preferences.ts';
import type { CopyLayer } from '../../platform/preferences/preferences.ts';
import * as cardMessages from '../../../../packages/core/messages/cards.ts';
import * as messages from '../../../../packages/core/messages/card-action.ts';
import * as screenMessages from '../../../../packages/core/messages/screens.ts';

const pageUrl = (path: string): string => `${window.location.origin}${BASE_PATH}${path}`;
const cardUrl = (path: string, id: string): string => `${pageUrl(path)}#${id}`;

const FALLBACK_COPY_LAYERS: readonly CopyLayer[] = ['arabic'];
const SHARED_LAYERS: readonly CopyLayer[] = ['arabic', 'translation', 'reference'];

async function copyAndNotify(text: string): Promise<void> {
  const copied = await copyText(text);
  await notify(
    copied
      ? { title: messages.copied, description: messages.chooseWhatCopyingTakes }
      : { title: messages.couldNotCopy, description: messages.selectAndCopy, destructive: true },
  );
}

/** Opens the device's share sheet, or copies where that fails. If the reader closes the sheet, nothing is copied. */
async function shareOrCopy(title: string, text: string, url: string): Promise<void> {
  if ((await shareNatively({ title, text, url })) !== 'failed') return;
  const copied = await copyText(`${text}\n\n${url}`);
  await notify(
    copied
      ? { title: messages.copiedToShare, description: messages.textAndAddressCopied }
      : { title: messages.couldNotShare, description: messages.copyAddressInstead, destructive: true },
  );
}

/** A card, or a passage of a section with the section's id and title. */
export type CardOrPassageWithId = CardOrPassage & Pick<Card, 'id'>;

async function cardTextToCopy(card: CardOrPassageWithId, path: string): Promise<string> {
  const { copied, transliteration } = chosenPreferences();
  const layers = copied.length ? copied : FALLBACK_COPY_LAYERS;
  const url = cardUrl(path, card.id);
  if (transliteration !== 'plain') return cardText(card, layers, url);
  const { toPlainTransliteration } = await import('../../ui/plain-style.ts');
  return cardText(card, layers, url, toPlainTransliteration);
}

/** Copies the layers that the reader has chosen. */
export async function copyCard(card: CardOrPassageWithId, path: string): Promise<void> {
  await copyAndNotify(await cardTextToCopy(card, path));
}

export const shareCard = (card: CardOrPassageWithId, path: string): Promise<void> =>
  shareOrCopy(card.title ?? messages.dua, cardText(card, SHARED_LAYERS, ''), cardUrl(path, card.id));

/** Copies the layers that the reader has chosen for duas; the Arabic where a hadith has none of them. */
export const copyNawawiHadith = (hadith: NawawiHadith, path: string): Promise<void> => {
  const { copied } = chosenPreferences();
  const url = pageUrl(path);
  return copyAndNotify(hadithText(hadith, copied, url) || hadithText(hadith, FALLBACK_COPY_LAYERS, url));
};

export const shareNawawiHadith = (hadith: NawawiHadith, path: string): Promise<void> =>
  shareOrCopy(screenMessages.hadithTitle(hadith), hadithText(hadith, SHARED_LAYERS, ''), pageUrl(path));

/** On the Saved page a card that is taken out is gone; elsewhere the bookmark that saves it again is still there. */
const isOnSavedPage = (): boolean => window.location.pathname === `${import.meta.env.BASE_URL}saved`;

/** Says whether a card was saved or removed, or that this lasts only until the page is closed; offers to undo where the card is gone. */
export async function notifySavedOrRemoved({ saved, kept, undo }: ToggleSavedOutcome): Promise<void> {
  if (!kept) {
    await notifyNotSaved(saved ? messages.savedForNowOnly : messages.takenOutForNowOnly);
    return;
  }
  const removed = { id: 'saved-undo', title: messages.noLongerSaved, description: messages.takenOutOfSaved };
  if (saved) await notify({ title: cardMessages.saved, description: messages.foundOnSavedPage });
  else if (isOnSavedPage()) await offerUndo({ ...removed, undo });
  else await notify(removed);
}

/** A mail with the card's id, the version and the text, ready for the reader's own words. */
export function reportCard(card: Card, path: string): void {
  const subject = messages.reportSubject({ card: card.permanentId });
  const body = [
    messages.whatIsWrong,
    '',
    '',
    '---',
    messages.reportCard({ card: card.permanentId }),
    messages.reportPage({ address: cardUrl(path, card.id) }),
    messages.reportVersion({ version: site.version }),
    '',
    cardText(card, SHARED_LAYERS, ''),
  ].join('\r\n');
  window.location.href = `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
