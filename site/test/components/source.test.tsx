/** The source part of cards, and what About says of the checks. How it looks and what is printed is `site/test/browser/source.spec.ts`. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RULES } from '../../../packages/content/rules/rules.ts';
import { loadCategory } from '../../src/platform/content/texts.ts';
import { elements, openApp } from './app.tsx';

test('every card has its source: a line for each place, verdict and edition, then the fingerprint', async () => {
  await openApp('/prayer/after-salam');
  const pages = (await loadCategory('prayer'))?.pages ?? [];
  const cards = pages.find(({ slug }) => slug === 'after-salam')?.cards ?? [];
  expect(cards.length).toBeGreaterThan(5);
  const shown = elements('details.source').map((source) => [...source.querySelectorAll('li')].map(({ textContent }) => textContent));
  expect(shown).toEqual(cards.map(({ evidence }) => [...(evidence?.lines ?? ['no lines']), `Fingerprint${evidence?.fingerprint}`]));
});

test('About says by how many rules the texts are checked', async () => {
  await openApp('/about');
  expect(screen.getByText(`${RULES.length} rules`, { exact: false })).not.toBeNull();
});
