import { objectFields } from '../../platform/storage/object-fields.ts';

/** A place for which prayer times are calculated. */
export interface Place {
  /** GeoNames' name; absent for a position of the device. */
  city?: string;
  /** ISO 3166-1, two letters. */
  country?: string;
  /** Degrees, from -90 to 90; north is positive. */
  latitude: number;
  /** Degrees, from -180 to 180; east is positive. */
  longitude: number;
  /** IANA time zone in which its times are shown. */
  zone: string;
}

const isWithin = (value: unknown, most: number): value is number => typeof value === 'number' && Math.abs(value) <= most;

function isZone(zone: unknown): zone is string {
  if (typeof zone !== 'string') return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Parses a stored city; undefined for anything else, also for a position without a city. */
export function parseStoredCity(value: unknown): Place | undefined {
  const { city, country, latitude, longitude, zone } = objectFields(value);
  if (typeof city !== 'string' || city === '' || typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) return undefined;
  return isWithin(latitude, 90) && isWithin(longitude, 180) && isZone(zone) ? { city, country, latitude, longitude, zone } : undefined;
}
