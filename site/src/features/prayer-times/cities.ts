/** Searches the list of cities. */
import table from 'virtual:cities';
import * as searchMessages from '../../../../packages/core/messages/search.ts';
import { LOCALE } from '../../../../packages/core/messages/locale.ts';
import { foldText } from '../../../../packages/core/search/fold.ts';
import { LOCAL_CITY_NAMES } from './city-names.ts';
import type { Place } from './place.ts';

const countryNames = new Intl.DisplayNames([LOCALE], { type: 'region', fallback: 'code' });

/**
 * A text as names are compared: without accents, punctuation and capitals, since people type `sao paulo`, with one letter for
 * the forms of Arabic and Urdu keyboards, and without the Arabic article: القاهرة is قاہرہ.
 */
const fold = (text: string): string =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/(^| )ال(?=..)/g, '$1')
    .trim();

/** A folded name with its "St" and "Ste" written out: Saint-Denis is typed "st denis", and GeoNames writes St. Louis. */
const withSaintsWrittenOut = (folded: string): string => folded.replaceAll(/(^| )st(e?)(?= )/g, '$1saint$2');

/** A folded name as it is written and with its saints written out; one where they are the same. */
const spellingsOf = (folded: string): string[] => [...new Set([folded, withSaintsWrittenOut(folded)])];

/** The city's name in the language of the build, if it has one; else GeoNames' name. */
const localCityName = (city: string, country: string): string => LOCAL_CITY_NAMES[`${city}, ${country}`] ?? city;

/** `Cairo, Egypt`. @param place a city, not a position of the device */
export function cityAndCountryName({ city = '', country = '' }: Place): string {
  const name = localCityName(city, country);
  const land = countryNames.of(country) ?? country;
  // For city states such as Singapore, one name is enough.
  return land === name ? name : name + searchMessages.betweenEntries + land;
}

interface CityEntry {
  place: Place;
  /** For searching, folded: the local name and GeoNames' name in each spelling, and the country. */
  names: readonly string[];
  countryName: string;
}

/** Made at the first search. */
let entries: CityEntry[] | undefined;

function allEntries(): CityEntry[] {
  entries ??= table.cities.map(([city, country, latitude, longitude, zone]) => ({
    place: { city, country, latitude, longitude, zone: table.zones[zone] ?? 'UTC' },
    names: [...new Set([localCityName(city, country), city].flatMap((name) => spellingsOf(fold(name))))],
    countryName: fold(countryNames.of(country) ?? country),
  }));
  return entries;
}

/** How well a name matches, the best first. */
const RANK = { begins: 0, laterWord: 1, withoutSpaces: 2, country: 3, moreTyped: 4 };
const RANKS = Object.keys(RANK).length;

interface SoughtName {
  text: string;
  withoutSpaces: string;
}

/** Whether a word of a name begins with what was typed, where spaces do not count: "newyork", نیویارک. */
function beginsWithoutSpaces(name: string, { withoutSpaces }: SoughtName): boolean {
  const words = name.split(' ');
  return words.some((_, at) => words.slice(at).join('').startsWith(withoutSpaces));
}

/** The rank of a city's name; Infinity where it does not match. */
function rankOfName(name: string, sought: SoughtName): number {
  if (name.startsWith(sought.text)) return RANK.begins;
  if (` ${name}`.includes(` ${sought.text}`)) return RANK.laterWord;
  if (beginsWithoutSpaces(name, sought)) return RANK.withoutSpaces;
  return name !== '' && sought.text.startsWith(`${name} `) ? RANK.moreTyped : Infinity;
}

const MAX_FOUND_CITIES = 8;

/**
 * Cities with a word of their name, or else a country, that begins with what was typed. Names that begin with it come
 * first, then names with a later such word, then those that begin with it where spaces do not count, then countries; among
 * equals, larger cities first. Where there are none, cities whose whole name is at the beginning of what was typed:
 * مدینہ منورہ, "london uk".
 */
export function findCities(typed: string): Place[] {
  // The part after a comma is the country.
  const text = fold(typed.split(/[,،]/)[0] ?? '');
  if (text === '') return [];
  const sought = spellingsOf(text).map((spelling) => ({ text: spelling, withoutSpaces: spelling.replaceAll(' ', '') }));
  const ranks: Place[][] = Array.from({ length: RANKS }, () => []);
  for (const { place, names, countryName } of allEntries()) {
    const rank = Math.min(
      ...names.flatMap((name) => sought.map((spelling) => rankOfName(name, spelling))),
      countryName.startsWith(text) ? RANK.country : Infinity,
    );
    ranks[rank]?.push(place);
  }
  const moreTyped = ranks.pop() ?? [];
  const found = ranks.flat();
  return (found.length > 0 ? found : moreTyped).slice(0, MAX_FOUND_CITIES);
}

const RADIANS_PER_DEGREE = Math.PI / 180;
/** About 300 km; a city farther away does not tell the country. */
const MAX_NEARBY_DEGREES = 3;

/** The country of the nearest large city; undefined where none is near. */
export function countryNear(latitude: number, longitude: number): string | undefined {
  const distance = ({ place }: CityEntry): number => {
    const east = Math.abs(((place.longitude - longitude + 540) % 360) - 180) * Math.cos(latitude * RADIANS_PER_DEGREE);
    return Math.hypot(place.latitude - latitude, east);
  };
  let nearest: { country: string | undefined; degrees: number } = { country: undefined, degrees: MAX_NEARBY_DEGREES };
  for (const entry of allEntries()) {
    const degrees = distance(entry);
    if (degrees < nearest.degrees) nearest = { country: entry.place.country, degrees };
  }
  return nearest.country;
}
