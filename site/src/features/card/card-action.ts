/** The actions of a card's buttons. Loaded with the first use of one. */
import type { Card } from '../../../../packages/core/model.ts';
import type { ToggleSavedOutcome } from '../saved/saved.ts';
import { copyText, shareNatively } from '../share/share.ts';
import { BASE_PATH, site } from '../../platform/site.ts';
import { notify } from '../../platform/toast/notify.ts';
import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import { offerUndo } from '../../platform/toast/offer-undo.ts';
import { cardText } from './card-text.ts';
import { chosenPreferences } from '../../platform/preferences/change-preferences.ts';
import type { CopyLayer } from '../../platform/preferences/preferences.ts';
import * as messages from '../../../../packages/core/messages/cards.ts';

const cardUrl = (path: string, id: string): string => `${window.location.origin}${BASE_PATH}${path}#${id}`;

const FALLBACK_COPY_LAYERS: readonly CopyLayer[] = ['arabic'];

async function textToCopy(card: Card, path: string): Promise<string> {
  const { copied, transliteration } = chosenPreferences();
  const layers = copied.length ? copied : FALLBACK_COPY_LAYERS;
  const url = cardUrl(path, card.id);
  if (transliteration !== 'plain') return cardText(card, layers, url);
  const { toPlainTransliteration } = await import('../../ui/plain-style.ts');
  return cardText(card, layers, url, toPlainTransliteration);
}

/** Copies the layers that the reader has chosen. */
export async function copyCard(card: Card, path: string): Promise<void> {
  const copied = await copyText(await textToCopy(card, path));
  await notify(
    copied
      ? { title: messages.copied, description: messages.chooseWhatCopyingTakes }
      : { title: messages.couldNotCopy, description: messages.selectAndCopy, destructive: true },
  );
}

/** Opens the device's share sheet, or copies where that fails. If the reader closes the sheet, nothing is copied. */
export async function shareCard(card: Card, path: string): Promise<void> {
  const url = cardUrl(path, card.id);
  const text = cardText(card, ['arabic', 'translation', 'reference'], url);
  if ((await shareNatively({ title: card.title ?? messages.dua, text, url })) !== 'failed') return;
  const copied = await copyText(`${text}\n\n${url}`);
  await notify(
    copied
      ? { title: messages.copiedToShare, description: messages.duaAndAddressCopied }
      : { title: messages.couldNotShare, description: messages.copyAddressInstead, destructive: true },
  );
}

/** On the Saved page a card that is taken out is gone; elsewhere the bookmark that saves it again is still there. */
const isOnSavedPage = (): boolean => window.location.pathname === `${import.meta.env.BASE_URL}saved`;

/** Says whether a card was saved or removed, or that this lasts only until the page is closed; offers to undo where the card is gone. */
export async function notifySaved({ saved, kept, undo }: ToggleSavedOutcome): Promise<void> {
  if (!kept) {
    await notifyNotSaved(saved ? messages.savedForNowOnly : messages.takenOutForNowOnly);
    return;
  }
  const removed = { id: 'saved-undo', title: messages.noLongerSaved, description: messages.takenOutOfSaved };
  if (saved) await notify({ title: messages.saved, description: messages.foundOnSavedPage });
  else if (isOnSavedPage()) await offerUndo({ ...removed, undo });
  else await notify(removed);
}

/** A mail with the card's id, the version and the text, ready for the reader's own words. */
export function reportCard(card: Card, path: string): void {
  const subject = messages.reportSubject({ card: card.home });
  const body = [
    messages.whatIsWrong,
    '',
    '',
    '---',
    messages.reportCard({ card: card.home }),
    messages.reportPage({ address: cardUrl(path, card.id) }),
    messages.reportVersion({ version: site.version }),
    '',
    cardText(card, ['arabic', 'translation', 'reference'], ''),
  ].join('\r\n');
  window.location.href = `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
