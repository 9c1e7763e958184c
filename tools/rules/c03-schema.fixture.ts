import { BASE, card, page, type Fixture } from './fixture.ts';

const linked = (link: string): Fixture['files'] => ({
  'collections.yaml': (BASE['collections.yaml'] as string).replace('sahih: true', `sahih: true, link: "${link}"`),
});

export const fixtures: readonly Fixture[] = [
  { wrong: 'a link that is no address', files: linked('javascript:alert{number}'), says: 'https address' },
  { wrong: 'a link without encryption', files: linked('http://sunnah.com/bukhari:{number}'), says: 'https address' },
  { wrong: 'a misspelt placeholder', files: linked('https://sunnah.com/bukhari:{nummer}'), says: 'https address' },
  { wrong: 'a link without its number', files: linked('https://sunnah.com/bukhari'), says: 'https address' },
  { wrong: 'a number twice', files: linked('https://sunnah.com/{number}/{number}'), says: 'https address' },
  { wrong: 'a number in place of a host', files: linked('https://{number}.com/'), says: 'https address' },
  { wrong: 'a misspelt key', files: page(card({ more: 'subtile: In the morning' })), says: 'unknown key "subtile"' },
  {
    wrong: 'a missing translation',
    files: { 'prayer/ablution.yaml': 'title: Ablution\ncards:\n  - id: a\n    arabic: نَعَمْ\n    references: [bukhari:1]\n' },
    says: 'translation',
  },
  {
    wrong: 'an icon that lucide does not have',
    files: { 'prayer/ablution.yaml': (BASE['prayer/ablution.yaml'] as string).replace('cards:', 'icon: moonn\ncards:') },
    says: 'there is no icon "moonn"; near it are moon',
  },
  { wrong: 'a repeat of one', files: page(card({ more: 'repeat: 1' })), says: 'no repeat' },
  {
    wrong: 'a reason of one word',
    files: { 'exceptions.yaml': '- { rule: repeat, card: prayer/bowing#glory, field: repeat, reason: because }\n' },
    says: 'a sentence',
  },
];
