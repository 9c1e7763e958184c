/** Every address that has a page: the prerenderer renders them, and the sitemap lists them. */
import { hasParameters, type Screen, SCREENS } from '../../../screens.ts';

const ADDRESS_FILES = import.meta.glob<string[]>('../screens/*/addresses.ts', { eager: true, import: 'default' });

/** @throws Error where the path has parameters and the folder does not say which addresses they make */
function addressesOf(screen: Screen): string[] {
  if (!hasParameters(screen)) return [screen.path];
  const file = `../screens/${screen.folder}/addresses.ts`;
  const addresses = ADDRESS_FILES[file];
  if (!addresses) throw new Error(`the path ${screen.path} has parameters; list its addresses in src${file.slice(2)}`);
  return addresses;
}

/** In the order of the table of screens. */
export const allPageAddresses: string[] = SCREENS.flatMap(addressesOf);
