import { expect, test } from 'vitest';
import { fillTags } from './fill-tags.ts';

const elements = { mail: (text: string) => ({ mail: text }), day: (text: string) => ({ day: text }) };

test.each([
  ['one element', 'Write to <mail>us</mail>.', ['Write to ', { mail: 'us' }, '.']],
  ['two, in the order of the message', '<day>Friday</day>: <mail></mail>', ['', { day: 'Friday' }, ': ', { mail: '' }, '']],
  ['text of several lines', '<mail>us\nboth</mail>', ['', { mail: 'us\nboth' }, '']],
  ['a tag that has no element', 'Write to <us>us</us>.', ['Write to ', '.']],
  ['no tag', 'Write < 3 > 2.', ['Write < 3 > 2.']],
])('a message with %s is filled', (_, message, filled) => {
  expect(fillTags<object>(message, elements)).toEqual(filled);
});
