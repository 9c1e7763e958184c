import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSharedList, type SharedList, encodeSharedList } from './list-link.ts';
import { MAX_NAME_LENGTH, MAX_LIST_ITEMS, MAX_REPETITIONS, tidyName } from './list-record.ts';

const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: MAX_NAME_LENGTH }).map(tidyName);
const item = fc
  .record({ code: fc.nat(2 ** 30 - 1), count: fc.option(fc.integer({ min: 2, max: MAX_REPETITIONS }), { nil: undefined }) })
  .map(({ code, count }) => (count === undefined ? { code } : { code, count }));
const sharedList = fc.record({ name, items: fc.array(item, { maxLength: MAX_LIST_ITEMS }) });

/** The longest address that a deployment is likely to have. */
const ADDRESS = 'https://www.misbaha-duas.example/fr/lists#';

it('a list comes out of its link as it went in', () => {
  fc.assert(
    fc.property(sharedList, (list) => {
      expect(decodeSharedList(encodeSharedList(list))).toEqual({ list });
    }),
  );
});

it('the letters of a link are such as no messenger and no browser changes', () => {
  fc.assert(
    fc.property(sharedList, (list) => {
      expect(encodeSharedList(list)).toMatch(/^1[\w-]+$/);
    }),
  );
});

describe('a link of 30 duas', () => {
  const items = (count?: number): SharedList['items'] =>
    Array.from({ length: 30 }, (_, at) => ({ code: 2 ** 30 - 1 - at, ...(count === undefined ? {} : { count }) }));

  it('has at most 540 characters, whatever its name and its counts; at most 450 in Urdu', () => {
    fc.assert(
      fc.property(name, (any) => {
        expect((ADDRESS + encodeSharedList({ name: any, items: items(MAX_REPETITIONS) })).length).toBeLessThanOrEqual(540);
      }),
    );
    const urdu = tidyName('میری صبح اور شام کی دعائیں اور اذکار جو میں روز فجر اور مغرب کے بعد پڑھتا ہوں');
    expect(urdu).toHaveLength(MAX_NAME_LENGTH);
    expect((ADDRESS + encodeSharedList({ name: urdu, items: items(MAX_REPETITIONS) })).length).toBeLessThanOrEqual(450);
  });

  it('usually has about 220 characters', () => {
    expect((ADDRESS + encodeSharedList({ name: 'My morning', items: items() })).length).toBe(218);
  });
});

describe('decodeSharedList reports a problem and does not guess, for:', () => {
  const link = encodeSharedList({ name: 'Morning', items: [{ code: 1 }, { code: 2, count: 33 }, { code: 3 }] });

  it('a link that lost letters at its end or in its middle, or has one more', () => {
    for (let at = 1; at < link.length; at++) {
      expect(decodeSharedList(link.slice(0, at)), link.slice(0, at)).toEqual({ problem: 'damaged' });
      expect(decodeSharedList(link.slice(0, at) + link.slice(at + 1))).toEqual({ problem: 'damaged' });
    }
    expect(decodeSharedList(`${link}A`)).toEqual({ problem: 'damaged' });
  });

  it('a link with another letter in any place', () => {
    for (let at = 1; at < link.length; at++) {
      const other = link[at] === 'A' ? 'B' : 'A';
      expect(decodeSharedList(link.slice(0, at) + other + link.slice(at + 1))).toEqual({ problem: 'damaged' });
    }
  });

  it('a link of another version', () => {
    expect(decodeSharedList(`2${link.slice(1)}`)).toEqual({ problem: 'newer' });
    expect(decodeSharedList(`0${link.slice(1)}`)).toEqual({ problem: 'damaged' });
  });

  it('anything else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeSharedList(text)).toHaveProperty('problem');
      }),
    );
    fc.assert(
      fc.property(fc.base64String(), (text) => {
        expect(decodeSharedList(`1${text}`)).toHaveProperty('problem');
      }),
    );
  });
});
