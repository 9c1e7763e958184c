/** A virtual module with the list of cities, made by `site/build/cities/cities-plugin.ts`. */
declare module 'virtual:cities' {
  const table: {
    /** Names of time zones (IANA). */
    zones: readonly string[];
    /** Name, country (ISO 3166-1), latitude, longitude in degrees, index of the zone. The largest city first. */
    cities: readonly (readonly [string, string, number, number, number])[];
  };
  export default table;
}
