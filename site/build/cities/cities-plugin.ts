import type { Plugin } from 'vite';

const CITIES_MODULE_ID = 'virtual:cities';
const RESOLVED_CITIES_MODULE_ID = '\0virtual:cities';

/** Gives the app its list of cities as the module `virtual:cities`. It loads with the part that imports it. */
export function citiesPlugin(): Plugin {
  return {
    name: 'misbaha-cities',
    resolveId: (id) => (id === CITIES_MODULE_ID ? RESOLVED_CITIES_MODULE_ID : undefined),
    async load(id) {
      if (id !== RESOLVED_CITIES_MODULE_ID) return undefined;
      // Loaded here, so that the package of all cities is read only when the list is needed.
      const { largeCities } = await import('./large-cities.ts');
      // Browsers parse a large literal faster as JSON than as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(largeCities()))});`;
    },
  };
}
