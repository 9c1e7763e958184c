import table from 'virtual:cities';
import { expect, test } from 'vitest';
import { countryNear, findCities, cityAndCountryName } from './cities.ts';
import { LOCAL_CITY_NAMES } from './city-names.ts';

const named = (typed: string): string[] => findCities(typed).map(cityAndCountryName);

test('a city is found by the beginning of its name, the largest first, and those of a country by its name', () => {
  expect(named('lond')[0]).toBe('London, United Kingdom');
  expect(named('londo')).toContain('London, Canada');
  expect(named('senegal')[0]).toBe('Dakar, Senegal');
  expect(named('cairo, egypt')[0]).toBe('Cairo, Egypt');
});

test('accents, signs and capitals do not matter, nor which of its names is typed', () => {
  expect(named('SAO PAULO')[0]).toBe('São Paulo, Brazil');
  expect(named('reykjavik')[0]).toBe('Reykjavík, Iceland');
  expect(named('mecca')[0]).toBe('Makkah, Saudi Arabia');
  expect(named('makkah')[0]).toBe('Makkah, Saudi Arabia');
  expect(named('lumpur')[0]).toBe('Kuala Lumpur, Malaysia');
});

test('Singapore is called once', () => expect(named('singapore')[0]).toBe('Singapore'));

test('nothing is found where nothing is sought or there is none', () => {
  for (const typed of ['', '  ', 'xqzw', '.', '\\', '(']) expect(named(typed), typed).toEqual([]);
});

test('each name of our own belongs to a city of the list', () => {
  const known = new Set(table.cities.map(([name, country]) => `${name}, ${country}`));
  expect(Object.keys(LOCAL_CITY_NAMES).filter((name) => !known.has(name))).toEqual([]);
});

test('the country of a position is that of the nearest city, over the line of dates too, and none is far out at sea', () => {
  expect(countryNear(48.9, 2.2)).toBe('FR');
  expect(countryNear(-18.1, 178.4)).toBe('FJ');
  expect(countryNear(-18.1, -181.6)).toBe('FJ');
  expect(countryNear(0, -140)).toBeUndefined();
});
