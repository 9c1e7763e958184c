/** Searches the list of cities. */
import table from 'virtual:cities';
import * as searchMessages from '../../../../packages/core/messages/search.ts';
import { LOCALE } from '../../../../packages/core/messages/locale.ts';
import { foldText } from '../../../../packages/core/search/fold.ts';
import { FURTHER_CITY_NAMES, LOCAL_CITY_NAMES } from './city-names.ts';
import type { Place } from './place.ts';

const countryNames = new Intl.DisplayNames([LOCALE], { type: 'region', fallback: 'code' });

/** Letters that folding keeps, as they do not consist of a letter and a mark; with what people type whose keyboard lacks them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Letters that are typed as two where the keyboard has none of them: Århus as "aarhus", Köln as "koeln". */
const LETTERS_WRITTEN_OUT: Readonly<Record<string, string>> = { å: 'aa', ä: 'ae', ö: 'oe', ø: 'oe', ü: 'ue' };

const replaceLetters = (text: string, letters: Readonly<Record<string, string>>): string =>
  text.replaceAll(/[^ -~]/g, (letter) => letters[letter] ?? letter);

const withLettersWrittenOut = (text: string): string => replaceLetters(text.normalize('NFC').toLowerCase(), LETTERS_WRITTEN_OUT);

/**
 * Folds a text to compare names: without accents, punctuation and capitals, since people type `sao paulo`; with one letter for
 * the variants of Arabic and Urdu keyboards; and without the Arabic article, so that القاهرة equals قاہرہ.
 */
const fold = (text: string): string =>
  replaceLetters(foldText(text), PLAIN_LETTERS)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/(^| )ال(?=..)/g, '$1')
    .trim();

/** A folded name with its "St" and "Ste" written out: Saint-Denis is typed "st denis", and GeoNames writes St. Louis. */
const withSaintsWrittenOut = (folded: string): string => folded.replaceAll(/(^| )st(e?)(?= )/g, '$1saint$2');

/** The ways to spell names, folded: as they are written, with special letters spelled out, and with St and Ste as Saint and Sainte. */
function spellingsOf(names: readonly string[]): string[] {
  const folded = names.flatMap((name) => [name, withLettersWrittenOut(name)]).map(fold);
  return [...new Set([...folded, ...folded.map(withSaintsWrittenOut)])];
}

/** The city's name in the language of the build, if it has one; else GeoNames' name. */
const localCityName = (city: string, country: string): string => LOCAL_CITY_NAMES[`${city}, ${country}`] ?? city;

const furtherCityNames = (city: string, country: string): readonly string[] => FURTHER_CITY_NAMES[`${city}, ${country}`] ?? [];

/** `Cairo, Egypt`. @param place a city, not a position of the device */
export function cityAndCountryName({ city = '', country = '' }: Place): string {
  const name = localCityName(city, country);
  const land = countryNames.of(country) ?? country;
  // For city states such as Singapore, one name is enough.
  return land === name ? name : name + searchMessages.betweenEntries + land;
}

interface CityEntry {
  place: Place;
  /**
   * Folded for searching, as the two fields below are: the local name and GeoNames' name, each in all spellings. `furtherNames`
   * are found, but not shown.
   */
  names: readonly string[];
  furtherNames: readonly string[];
  countryName: string;
}

const MAX_FOUND_CITIES = 8;

/** Made at the first search. */
let entries: CityEntry[] | undefined;

function allEntries(): CityEntry[] {
  entries ??= table.cities.map(([city, country, latitude, longitude, zone]) => ({
    place: { city, country, latitude, longitude, zone: table.zones[zone] ?? 'UTC' },
    names: spellingsOf([localCityName(city, country), city]),
    furtherNames: spellingsOf(furtherCityNames(city, country)),
    countryName: fold(countryNames.of(country) ?? country),
  }));
  return entries;
}

/** How well a name matches, the best first. */
const RANK = { begins: 0, laterWord: 1, withoutSpaces: 2, furtherName: 3, country: 4, moreTyped: 5 };
const RANKS = Object.keys(RANK).length;

interface CityQuery {
  text: string;
  withoutSpaces: string;
}

/** Whether a word of a name begins with what was typed, where spaces do not count: "newyork", نیویارک. */
function beginsWithoutSpaces(name: string, { withoutSpaces }: CityQuery): boolean {
  const words = name.split(' ');
  return words.some((_, at) => words.slice(at).join('').startsWith(withoutSpaces));
}

/** The rank of a city's name; Infinity where it does not match. */
function rankOfName(name: string, sought: CityQuery): number {
  if (name.startsWith(sought.text)) return RANK.begins;
  if (` ${name}`.includes(` ${sought.text}`)) return RANK.laterWord;
  if (beginsWithoutSpaces(name, sought)) return RANK.withoutSpaces;
  return name !== '' && sought.text.startsWith(`${name} `) ? RANK.moreTyped : Infinity;
}

/** The rank of a name that is not shown. It must be typed whole to come first: "mad" is Madrid before it is Madras, now Chennai. */
function rankOfFurtherName(name: string, sought: CityQuery): number {
  const rank = rankOfName(name, sought);
  return name === sought.text || rank >= RANK.furtherName ? rank : RANK.furtherName;
}

interface FoundCities {
  found: Place[];
  /** Those whose whole name is at the beginning of what was typed. */
  moreTyped: Place[];
}

function citiesByName(typed: string): FoundCities {
  const sought = spellingsOf([typed]).map((text) => ({ text, withoutSpaces: text.replaceAll(' ', '') }));
  const ranks: Place[][] = Array.from({ length: RANKS }, () => []);
  for (const { place, names, furtherNames, countryName } of allEntries()) {
    const rank = Math.min(
      ...sought.flatMap((spelling) => [
        ...names.map((name) => rankOfName(name, spelling)),
        ...furtherNames.map((name) => rankOfFurtherName(name, spelling)),
        countryName.startsWith(spelling.text) ? RANK.country : Infinity,
      ]),
    );
    ranks[rank]?.push(place);
  }
  const moreTyped = ranks.pop() ?? [];
  return { found: ranks.flat(), moreTyped };
}

/** What Indonesians type before the name of a city or a district: "kota bandung", "kab. bogor". */
const INDONESIAN_CITY_WORD = /^(kota|kab|kabupaten) /;

/** Cities of Indonesia that match without the word before the name. @param folded what was typed, folded */
function indonesianCities(folded: string): Place[] {
  if (!INDONESIAN_CITY_WORD.test(folded)) return [];
  return citiesByName(folded.replace(INDONESIAN_CITY_WORD, '')).found.filter(({ country }) => country === 'ID');
}

/**
 * Cities with a word of their name, or else a country, that begins with what was typed. Names that begin with it come first, then
 * names with a later such word, then those that begin with it where spaces do not count, then names that are not shown, then
 * countries; among equals, larger cities first. Where there are none, cities of Indonesia by what was typed without the word for
 * a city; else cities whose whole name is at the beginning of what was typed: مدینہ منورہ, "london uk".
 */
export function findCities(typed: string): Place[] {
  // What follows a comma is the country, which is not searched for.
  const name = typed.split(/[,،]/)[0] ?? '';
  const text = fold(name);
  if (text === '') return [];
  const { found, moreTyped } = citiesByName(name);
  const indonesian = found.length === 0 ? indonesianCities(text) : [];
  const cities = [found, indonesian, moreTyped].find(({ length }) => length > 0) ?? [];
  return cities.slice(0, MAX_FOUND_CITIES);
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
