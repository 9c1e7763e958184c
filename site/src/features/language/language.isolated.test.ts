import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notice } from '../../platform/toast/notice.ts';

const told = vi.hoisted(() => vi.fn<(notice: Notice) => Promise<void>>(() => Promise.resolve()));
vi.mock('../../platform/toast/notify.ts', () => ({ notify: told }));
vi.mock('../../platform/site.ts', () => ({
  site: {
    language: 'en',
    languages: [
      { tag: 'en', name: 'English', nameHere: 'English', direction: 'ltr', offer: 'Read in English', base: '/' },
      { tag: 'fr', name: 'Français', nameHere: 'French', direction: 'ltr', offer: 'Lire en français', base: '/fr/' },
    ],
  },
}));

const { offerLanguage, preferredOtherLanguage } = await import('./offer-language.ts');
const { addressIn } = await import('./other-language.ts');
const FRENCH = { tag: 'fr', name: 'Français', nameHere: 'French', direction: 'ltr', offer: 'Lire en français', base: '/fr/' } as const;

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  told.mockClear();
  vi.stubGlobal('navigator', { languages: ['fr-CA', 'en'] });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the language that a reader prefers', () => {
  it.each([
    [['fr-FR', 'en'], 'fr'],
    [['de', 'fr', 'en'], 'fr'],
    [['en-US', 'fr'], undefined],
    [['de', 'tr'], undefined],
    [[], undefined],
  ])('%j is %s on the English site', (preferred, tag) => {
    expect(preferredOtherLanguage(preferred)?.tag).toBe(tag);
  });

  it('is offered once on a device, in its own words', () => {
    offerLanguage();
    offerLanguage();
    expect(told).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ title: 'Lire en français', description: 'Your browser prefers French.' }));
  });

  it('is not offered where that could not be remembered', () => {
    vi.stubGlobal('localStorage', undefined);
    offerLanguage();
    expect(told).not.toHaveBeenCalled();
  });
});

it('a page has the same address in another language, with its query and its card', () => {
  expect(addressIn(FRENCH, { pathname: '/prayer/ablution', search: '', hash: '#shahada' })).toBe('/fr/prayer/ablution#shahada');
  expect(addressIn(FRENCH, { pathname: '/search', search: '?q=rain', hash: '' })).toBe('/fr/search?q=rain');
});
