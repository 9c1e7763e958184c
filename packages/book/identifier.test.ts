import { expect, test } from 'vitest';
import { LANGUAGES } from '../../site.config.ts';
import { bookIdentifierOf, nameBasedUuid } from './identifier.ts';

test('the UUID of a name equals the example in RFC 9562', () => {
  // RFC 9562, A.4.
  expect(nameBasedUuid('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
});

test('each language has an identifier of its own, which no change may touch', () => {
  expect(new Set(LANGUAGES.map(bookIdentifierOf)).size).toBe(LANGUAGES.length);
  // Books that readers already have carry these identifiers.
  expect(bookIdentifierOf('en')).toBe('urn:uuid:5f1b7c0e-33a9-4d0b-9c58-6d6973626168');
  expect(bookIdentifierOf('fr')).toBe('urn:uuid:f42b351f-549a-56dd-bdab-06a71867a853');
});
