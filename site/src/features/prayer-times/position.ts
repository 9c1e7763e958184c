/** The position of the device. It is asked for at a press, used, and kept nowhere. */
import type { Place } from './place.ts';

/** Why there is no position. */
export type NoPosition = 'refused' | 'unavailable' | 'unsupported';

const WAIT_MS = 20_000;
/** A position of some hours ago is as good: prayer times move by four minutes in a hundred kilometres. */
const OLD_MS = 3_600_000;
/** `GeolocationPositionError.PERMISSION_DENIED`; not every browser has the interface as a global. */
const PERMISSION_DENIED = 1;

/** The place where the device is, with the time zone of its clock. Never rejects. */
export function devicePosition(): Promise<Place | NoPosition> {
  if (!('geolocation' in navigator)) return Promise.resolve('unsupported');
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude, zone: new Intl.DateTimeFormat().resolvedOptions().timeZone }),
      ({ code }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { enableHighAccuracy: false, timeout: WAIT_MS, maximumAge: OLD_MS },
    );
  });
}
