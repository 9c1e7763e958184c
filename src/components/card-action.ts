/** What the buttons of a card do. Loaded with the first use of one. */
import type { Card } from '../../text/model.ts';
import { copyText, shareNatively } from '../share/share.ts';
import { site } from '../site.ts';
import { notify } from '../toast/notify.ts';
import { notifyNotSaved } from '../toast/notify-not-saved.ts';
import { cardText } from './card-text.ts';
import { preferences } from '../preferences/change-preferences.ts';
import type { Layer } from '../preferences/preferences.ts';

const addressOf = (path: string, id: string): string => {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  return `${window.location.origin}${base}${path}#${id}`;
};

const FALLBACK: readonly Layer[] = ['arabic'];

async function textOf(card: Card, path: string): Promise<string> {
  const { copied, transliteration } = preferences();
  const layers = copied.length ? copied : FALLBACK;
  const url = addressOf(path, card.id);
  if (transliteration !== 'plain') return cardText(card, layers, url);
  const { plainStyle } = await import('./plain-style.ts');
  return cardText(card, layers, url, plainStyle);
}

/** Copies the layers that the reader has chosen. */
export async function copyCard(card: Card, path: string): Promise<void> {
  const copied = await copyText(await textOf(card, path));
  await notify(
    copied
      ? { title: 'Copied', description: 'The “Aa” button lets you choose what copying takes' }
      : { title: 'Could not copy', description: 'Please select the text and copy it yourself', destructive: true },
  );
}

/** The device's share sheet, or the clipboard where there is none. A sheet that the reader closes is no reason to copy. */
export async function shareCard(card: Card, path: string): Promise<void> {
  const url = addressOf(path, card.id);
  const text = cardText(card, ['arabic', 'translation', 'reference'], url);
  if ((await shareNatively({ title: card.title ?? 'Dua', text, url })) !== 'failed') return;
  const copied = await copyText(`${text}\n\n${url}`);
  await notify(
    copied
      ? { title: 'Copied to share', description: 'The dua and its address are on the clipboard' }
      : { title: 'Could not share', description: 'Please try copying the URL manually', destructive: true },
  );
}

/** Says whether a card was saved or taken out, and whether the device keeps it. */
export async function tellSaved({ saved, kept }: { saved: boolean; kept: boolean }): Promise<void> {
  if (!kept) {
    await notifyNotSaved(saved ? 'Saved for now only' : 'Taken out for now only');
    return;
  }
  await notify(
    saved
      ? { title: 'Saved', description: 'You find it on the Saved page in the menu' }
      : { title: 'No longer saved', description: 'It was taken out of your saved duas' },
  );
}

/** A mail with the card's id, the version and the text, ready for the reader's own words. */
export function reportCard(card: Card, path: string): void {
  const subject = `Error in ${card.home}`;
  const body = [
    'What is wrong, and what should it be?',
    '',
    '',
    '---',
    `Card: ${card.home}`,
    `Page: ${addressOf(path, card.id)}`,
    `Version: ${site.version}`,
    '',
    cardText(card, ['arabic', 'translation', 'reference'], ''),
  ].join('\r\n');
  window.location.href = `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
