/** Searches the list of cities. */
import table from 'virtual:cities';
import * as searchMessages from '../../../../packages/core/messages/search.ts';
import { LOCALE } from '../../../../packages/core/messages/locale.ts';
import { LOCAL_CITY_NAMES } from './city-names.ts';
import type { Place } from './place.ts';

const countryNames = new Intl.DisplayNames([LOCALE], { type: 'region', fallback: 'code' });

/** Lower case without accents and punctuation, since people type `sao paulo`. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim();

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
  /** For searching: the local name, GeoNames' name and the country, all folded. */
  names: readonly string[];
}

/** Made at the first search. */
let entries: CityEntry[] | undefined;

function allEntries(): CityEntry[] {
  entries ??= table.cities.map(([city, country, latitude, longitude, zone]) => ({
    place: { city, country, latitude, longitude, zone: table.zones[zone] ?? 'UTC' },
    names: [localCityName(city, country), city, countryNames.of(country) ?? country].map(fold),
  }));
  return entries;
}

/** 0 if the name begins with the query, 1 if a later word does; undefined if neither. */
function wordStartRank(name: string, sought: string): number | undefined {
  if (name.startsWith(sought)) return 0;
  return ` ${name}`.includes(` ${sought}`) ? 1 : undefined;
}

const MAX_FOUND_CITIES = 8;

/**
 * Cities with a word of their name, or else a country, that begins with what was typed. Names that begin with it come
 * first, then names with a later such word, then countries; among equals, larger cities first.
 */
export function findCities(typed: string): Place[] {
  // The part after a comma is the country.
  const sought = fold(typed.split(/[,،]/)[0] ?? '');
  if (sought === '') return [];
  const ranks: Place[][] = [[], [], []];
  for (const { place, names } of allEntries()) {
    const [local = '', international = '', country = ''] = names;
    const best = Math.min(wordStartRank(local, sought) ?? Infinity, wordStartRank(international, sought) ?? Infinity);
    const found = best < Infinity ? best : country.startsWith(sought) ? 2 : undefined;
    if (found !== undefined) ranks[found]?.push(place);
  }
  return ranks.flat().slice(0, MAX_FOUND_CITIES);
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
