import { expect, test } from 'vitest';
import { largeCities } from './large-cities.ts';

const { zones, cities } = largeCities();
const find = (name: string, country: string) => cities.find((city) => city[0] === name && city[1] === country);

test('has cities of nearly every country, and at least one in each time zone that the list names', () => {
  expect(cities.length).toBeGreaterThan(4000);
  expect(cities.length).toBeLessThan(6000);
  expect(new Set(cities.map(([, country]) => country)).size).toBeGreaterThan(220);
  expect(new Set(cities.map(([, , , , zone]) => zone)).size).toBe(zones.length);
  for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});

test.each([
  ['Mecca', 'SA', 21.43, 39.83, 'Asia/Riyadh'],
  ['Medina', 'SA', 24.47, 39.61, 'Asia/Riyadh'],
  ['Cairo', 'EG', 30.06, 31.25, 'Africa/Cairo'],
  ['Jakarta', 'ID', -6.21, 106.85, 'Asia/Jakarta'],
  ['Serang', 'ID', -6.12, 106.15, 'Asia/Jakarta'],
  ['Jayapura', 'ID', -2.54, 140.71, 'Asia/Jayapura'],
  ['Dili', 'TL', -8.56, 125.57, 'Asia/Dili'],
  ['Rundu', 'NA', -17.93, 19.77, 'Africa/Windhoek'],
  ['Pago Pago', 'AS', -14.28, -170.7, 'Pacific/Pago_Pago'],
  ['Karachi', 'PK', 24.91, 67.08, 'Asia/Karachi'],
  ['Paris', 'FR', 48.85, 2.35, 'Europe/Paris'],
  ['Istanbul', 'TR', 41.01, 28.95, 'Europe/Istanbul'],
  ['Reykjavík', 'IS', 64.14, -21.9, 'Atlantic/Reykjavik'],
])('%s, %s, has its true coordinates and time zone', (name, country, latitude, longitude, zone) => {
  const city = find(name, country);
  expect(Math.abs((city?.[2] ?? 99) - latitude)).toBeLessThan(0.1);
  expect(Math.abs((city?.[3] ?? 99) - longitude)).toBeLessThan(0.1);
  const now = new Date('2026-07-01T00:00:00Z');
  const clock = (timeZone: string): string => now.toLocaleString('en', { timeZone });
  expect(clock(zones[city?.[4] ?? -1] ?? 'UTC')).toBe(clock(zone));
});
