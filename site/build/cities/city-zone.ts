/** The time zone of a city. The map of zones in `@photostructure/tz-lookup` is coarse at borders, so the country decides there. */
import zoneAt from '@photostructure/tz-lookup';

/** The zones of a country, which `Intl.Locale` has in one of two ways. */
interface LocaleWithTimeZones {
  /** What Node 20 and 22 have. */
  timeZones?: string[];
  /** What later versions have instead. */
  getTimeZones?: () => string[] | undefined;
}

const canonicalZones = new Map<string, string>();

/** One name for each zone: Asia/Calcutta and Asia/Kolkata are the same. */
function canonicalZone(timeZone: string): string {
  const known = canonicalZones.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  canonicalZones.set(timeZone, known);
  return known;
}

const zonesByCountry = new Map<string, ReadonlySet<string>>();

/** The zones of a country; empty where none are known, as of Kosovo. */
function zonesOfCountry(country: string): ReadonlySet<string> {
  const known = zonesByCountry.get(country);
  if (known) return known;
  const locale = new Intl.Locale('und', { region: country }) as LocaleWithTimeZones;
  const zones = new Set((locale.getTimeZones?.() ?? locale.timeZones ?? []).map(canonicalZone));
  zonesByCountry.set(country, zones);
  return zones;
}

/** In degrees. */
const NEARBY_DISTANCES = [0.1, 0.2, 0.4, 0.7, 1, 1.5];
const DIRECTIONS = Array.from({ length: 8 }, (_, eighth) => (eighth * Math.PI) / 4);

/**
 * @param country ISO 3166-1 @param latitude @param longitude in degrees
 * @returns IANA zone: that of the place, if the country has it or has no known zone; otherwise the nearest zone
 *   found that the country has; otherwise the country's only zone; otherwise that of the place
 */
export function cityZone(country: string, latitude: number, longitude: number): string {
  const here = zoneAt(latitude, longitude);
  const own = zonesOfCountry(country);
  const isOwn = (zone: string): boolean => own.has(canonicalZone(zone));
  if (own.size === 0 || isOwn(here)) return here;
  const nearby = NEARBY_DISTANCES.flatMap((distance) =>
    DIRECTIONS.map((angle) => zoneAt(latitude + distance * Math.sin(angle), longitude + distance * Math.cos(angle))),
  );
  return nearby.find(isOwn) ?? (own.size === 1 ? [...own].join('') : here);
}
