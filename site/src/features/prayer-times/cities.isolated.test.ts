import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import table from 'virtual:cities';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import * as locale from '../../../../packages/core/messages/locale.ts';
import type * as Cities from './cities.ts';
import { countryNear, findCities, cityAndCountryName } from './cities.ts';
import { FURTHER_CITY_NAMES, LOCAL_CITY_NAMES } from './city-names.ts';

const named = (typed: string): string[] => findCities(typed).map(cityAndCountryName);

test.each([
  ['tromso', 'Tromsø, Norway'],
  ['tromsoe', 'Tromsø, Norway'],
  ['lodz', 'Łódź, Poland'],
  ['bialystok', 'Białystok, Poland'],
  ['aarhus', 'Århus, Denmark'],
  ['arhus', 'Århus, Denmark'],
  ['Ålborg', 'Aalborg, Denmark'],
  ['vasteras', 'Västerås, Sweden'],
  ['nam dinh', 'Nam Định, Vietnam'],
  ['Diyarbakir', 'Diyarbakır, Türkiye'],
  ['ıstanbul', 'Istanbul, Türkiye'],
  ['koeln', 'Köln, Germany'],
  ['DUESSELDORF', 'Düsseldorf, Germany'],
  ['düsseldorf', 'Düsseldorf, Germany'],
])('letters with no key of their own: %s finds %s', (typed, city) => {
  expect(named(typed)[0]).toBe(city);
});

test.each([
  ['cologne', 'Köln'],
  ['gothenburg', 'Göteborg'],
  ['seville', 'Sevilla'],
  ['nuremberg', 'Nürnberg'],
  ['hanover', 'Hannover'],
  ['münchen', 'Munich'],
  ['fez', 'Fès'],
  ['marrakech', 'Marrakesh'],
  ['jogja', 'Yogyakarta'],
  ['solo', 'Surakarta'],
  ['mekkah', 'Mecca'],
  ['مكة المكرمة', 'Mecca'],
  ['المدينة', 'Medina'],
  ['quds', 'Jerusalem'],
  ['al-quds', 'Jerusalem'],
  ['alquds', 'Jerusalem'],
  ['القدس', 'Jerusalem'],
  ['قدس', 'Jerusalem'],
])('names that people type and that are not shown: %s finds %s', (typed, city) => {
  expect(findCities(typed)[0]?.city).toBe(city);
});

test('a name that is not shown comes behind those that are, until it is typed whole', () => {
  expect(named('mad')[0]).toBe('Madrid, Spain');
  expect(named('madras')[0]).toBe('Chennai, India');
  expect(named('roma').slice(0, 2)).toEqual(['Rome, Italy', 'La Romana, Dominican Republic']);
});

test.each([
  ['kab bogor', 'Bogor, Indonesia'],
  ['Kab. Bogor', 'Bogor, Indonesia'],
  ['kabupaten bandung', 'Bandung, Indonesia'],
  ['kota bandung', 'Bandung, Indonesia'],
  ['kota jogja', 'Yogyakarta, Indonesia'],
  ['kota india', 'Kota, India'],
  ['kota kinabalu', 'Kota Kinabalu, Malaysia'],
  ['kota bhar', 'Kota Bharu, Malaysia'],
])('the Indonesian words for a city and a district are left out where they are in no name: %s finds %s', (typed, city) => {
  expect(named(typed)[0]).toBe(city);
});

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

test('spaces, hyphens and apostrophes do not matter, and words as they are typed come first', () => {
  expect(named('newyork')[0]).toBe('New York, United States');
  expect(named('kualalumpur')[0]).toBe('Kuala Lumpur, Malaysia');
  expect(named('saopau')[0]).toBe('São Paulo, Brazil');
  expect(named('rio-de-janeiro')[0]).toBe('Rio de Janeiro, Brazil');
  expect(named("sana'a")[0]).toBe('Sanaa, Yemen');
  expect(named('san a')[0]).toBe('San Antonio, United States');
});

test('"St" and "Ste" are read as "Saint" and "Sainte", and a name is found as it is written too', () => {
  expect(named('St Denis')).toEqual(['Saint-Denis, Réunion']);
  expect(named('st etienne')[0]).toBe('Saint-Étienne, France');
  expect(named('St. Petersburg').slice(0, 2)).toEqual(['Saint Petersburg, Russia', 'St. Petersburg, United States']);
  expect(named('saint louis')).toEqual(expect.arrayContaining(['St. Louis, United States', 'Saint-Louis, Senegal']));
  expect(named('stlouis')[0]).toBe('St. Louis, United States');
  expect(named('stock')[0]).toBe('Stockholm, Sweden');
});

test('words typed after a whole city name do not hide the city, which ranks behind cities that match all words', () => {
  expect(named('Makkah al-Mukarramah')[0]).toBe('Makkah, Saudi Arabia');
  expect(named('london uk')[0]).toBe('London, United Kingdom');
  expect(named('new york city').every((name) => name.startsWith('New York'))).toBe(true);
  expect(named('londonx')).toEqual([]);
});

describe('in Urdu', () => {
  const words: object = parse(readFileSync(resolve(import.meta.dirname, '../../../../content/languages/ur/interface/cities.yaml'), 'utf8'));
  let urdu: typeof Cities;
  beforeAll(async () => {
    vi.resetModules();
    vi.doMock('../../../../packages/core/messages/cities.ts', () => words);
    vi.doMock('../../../../packages/core/messages/locale.ts', () => ({ ...locale, LOCALE: 'ur-PK', IS_ARABIC_SCRIPT: true }));
    urdu = await import('./cities.ts');
  });
  afterAll(() => {
    vi.doUnmock('../../../../packages/core/messages/cities.ts');
    vi.doUnmock('../../../../packages/core/messages/locale.ts');
    vi.resetModules();
  });

  test.each([
    ['نیو یارک', 'New York City'],
    ['نیویارک', 'New York City'],
    ['نیو-یارک', 'New York City'],
    ['اسلام آباد', 'Islamabad'],
    ['اسلامآباد', 'Islamabad'],
    ['اسلام اباد', 'Islamabad'],
    ['فیصل\u200cآباد', 'Faisalabad'],
    ['ابو ظہبی', 'Abu Dhabi'],
    ['کوالا لمپور', 'Kuala Lumpur'],
    ['مدینہ منورہ', 'Medina'],
    ['المدينة المنورة', 'Medina'],
    ['مکہ مکرمہ', 'Mecca'],
    ['مكة', 'Mecca'],
    ['مکۃ', 'Mecca'],
    ['القاهرة', 'Cairo'],
    ['الرياض', 'Riyadh'],
    ['دبي', 'Dubai'],
    ['کويت', 'Kuwait City'],
    ['لکھنو', 'Lucknow'],
    ['karachi', 'Karachi'],
  ])('%s finds %s', (typed, city) => expect(urdu.findCities(typed)[0]?.city).toBe(city));

  test('a country is found by its name in letters of either keyboard', () => {
    expect(urdu.findCities('انڈونیشيا').map(({ country }) => country)).toContain('ID');
    expect(urdu.findCities('ترکي').map(({ country }) => country)).toContain('TR');
  });

  test.each(['ال', 'نیو یارکک', 'غغغ'])('%s finds nothing', (typed) => expect(urdu.findCities(typed)).toEqual([]));
});

test('a city state has one name: "Singapore", without its country', () => expect(named('singapore')[0]).toBe('Singapore'));

test('an empty or unknown query finds no city', () => {
  for (const typed of ['', '  ', 'xqzw', '.', '\\', '(']) expect(named(typed), typed).toEqual([]);
});

test('each name of our own belongs to a city of the list', () => {
  const known = new Set(table.cities.map(([name, country]) => `${name}, ${country}`));
  expect(Object.keys({ ...LOCAL_CITY_NAMES, ...FURTHER_CITY_NAMES }).filter((name) => !known.has(name))).toEqual([]);
});

test('the country of a position is that of the nearest city, also across the date line; far out at sea there is none', () => {
  expect(countryNear(48.9, 2.2)).toBe('FR');
  expect(countryNear(-18.1, 178.4)).toBe('FJ');
  expect(countryNear(-18.1, -181.6)).toBe('FJ');
  expect(countryNear(0, -140)).toBeUndefined();
});
