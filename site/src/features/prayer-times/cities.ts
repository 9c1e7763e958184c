/** The list of cities, and the search in it. */
import table from 'virtual:cities';
import * as searchMessages from '../../../../packages/core/messages/search.ts';
import { LOCALE } from '../../../../packages/core/messages/locale.ts';
import { LOCAL_CITY_NAMES } from './city-names.ts';
import type { Place } from './place.ts';

const countries = new Intl.DisplayNames([LOCALE], { type: 'region', fallback: 'code' });

/** Without accents, signs and capitals: people type `sao paulo`. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim();

/** The name of a city in the language of the build, where it has one. */
const nameOf = (city: string, country: string): string => LOCAL_CITY_NAMES[`${city}, ${country}`] ?? city;

/** `Cairo, Egypt`. @param place a city */
export function placeName({ city = '', country = '' }: Place): string {
  const name = nameOf(city, country);
  const land = countries.of(country) ?? country;
  // Singapore is a city and a country.
  return land === name ? name : name + searchMessages.betweenEntries + land;
}

interface Entry {
  place: Place;
  /** Folded: the name here, the name of GeoNames, and the country. */
  names: readonly string[];
}

/** Made at the first search. */
let entries: Entry[] | undefined;

function allEntries(): Entry[] {
  entries ??= table.cities.map(([city, country, latitude, longitude, zone]) => ({
    place: { city, country, latitude, longitude, zone: table.zones[zone] ?? 'UTC' },
    names: [nameOf(city, country), city, countries.of(country) ?? country].map(fold),
  }));
  return entries;
}

/** How well a name fits: it begins so, a word of it begins so; undefined where neither. */
function rank(name: string, sought: string): number | undefined {
  if (name.startsWith(sought)) return 0;
  return ` ${name}`.includes(` ${sought}`) ? 1 : undefined;
}

const MOST_FOUND = 8;

/** Cities whose name, or whose country's name, begins as what is sought does: those by name first, and the largest first. */
export function findCities(typed: string): Place[] {
  // What stands after a comma is the country.
  const sought = fold(typed.split(/[,،]/)[0] ?? '');
  if (sought === '') return [];
  const ranks: Place[][] = [[], [], []];
  for (const { place, names } of allEntries()) {
    const [local = '', international = '', country = ''] = names;
    const best = Math.min(rank(local, sought) ?? Infinity, rank(international, sought) ?? Infinity);
    const found = best < Infinity ? best : country.startsWith(sought) ? 2 : undefined;
    if (found !== undefined) ranks[found]?.push(place);
  }
  return ranks.flat().slice(0, MOST_FOUND);
}

const RADIANS = Math.PI / 180;
/** About three hundred kilometres: beyond it a city tells nothing of the country. */
const NEAR_DEGREES = 3;

/** The country of the nearest large city; undefined where none is near. */
export function countryNear(latitude: number, longitude: number): string | undefined {
  const distance = ({ place }: Entry): number => {
    const east = Math.abs(((place.longitude - longitude + 540) % 360) - 180) * Math.cos(latitude * RADIANS);
    return Math.hypot(place.latitude - latitude, east);
  };
  let nearest: { country: string | undefined; degrees: number } = { country: undefined, degrees: NEAR_DEGREES };
  for (const entry of allEntries()) {
    const degrees = distance(entry);
    if (degrees < nearest.degrees) nearest = { country: entry.place.country, degrees };
  }
  return nearest.country;
}
