import { card, page, type Fixture } from './fixture.ts';

export const fixtures: readonly Fixture[] = [
  { wrong: 'a misspelt key', files: page(card({ more: 'subtile: In the morning' })), says: 'unknown key "subtile"' },
  {
    wrong: 'a missing translation',
    files: { 'prayer/ablution.yaml': 'title: Ablution\ncards:\n  - id: a\n    arabic: نَعَمْ\n    references: [bukhari:1]\n' },
    says: 'translation',
  },
  { wrong: 'a repeat of one', files: page(card({ more: 'repeat: 1' })), says: 'no repeat' },
  {
    wrong: 'a reason of one word',
    files: { 'exceptions.yaml': '- { rule: repeat, card: prayer/bowing#glory, field: repeat, reason: because }\n' },
    says: 'a sentence',
  },
];
