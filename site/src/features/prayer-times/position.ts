/** The position of the device. It is requested at a press, used, and never stored. */
import type { Place } from './place.ts';

/** Why there is no position. */
export type PositionFailure = 'refused' | 'unavailable' | 'unsupported';

const POSITION_TIMEOUT_MS = 20_000;
/** An hour-old position is good enough: prayer times differ by four minutes in 100 km. */
const MAX_POSITION_AGE_MS = 3_600_000;
/** `GeolocationPositionError.PERMISSION_DENIED`; not every browser has the interface as a global. */
const PERMISSION_DENIED = 1;

/** The device's position, with the time zone of its clock. The promise never rejects. */
export function devicePosition(): Promise<Place | PositionFailure> {
  if (!('geolocation' in navigator)) return Promise.resolve('unsupported');
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude, zone: new Intl.DateTimeFormat().resolvedOptions().timeZone }),
      ({ code }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { enableHighAccuracy: false, timeout: POSITION_TIMEOUT_MS, maximumAge: MAX_POSITION_AGE_MS },
    );
  });
}
